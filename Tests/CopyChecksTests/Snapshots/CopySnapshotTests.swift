import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct CopySnapshotTests {
  static let snapshot = CopySnapshot(
    template: "subscription", locale: "de",
    cells: [
      SnapshotCell(
        storefront: "USA", state: "free:3", facts: [SnapshotLine("pro price", "9.99 USD")],
        presentation: [SnapshotLine("price", "9,99\u{A0}$"), SnapshotLine("note", "")]),
      SnapshotCell(storefront: "DEU", state: "free:3", facts: [], presentation: []),
    ])

  static let text = """
    paywall-snapshot/1
    template: subscription
    locale: de

    == DEU free:3

    facts

    presentation

    == USA free:3

    facts
      pro price: 9.99 USD

    presentation
      price: 9,99\\u{00A0}$
      note:

    """

  @Test func isReadable() { #expect(Self.snapshot.text == Self.text) }

  @Test func isReadAgain() throws {
    #expect(try read(Self.text) == Self.snapshot)
    #expect(try read(Self.text.replacing("\n", with: "\r\n")) == Self.snapshot)
  }

  @Test func tellsSpellingsOfOneLetterApart() {
    #expect(SnapshotLine("a", "é") != SnapshotLine("a", "e\u{301}"))
  }

  @Test(arguments: [
    ("another file", "{}\n", "1: expected 'paywall-snapshot/1' on the first line"),
    ("no template", "paywall-snapshot/1\nlocale: de\n", "2: expected 'template: …'"),
    (
      "a merge", text.replacing("  pro price", with: "<<<<<<< HEAD\n  pro price"),
      "14: expected a line of a snapshot, got '<<<<<<< HEAD'"
    ),
    (
      "a bad escape", text.replacing("\\u{00A0}", with: "\\u{ZZ}"),
      #"17: expected a line of a snapshot, got '  price: 9,99\u{ZZ}$'"#
    ),
    (
      "a line outside", "paywall-snapshot/1\ntemplate: a\nlocale: de\n  a: b\n",
      "4: expected a line of a snapshot, got '  a: b'"
    ),
    (
      "a paywall twice", text.replacing("== USA", with: "== DEU"), "19: a paywall is there twice"
    ),
  ])
  func refusesBrokenFiles(name: String, text: String, message: String) throws {
    var findings: [Finding] = []
    let source = try SourceText(file: "de.snap", bytes: Array(text.utf8))
    #expect(CopySnapshot(reading: source, into: &findings) == nil)
    #expect(findings.map { "\($0.location?.line ?? 0): \($0.message)" } == [message])
  }

  private func read(_ text: String) throws -> CopySnapshot? {
    var findings: [Finding] = []
    defer { #expect(findings.isEmpty) }
    return CopySnapshot(
      reading: try SourceText(file: "de.snap", bytes: Array(text.utf8)), into: &findings)
  }
}
