import Foundation
import Testing

/// `report` writes what `check` finds, whole, in several formats and always the same.
@Suite struct ReportCommandTests {
  /// A message that is longer than its limit once a price stands in it.
  private static let wordy = #"""
    {"@@locale": "de", "plan.price": "{price} {rate}, solange es sich verlängert und du es willst"}
    """#

  private static let files = [
    "App.storekit": StoreKitText.twoPlans, "own/de.arb": wordy,
    "paywall.json": #"{"schema": "paywall-project/1", "catalog": "App.storekit"}"#,
  ]

  /// The check of one template and locale, which takes little time.
  private static let part = [
    "--locales", "own", "--locale", "de", "--template", "subscription",
  ]

  static let names = [
    "report.github.txt", "report.html", "report.json", "report.junit.xml", "report.line",
    "report.md",
    "report.sarif", "report.txt",
  ]

  @Test func writesEveryFormat() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(["report", "--output", "a/b"] + Self.part, in: folder)
    #expect(result.errorText == "")
    #expect(result.outputText == "")
    #expect(result.ending == .code(1))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")).sorted()
    #expect(names == Self.names)
    for name in names where name != "report.html" {
      let format = ["txt": "text", "md": "markdown", "xml": "junit"][
        String(name.split(separator: ".").last ?? "")]
      let word = name == "report.github.txt" ? "github" : format ?? String(name.dropFirst(7))
      let check = try Program.run(["check", "--format", word] + Self.part, in: folder)
      #expect(try folder.text(of: "a/b/\(name)") == check.outputText, "\(name)")
    }
  }

  @Test func writesTheSameBytesFromEverywhere() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Data(), to: "sub/empty")
    let run = ["report", "--format", "html,text,json", "--output"]
    let first = try Program.run(run + ["1"] + Self.part, in: folder)
    let second = try Program.run(
      run + ["2"] + Self.part, in: folder,
      environment: ["LANG": "ar_EG.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(first.ending == .code(1))
    #expect(second.ending == .code(1))
    // From a folder below, the locales are elsewhere and everything else is the same.
    let path = try Program.path()
    let third = try ChildProcess(
      path: path,
      arguments: run + [
        "../3", "--locales", "../own", "--locale", "de", "--template", "subscription",
      ], folder: folder.file("sub")
    ).run()
    #expect(third.ending == .code(1), "\(third.errorText)")
    for name in ["report.html", "report.txt", "report.json"] {
      let text = try folder.text(of: "1/\(name)")
      #expect(try folder.text(of: "2/\(name)") == text)
      #expect(
        try folder.text(of: "3/\(name)").replacing("../own", with: "own")
          .replacing("../App.storekit", with: "App.storekit") == text)
      #expect(!text.contains(folder.path))
    }
  }

  @Test func writesOneFormatToStandardOutput() throws {
    let folder = try TemporaryFolder(Self.files)
    let text = try Program.run(["report"] + Self.part, in: folder)
    #expect(text.outputText.hasSuffix(" checked\n"))
    let page = try Program.run(
      ["report", "--format", "html", "--output", "-"] + Self.part, in: folder)
    #expect(page.outputText.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.outputText.hasSuffix("</html>\n"))
  }

  struct Ending: Sendable, CustomTestStringConvertible {
    let id: String
    let words: [String]
    let code: Int32
    var errors = ""
    var testDescription: String { id }
  }

  static let endings = [
    Ending(id: "an error", words: [], code: 1),
    Ending(id: "everything accepted", words: ["--write-baseline", "b.json"], code: 0),
    Ending(
      id: "an unknown format", words: ["--format", "text,htm"], code: 2,
      errors: """
        paywall-render: error: expected text, line, json, github, sarif, junit, markdown, html after \
        '--format', got 'htm'; did you mean 'html'?

        """),
    Ending(
      id: "an empty word", words: ["--format", "text,"], code: 2,
      errors: """
        paywall-render: error: expected text, line, json, github, sarif, junit, markdown, html after \
        '--format', got ''

        """),
    Ending(
      id: "a format twice", words: ["--format", "html,html"], code: 2,
      errors: "paywall-render: error: '--format' names 'html' twice\n"),
    Ending(
      id: "several formats without a folder", words: ["--format", "html,text"], code: 2,
      errors: "paywall-render: error: several formats need a folder: add '--output DIR'\n"),
    Ending(
      id: "a file in the place of the folder", words: ["--output", "App.storekit"], code: 2,
      errors: "App.storekit: error: cannot make the folder: File exists\n"),
    Ending(
      id: "two baselines", words: ["--baseline", "b", "--write-baseline", "c"], code: 2,
      errors: """
        paywall-render: error: '--write-baseline' accepts everything that is found, whatever \
        '--baseline' says; give one

