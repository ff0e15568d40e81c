import Foundation
import Testing

/// `make install` and `make uninstall`, without building.
@Suite struct InstallTests {
  static let files = [
    "bin/paywall-render", "share/bash-completion/completions/paywall-render",
    "share/doc/paywall-render/LICENSE", "share/fish/vendor_completions.d/paywall-render.fish",
    "share/man/man1/paywall-render.1.gz", "share/zsh/site-functions/_paywall-render",
  ]

  private func install(_ arguments: [String], environment: [String: String] = [:]) throws {
    let result = try ChildProcess(
      path: PackageFolder.path("Packaging/install"), arguments: arguments,
      environment: ["PATH": "/usr/bin:/bin"].merging(environment) { _, own in own }
    ).run()
    #expect(result.ending == .code(0))
    #expect(result.outputText + result.errorText == "")
  }

  private func paths(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.file($0), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// A small program stands for the installed one, and the real one writes its manual and completions.
  @Test func removesExactlyWhatItInstalls() throws {
    let folder = try TemporaryFolder(["bin/other": "", "share/doc/paywall-render/mine": ""])
    try install([folder.path, "/bin/true"], environment: ["GENERATOR": Program.path()])
    let others = ["bin/other", "share/doc/paywall-render/mine"]
    #expect(try paths(folder) == (Self.files + others).sorted())
    #expect(
      try folder.text(of: "share/zsh/site-functions/_paywall-render").hasPrefix(
        "#compdef paywall-render\n"))
    try install(["--remove", folder.path])
    #expect(try paths(folder) == others)
    try install(["--remove", folder.path])
  }

  /// A program that cannot write its manual is not installed by halves.
  @Test func installsNothingWhenThePagesCannotBeMade() throws {
    let folder = try TemporaryFolder()
    let result = try ChildProcess(
      path: PackageFolder.path("Packaging/install"), arguments: [folder.path, "/bin/false"]
    ).run()
    #expect(result.ending == .code(1))
    #expect(try paths(folder) == [])
  }
}
