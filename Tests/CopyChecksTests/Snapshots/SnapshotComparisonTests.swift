import Testing

@testable import CopyChecks

@Suite struct SnapshotComparisonTests {
  private func cell(
    _ facts: [(String, String)] = [], _ texts: [(String, String)] = [], storefront: String = "USA"
  ) -> SnapshotCell {
    SnapshotCell(
      storefront: storefront, state: "free", facts: facts.map { SnapshotLine($0.0, $0.1) },
      presentation: texts.map { SnapshotLine($0.0, $0.1) })
  }

  private func compare(
    _ old: [SnapshotCell]?, _ new: [SnapshotCell]?, otherData: Bool = false
  ) -> SnapshotComparison {
    func snapshot(_ cells: [SnapshotCell]?) -> CopySnapshot? {
      cells.map { CopySnapshot(template: "t", locale: "nb", cells: $0) }
    }
    return SnapshotComparison(
      recorded: snapshot(old), current: snapshot(new), path: "t/nb.snap",
      isUnderOtherData: otherData)
  }

  @Test func tellsWhatBecameOfASnapshot() {
    let one = [cell([("price", "1")], [("a", "x")])]
    #expect(compare(one, one).status == .unchanged)
    #expect(compare(nil, one).status == .missing)
    #expect(compare(one, nil).status == .orphan)
    #expect(compare(one, [cell([("price", "2")], [("a", "x")])]).status == .changed)
    #expect(compare(one, []).status == .changed)
    #expect(compare(one, one + [cell(storefront: "DEU")]).changes.isEmpty)
  }

  @Test func reportsAnotherOrder() {
    let comparison = compare(
      [cell([("a", "1"), ("b", "2"), ("c", "3")])], [cell([("a", "1"), ("c", "3"), ("b", "2")])])
    #expect(comparison.changes.map(\.name) == ["order"])
    #expect(comparison.changes.map(\.old) == ["b, c"])
    #expect(comparison.changes.map(\.new) == ["c, b"])
  }

  private static let oldTexts = [
    ("amount 49.00 NOK", "kr\u{A0}49,00"), ("p", "kr\u{A0}49,00 i året"),
  ]
  private static let newTexts = [
    ("amount 49.00 NOK", "49,00\u{A0}kr"), ("p", "49,00\u{A0}kr i året"),
  ]

  /// Only ICU's data differs: a text is explained by its amounts.
  @Test func tellsDriftFromChangedCopy() {
    let (old, new) = ([cell([], Self.oldTexts)], [cell([], Self.newTexts)])
    #expect(compare(old, new, otherData: true).status == .drifted)
    #expect(compare(old, new, otherData: true).changes.map(\.drift) == [.symbol, .symbol])
    #expect(compare(old, new).status == .changed)
    let words = [cell([], [Self.newTexts[0], ("p", "49,00\u{A0}kr hvert år")])]
    let comparison = compare(old, words, otherData: true)
    #expect(comparison.status == .changed)
    #expect(comparison.changes.map(\.drift) == [.symbol, nil])
  }

  @Test func neverTakesAnotherNumberForDrift() {
    let comparison = compare(
      [cell([], [("amount 1199.99 RSD", "1.200\u{A0}RSD")])],
      [cell([], [("amount 1199.99 RSD", "1.199,99\u{A0}RSD")])], otherData: true)
    #expect(comparison.changes.map(\.drift) == [.value])
    #expect(comparison.status == .changed)
  }

  /// A cell whose facts changed keeps its texts, so that nobody accepts them by the way.
  @Test func acceptsDriftOnlyWhereNothingElseChanged() throws {
    let old = [
      cell([("f", "1")], Self.oldTexts), cell([("f", "1")], Self.oldTexts, storefront: "NOR"),
    ]
    let new = [
      cell([("f", "2")], Self.newTexts), cell([("f", "1")], Self.newTexts, storefront: "NOR"),
    ]
    let accepted = try #require(compare(old, new, otherData: true).acceptingDrift)
    #expect(accepted.cells == [new[1], old[0]])
    #expect(compare(old, new).acceptingDrift == nil)
  }

  @Test func showsFactsFirstAndMarksWords() {
    let comparison = compare(
      [
        cell(
          [("pro price", "19.99 USD"), ("values of price", "price 19.99 USD")],
          [("p", "19,99\u{A0}$ i året")])
      ],
      [
        cell(
          [("pro price", "24.99 USD"), ("values of price", "price 24.99 USD")],
          [("p", "24,99\u{A0}$ i året")])
      ])
    #expect(
      comparison.description == """
        pro price: 19.99 USD → 24.99 USD (USA; 1 snapshot)
        1 text shows other values than before

        --- t/nb.snap, recorded
        +++ t/nb.snap, now
        @@ USA free facts @@
        - pro price: [-19.99-] USD
        + pro price: {+24.99+} USD
        - values of price: price [-19.99-] USD
        + values of price: price {+24.99+} USD
        @@ USA free presentation @@
        - p: [-19,99-]\\u{00A0}$ i året
        + p: {+24,99+}\\u{00A0}$ i året

        """)
  }

  @Test func spellsOutWhatNobodySees() {
    let comparison = compare(
      [cell([], [("p", "1 000 kr")])], [cell([], [("p", "1\u{202F}000 kr")])])
    #expect(
      comparison.description == """
        --- t/nb.snap, recorded
        +++ t/nb.snap, now
        @@ USA free presentation @@
        - p: 1[- -]000 kr
        + p: 1{+\\u{202F}+}000 kr
            column 2: U+0020 SPACE → U+202F NARROW NO-BREAK SPACE

        """)
  }
}
