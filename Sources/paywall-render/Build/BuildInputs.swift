import CopyTemplates

/// The files and folders that a build reads, to be watched.
struct BuildInputs {
  private let options: ParsedOptions

  init(_ options: ParsedOptions) { self.options = options }

  /// A watcher of everything that the options and the project name.
  func watcher() throws(FileError) -> FileWatcher {
    let watcher = try FileWatcher()
    for file in files() { try watcher.watch(file: file) }
    for folder in folders() where Paths.isDirectory(folder) { try watcher.watch(folder: folder) }
    return watcher
  }

  private func files() -> [String] {
    var files = options.all(.prices).map { text in
      // A list may be named as PRODUCT=FILE.
      Paths.fileExists(text) ? text : String(text.drop { $0 != "=" }.dropFirst())
    }
    if let catalog = options[.catalog] { files.append(catalog) }
    if let project = Workspace.projectFile(options) {
      files.append(project)
      if let catalog = contents(of: project)?.catalog {
        files.append(Paths.join(Paths.folder(of: project), catalog))
      }
    }
    return files.filter { $0 != "-" && !$0.isEmpty }
  }

  private func folders() -> [String] {
    var folders = [options[.templates], options[.locales]].compactMap(\.self)
    let project = Workspace.projectFile(options)
    let named = project.flatMap(contents(of:))?.build.templates.include.map(\.text) ?? []
    let folder = project.map(Paths.folder(of:)) ?? ""
    folders += named.filter { $0.contains("/") }.map { Paths.join(folder, $0) }
    folders += (options[.template]?.split(separator: ",").map(String.init) ?? [])
      .filter { $0.contains("/") }
    return folders
  }

  /// What a project file says; `nil` while it cannot be read.
  private func contents(of path: String) -> Project? {
    do throws(InputError) { return try Workspace.project(at: path) } catch { return nil }
  }
}
