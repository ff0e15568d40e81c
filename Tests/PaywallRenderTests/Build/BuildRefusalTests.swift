import Foundation
import Testing

/// What a build does not write, and what it says then.
@Suite struct BuildRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let words: String
    var project = ""
    let message: String
    var testDescription: String { id }
  }

  /// Refused before anything is written.
  static let refused = [
    Row(
      id: "a path that leads out", words: "--path ../{locale}.html",
      message: "'..' would lead to another folder; write names only"),
    Row(
      id: "an absolute path", words: "--path /tmp/{locale}.html",
      message: "expected a path inside the output folder, got one that starts with '/'"),
    Row(
      id: "paths that are the same",
      words: "--template subscription --locale de,en --path {storefront}.html",
      message:
        "2 documents would be written to 'deu.html', and 2 more paths are shared; add {locale} to the pattern"
    ),
    Row(
      id: "the name of the manifest",
      words: "--template subscription --locale en --storefront DEU --path manifest.json",
      message: "'manifest.json' is the name of the list of outputs; choose another '--path'"),
    Row(
      id: "the name of the manifest as a folder",
      words:
        "--template subscription --locale en --storefront DEU --path manifest.json/{locale}.html",
      message:
        "'manifest.json/en.html' is the name of the list of outputs; choose another '--path'"),
    Row(
      id: "an unknown format", words: "--format htm",
      message: "expected text, json, html after '--format', got 'htm'; did you mean 'html'?"),
    Row(
      id: "an unknown template", words: "--template subscripton",
      message: "unknown template 'subscripton'; did you mean 'subscription'?"),
    Row(id: "an unknown locale", words: "--locale xx-YY", message: "xx"),
    Row(
      id: "an unknown storefront", words: "--storefront DEX", message: "unknown storefront 'DEX'"),
    Row(
      id: "an unknown state", words: "--state evalution:3",
      message: "unknown state 'evalution'; write 'evaluation:3'"),
    Row(
      id: "a locale twice", words: "--locale de,de", message: "'de' is named twice after '--locale'"
    ),
    Row(
      id: "nothing between commas", words: "--locale de,,en",
      message: "'--locale de,,en' names nothing between two commas, or at an end"),
    Row(
      id: "no such part", words: "--shard 5/4",
      message: "expected a part and the number of parts, such as 2/4 after '--shard', got '5/4'"),
    Row(
      id: "too many threads", words: "--jobs 0",
      message: "expected a whole number from 1 to 64 after '--jobs', got '0'"),
    Row(
      id: "a fragment of text", words: "--format text --fragment",
      message: "'--fragment' is only valid with the format html"),
    Row(
      id: "no template for the state", words: "--template subscription --state purchase-pending",
      message: "there is nothing to build: no template fits"),
    Row(
      id: "an unknown key", words: "", project: #""build": {"locale": ["de"]}"#,
      message: "paywall.json:1:43: error: unknown key 'locale' [unknown-key]"),
    Row(
      id: "a word of the project", words: "", project: #""build": {"storefronts": ["DEX"]}"#,
      message: "paywall.json:1:59: error: unknown storefront 'DEX'"),
    Row(
      id: "a path of the project", words: "", project: #""build": {"path": "a//b"}"#,
      message:
        "paywall.json:1:51: error: expected a name between, before and after each '/' [build-path-invalid]"
    ),
    Row(
      id: "an address that is none", words: "", project: #""build": {"baseURL": "example"}"#,
      message: "expected an address, got 'example' [base-url-invalid]"),
  ]

  @Test(arguments: refused)
  func refuses(row: Row) throws {
    let project = try BuildFolder(row.project)
    let result = try project.build(row.words)
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains(row.message), "\(result.errorText)")
    #expect(try !project.folder.names().contains("out"))
  }

  @Test func asksForAFolder() throws {
    let result = try Program.run(["build"])
    #expect(result.ending == .code(2))
    #expect(
      result.errorText
        == "paywall-render: error: expected a folder to write into: --output DIR\n")
  }

  /// A storefront that somebody named must have prices; one of all need not.
  @Test func namesStorefrontsWithoutPrices() throws {
    let project = try BuildFolder()
    let named = try project.build("--template subscription --locale en,de --storefront DEU,FRA")
    #expect(named.ending == .code(1))
    #expect(
      named.errorText.contains(
        "error: App.storekit: 'pro.yearly' has no price in FRA (France); it has prices in DEU, JPN, USA"
      ))
    #expect(
      named.errorText.contains(
        "  in 2 paywalls: template subscription; locale de, en; storefront FRA\n"))
    #expect(named.errorText.contains("wrote 2 files, 0 unchanged, refused 2 paywalls in 'out'"))
    let all = try project.build("--template subscription --locale en --storefront all")
    #expect(all.ending == .code(0))
    #expect(
      all.errorText.contains(
        "left out 'subscription' in 172 paywalls: it shows a product without a price in the storefront"
      ))
    #expect(try project.paths().count == 4)
  }

  @Test func leavesOutTemplatesThatDoNotFit() throws {
    let project = try BuildFolder()
    let result = try project.build("--locale en --storefront DEU")
    #expect(result.ending == .code(0))
    #expect(
      result.errorText.contains(
        "left out 'one-time-unlock': it shows nonConsumable, and the catalog has none\n"))
  }

  /// A feature that claims what is not true: no page of it, all others, and an old page of it goes.
  @Test func refusesUntrueCells() throws {
    let project = try BuildFolder(
      #""features": [{"id": "a", "text": {"en": "Fast", "de": "Schnell"}}]"#)
    let words = "--template subscription --locale de,en,ja"
    #expect(try project.build(words).ending == .code(0))
    try project.folder.write(
      Data(
        #"{"schema": "paywall-project/1", "features": [{"id": "a", "text": {"en": "Save 90% on the yearly plan", "de": "Schnell"}}]}"#
          .utf8),
      to: "paywall.json")
    let result = try project.build(words)
    #expect(result.ending == .code(1))
    #expect(
      result.errorText.contains(
        "  in 3 paywalls: template subscription; locale en; storefront DEU, JPN, USA\n"),
      "\(result.errorText)")
    #expect(result.errorText.contains("removed 3 files, refused 3 paywalls in 'out'"))
    #expect(try project.paths().filter { $0.hasPrefix("en/") } == [])
    #expect(try project.paths().filter { $0.hasPrefix("de/") }.count == 3)
  }

  /// What `render` refuses, `build` refuses.
  @Test func judgesAsRenderDoes() throws {
    for text in [
      "Save 44% today", "Save 36% a year", "Only 22.99 € a year", "Cancel anytime", "Free forever",
    ] {
      let project = try BuildFolder(#""features": [{"id": "a", "text": {"en": "\#(text)"}}]"#)
      _ = try project.build("--template subscription,pricing-page --locale en")
      let paths = try project.paths()
      for code in ["DEU", "JPN", "USA"] {
        for template in ["subscription", "pricing-page"] {
          let single = try Program.run(
            ["render"] + BuildFolder.inputs + ["--template", template, "--storefront", code],
            in: project.folder)
          #expect(
            paths.contains("en/\(code)/\(template).html") == (single.ending == .code(0)),
            "\(text) \(code) \(template)")
        }
      }
    }
  }
}
