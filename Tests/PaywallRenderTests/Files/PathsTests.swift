import Testing

@testable import paywall_render

@Suite struct PathsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let folder: String
    let relative: String
    var testDescription: String { "\(path) from \(folder)" }
  }

  static let rows = [
    Row(path: "App.storekit", folder: "", relative: "App.storekit"),
    Row(path: "App.storekit", folder: "site", relative: "../App.storekit"),
    Row(path: "site/App.storekit", folder: "site/", relative: "App.storekit"),
    Row(path: "./a/../b/App.storekit", folder: "c/d", relative: "../../b/App.storekit"),
    Row(path: "/x/y/App.storekit", folder: "/x/z", relative: "../y/App.storekit"),
  ]

  @Test(arguments: rows)
  func writesAPathFromAFolder(row: Row) {
    #expect(Paths.relative(row.path, to: row.folder) == row.relative)
  }
}
