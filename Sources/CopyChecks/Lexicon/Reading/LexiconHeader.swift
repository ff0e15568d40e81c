import PricingEngine

/// The keys at the start of a lexicon file.
struct LexiconHeader {
  var mode: MatchMode?
  var trust = LexiconTrust.certain
  var style = NumberStyle()
  /// The lexicon that this one adds to.
  var base: String?

  /// The keys, in the order of the documentation.
  static let keys = ["name", "locales", "extends", "match", "trust", "decimal", "grouping"]

  /// Takes a line `key: value`.
  mutating func read(_ line: String) throws(LexiconProblem) {
    let parts = line.split(separator: ":", maxSplits: 1).map { trimmedSpaces(String($0)) }
    guard parts.count == 2 else { throw .outsideSection }
    let (key, value) = (parts[0], parts[1])
    switch key {
    // For people: the language in words, and the App Store locales it serves.
    case "name", "locales": break
    case "extends": base = value
    case "match": mode = try choice(key, value, of: MatchMode.allCases.map { ($0.rawValue, $0) })
    case "trust":
      trust = try choice(key, value, of: [("certain", .certain), ("doubtful", .doubtful)])
    case "decimal":
      style.hasDecimalComma = try choice(key, value, of: [("comma", true), ("point", false)])
    case "grouping":
      style.groupsWithSpace = try choice(key, value, of: [("space", true), ("mark", false)])
    default: throw .unknownKey(key)
    }
  }

  private func choice<Value>(
    _ key: String, _ value: String, of choices: [(name: String, value: Value)]
  ) throws(LexiconProblem) -> Value {
    guard let choice = choices.first(where: { $0.name == value }) else {
      throw .badValue(key: key, value: value, allowed: choices.map(\.name))
    }
    return choice.value
  }
}
