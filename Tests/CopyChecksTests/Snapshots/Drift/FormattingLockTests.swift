import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct FormattingLockTests {
  private static func canary(
    _ locale: String, _ text: String, plurals: [String] = ["other"]
  ) -> FormattingCanary {
    FormattingCanary(locale: locale, currency: "NOK", texts: [text], plurals: plurals)
  }

  private static func lock(_ icu: String, _ canaries: [FormattingCanary]) -> FormattingLock {
    FormattingLock(tool: "1", icu: icu, cldr: "42", canaries: canaries)
  }

  @Test func isWrittenAndReadAgain() throws {
    let lock = Self.lock("72.1", [Self.canary("nb", "kr\u{A0}5"), Self.canary("da", "5\u{A0}kr.")])
    #expect(
      lock.text == """
        {
          "schema": "paywall-lock/1",
          "tool": "1",
          "icu": "72.1",
          "cldr": "42",
          "canaries": [
            {"locale":"da","currency":"NOK","texts":["5\\u00A0kr."],"plurals":"other"},
            {"locale":"nb","currency":"NOK","texts":["kr\\u00A05"],"plurals":"other"}
          ]
        }

        """)
    var findings: [Finding] = []
    let source = try SourceText(file: "paywall.lock.json", bytes: Array(lock.text.utf8))
    #expect(FormattingLock(reading: source, into: &findings) == lock)
    #expect(findings.isEmpty)
  }

  @Test func refusesUnknownKeys() throws {
    var findings: [Finding] = []
    let text =
      #"{"schema": "paywall-lock/1", "tool": "1", "icu": "72", "clrd": "42", "canaries": []}"#
    let source = try SourceText(file: "paywall.lock.json", bytes: Array(text.utf8))
    #expect(FormattingLock(reading: source, into: &findings) == nil)
    #expect(findings.contains { $0.fix?.contains("cldr") == true })
  }

  @Test func noticesOtherData() {
    let old = Self.lock("72.1", [Self.canary("nb", "kr\u{A0}5"), Self.canary("da", "5")])
    let same = Self.lock("72.1", old.canaries)
    #expect(!same.isOtherData(for: "nb", since: old))
    let moved = Self.lock("72.1", [Self.canary("nb", "5\u{A0}kr"), Self.canary("da", "5")])
    #expect(moved.isOtherData(for: "nb", since: old))
    #expect(!moved.isOtherData(for: "da", since: old))
    #expect(moved.changes(since: old).map(\.drift) == [.symbol])
    #expect(Self.lock("78.2", old.canaries).isOtherData(for: "da", since: old))
    let plural = Self.lock("72.1", [Self.canary("nb", "kr\u{A0}5", plurals: ["one"])])
    #expect(plural.changes(since: old).map(\.drift) == [nil])
  }

  @Test func endsByWhatDiffers() {
    let recorded = Self.lock("72.1", [Self.canary("nb", "1.200\u{A0}RSD")])
    let current = Self.lock("78.2", [Self.canary("nb", "1.199,99\u{A0}RSD")])
    #expect(SnapshotReport([], recorded: recorded, current: current).ending == .changed)
    #expect(SnapshotReport([], recorded: recorded, current: recorded).ending == .clean)
    #expect(SnapshotReport([], recorded: nil, current: recorded).ending == .clean)
  }

  /// 12,345.67 with the marks of Germany, and `one` for 1 alone.
  @Test func asksTheICUAtHand() throws {
    let canary = try FormattingCanary(
      locale: try LocaleTag("de"), storefront: try Storefront(code: "DEU"))
    #expect(canary.texts.count == FormattingCanary.amounts.count + 1)
    #expect(canary.texts[9] == "12.345,67\u{A0}€")
    #expect(canary.texts.last == "44\u{A0}%")
    #expect(canary.plurals.prefix(3) == ["other", "one", "other"])
  }
}
