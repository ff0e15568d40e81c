import CopyTemplates
import PricingEngine
import Testing

@Suite struct ProjectReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// What follows the schema in the file.
    let members: String
    let findings: [String]
    var testDescription: String { id }
  }

  static let members = [
    Row(
      id: "a misspelled key", members: #"⚑"feature": []"#,
      findings: [
        "error: unknown key 'feature' [unknown-key] ⚑ at feature (rename it to 'features')"
      ]),
    Row(
      id: "an unknown key", members: #"⚑"price": "4.99""#,
      findings: ["error: unknown key 'price' [unknown-key] ⚑ at price (remove it)"]),
    Row(
      id: "an unknown key of the app", members: #""app": {⚑"nam": "x"}"#,
      findings: ["error: unknown key 'nam' [unknown-key] ⚑ at app.nam (rename it to 'name')"]),
    Row(
      id: "an empty catalog", members: #""catalog": ⚑"""#,
      findings: ["error: expected a text, got an empty string [text-empty] ⚑ at catalog"]),
    Row(
      id: "a template in a list", members: #""template": ⚑["subscription"]"#,
      findings: ["error: expected a string, got a list [value-type] ⚑ at template"]),
    Row(
      id: "a plan twice", members: #""plans": ["a", "b", ⚑"a"]"#,
      findings: ["error: plan 'a' is named twice [plan-repeated] ⚑ at plans[2]"]),
    Row(
      id: "a plan that is no text", members: #""plans": [⚑1]"#,
      findings: ["error: expected a string, got the number 1 [value-type] ⚑ at plans[0]"]),
    Row(
      id: "what savings are compared to, as a list", members: #""compareTo": ⚑[]"#,
      findings: ["error: expected a string, got a list [value-type] ⚑ at compareTo"]),
  ]

  static let features = [
    Row(
      id: "a feature twice",
      members: #""features": [{"id": "a", "text": "A"}, ⚑{"id": "a", "text": "B"}]"#,
      findings: [
        "error: feature 'a' is there twice [feature-repeated] ⚑ at features[1]"
      ]),
    Row(
      id: "a feature without its id", members: #""features": [⚑{"text": "A"}]"#,
      findings: ["error: expected a key 'id' [missing-key] ⚑ at features[0] (add 'id')"]),
    Row(
      id: "a feature without its text", members: #""features": [⚑{"id": "a"}]"#,
      findings: ["error: expected a key 'text' [missing-key] ⚑ at features[0] (add 'text')"]),
    Row(
      id: "a feature in words", members: #""features": [⚑"All charts"]"#,
      findings: [
        "error: expected an object, got the text 'All charts' [value-type] ⚑ at features[0]"
      ]),
  ]

  static let facts = [
    Row(
      id: "a free tier without a limit", members: #""freeTier": ⚑{"text": "x"}"#,
      findings: ["error: expected a key 'limit' [missing-key] ⚑ at freeTier (add 'limit')"]),
    Row(
      id: "a free tier below zero", members: #""freeTier": {"limit": ⚑-1, "text": "x"}"#,
      findings: [
        "error: expected a whole number of at least 0, got -1 [number-out-of-range] ⚑"
          + " at freeTier.limit"
      ]),
    Row(
      id: "a free tier of nothing", members: #""freeTier": {"limit": 0, "text": "x"}"#,
      findings: []),
    Row(
      id: "an evaluation of no days", members: #""evaluation": {"days": ⚑0}"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at evaluation.days"
      ]),
    Row(
      id: "an evaluation of half a day", members: #""evaluation": {"days": ⚑0.5}"#,
      findings: [
        "error: expected a whole number, got the number 0.5 [value-type] ⚑ at evaluation.days"
      ]),
    Row(
      id: "an unknown link", members: #""links": {⚑"tems": "https://a.example"}"#,
      findings: [
        "error: unknown key 'tems' [unknown-key] ⚑ at links.tems (rename it to 'terms')"
      ]),
    Row(
      id: "a link that runs a script", members: #""links": {"terms": ⚑"javascript:alert(1)"}"#,
      findings: [
        "error: expected 'https', 'http' or 'mailto', got 'javascript' [link-unsafe] ⚑"
          + " at links.terms (write an https, http or mailto link)"
      ]),
    Row(
      id: "a name with an escape sequence", members: #""app": {"name": ⚑"\u001B[31mBrew"}"#,
      findings: [
        #"error: the text '\u{001B}[31mBrew' holds U+001B, which nobody sees"#
          + " [text-control-character] ⚑ at app.name (write it without)"
      ]),
    Row(
      id: "a feature that reverses what follows it",
      members: #""features": [{"id": "a", "text": {"en": ⚑"Export \u202E"}}]"#,
      findings: [
        #"error: the text 'Export \u{202E}' holds U+202E, which nobody sees"#
          + " [text-control-character] ⚑ at features[0] > text.en (write it without)"
      ]),
    Row(
      id: "an empty link", members: #""links": {"terms": ⚑""}"#,
      findings: ["error: expected a text, got an empty string [text-empty] ⚑ at links.terms"]),
  ]

  static let policies = [
    Row(
      id: "an evaluation of calendar days in a time zone",
      members: #""evaluation": {"days": 14, "counting": "calendar", "timeZone": "+01:00"}"#,
      findings: []),
    Row(
      id: "a time zone for days of 24 hours",
      members: #""evaluation": {"days": 14, "timeZone": ⚑"+01:00"}"#,
      findings: [
        "error: days of 24 hours have no time zone [time-zone-unused] ⚑ at evaluation.timeZone"
          + " (write \"counting\": \"calendar\", or remove 'timeZone')"
      ]),
    Row(
      id: "days of another kind", members: #""evaluation": {"days": 14, "counting": ⚑"work"}"#,
      findings: [
        "error: expected one of exact, calendar, midnight, got 'work' [unknown-word] ⚑"
          + " at evaluation.counting"
      ]),
    Row(
      id: "billing retry that is neither", members: #""subscription": {"billingRetry": ⚑"keep"}"#,
      findings: [
        "error: expected one of paused, kept, got 'keep' [unknown-word] ⚑"
          + " at subscription.billingRetry"
      ]),
    Row(
      id: "evidence without its day",
      members: #""policy": {"evidence": [⚑{"kind": "mostPopular", "source": "x"}]}"#,
      findings: ["error: expected a key 'date' [missing-key] ⚑ at policy.evidence[0] (add 'date')"]),
    Row(
      id: "evidence by a source without a name",
      members: #""policy": {"evidence": [{"kind": "mostPopular", "#
        + #""source": ⚑" ", "date": "2026-11-01"}]}"#,
      findings: [
        "error: expected a text, got an empty string [text-empty] ⚑"
          + " at policy.evidence[0] > source"
      ]),
    Row(
      id: "evidence of another kind",
      members: #""policy": {"evidence": [{"kind": ⚑"mostPopulr", "#
        + #""source": "x", "date": "2026-11-01"}]}"#,
      findings: [
        "error: expected one of mostPopular, userCount, rating, award, ranking, endorsement, "
          + "competitorPrice, got 'mostPopulr' [unknown-word] ⚑ at policy.evidence[0] > kind"
          + " (write 'mostPopular')"
      ]),
    Row(
      id: "a feature of no product",
      members: #""features": [{"id": "a", "text": "A", "products": ⚑[]}]"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑"
          + " at features[0] > products"
      ]),
    Row(
      id: "a name of no length", members: #""storeListing": {"displayName": ⚑0}"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at storeListing.displayName"
      ]),
  ]

  static let laterFacts = [
    Row(
      id: "a price increase without its day",
      members: #""priceIncrease": ⚑{"product": "m", "newPrice": "3.99"}"#,
      findings: ["error: expected a key 'from' [missing-key] ⚑ at priceIncrease (add 'from')"]),
    Row(
      id: "a price increase to a comma",
      members: #""priceIncrease": {"product": "m", "newPrice": ⚑"3,99", "from": "2027-03-01"}"#,
      findings: [
        "error: expected a plain decimal number, got '3,99' [price-not-a-number] ⚑"
          + " at priceIncrease.newPrice (write '3.99')"
      ]),
    Row(
      id: "a price increase on no day",
      members: #""priceIncrease": {"product": "m", "newPrice": "3.99", "from": ⚑"2027-02-29"}"#,
      findings: [
        "error: there is no day 29 in month 2 of year 2027 [date-invalid] ⚑ at priceIncrease.from"
      ]),
    Row(
      id: "a place where nothing is stored", members: #""privacy": {"evaluationStart": ⚑"cloud"}"#,
      findings: [
        "error: expected one of device, server, got 'cloud' [unknown-word] ⚑"
          + " at privacy.evaluationStart"
      ]),
    Row(
      id: "another service without a name", members: #""otherService": ⚑"""#,
      findings: ["error: expected a text, got an empty string [text-empty] ⚑ at otherService"]),
  ]

  static let texts = [
    Row(
      id: "no locale", members: #""app": {"name": ⚑{}}"#,
      findings: ["error: expected at least one locale, got none [text-empty] ⚑ at app.name"]),
    Row(
      id: "a number", members: #""app": {"name": ⚑7}"#,
      findings: [
        "error: expected a text or an object of texts by locale, got the number 7 [value-type] ⚑"
          + " at app.name"
      ]),
    Row(
      id: "an unknown locale", members: #""app": {"name": {⚑"jp": "x"}}"#,
      findings: [
        "error: expected a locale that CLDR knows, got 'jp'; did you mean 'ja'? [locale-unknown] ⚑"
          + " at app.name.jp"
      ]),
    Row(
      id: "a locale twice", members: #""app": {"name": {"pt-BR": "x", ⚑"pt_br": "y"}}"#,
      findings: [
        "error: locale 'pt-BR' is there twice [locale-repeated] ⚑ at app.name.pt_br"
          + " (keep one of the two)"
      ]),
    Row(
      id: "no words in a locale", members: #""app": {"name": {"de": ⚑""}}"#,
      findings: ["error: expected a text, got an empty string [text-empty] ⚑ at app.name.de"]),
    Row(
      id: "an argument that nobody gives",
      members: #""features": [{"id": "a", "text": {"en": ⚑"For {price}"}}]"#,
      findings: [
        "error: expected no argument, got '{price}' [arg-extra] ⚑"
          + " at features[0] > text.en"
      ]),
    Row(
      id: "another argument than the limit",
      members: #""freeTier": {"limit": 20, "text": {"en": ⚑"{count} brews"}}"#,
      findings: [
        "error: expected '{limit}', got '{count}' [arg-extra] ⚑"
          + " at freeTier.text.en"
      ]),
    Row(
      id: "a select by the limit",
      members: #""freeTier": {"limit": 20, "text": {"en": ⚑"{limit, select, other {x}}"}}"#,
      findings: [
        "error: the text selects by the text of 'limit', which is a number [arg-type]"
          + " ⚑ at freeTier.text.en (write {limit, plural, …})"
      ]),
    Row(
      id: "no form 'other'",
      members: #""freeTier": {"limit": 20, "text": {"en": ⚑"{limit, plural, one {x}}"}}"#,
      findings: [
        "error: expected a form 'other' for 'limit', got none [icu-other-missing] ⚑ at freeTier.text.en"
      ]),
    Row(
      id: "a limit that an apostrophe quotes away",
      members: #""freeTier": {"limit": 20, "text": {"fr": ⚑"d'{limit} cafés"}}"#,
      findings: [
        "error: expected the argument 'limit', got quoted text: '{limit} cafés [icu-apostrophe] ⚑"
          + " at freeTier.text.fr (write ’ (U+2019) for the apostrophe, or double it: "
          + "''{limit} cafés)"
      ]),
    Row(
      id: "braces in a text that is the same everywhere",
      members: #""features": [{"id": "a", "text": "Use {braces} and '"}]"#, findings: []),
  ]

  @Test(arguments: members + features + facts + laterFacts + policies + texts)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(
      #"{"schema": "paywall-project/1", "# + row.members + "}", named: "paywall.json")
    var findings: [Finding] = []
    let project = ProjectReader.read(marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect((project == nil) == !row.findings.isEmpty)
  }

  @Test func reportsEverythingAtOnce() throws {
    let marked = try MarkedSource(
      """
      {
        "schema": "paywall-project/1",
        ⚑"nam": 1, // a comment
        "plans": [⚑2], /* another */
        "evaluation": {"days": ⚑0}
      }
      """)
    var findings: [Finding] = []
    #expect(ProjectReader.read(marked.source, into: &findings) == nil)
    #expect(
      findings.map(\.wholeText)
        == marked.placed([
          "error: unknown key 'nam' [unknown-key] ⚑ at nam (remove it)",
          "error: expected a string, got the number 2 [value-type] ⚑ at plans[0]",
          "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
            + " at evaluation.days",
        ])
    )
  }

  @Test func readsAProject() throws {
    var findings: [Finding] = []
    let json = """
      {
        // Comments are allowed.
        "$schema": "https://paywall-render.example/schemas/paywall-project.schema.json",
        "schema": "paywall-project/1",
        "app": {"name": "Brew"},
        "catalog": "Brew.storekit", "template": "subscription",
        "plans": ["y", "m"], "compareTo": "m",
        "features": [{"id": "f", "text": {"en": "F", "pt_br": "P"}}],
        "freeTier": {"limit": 20, "text": "x"},
        "evaluation": {"days": 14, "losesAtEnd": ["It stops."]},
        "links": {"terms": "HTTPS://a.example/t", "support": "mailto:help@a.example"}
      }
      """
    let project = try #require(ProjectReader.read(try source(json), into: &findings))
    #expect(findings.map(\.wholeText) == [])
    #expect(project.catalog == "Brew.storekit")
    #expect(project.template == "subscription")
    #expect(project.plans == ["y", "m"])
    #expect(project.comparedTo == "m")
    #expect(project.facts.name?.content == .everywhere("Brew"))
    #expect(
      project.facts.features.map(\.text.content) == [
        .localized(["en": "F", "pt-BR": "P"])
      ])
    #expect(project.facts.freeTier?.limit == 20)
    #expect(project.facts.evaluation?.days == 14)
    #expect(project.facts.evaluation?.losesAtEnd.map(\.content) == [.everywhere("It stops.")])
    #expect(
      project.facts.links.mapValues(\.text) == [
        .terms: "https://a.example/t", .support: "mailto:help@a.example",
      ])
  }

  @Test func readsAProjectThatSaysNothing() throws {
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try source(#"{"schema": "paywall-project/1"}"#), into: &findings)
    #expect(findings.map(\.wholeText) == [])
    #expect(project == Project())
  }
}
