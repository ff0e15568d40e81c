import CopyChecks
import PricingEngine
import Testing

/// A report with what is hard to write: wide, right-to-left and astral characters, markup, and texts that look like commands.
enum SampleReport {
  /// The files that the findings are in.
  static let files = [
    "copy/en.html": "<p>Save 50% | cancel anytime ]]></p>\n",
    "copy/ja.json": "{\n  \"terms.charge\": \"👍 いつでも解約\"\n}\n",
    "copy/ar.json": "{\n  \"terms.charge\": \"ألغ\u{650} في أي وقت\"\n}\n",
  ]

  static let rules = [
    RuleSummary(
      id: "cancel-way-missing", level: .warning,
      requirement: "Copy that speaks of canceling says where."),
    RuleSummary(
      id: "save-percent-overstated", level: .error,
      requirement: "A saving is at most the exact one {rounded down}.",
      helpURI: "https://example.com/rules#saving"),
    RuleSummary(id: "price-hardcoded", level: .error, requirement: "Prices are placeholders."),
  ]

  static func report() throws -> FindingsReport {
    FindingsReport(
      try findings(),
      suppressed: [
        SuppressedFinding(
          try finding(
            .warning, "cancel-way-missing", in: "copy/en.html", words: "cancel anytime",
            "says 'cancel anytime' and not where", locale: "en"),
          reason: "a customer's words | seen by @legal")
      ],
      rules: rules, scope: CheckedScope(cells: 12, locales: 3, templates: 2),
      sources: try sources(), version: "0.1.0")
  }

  /// The findings in an order that is not the report's.
  static func findings() throws -> [CheckFinding] {
    [
      try finding(
        .error, "save-percent-overstated", in: "copy/en.html", words: "Save 50%",
        "says 50%, and the exact saving is 44.1191… %", fix: "write 'Save 44%'",
        product: "app.yearly", locale: "en",
        evidence: CheckFinding.Evidence(
          facts: ["app.yearly is auto-renewable, $66.99 per P1Y"],
          sum: "(119.88 - 66.99) / 119.88", exact: "44.1191…", allowed: "44%")),
      try finding(
        .warning, "cancel-way-missing", in: "copy/ja.json", words: "いつでも解約",
        "says 'いつでも解約' and not where", locale: "ja", key: "terms.charge"),
      CheckFinding(
        Finding(
          .error, rule: "saving-basis-unstated", at: SourceLocation(file: "site/ä b,1.html"),
          "a saving has no basis", fix: "say what it is compared with")),
      CheckFinding(
        Finding(
          .note, rule: "product-name-odd", path: "products[0].name",
          "the name is 'a\r\n::error::b \u{202E}100% | ]]> ##[error]c'"),
        words: "a\r\n::error::b"),
      try finding(
        .warning, "cancel-way-missing", in: "copy/ar.json", words: "ألغ\u{650} في أي وقت",
        "says 'ألغ\u{650} في أي وقت' and not where", locale: "ar", key: "terms.charge"),
    ]
  }

  private static func sources() throws -> [SourceText] {
    try files.map { try SourceText(file: $0.key, bytes: Array($0.value.utf8)) }
  }

  private static func finding(
    _ severity: Finding.Severity, _ rule: String, in file: String, words: String,
    _ message: String, fix: String? = nil, product: String? = nil, locale: String,
    key: String? = nil, evidence: CheckFinding.Evidence? = nil
  ) throws -> CheckFinding {
    let text = try #require(files[file])
    let source = try SourceText(file: file, bytes: Array(text.utf8))
    let range = try #require(text.range(ofWords: words))
    return CheckFinding(
      Finding(
        severity, rule: rule, at: source.location(ofByte: range.lowerBound), productID: product,
        message, fix: fix),
      cell: CheckFinding.Cell(template: "subscription", locale: locale, key: key), words: words,
      end: source.location(ofByte: range.upperBound), evidence: evidence)
  }
}

extension String {
  /// The UTF-8 offsets of the first place where some words stand.
  fileprivate func range(ofWords words: String) -> Range<Int>? {
    firstRange(of: words).map {
      utf8.distance(
        from: startIndex, to: $0.lowerBound)..<utf8.distance(from: startIndex, to: $0.upperBound)
    }
  }
}
