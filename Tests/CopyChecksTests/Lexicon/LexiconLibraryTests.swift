import CopyChecks
import PricingEngine
import Testing

/// Each App Store locale has its lexicon, and wrong files are told.
@Suite struct LexiconLibraryTests {
  /// App Store Connect's locales with the lexicon of each.
  static let locales = [
    ("ar-SA", "ar"), ("bn-BD", "bn"), ("ca", "ca"), ("zh-Hans", "zh-Hans"), ("zh-Hant", "zh-Hant"),
    ("hr", "hr"), ("cs", "cs"), ("da", "da"), ("nl-NL", "nl"), ("fi", "fi"), ("fr-FR", "fr"),
    ("fr-CA", "fr-CA"), ("de-DE", "de"), ("el", "el"), ("gu-IN", "gu"), ("he", "he"), ("hi", "hi"),
    ("hu", "hu"), ("id", "id"), ("it", "it"), ("ja", "ja"), ("kn-IN", "kn"), ("ko", "ko"),
    ("ms", "ms"), ("ml-IN", "ml"), ("mr-IN", "mr"), ("no", "nb"), ("or-IN", "or"), ("pl", "pl"),
    ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"), ("pa-IN", "pa"), ("ro", "ro"), ("ru", "ru"),
    ("sk", "sk"), ("sl-SI", "sl"), ("es-MX", "es-MX"), ("es-ES", "es"), ("sv", "sv"),
    ("ta-IN", "ta"), ("te-IN", "te"), ("th", "th"), ("tr", "tr"), ("uk", "uk"), ("ur-PK", "ur"),
    ("vi", "vi"), ("en-US", "en"), ("en-GB", "en"), ("en-AU", "en"), ("en-CA", "en"),
    // Others that readers have.
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh", "zh-Hans"), ("pt", "pt-BR"),
    ("pt-AO", "pt-PT"), ("es-AR", "es-MX"), ("nn", "nb"), ("fr-BE", "fr"), ("sw", "en"),
  ]

  @Test(arguments: locales)
  func findsTheLexiconOfALocale(tag: String, name: String) throws {
    let scanner = try LexiconFiles.library.scanner(for: LocaleTag(tag))
    #expect(scanner.language == name)
  }

  @Test func regionalPhrasesAddToTheirLanguage() throws {
    let mexican = try LexiconFiles.mentions(in: "Compra a meses sin intereses", "es-MX")
    #expect(mexican.map(\.claim) == [.buyNowPayLater])
    let spanish = try LexiconFiles.mentions(in: "Cancela cuando quieras", "es-MX")
    #expect(spanish.map(\.claim) == [.cancelAnytime])
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let message: String
    var testDescription: String { id }
  }

  static let wrong = [
    Wrong(
      id: "no match", text: "name: X\n",
      message: "x.txt: the key 'match' is missing; write it before the first section"),
    Wrong(
      id: "a wrong key", text: "match: word\nnmae: X\n",
      message: "x.txt:2:1: 'nmae' is no key of a lexicon; the keys are name, locales, extends, "
        + "match, trust, decimal, grouping"),
    Wrong(
      id: "a wrong value", text: "match: words\n",
      message: "x.txt:1:1: 'match' cannot be 'words'; write one of word, prefix, substring"),
    Wrong(
      id: "an unknown section", text: "match: word\n[cancel]\n",
      message: "x.txt:2:1: 'cancel' is no section of a lexicon; see docs/lexicon.md"),
    Wrong(
      id: "a phrase before the sections", text: "match: word\ncancel\n",
      message: "x.txt:2:1: a phrase stands before the first section; write '[claim]' above it"),
    Wrong(
      id: "a duplicate", text: "match: word\n[lifetime]\nfor life\n# again\nFor  Life\n",
      message: "x.txt:5:1: 'For  Life' stands in this section already, at x.txt:3:1; remove one"),
    Wrong(
      id: "an empty phrase", text: "match: word\n[lifetime]\n! \u{AD}\n",
      message: "x.txt:3:1: the phrase is empty or starts or ends with a gap; remove the line or "
        + "add words"),
    Wrong(
      id: "a phrase of a gap", text: "match: word\n[lifetime]\nfor {~}\n",
      message: "x.txt:3:1: the phrase is empty or starts or ends with a gap; remove the line or "
        + "add words"),
    Wrong(
      id: "an unknown slot", text: "match: word\n[lifetime]\n{percent} off\n",
      message: "x.txt:3:1: '{percent}' is no slot; the slots are {n}, {pct}, {price} and {~}"),
    Wrong(
      id: "brackets that do not match", text: "match: word\n[lifetime]\n(a|b\n",
      message: "x.txt:3:1: alternatives are written '(one|other)', without brackets inside brackets"
    ),
    Wrong(
      id: "a value without words", text: "match: word\n[values]\n= 2\n",
      message: "x.txt:3:1: '= 2' is not 'words = value'; see docs/lexicon.md"),
  ]

  @Test(arguments: wrong)
  func tellsWhatIsWrong(row: Wrong) throws {
    let source = try SourceText(file: "x.txt", bytes: Array(row.text.utf8))
    do {
      _ = try ClaimLexicon(parsing: source, language: "x")
      Issue.record("no error")
    } catch {
      #expect("\(error)" == row.message)
    }
  }
}
