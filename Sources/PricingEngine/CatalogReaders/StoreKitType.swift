/// The product types as StoreKit configuration files spell them.
enum StoreKitType: String, CaseIterable {
  case consumable = "Consumable"
  case nonConsumable = "NonConsumable"
  case nonRenewing = "NonRenewingSubscription"
  case recurring = "RecurringSubscription"

  /// The type that another spelling stands for: `non-consumable`, `AutoRenewableSubscription`.
  init?(likely text: String) {
    switch plainWord(text) {
    case "consumable": self = .consumable
    case "nonconsumable": self = .nonConsumable
    case "nonrenewing", "nonrenewable", "nonrenewingsubscription", "nonrenewablesubscription":
      self = .nonRenewing
    case "autorenewable", "autorenewing", "autorenewablesubscription", "autorenewingsubscription",
      "recurringsubscription", "subscription":
      self = .recurring
    default: return nil
    }
  }

  /// The list that products of the type belong in.
  var home: String {
    switch self {
    case .consumable, .nonConsumable: "'products'"
    case .nonRenewing: "'nonRenewingSubscriptions'"
    case .recurring: "'subscriptions' of a group in 'subscriptionGroups'"
    }
  }
}

/// A word without what spellings differ in: case, hyphens, underscores and spaces.
func plainWord(_ text: String) -> String {
  String(text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
}

extension StoreKitItem {
  /// Reads the type of a product in a list for `types`; a list for one type tells it without the key.
  func type(oneOf types: [StoreKitType], into findings: inout [Finding]) -> StoreKitType? {
    let names = types.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    guard let value = object.present("type") else {
      guard types.count == 1 else {
        reportMissing(
          "type", .typeMissing, "the product has no type", fix: "add 'type', \(names)",
          into: &findings)
        return nil
      }
      findings.append(
        object.reader.finding(
          .note, .typeMissing, "the product has no type; the list tells it",
          fix: "add 'type', \(names)"))
      return types.first
    }
    guard let text = value.string(into: &findings) else { return nil }
    if let type = types.first(where: { $0.rawValue == text }) { return type }
    let likely = StoreKitType(likely: text) ?? StoreKitType.near(text)
    let isMisplaced = likely.map { !types.contains($0) } ?? false
    findings.append(
      value.finding(
        .error, isMisplaced ? .typeMisplaced : .typeUnknown,
        "expected \(names), got '\(quotable(text))'",
        fix: likely.map { fix(for: $0, isMisplaced: isMisplaced) }))
    return nil
  }

  private func fix(for type: StoreKitType, isMisplaced: Bool) -> String {
    guard isMisplaced else { return "write '\(type.rawValue)'" }
    return "move the product into \(type.home), with type '\(type.rawValue)'"
  }
}

extension StoreKitType {
  fileprivate static func near(_ text: String) -> StoreKitType? {
    nearestText(to: text, in: allCases.map(\.rawValue)).flatMap(StoreKitType.init(rawValue:))
  }
}
