/// A reader's state as it follows from facts, with the facts that it follows from.
public struct DerivedState: Sendable, Hashable {
  /// Where the reader stands.
  public let standing: ReaderState
  /// What has just happened, if that is still to be said.
  public let news: ReaderState?
  /// What the reader may use.
  public let access: Access
  /// Whether the customer has canceled a purchase and nothing else has happened, so that there is no news to tell.
  public let isCanceled: Bool
  /// The fact that decided the standing.
  public let reason: AccessReason
  /// The fact that the news comes from.
  public let newsReason: AccessReason?
  /// Facts that did not decide but are worth knowing.
  public let notes: [AccessReason]

  /// The state to write copy for: the news when there is some, or else where the reader stands.
  ///
  /// Copy that is about the standing alone, such as a plan card, takes `standing`.
  public var state: ReaderState { news ?? standing }

  /// The situation of the reader, for the rules that judge claims; news does not change it.
  public var situation: AccessSituation { standing.situation }
}
