/// A claim that a page considers, and whether it makes it.
struct ManifestClaim: Hashable, Sendable, Comparable {
  /// The claim, as its kind is written.
  let kind: String
  /// Whether it is proven.
  let isProven: Bool

  static func < (left: ManifestClaim, right: ManifestClaim) -> Bool {
    (left.kind, left.isProven ? 0 : 1) < (right.kind, right.isProven ? 0 : 1)
  }

  /// The verdict as it is written.
  var verdict: String { isProven ? "proven" : "refused" }
}
