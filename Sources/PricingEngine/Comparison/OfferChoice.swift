/// Which offer of a plan copy shows.
public enum OfferChoice: Sendable, Hashable {
  /// The introductory offer, when the plan has one: the store applies it by itself.
  case introductory
  /// No offer: the copy is for someone who can have none.
  case none
  /// The offer with an identifier or a code's name.
  case named(String)
  /// The first offer of a kind, by `Offer.Kind.name`.
  case kind(String)
}

extension Plan {
  /// The offer that a choice picks; `nil` when the plan has no such offer.
  public func offer(_ choice: OfferChoice) -> Offer? {
    switch choice {
    case .introductory: offers.first { $0.kind == .introductory }
    case .none: nil
    case .named(let name): offers.first { $0.kind.identifier == name }
    case .kind(let kind): offers.first { $0.kind.name == kind }
    }
  }
}

extension Offer.Kind {
  /// The offer's identifier or a code's name; `nil` for an introductory offer, which has none.
  public var identifier: String? {
    switch self {
    case .introductory: nil
    case .promotional(let offerID), .winBack(let offerID): offerID
    case .offerCode(let name, _, _, _): name
    }
  }
}
