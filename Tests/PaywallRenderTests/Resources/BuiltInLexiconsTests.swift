import CopyChecks
import PricingEngine
import Testing

@testable import paywall_render

/// The program carries the lexicons within itself.
@Suite struct BuiltInLexiconsTests {
  @Test(arguments: [("fr-CA", "fr-CA"), ("zh-TW", "zh-Hant"), ("en-AU", "en"), ("no", "nb")])
  func readsThem(tag: String, name: String) throws {
    let scanner = try LexiconLibrary.builtIn().scanner(for: LocaleTag(tag))
    #expect(scanner.language == name)
    #expect(try scanner.scan("Free trial").map(\.claim) == [.freeTrial])
  }

  @Test func tellsOfOneThatIsMissing() throws {
    do {
      _ = try LexiconLibrary.builtIn().lexicon(named: "xx")
      Issue.record("no error")
    } catch {
      #expect("\(error)" == "xx.txt: there is no lexicon file of this name")
    }
  }
}