        """),
    Ending(
      id: "a baseline on standard output", words: ["--write-baseline", "-"], code: 2,
      errors: "paywall-render: error: '--write-baseline' needs the name of a file\n"),
    Ending(
      id: "no baseline", words: ["--baseline", "b.json"], code: 2,
      errors: "b.json: error: no such file\n"),
  ]

  @Test(arguments: endings)
  func ends(row: Ending) throws {
    let folder = try TemporaryFolder(Self.files)
    let locale = row.words.contains("--locale") ? [] : ["--locale", "de"]
    let result = try Program.run(
      ["report", "--locales", "own", "--template", "subscription"] + locale + row.words, in: folder)
    #expect(result.errorText == row.errors)
    #expect(result.ending == .code(row.code), "\(result.outputText)")
  }

  // MARK: - Baselines

  @Test(arguments: ["check", "report"])
  func acceptsABaseline(command: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let write = try Program.run(
      [command, "--write-baseline", "baseline.json"] + Self.part, in: folder)
    #expect(write.ending == .code(0), "\(write.outputText)")
    #expect(write.outputText.contains("suppressed; "))
    let baseline = try folder.text(of: "baseline.json")
    #expect(baseline.hasPrefix("{\n  \"schema\": \"paywall-baseline/1\",\n  \"accepted\": [\n"))
    #expect(baseline.contains(#""key":"plan.price""#))

    // The text moves, and stays accepted.
    try folder.write(Data(("\n\n" + Self.wordy).utf8), to: "own/de.arb")
    let accepted = try Program.run(
      [command, "--baseline", "baseline.json"] + Self.part, in: folder)
    #expect(accepted.ending == .code(0), "\(accepted.outputText)")

    // Another slip counts.
    let worse = #"{"@@locale": "de", "action.restore": "Käufe  wiederherstellen $4.99"}"#
    try folder.write(Data(worse.utf8), to: "own/de.arb")
    let found = try Program.run([command, "--baseline", "baseline.json"] + Self.part, in: folder)
    #expect(found.ending == .code(1), "\(found.outputText)")
  }

  /// A part of the copy cannot tell whether the rest is mended; the whole can.
  @Test func findsStaleEntries() throws {
    let page = "<p>Save 90% with Pro Yearly</p>\n"
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.twoPlans, "page.html": page])
    let check = ["check", "--text", "page.html", "--catalog", "App.storekit", "--format", "line"]
    #expect(try Program.run(check, in: folder).ending == .code(1))
    #expect(try Program.run(check + ["--write-baseline", "b.json"], in: folder).ending == .code(0))
    try folder.write(Data("<p>Pro Yearly</p>\n".utf8), to: "page.html")
    let result = try Program.run(check + ["--baseline", "b.json"], in: folder)
    #expect(result.outputText.hasPrefix("b.json:4:5: warning: '"))
    #expect(result.outputText.hasSuffix("is no longer found [baseline-stale]\n"))
    #expect(result.ending == .code(1))
  }

  // MARK: - The page

  private static func page(locale: String, _ files: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder(
      [
        "App.storekit": StoreKitText.file(subscriptions: [
          StoreKitText.subscription(
            "pro.yearly", "P1Y", "1019.99", name: #"Pro <b>&amp;</b> \"more\""#)
        ]),
        "paywall.json": """
        {"schema": "paywall-project/1", "catalog": "App.storekit",
         "app": {"name": "<img src=x onerror=alert(1)>\\"'&"}}
        """,
        "own/\(locale).arb": """
        {"@@locale": "\(locale)", "terms.charge": "</div><script>alert(2)</script> $4.99"}
        """,
      ].merging(files) { $1 })
    let result = try Program.run(
      ["report", "--format", "html", "--locales", "own", "--locale", locale], in: folder)
    #expect(result.ending == .code(1), "\(result.errorText)")
    return result.outputText
  }

  /// Texts of the catalog, the project and translators stay texts.
  @Test func escapesEveryText() throws {
    let page = try Self.page(locale: "fr")
    let name = "&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;"
    #expect(page.contains("<title>Copy report for \(name)</title>"))
    #expect(page.contains("<h1>Copy report for \(name)</h1>"))
    #expect(page.contains("Pro &lt;b&gt;&amp;amp;&lt;/b&gt; &quot;more&quot;"))
    #expect(page.contains("&lt;/div&gt;&lt;script&gt;alert(2)&lt;/script&gt; $4.99"))
    for markup in ["<img", "<b>", "<script>alert"] { #expect(!page.contains(markup), "\(markup)") }
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(page.components(separatedBy: "<main").count == 2)
  }

  /// The paywall is in its language and direction, and each price tells its characters.
  @Test func showsWhatCustomersSee() throws {
    let page = try Self.page(locale: "he")
    #expect(page.contains(#"<div class="r-screen" lang="he" dir="rtl">"#))
    #expect(page.contains("U+200F RIGHT-TO-LEFT MARK"))
    #expect(page.contains(#"<article class="r-locale "#))
    #expect(page.contains(#"id="locale-he""#))
    #expect(page.contains("Hebrew <code>he</code>"))
  }

  /// Texts of a team's own pages have no locale with a paywall.
  @Test func leavesPaywallsOutForOtherTexts() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans, "page.html": "<p>Save 90% with Pro Yearly</p>\n",
    ])
    let page = try Program.run(
      ["report", "--format", "html", "--text", "page.html", "--catalog", "App.storekit"], in: folder
    )
    #expect(page.ending == .code(1), "\(page.errorText)")
    #expect(!page.outputText.contains("r-screen\""))
    #expect(!page.outputText.contains(#"id="locales""#))
    #expect(page.outputText.contains("save-percent-overstated"))
  }
}
