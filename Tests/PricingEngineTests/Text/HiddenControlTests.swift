import PricingEngine
import Testing

@Suite struct HiddenControlTests {
  @Test(
    arguments: [
      ("plain", "BrewLog Pro: 12 × 2.99 €", nil),
      ("letters of a language from right to left, with marks", "مجاني\u{200F} 7 \u{200E}", nil),
      ("joiners of an emoji and of letters", "👩\u{200D}🍳 می\u{200C}خواهم", nil),
      ("isolates in pairs", "\u{2068}Pro\u{2069} \u{2066}\u{2067}x\u{2069}\u{2069}", nil),
      ("an override", "Pro \u{202E}99.2\u{202C}", "U+202E"),
      ("an isolate that is left open", "a \u{2067}b", "U+2067"),
      ("an isolate that is closed only", "a \u{2069}b", "U+2069"),
      ("a line end", "a\nb", "U+000A"),
      ("an escape sequence", "\u{1B}[31mred", "U+001B"),
      ("a control character of Latin 1", "a\u{9B}31m", "U+009B"),
      ("a line separator", "a\u{2028}b", "U+2028"),
      ("a paragraph separator", "é\u{2029}", "U+2029"),
    ] as [(String, String, String?)])
  func finds(id: String, text: String, name: String?) {
    #expect(HiddenControl(in: text)?.name == name)
  }
}
