import PricingEngine
import Testing

struct SuggesterTests {
  private static func nearest(to texts: [String]) -> [String?] {
    var suggester = Suggester(["monthly", "yearly"])
    return texts.map { suggester.nearest(to: $0) }
  }

  @Test func suggestsForTheFirstTenTexts() {
    let unlike = (1...9).map { "unlike any of them \($0)" }
    let nothing = [String?](repeating: nil, count: 9)
    #expect(Self.nearest(to: unlike + ["monthyl", "yaerly"]) == nothing + ["monthly", nil])
  }

  @Test func repeatsItsAnswers() {
    let texts = [String](repeating: "monthyl", count: 20) + ["yaerly", "weekly", "weekly"]
    let answers = [String?](repeating: "monthly", count: 20) + ["yearly", nil, nil]
    #expect(Self.nearest(to: texts) == answers)
  }
}
