import Foundation
import PackagePlugin

/// Embeds the package's `Templates` and `Locales` folders in the program, so that it runs without a source tree.
@main
struct EmbedResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let folders = ["Templates", "Locales"].map { root.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedResources.swift")
    let inputs = try folders.flatMap(filesBelow)
    return [
      .buildCommand(
        displayName: "Embedding Templates and Locales",
        executable: try context.tool(named: "embed-resources").url,
        arguments: [root.path(), output.path()] + ["Templates", "Locales"],
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}

private func filesBelow(_ folder: URL) throws -> [URL] {
  let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }.sorted {
    $0.path < $1.path
  }
}
