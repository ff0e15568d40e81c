import Testing

@testable import CopyChecks

@Suite struct DriftClassTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let place: String
    let old: String
    let new: String
    let drift: DriftClass?
    var testDescription: String { place }
  }

  /// The same prices as CLDR 42 and CLDR 48 write them, with their classes; see the folder of the file.
  static let rows: [Row] = {
    do {
      let text = String(
        decoding: try RepositoryFile.data("Tests/Fixtures/drift/cldr42-cldr48.tsv"), as: UTF8.self)
      return text.split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t").map(String.init)
        return Row(
          place: cells[0...2].joined(separator: " "),
          old: SnapshotEscaping.unescaped(cells[4]) ?? "",
          new: SnapshotEscaping.unescaped(cells[5]) ?? "", drift: DriftClass(rawValue: cells[3]))
      }
    } catch { return [] }
  }()

  @Test func hasRealPrices() { #expect(Self.rows.count == 209) }

  @Test(arguments: rows)
  func classifiesRealPrices(row: Row) {
    #expect(DriftClass.between(amounts: row.old, row.new) == row.drift, "\(row.old) \(row.new)")
    let back: DriftClass? = DriftClass.between(amounts: row.new, row.old)
    #expect(back == row.drift)
  }

  @Test(arguments: [
    ("\u{200F}5 ₪", "5 ₪", DriftClass.invisible), ("$ 5", "$5", .spacing),
    ("1\u{A0}000", "1\u{202F}000", .spacing), ("1,000.50", "1.000,50", .separators),
    ("US$5", "$5", .symbol), ("%44", "44%", .symbol), ("٤٤٪", "44٪", .digits),
    ("5.00 €", "5 €", .digits), ("44 %", "45 %", .value), ("1.5", "15", .value),
  ])
  func findsTheWorstDifference(old: String, new: String, drift: DriftClass) {
    #expect(DriftClass.between(amounts: old, new) == drift)
  }

  @Test func leavesWordsAlone() {
    #expect(DriftClass.between(texts: "5 days", "5 weeks") == nil)
    #expect(DriftClass.between(texts: "for ٥ days", "for 5 days") == .digits)
    #expect(DriftClass.between(texts: "for 5 days", "for 6 days") == .value)
  }

  @Test func ordersFromHarmlessToWrong() {
    #expect(DriftClass.allCases == DriftClass.allCases.sorted())
    #expect(DriftClass.allCases.last == .value)
  }
}
