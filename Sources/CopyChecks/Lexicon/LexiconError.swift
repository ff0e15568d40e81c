import PricingEngine

/// Why a lexicon file cannot be used, with the place.
public struct LexiconError: Error, Sendable {
  /// What is wrong.
  public let problem: LexiconProblem
  /// Where.
  public let location: SourceLocation

  init(_ problem: LexiconProblem, at location: SourceLocation) {
    self.problem = problem
    self.location = location
  }
}

extension LexiconError: CustomStringConvertible {
  /// The place, what is wrong and what to write instead.
  public var description: String { "\(location): \(problem)" }
}
