import CopyTemplates
import PricingEngine

/// `init`: a new project that passes its checks.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "write a new project: paywall.json, checks for CI, and the first snapshots"
  static let argument: String? = "DIR"
  static var argumentCompletion: Completion { .folder }
  static let options: [Option] = [.catalog]
  static let formats: [String] = []
  static let example = "paywall-render init my-app --catalog App.storekit"

  static func summary(of option: Option) -> String? {
    option == .catalog
      ? "the catalog of the project (default: the .storekit file in the folder, else a sample)"
      : nil
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let folder = options.argument == "." ? "" : options.argument ?? ""
    let catalog = try ScaffoldCatalog(options, folder: folder)
    let scaffold = ProjectScaffold(folder: folder, catalog: catalog)
    let files = try scaffold.files()
    let present = try scaffold.present(files)
    guard present.isEmpty else {
      throw .message(
        "nothing is written, because these are there already: \(present.joined(separator: ", ")); remove them, "
          + "or choose another folder: paywall-render init DIR")
    }
    try write(files)
    for file in files { console.note("wrote \(file.path)") }
    let ending = try record(Paths.join(folder, "paywall.json"), console)
    console.note(
      "say in paywall.json what is true of your app, then run 'paywall-render check' and "
        + "'paywall-render snapshot --update'")
    return ending
  }

  private static func write(_ files: [ProjectScaffold.File]) throws(InputError) {
    do throws(FileError) {
      for file in files {
        try Folders.make(Paths.folder(of: file.path))
        try FileWriter.save(file.text, to: file.path)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Records the copy of the new project.
  private static func record(_ project: String, _ console: Console) throws(InputError) -> ExitCode {
    let options: ParsedOptions
    do throws(UsageError) {
      options = try ParsedOptions(
        ["--update", "--config", project], command: SnapshotCommand.name,
        allowed: SnapshotCommand.options)
    } catch {
      throw .usage(error)
    }
    return try SnapshotCommand.run(options, console: console)
  }
}
