import PricingEngine

extension FindingsBaseline {
  /// The name of the format, which a baseline starts with.
  static let schema = "paywall-baseline/1"

  /// The baseline as JSON, an entry on each line so that a mended finding is one line less.
  public var text: String {
    let lines = accepted.map { "    " + Self.json($0).text(pretty: false) }
    let entries = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "schema": "\(Self.schema)",
        "accepted": \(entries)
      }

      """
  }

  private static func json(_ accepted: Accepted) -> JSONOutput {
    let texts = accepted.entry.members.compactMap { member in
      member.value.map { (member.name, JSONOutput.string($0)) }
    }
    let count = accepted.count > 1 ? [("count", JSONOutput.integer(accepted.count))] : []
    return .object(texts + count)
  }
}
