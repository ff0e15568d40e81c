import PricingEngine

extension FormattingLock {
  /// The name of the format.
  static let schema = "paywall-lock/1"

  /// The lock as JSON, a canary on each line.
  public var text: String {
    let lines = canaries.map { "    " + Self.json($0).text(pretty: false) }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "schema": "\(Self.schema)",
        "tool": \(JSONOutput.string(tool).text(pretty: false)),
        "icu": \(JSONOutput.string(icu).text(pretty: false)),
        "cldr": \(JSONOutput.string(cldr).text(pretty: false)),
        "canaries": \(list)
      }

      """
  }

  private static func json(_ canary: FormattingCanary) -> JSONOutput {
    .object([
      ("locale", .string(canary.locale)),
      ("currency", .string(canary.currency)),
      ("texts", .array(canary.texts.map(JSONOutput.string))),
      ("plurals", .string(canary.plurals.joined(separator: " "))),
    ])
  }
}
