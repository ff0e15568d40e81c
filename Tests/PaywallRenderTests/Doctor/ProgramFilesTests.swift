import Testing

@testable import paywall_render

@Suite struct ProgramFilesTests {
  @Test func findsWhatIsInstalledWithIt() throws {
    let folder = try TemporaryFolder([
      "bin/paywall-render": "", "share/man/man1/paywall-render.1.gz": "",
      "share/fish/vendor_completions.d/paywall-render.fish": "",
    ])
    let files = ProgramFiles(program: folder.file("bin/paywall-render"))
    #expect(files.installedExtras == ["manual", "fish"])
    #expect(ProgramFiles(program: folder.file("share")).installedExtras == [])
  }

  @Test func findsTheProgramThatAShellStarts() throws {
    let folder = try TemporaryFolder(["bin/other": "", "empty/README": ""])
    let program = try Program.path()
    let files = ProgramFiles(program: program)
    let own = String(program.dropLast("/paywall-render".count))
    #expect(files.shadow(path: nil) == nil)
    #expect(files.shadow(path: folder.file("empty")) == nil)
    #expect(files.shadow(path: "\(folder.file("empty")):\(own)") == nil)
    let other = try ChildProcess(
      path: "/bin/cp", arguments: ["/bin/true", folder.file("bin/paywall-render")]
    ).run()
    try #require(other.ending == .code(0))
    #expect(
      files.shadow(path: "\(folder.file("bin")):\(own)") == folder.file("bin/paywall-render"))
    #expect(files.shadow(path: "\(own):\(folder.file("bin"))") == nil)
  }
}
