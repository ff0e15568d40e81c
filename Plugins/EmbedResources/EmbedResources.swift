import Foundation
import PackagePlugin

/// Embeds the built-in templates, locales, lexicons, the files of reports, sites and new projects, and examples in the program, so that it runs without a source tree.
@main
struct EmbedResources: BuildToolPlugin {
  static let folders = [
    "Templates", "Locales", "Lexicon", "Reports", "Site", "Scaffold",
    "Examples/BrewLog", "Examples/PocketTuner", "Examples/Wayfinder",
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName:
          "Embedding templates, locales, lexicons, files of reports, sites and new projects, and examples",
        executable: try context.tool(named: "embed-resources").url,
        arguments: [root.path(), output.path()] + Self.folders,
        inputFiles: Self.folders.flatMap { filesBelow(root.appending(path: $0)) },
        outputFiles: [output])
    ]
  }

  private func filesBelow(_ folder: URL) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = enumerator?.compactMap { $0 as? URL } ?? []
    return urls.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}
