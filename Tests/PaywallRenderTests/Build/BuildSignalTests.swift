import Foundation
import Testing

/// A build that a signal stops: nothing is left half written, and the shell sees the signal.
@Suite struct BuildSignalTests {
  /// Runs commands of bash, which know the program as `$0`.
  private static func run(
    _ commands: String, in folder: BuildFolder
  ) throws -> ChildProcess.Result {
    try ChildProcess(
      path: "/bin/bash", arguments: ["-c", commands, try Program.path()],
      folder: folder.folder.path
    ).run()
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int)])
  func leavesNoTemporaryFiles(signal: String, status: Int) throws {
    let folder = try BuildFolder()
    // Job control, since a shell without it starts programs in the background with SIGINT ignored.
    let commands = """
      set -m
      "$0" build --catalog App.storekit --prices prices.csv --output out --jobs 2 &
      while kill -0 $! && [ -z "$(find out -name '*.html' 2>/dev/null)" ]; do sleep 0.01; done
      kill -\(signal) $!
      wait $!
      echo "status $?"
      """
    let result = try Self.run(commands, in: folder)
    #expect(result.outputText == "status \(status)\n", "\(result.errorText)")
    let paths = try folder.paths()
    #expect(!paths.isEmpty)
    // The mark says that the folder is not what a manifest says.
    let others = paths.filter { !$0.hasSuffix(".html") }
    #expect(others == [".paywall-render-running"])
    for (path, bytes) in try folder.tree() where path.hasSuffix(".html") {
      #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</html>\n"), "\(path)")
    }
  }

  /// As `nohup` starts it: the build goes on to its end.
  @Test func goesOnWhenTheSignalIsIgnored() throws {
    let folder = try BuildFolder()
    let commands = """
      trap '' HUP
      "$0" build --catalog App.storekit --prices prices.csv --output out --jobs 2 --quiet &
      while kill -0 $! && [ -z "$(find out -name '*.html' 2>/dev/null)" ]; do sleep 0.01; done
      kill -HUP $!
      wait $!
      echo "status $?"
      """
    let result = try Self.run(commands, in: folder)
    #expect(result.outputText == "status 0\n", "\(result.errorText)")
    #expect(try folder.paths().contains("manifest.json"))
  }

  /// Commands that write nothing have nothing to finish: they end at once, here while they wait for their catalog.
  @Test(
    arguments: ["render", "check", "prices"],
    [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int)])
  func endsOtherCommands(command: String, signal: (name: String, status: Int)) throws {
    let folder = try TemporaryFolder()
    let commands = """
      set -m
      mkfifo pipe
      "$0" \(command) --catalog - <pipe &
      exec 3>pipe
      sleep 0.3
      kill -\(signal.name) $!
      wait $!
      echo "status $?"
      """
    let result = try ChildProcess(
      path: "/bin/bash", arguments: ["-c", commands, try Program.path()], folder: folder.path
    ).run()
    #expect(result.outputText == "status \(signal.status)\n", "\(result.errorText)")
  }
}
