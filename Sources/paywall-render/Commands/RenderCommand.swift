import CopyChecks
import CopyTemplates
import PricingEngine

/// `render`: one paywall as text, JSON or HTML.
enum RenderCommand: Command {
  static let name = "render"
  static let summary = "render one paywall as text, JSON or HTML"
  static let options: [Option] =
    Paywall.options + [
      .format, .fragment, .withEvidence, .columns, .output,
    ]
  static let formats = OutputFormat.allCases.map(\.rawValue)
  static let example = "paywall-render render --catalog App.storekit --locale de --format html"

  /// What is written.
  enum OutputFormat: String, CaseIterable {
    /// Plain text, wrapped for reading.
    case text
    /// `paywall-copy/1`.
    case json
    /// A page, or a fragment of one.
    case html
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try choice(options)
    let columns = try options.checkedNumber(.columns, in: TextRenderer.columnRange, default: 80)
    let paywall = try compose(options)
    console.announce(paywall.workspace)
    if paywall.isSilent { return try writeNothing(paywall, options, format, console) }
    let listing = StoreListingLengths.findings(
      of: paywall.copy, limits: paywall.workspace.project.storeListing,
      in: paywall.workspace.catalog.store)
    let honesty = try CopyHonesty.findings(of: paywall, options)
    if honesty.hasErrors {
      console.report(paywall.copy.findings + listing)
      throw .dishonest(honesty, source: paywall.template.source)
    }
    console.report(paywall.copy.findings + listing + honesty.filter { $0.severity != .note })
    let remark = ReaderStanding.remark(paywall.copy.state, facts: paywall.workspace.facts)
    if let remark { console.note(remark) }
    let text = try text(paywall, listing, options, format: format, columns: columns)
    try console.result(text, to: options[.output])
    let all = paywall.workspace.findings + paywall.copy.findings + listing
    return all.hasErrors ? .findings : .clean
  }

  /// Composes the paywall; a second thread reads the contract of messages while the first reads the catalog.
  private static func compose(_ options: ParsedOptions) throws(InputError) -> Paywall {
    let messages = Ahead { () -> Result<MessageLibrary, InputError> in
      do throws(InputError) { return .success(try MessageLibrary.open(options)) } catch {
        return .failure(error)
      }
    }
    let workspace = try Workspace.open(options)
    let library = try messages.value().get()
    return try PaywallSources.open(options, workspace: workspace, library: library)
      .compose(options)
  }

  /// Writes an empty text or page, or a document without sections, and says why.
  private static func writeNothing(
    _ paywall: Paywall, _ options: ParsedOptions, _ format: OutputFormat, _ console: Console
  ) throws(InputError) -> ExitCode {
    console.note(ReaderStanding.silence)
    let text =
      format == .json
      ? JSONRenderer.text(
        paywall.copy, storefrontSource: paywall.storefrontSource,
        findings: paywall.workspace.findings) : ""
    try console.result(text, to: options[.output])
    return paywall.workspace.findings.hasErrors ? .findings : .clean
  }

  private static func choice(_ options: ParsedOptions) throws(InputError) -> OutputFormat {
    let format = try options.checkedChoice(.format, default: OutputFormat.text)
    if options.has(.fragment), format != .html {
      throw .usage(.conflict("'--fragment' is only valid with '--format html'"))
    }
    if options.has(.withEvidence), format != .html || options.has(.fragment) {
      throw .usage(
        .conflict("'--with-evidence' is only valid with '--format html', for a whole page"))
    }
    if options.has(.columns), format != .text {
      throw .usage(.conflict("'--columns' is only valid with '--format text'"))
    }
    return format
  }

  private static func text(
    _ paywall: Paywall, _ listing: [Finding], _ options: ParsedOptions, format: OutputFormat,
    columns: Int
  ) throws(InputError) -> String {
    let definition = paywall.template.definition
    switch format {
    case .json:
      return JSONRenderer.text(
        paywall.copy, storefrontSource: paywall.storefrontSource,
        findings: paywall.workspace.findings + listing)
    case .html:
      let layout = try paywall.template.layout(options.has(.fragment) ? .fragment : .page)
      return try rendering { () throws(RenderError) in
        try HTMLRenderer(layout: layout).text(
          paywall.copy, template: definition, withEvidence: options.has(.withEvidence))
      }
    case .text:
      let layout = try paywall.template.layout(.text)
      return try rendering { () throws(RenderError) in
        try TextRenderer(layout: layout, columns: columns).text(paywall.copy, template: definition)
      }
    }
  }

  private static func rendering(
    _ work: () throws(RenderError) -> String
  ) throws(InputError) -> String {
    do throws(RenderError) { return try work() } catch { throw .message(error.text) }
  }
}
