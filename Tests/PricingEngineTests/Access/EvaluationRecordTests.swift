import Testing

@testable import PricingEngine

@Suite struct EvaluationRecordTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    var start = "2026-11-01T00:00:00Z"
    let looks: [String]
    let latestSeen: String
    let setBack: Int64
    /// The latest moment on a clock that was never set back.
    let counted: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "never looked", looks: [], latestSeen: "2026-11-01T00:00:00Z", setBack: 0,
      counted: "2026-11-01T00:00:00Z"),
    Row(
      id: "forward", looks: ["2026-11-02T00:00:00Z", "2026-11-04T00:00:00Z"],
      latestSeen: "2026-11-04T00:00:00Z", setBack: 0, counted: "2026-11-04T00:00:00Z"),
    Row(
      id: "the same moment twice", looks: ["2026-11-04T00:00:00Z", "2026-11-04T00:00:00Z"],
      latestSeen: "2026-11-04T00:00:00Z", setBack: 0, counted: "2026-11-04T00:00:00Z"),
    Row(
      id: "back by twelve days", looks: ["2026-11-14T00:00:00Z", "2026-11-02T00:00:00Z"],
      latestSeen: "2026-11-02T00:00:00Z", setBack: 12 * 86_400, counted: "2026-11-14T00:00:00Z"),
    Row(
      id: "back, then a day passes",
      looks: ["2026-11-14T00:00:00Z", "2026-11-02T00:00:00Z", "2026-11-03T00:00:00Z"],
      latestSeen: "2026-11-03T00:00:00Z", setBack: 12 * 86_400, counted: "2026-11-15T00:00:00Z"),
    Row(
      id: "back twice",
      looks: [
        "2026-11-05T00:00:00Z", "2026-11-02T00:00:00Z", "2026-11-05T00:00:00Z",
        "2026-11-02T00:00:00Z",
      ],
      latestSeen: "2026-11-02T00:00:00Z", setBack: 6 * 86_400, counted: "2026-11-08T00:00:00Z"),
    Row(
      id: "back before the start", looks: ["2026-10-01T00:00:00Z"],
      latestSeen: "2026-10-01T00:00:00Z", setBack: 31 * 86_400, counted: "2026-11-01T00:00:00Z"),
    Row(
      id: "started with a clock in 2030", start: "2030-01-01T00:00:00Z",
      looks: ["2026-12-01T00:00:00Z", "2026-12-03T00:00:00Z"], latestSeen: "2026-12-03T00:00:00Z",
      setBack: 97_372_800, counted: "2030-01-03T00:00:00Z"),
    Row(
      id: "from one end of time to the other", start: "9999-12-31T23:59:59Z",
      looks: ["0001-01-01T00:00:00Z"], latestSeen: "0001-01-01T00:00:00Z",
      setBack: 315_537_897_599, counted: "9999-12-31T23:59:59Z"),
  ]

  @Test(arguments: rows) func countsTimeThatPassesForward(_ row: Row) throws {
    var record = EvaluationRecord(start: try instant(row.start))
    for look in row.looks { record = record.observed(at: try instant(look)) }
    #expect(record.start.iso == row.start)
    #expect(record.latestSeen.iso == row.latestSeen)
    #expect(record.setBackSeconds == row.setBack)
    #expect(record.counted.iso == row.counted)
    #expect(record.wasSetBack == (row.setBack > 0))
  }

  @Test func raisesAnImpossibleSetBack() throws {
    let (start, before) = (try instant("2026-11-02T00:00:00Z"), try instant("2026-11-01T00:00:00Z"))
    #expect(EvaluationRecord(start: start, setBackSeconds: -5).setBackSeconds == 0)
    #expect(EvaluationRecord(start: start, latestSeen: before).setBackSeconds == 86_400)
    let largest = EvaluationRecord(start: start, latestSeen: start, setBackSeconds: .max)
    #expect(largest.observed(at: before).setBackSeconds == .max)
    #expect(largest.counted.iso == "9999-12-31T23:59:59Z")
  }
}
