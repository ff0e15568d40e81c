/// A claim that a message would make, and whether the data proves it.
public struct ClaimRecord: Sendable, Hashable {
  /// The claim.
  public let kind: ClaimKind
  /// The section that makes it.
  public let section: String
  /// The product it is about; `nil` when it is about all products of the paywall.
  public let productID: String?
  /// Whether it may be made.
  public let verdict: Verdict

  /// Whether a claim is proven, with the reason either way, in English.
  public enum Verdict: Sendable, Hashable {
    /// The data proves it; `evidence` is the sum or fact.
    case proven(evidence: String)
    /// The data does not prove it; `reason` says what speaks against it.
    case refused(reason: String)

    /// The evidence or reason.
    public var explanation: String {
      switch self {
      case .proven(let evidence): evidence
      case .refused(let reason): reason
      }
    }

    /// Whether the claim may be made.
    public var isProven: Bool {
      switch self {
      case .proven: true
      case .refused: false
      }
    }
  }
}
