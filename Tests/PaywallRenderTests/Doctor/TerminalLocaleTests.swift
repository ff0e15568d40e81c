import Testing

@testable import paywall_render

@Suite struct TerminalLocaleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let name: String
    let isUTF8: Bool
    var testDescription: String { "\(variables)" }
  }

  static let rows = [
    Row(variables: [:], name: "C", isUTF8: false),
    Row(variables: ["LANG": "de_DE.UTF-8"], name: "de_DE.UTF-8", isUTF8: true),
    Row(variables: ["LANG": "de_DE.utf8"], name: "de_DE.utf8", isUTF8: true),
    Row(variables: ["LANG": "de_DE.ISO-8859-1@euro"], name: "de_DE.ISO-8859-1@euro", isUTF8: false),
    Row(variables: ["LANG": "sr_RS.UTF-8@latin"], name: "sr_RS.UTF-8@latin", isUTF8: true),
    Row(variables: ["LANG": "en_US.UTF-8", "LC_CTYPE": "C"], name: "C", isUTF8: false),
    Row(
      variables: ["LANG": "C", "LC_CTYPE": "POSIX", "LC_ALL": "C.UTF-8"], name: "C.UTF-8",
      isUTF8: true),
  ]

  @Test(arguments: rows)
  func readsTheEncoding(row: Row) {
    let locale = TerminalLocale { row.variables[$0] }
    #expect(locale.name == row.name)
    #expect(locale.isUTF8 == row.isUTF8)
    #expect((locale.finding == nil) == row.isUTF8)
  }
}
