import Foundation
import Testing

/// Builds that meet a hostile folder, a full disk or a sudden end.
@Suite struct BuildSafetyTests {
  private static let words = "--template subscription --locale de,en"

  struct Trap: Sendable, CustomTestStringConvertible {
    let id: String
    let path: String
    let message: String
    var testDescription: String { id }
  }

  static let traps = [
    Trap(
      id: "a folder", path: "out/de",
      message: "out/de: error: expected a folder, got a symbolic link or a file"),
    Trap(
      id: "a folder below", path: "out/de/JPN",
      message: "out/de/JPN: error: expected a folder, got a symbolic link"),
    Trap(
      id: "a file", path: "out/de/JPN/subscription.html",
      message:
        "out/de/JPN/subscription.html: error: expected a file of the build, got a symbolic link"),
  ]

  @Test(arguments: traps)
  func neverFollowsALink(row: Trap) throws {
    let project = try BuildFolder(files: ["elsewhere/x": "x", "target.html": "mine"])
    let parent = (project.folder.file(row.path) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let target = row.path.hasSuffix("html") ? "target.html" : "elsewhere"
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.file(row.path), withDestinationPath: project.folder.file(target))
    let result = try project.build("\(Self.words) --jobs 1")
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains(row.message), "\(result.errorText)")
    #expect(try project.folder.text(of: "target.html") == "mine")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.folder.file("elsewhere")) == ["x"]
    )
  }

  @Test func neverReplacesAFolder() throws {
    let project = try BuildFolder(files: ["out/de/JPN/subscription.html/keep": "x"])
    let result = try project.build(Self.words)
    #expect(result.ending == .code(2))
    #expect(
      result.errorText
        == "out/de/JPN/subscription.html: error: expected a file, got a directory\n")
  }

  /// A limit on the size of files acts like a full disk.
  @Test func survivesAFullDisk() throws {
    let project = try BuildFolder()
    _ = try project.build(Self.words)
    let before = try project.tree()
    try project.folder.write(
      Data(BuildFolder.prices.replacing("3000", with: "3100").utf8), to: "prices.csv")
    let program = try Program.path()
    let line =
      "ulimit -f 4 && exec \(program) build --catalog App.storekit --prices prices.csv --output out \(Self.words)"
    let result = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", line], folder: project.folder.path
    ).run()
    #expect(result.ending == .code(2))
    #expect(
      result.errorText.contains(".html: error: cannot write it: File too large\n"),
      "\(result.errorText)")
    var after = try project.tree()
    after[".paywall-render-running"] = nil
    #expect(after == before)
    #expect(try project.build(Self.words).ending == .code(0))
    #expect(try project.paths() == before.keys.sorted())
  }

  @Test func saysThatAFolderCannotBeWritten() throws {
    let project = try BuildFolder(files: ["out": "a file"])
    let result = try project.build(Self.words)
    #expect(result.ending == .code(2))
    #expect(
      result.errorText.hasPrefix("out: error: cannot create the folder: ")
        || result.errorText.hasPrefix("out: error: cannot open the folder: "), "\(result.errorText)"
    )
    let readOnly = try Program.run(
      ["build"] + BuildFolder.inputs + ["--output", "/proc/paywalls"], in: project.folder)
    #expect(readOnly.ending == .code(2))
    #expect(
      readOnly.errorText.contains("/proc/paywalls: error: cannot create the folder: "),
      "\(readOnly.errorText)")
  }

  /// Killed at any moment, a build leaves whole files only, and the next run makes the same tree as an undisturbed one.
  @Test func completesAKilledBuild() throws {
    let project = try BuildFolder()
    let words = "--locale de,en,fr,ja --format all --template subscription,pricing-page,support"
    #expect(try project.build("\(words) --output clean").ending == .code(0))
    let clean = try project.tree("clean")
    let program = try Program.path()
    for step in 0..<8 {
      let delay = Double(step) * 0.13 + 0.05
      let line =
        "\(program) build --catalog App.storekit --prices prices.csv --output out \(words) & "
        + "sleep \(delay); kill -9 $!; wait $!; true"
      _ = try ChildProcess(path: "/bin/sh", arguments: ["-c", line], folder: project.folder.path)
        .run()
      if FileManager.default.fileExists(atPath: project.folder.file("out")) {
        for (path, data) in try project.tree() where !path.contains(".paywall-render") {
          #expect(data == clean[path], "\(path)")
        }
      }
      if step % 3 == 2 {
        #expect(try project.build(words).ending == .code(0))
        #expect(try project.tree() == clean)
        try FileManager.default.removeItem(atPath: project.folder.file("out"))
      }
    }
    #expect(try project.build(words).ending == .code(0))
    #expect(try project.tree() == clean)
  }

  /// What a killed build left behind half written goes with the next run.
  @Test func clearsLeftoversAway() throws {
    let project = try BuildFolder(files: [
      "out/.paywall-render-running": "", "out/de/DEU/.paywall-render-123-0.tmp": "half",
      "out/de/DEU/.paywall-render-note": "mine",
    ])
    #expect(try project.build(Self.words).ending == .code(0))
    let hidden = try project.paths().filter { $0.contains(".paywall-render") }
    #expect(hidden == ["de/DEU/.paywall-render-note"])
  }

  /// After a killed build nothing is believed of the manifest, even when it is newer than a file of another build.
  @Test func comparesAllFilesAfterAKilledBuild() throws {
    let project = try BuildFolder()
    #expect(try project.build(Self.words).ending == .code(0))
    let clean = try project.tree()
    let path = try #require(clean.keys.sorted().first { $0.hasSuffix(".html") })
    let other = Data(repeating: UInt8(ascii: "x"), count: try #require(clean[path]?.count))
    try project.folder.write(other, to: "out/\(path)")
    try project.folder.write(Data(), to: "out/.paywall-render-running")
    let file = project.folder.file("out/manifest.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file)
    #expect(try project.build(Self.words).ending == .code(0))
    #expect(try project.tree() == clean)
  }

  @Test func buildsAgainWhenAnInputChanges() throws {
    let project = try BuildFolder()
    let program = try Program.path()
    let script = """
      \(program) build --catalog App.storekit --prices prices.csv --output out \(Self.words) --watch 2>log &
      pid=$!
      until grep -q waiting log; do sleep 0.05; done
      sed 's/3000/3100/' prices.csv > new.csv && mv new.csv prices.csv
      for i in $(seq 200); do [ "$(grep -c waiting log)" = 2 ] && break; sleep 0.05; done
      kill -9 $pid
      """
    _ = try ChildProcess(path: "/bin/sh", arguments: ["-c", script], folder: project.folder.path)
      .run()
    let log = try project.folder.text(of: "log")
    #expect(log.contains("wrote 2 files, 4 unchanged in 'out'"), "\(log)")
  }
}
