import PricingEngine
import Testing

@testable import CopyChecks

/// Words that are wider than the screen.
@Suite struct FitUnbreakableTests {
  static let rows = [
    CellRow("right", SampleCell()),
    CellRow(
      "a long German word",
      SampleCell(changes: [.init("headline", "plan", "Abonnementsverlängerungsbedingung")]),
      [
        "warning headline 'Abonnementsverlängerungsbedingung': 'Abonnementsverlängerungsbedingung' is 33 columns without a place to break, and the screen has 22"
      ]),
    CellRow(
      "with a place to break",
      SampleCell(changes: [
        .init("headline", "plan", "Abonnements\u{AD}verlängerungs\u{AD}bedingung")
      ])),
  ]

  @Test(arguments: rows)
  func judges(row: CellRow) throws { try row.check(.fitUnbreakable) }
}
