import Foundation
import Testing

/// A build that a signal stops: nothing is left half written, and the shell sees the signal.
@Suite struct BuildSignalTests {
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
    let result = try ChildProcess(
      path: "/bin/bash", arguments: ["-c", commands, try Program.path()],
      folder: folder.folder.path
    ).run()
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
}
