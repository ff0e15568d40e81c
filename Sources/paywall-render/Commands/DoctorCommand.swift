import CopyTemplates
import PricingEngine

/// `doctor`: what the program would use here, and whether it all works.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "show versions, locations and settings, and what is wrong with them"
  static let options: [Option] =
    Workspace.options + TemplateLibrary.options + MessageLibrary.options
  static let formats: [String] = []
  static let example = "paywall-render doctor"

  /// Looks at everything, also after something is wrong.
  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    var isHealthy = true
    for step in Step.allCases {
      do throws(InputError) {
        if try !look(at: step, options, console) { isHealthy = false }
      } catch {
        _ = console.report(error)
        isHealthy = false
      }
    }
    return isHealthy ? .clean : .findings
  }

  /// A thing to look at.
  private enum Step: CaseIterable {
    case formatting, files, terminal, copy, workspace
  }

  /// Prints what there is and what is wrong with it, and says whether all is well.
  private static func look(
    at step: Step, _ options: ParsedOptions, _ console: Console
  ) throws(InputError) -> Bool {
    switch step {
    case .formatting: try formatting(console)
    case .files: try files(console)
    case .terminal: try terminal(console)
    case .copy: try copy(options, console)
    case .workspace: try workspace(options, console)
    }
  }

  private static func formatting(_ console: Console) throws(InputError) -> Bool {
    try console.result("version    " + VersionText.text())
    let unknown = FormattingDataCheck.unknownLocales()
    let known = AppStoreLocale.all.count - unknown.count
    try console.result("data       \(known) of \(AppStoreLocale.all.count) locales\n")
    let findings = FormattingDataCheck.findings(
      version: FormattingEnvironment().icu, unknown: unknown)
    console.report(findings)
    return findings.isEmpty
  }

  private static func files(_ console: Console) throws(InputError) -> Bool {
    let files = try ProgramFiles.running()
    let extras = files.installedExtras
    try console.result("program    \(files.program)\n")
    if let shadow = files.shadow(path: ProcessEnvironment["PATH"]) {
      try console.result("in PATH    \(shadow), which is another program\n")
    }
    try console.result(
      "extras     \(extras.isEmpty ? "none" : extras.joined(separator: ", "))\n")
    return true
  }

  private static func terminal(_ console: Console) throws(InputError) -> Bool {
    guard console.isTerminal else {
      try console.result("terminal   none\n")
      return true
    }
    let locale = TerminalLocale { ProcessEnvironment[$0] }
    try console.result("terminal   \(locale.name)\n")
    if let finding = locale.finding { console.report([finding]) }
    return locale.isUTF8
  }

  private static func copy(
    _ options: ParsedOptions, _ console: Console
  ) throws(InputError) -> Bool {
    let library = try MessageLibrary.open(options)
    try console.result("locales    \(library.tags.joined(separator: ", "))\n")
    let templates = try TemplateLibrary.open(options)
    try console.result("templates  \(try templates.names().joined(separator: ", "))\n")
    for name in try templates.names() {
      let template = try templates.template(name, contract: library.contract)
      for kind in [LayoutKind.text, .fragment, .page] { _ = try template.layout(kind) }
    }
    return true
  }

  private static func workspace(
    _ options: ParsedOptions, _ console: Console
  ) throws(InputError) -> Bool {
    let workspace = try Workspace.open(options)
    try console.result(
      """
      project    \(workspace.projectFile ?? "none")
      catalog    \(workspace.catalogFile.file)
      products   \(workspace.catalog.products.count)
      storefront \(workspace.catalog.storefront) (\(workspace.catalog.storefront.name), \
      \(workspace.catalog.storefront.currency))

      """)
    console.report(workspace.findings, in: workspace.catalogFile)
    return !workspace.findings.hasErrors
  }
}
