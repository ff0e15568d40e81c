import Foundation
import Testing

/// `--output`: a file is written whole or not at all.
@Suite struct FileWriterTests {
  private static let catalog = ["App.storekit": StoreKitText.twoPlans]
  private static let prices = ["prices", "--catalog", "App.storekit", "--format", "csv"]

  @Test func writesWhatStandardOutputWouldGet() throws {
    let folder = try TemporaryFolder(Self.catalog)
    let printed = try Program.run(Self.prices, in: folder).output
    for path in ["out.csv", "./out.csv", folder.file("out.csv")] {
      let result = try Program.run(Self.prices + ["--output", path], in: folder)
      #expect(result.ending == .code(0))
      #expect(result.output.isEmpty)
      #expect(try folder.text(of: "out.csv") == String(decoding: printed, as: UTF8.self))
    }
    #expect(try folder.names() == ["App.storekit", "out.csv"])
    let dash = try Program.run(Self.prices + ["--output", "-"], in: folder)
    #expect(dash.output == printed)
  }

  @Test func replacesAnOldFile() throws {
    let old = String(repeating: "old ", count: 10_000)
    let folder = try TemporaryFolder(Self.catalog.merging(["out.csv": old]) { $1 })
    let result = try Program.run(Self.prices + ["--output", "out.csv"], in: folder)
    #expect(result.ending == .code(0))
    #expect(try folder.text(of: "out.csv").hasPrefix("productID,"))
    #expect(try !folder.text(of: "out.csv").contains("old"))
  }

  struct LinkRow: Sendable, CustomTestStringConvertible {
    let id: String
    let links: [(name: String, target: String)]
    let files: [String: String]
    /// The file that holds the result.
    let written: String
    var testDescription: String { id }
  }

  static let linkRows = [
    LinkRow(
      id: "to a file", links: [("out.csv", "real.csv")], files: ["real.csv": "old"],
      written: "real.csv"),
    LinkRow(
      id: "to a file in another folder", links: [("out.csv", "folder/real.csv")],
      files: ["folder/real.csv": "old"], written: "folder/real.csv"),
    LinkRow(
      id: "to nothing yet", links: [("out.csv", "folder/new.csv")], files: ["folder/a": ""],
      written: "folder/new.csv"),
    LinkRow(
      id: "to a link, which is relative to its own folder",
      links: [("out.csv", "folder/link.csv"), ("folder/link.csv", "../real.csv")],
      files: ["folder/a": ""], written: "real.csv"),
  ]

  @Test(arguments: linkRows)
  func writesThroughLinks(row: LinkRow) throws {
    let folder = try TemporaryFolder(Self.catalog.merging(row.files) { $1 })
    for link in row.links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link.name), withDestinationPath: link.target)
    }
    let result = try Program.run(Self.prices + ["--output", "out.csv"], in: folder)
    #expect(result.errorText.isEmpty)
    #expect(result.ending == .code(0))
    #expect(try folder.text(of: row.written).hasPrefix("productID,"))
    for link in row.links {
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.file(link.name))
      #expect(target == link.target)
    }
  }

  @Test func refusesLinksInACircle() throws {
    let folder = try TemporaryFolder(Self.catalog)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("out.csv"), withDestinationPath: "out.csv")
    let result = try Program.run(Self.prices + ["--output", "out.csv"], in: folder)
    #expect(
      result.errorText
        == "out.csv: error: cannot follow the link: Too many levels of symbolic links\n")
    #expect(result.ending == .code(2))
  }

  /// New files get the permissions that the user's mask leaves.
  @Test func honorsTheMask() throws {
    let folder = try TemporaryFolder(Self.catalog)
    let command = "umask 027; exec '\(try Program.path())' prices --catalog App.storekit --output o"
    _ = try ChildProcess(path: "/bin/sh", arguments: ["-c", command], folder: folder.path).run()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("o"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  /// A disk that is full is tried by a limit on the size of files.
  @Test func leavesTheOldFileWhenTheDiskIsFull() throws {
    let folder = try TemporaryFolder(["out.html": "old"])
    let command = """
      trap '' XFSZ; ulimit -f 1
      exec '\(try Program.path())' render --format html --output out.html
      """
    let result = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", command], folder: folder.path
    ).run()
    #expect(result.errorText.hasSuffix("\nout.html: error: cannot write to it: File too large\n"))
    #expect(result.ending == .code(2))
    #expect(try folder.text(of: "out.html") == "old")
    #expect(try folder.names() == ["out.html"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let output: String
    let error: String
    var testDescription: String { id }
  }

  /// No name of a file may be longer than 255 bytes, and the file beside this one needs a longer one.
  private static let longName = String(repeating: "n", count: 253)

  static let rows = [
    Row(
      id: "a folder that is not there", output: "no/out.csv",
      error: "no/out.csv: error: cannot create a file beside it: No such file or directory\n"),
    Row(
      id: "a directory", output: "folder",
      error: "folder: error: expected a file, got a directory\n"),
    Row(
      id: "a folder that takes no file beside", output: longName,
      error: "\(longName): error: cannot create a file beside it: File name too long\n"),
    Row(
      id: "a device that is full", output: "/dev/full",
      error: "/dev/full: error: cannot write to it: No space left on device\n"),
  ]

  @Test(arguments: rows)
  func leavesEverythingAsItWas(row: Row) throws {
    let folder = try TemporaryFolder(
      Self.catalog.merging(["folder/a": "", Self.longName: "old"]) { $1 })
    let before = try folder.names()
    let result = try Program.run(Self.prices + ["--output", row.output], in: folder)
    #expect(result.errorText == row.error)
    #expect(result.ending == .code(2))
    #expect(try folder.names() == before)
    #expect(try folder.text(of: Self.longName) == "old")
  }

  /// A reader such as `head` may stop early: the signal ends the program, and nothing is printed.
  @Test func endsQuietlyWhenAReaderStops() throws {
    let script = """
      { '\(try Program.path())' states --matrix; echo "ended with $?" >&2; } | head -n1 >/dev/null
      """
    let result = try ChildProcess(path: "/bin/bash", arguments: ["-c", script]).run()
    // 141 is 128 and the number of SIGPIPE; 0 when everything fitted into the pipe.
    let last = result.errorText.split(separator: "\n").last.map(String.init) ?? ""
    #expect(["ended with 141", "ended with 0"].contains(last))
    #expect(!result.errorText.contains("Broken pipe"))
  }

  @Test func reportsAClosedStandardOutput() throws {
    let script = "exec '\(try Program.path())' render >&-"
    let result = try ChildProcess(path: "/bin/sh", arguments: ["-c", script]).run()
    #expect(
      result.errorText.hasSuffix(
        "\nstandard output: error: cannot write to it: Bad file descriptor\n"))
    #expect(result.ending == .code(2))
  }

  @Test func worksWithoutStandardError() throws {
    let script = "exec '\(try Program.path())' render 2>&-"
    let result = try ChildProcess(path: "/bin/sh", arguments: ["-c", script]).run()
    #expect(result.outputText.hasPrefix("Get more from BrewLog\n"))
    #expect(result.ending == .code(0))
  }
}
