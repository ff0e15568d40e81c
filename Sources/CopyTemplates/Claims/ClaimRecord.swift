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

  /// Whether a claim is proven, with the reason either way.
  public enum Verdict: Sendable, Hashable {
    /// The data proves it.
    case proven(ClaimEvidence)
    /// The data does not prove it.
    case refused(ClaimEvidence)

    /// Proven by one fact.
    public static func proven(evidence: String) -> Verdict {
      .proven(ClaimEvidence(facts: [evidence]))
    }

    /// Refused for one reason.
    public static func refused(reason: String) -> Verdict {
      .refused(ClaimEvidence(facts: [reason]))
    }

    /// What it rests on.
    public var evidence: ClaimEvidence {
      switch self {
      case .proven(let evidence), .refused(let evidence): evidence
      }
    }

    /// The evidence or reason, as one text.
    public var explanation: String { evidence.text }

    /// Whether the claim may be made.
    public var isProven: Bool {
      switch self {
      case .proven: true
      case .refused: false
      }
    }
  }
}
