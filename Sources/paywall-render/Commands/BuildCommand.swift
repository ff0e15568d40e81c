import CopyTemplates
import PricingEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `build`: the whole matrix of paywalls, into a folder.
enum BuildCommand: Command {
  static let name = "build"
  static let summary = "write every template in every language and storefront into a folder"
  static let options: [Option] =
    [
      .output, .template, .locale, .storefront, .state, .format, .fragment, .site, .baseURL, .path,
    ]
    + Workspace.options + [.templates, .locales, .products, .compareTo, .offer, .seats, .current]
    + [.symbols, .columns, .jobs, .shard, .merge, .dryRun, .watch, .quiet, .jsonProgress]
  static let formats: [String] = []
  static let example =
    "paywall-render build --catalog App.storekit --locale en,de --format html,json --output site"

  static func summary(of option: Option) -> String? {
    switch option {
    case .output: "the folder to write into, which is made when it is not there"
    case .template:
      "templates separated by commas, or all (default: every one that fits the catalog)"
    case .locale: "languages separated by commas, or all (default: all)"
    case .storefront: "storefronts separated by commas, priced or all (default: priced)"
    case .state:
      "states separated by commas, usual or all (default: what each template shows when nobody says)"
    case .format: "text, json, html or all, separated by commas (default: html)"
    default: nil
    }
  }

  static func completion(of option: Option) -> Completion {
    switch option {
    case .template: .list(BuiltInNames.templates + ["all"])
    case .locale: .list(BuiltInNames.locales + ["all"])
    case .storefront: .list(["priced", "all"] + Storefront.all.map(\.code))
    case .state: .list(["usual", "all"] + Option.states)
    case .format: .list(BuildFormat.allCases.map(\.rawValue) + ["all"])
    case .output: .folder
    default: usualCompletion(of: option)
    }
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard let output = options[.output], output != "-" else {
      throw .message("expected a folder to write into: --output DIR")
    }
    // A file that grows past a limit is an error to report, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    if options.has(.merge) { return try merge(options, into: output, console) }
    for pair in [(Option.watch, Option.dryRun), (.quiet, .jsonProgress)]
    where options.has(pair.0) && options.has(pair.1) {
      throw .usage(.conflict("'\(pair.0.flag)' and '\(pair.1.flag)' do not go together"))
    }
    let settings = try settings(options, output, console)
    guard options.has(.watch) else { return try build(options, settings, console) }
    while true {
      // Watched before it is read, so that no change is missed.
      let watcher: FileWatcher
      do throws(FileError) { watcher = try BuildInputs(options).watcher() } catch {
        throw .file(error)
      }
      do throws(InputError) { _ = try build(options, settings, console) } catch {
        _ = console.report(error)
      }
      if !options.has(.quiet) { console.note("waiting for changes") }
      watcher.waitForChange()
    }
  }

  private static func settings(
    _ options: ParsedOptions, _ output: String, _ console: Console
  ) throws(InputError) -> BuildRun.Settings {
    var shard: Shard?
    if let text = options[.shard] {
      shard = Shard(text)
      if shard == nil {
        let expected = "a part and the number of parts, such as 2/4"
        throw .usage(
          .badValue(option: .shard, value: text, expected: [expected], suggestion: nil))
      }
    }
    var style = BuildProgress.Style.none
    if options.has(.jsonProgress) {
      style = .json
    } else if console.isInteractive, !options.has(.quiet) {
      style = .bar
    }
    return BuildRun.Settings(
      output: output,
      jobs: try options.checkedNumber(
        .jobs, in: 1...Workers.maximum, default: Workers.processorCount), shard: shard,
      isDryRun: options.has(.dryRun), progress: style)
  }

  private static func build(
    _ options: ParsedOptions, _ settings: BuildRun.Settings, _ console: Console
  ) throws(InputError) -> ExitCode {
    let materials = try BuildMaterials.open(options)
    let isQuiet = options.has(.quiet)
    if !isQuiet { console.announce(materials.workspace) }
    if let site = materials.site, site.address == nil, !isQuiet {
      console.note(
        "nobody said where the site is served, so its pages have no canonical and hreflang links, and there is no sitemap; "
          + "add --base-url URL, or 'baseURL' to paywall.json")
    }
    guard materials.matrix.count(materials.matrix.units(of: nil)) > 0 else {
      let reasons = materials.unfit.map { "\n  '\($0.name)': \($0.reason)" }.joined()
      throw .message("there is nothing to build: no template fits\(reasons)")
    }
    let result = try BuildRun(materials: materials, settings: settings).run(console)
    if settings.isDryRun { try list(result, console) }
    BuildReport(console: console, isQuiet: isQuiet).print(
      result, materials, in: settings.output, isDryRun: settings.isDryRun)
    return result.problems.hasErrors ? .findings : .clean
  }

  /// What a dry run would do, one file a line.
  private static func list(_ result: BuildRun.Result, _ console: Console) throws(InputError) {
    let lines =
      result.writtenPaths.sorted().map { "write \($0)\n" }
      + result.removed.sorted().map { "remove \($0)\n" }
    try console.result(lines.joined())
  }

  private static func merge(
    _ options: ParsedOptions, into output: String, _ console: Console
  ) throws(InputError) -> ExitCode {
    let other = Self.options.first { option in
      ![.merge, .output, .quiet].contains(option) && options.has(option)
    }
    if let other {
      throw .usage(.conflict("'--merge' builds nothing, and does not go with '\(other.flag)'"))
    }
    let result = try BuildMerge(options.all(.merge), into: output).run()
    if !options.has(.quiet) {
      console.note(
        "wrote \(counted(result.written, "file")), \(result.unchanged) unchanged, removed "
          + "\(counted(result.removed, "file")) in '\(output)'")
    }
    return .clean
  }
}
