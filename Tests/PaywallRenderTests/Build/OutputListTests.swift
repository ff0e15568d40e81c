import Testing

@testable import paywall_render

@Suite struct OutputListTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The paths in the order that they must get.
    let paths: [String]

    var testDescription: String { id }
  }

  private static let rows = [
    Row(
      id: "a hyphen comes before a slash",
      paths: ["de-AT/DEU/a.html", "de/AUT/a.html", "de/AUT/b.html", "de/DEU/a.html"]),
    Row(
      id: "a folder in another",
      paths: ["a.html", "a/b/c.html", "a/d.html", "a/d/e.html", "b.html"]),
    Row(id: "files of the folder itself", paths: ["B.html", "a.html", "ä.html", "日.html"]),
    Row(id: "names by their bytes", paths: ["s/a-b.html", "s/a.html", "s/a_b.html", "s/ab.html"]),
  ]

  private func list(_ paths: [String]) -> OutputList {
    var list = OutputList()
    for path in paths {
      list.append(
        OutputList.Output(
          path: path, digest: SHA256.digest(Array(path.utf8)), size: path.utf8.count,
          template: "subscription", locale: "de", servedLocale: "de", storefront: "DEU",
          state: "new", format: "html", claims: [ManifestClaim(kind: "lifetime", isProven: true)]))
    }
    return list
  }

  @Test(arguments: rows)
  func sortsByTheBytesOfPaths(row: Row) {
    for paths in [row.paths, row.paths.reversed(), Array(row.paths.shuffled())] {
      var list = list(paths)
      list.sort()
      #expect(list.entries.map { list.path(of: $0) } == row.paths)
    }
  }

  @Test(arguments: rows)
  func findsPaths(row: Row) {
    var list = list(row.paths.reversed())
    list.sort()
    for path in row.paths { #expect(list.holds(path), "\(path)") }
    for path in ["", "a", "a/", "z/a.html", "de/a.html", "s/a.htm", "/B.html"] {
      #expect(!list.holds(path), "\(path)")
    }
  }

  @Test func keepsWhatAnOutputIs() throws {
    var list = list(["de/DEU/a.html"])
    list.append(
      OutputList.Output(
        path: "a.json", digest: SHA256.digest([1]), size: 7, template: "support", locale: "fr-CA",
        servedLocale: "fr", storefront: "CAN", state: "evaluation:3", format: "json", claims: []))
    list.sort()
    let output = list.output(of: try #require(list.entries.first))
    #expect(output.path == "a.json" && output.digest == SHA256.digest([1]) && output.size == 7)
    #expect(output.template == "support" && output.locale == "fr-CA")
    #expect(output.servedLocale == "fr" && output.storefront == "CAN")
    #expect(output.state == "evaluation:3" && output.format == "json" && output.claims.isEmpty)
  }
}
