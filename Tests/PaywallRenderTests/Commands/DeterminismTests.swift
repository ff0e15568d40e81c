import Foundation
import Testing

/// The same input gives the same bytes, wherever and by whomever the program is run.
@Suite struct DeterminismTests {
  static let commands = [
    ["render", "--format", "html", "--locale", "ar"],
    ["render", "--format", "json", "--locale", "pl"], ["prices"], ["render", "--locale", "tr-XX"],
  ]

  static let environments: [[String: String]] = [
    ["LANG": "C"], ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Apia"],
    ["LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"], ["LC_ALL": "nonsense", "ICU_DATA": "/nowhere"],
    ["LANG": "tr_TR.UTF-8", "NO_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "20"],
  ]

  @Test(arguments: commands)
  func writesTheSameBytes(command: [String]) throws {
    let plain = try Program.run(command)
    for environment in Self.environments {
      let other = try Program.run(command, environment: environment)
      #expect(other.output == plain.output, "\(environment)")
      #expect(other.errors == plain.errors, "\(environment)")
      #expect(other.ending == plain.ending, "\(environment)")
    }
  }

  @Test func writesTheSameBytesFromAnotherFolder() throws {
    let catalog = PackageFolder.path("Examples/BrewLog/BrewLog.storekit")
    let command = ["render", "--catalog", catalog, "--format", "json"]
    let here = try Program.run(command)
    let there = try ChildProcess(path: Program.path(), arguments: command, folder: "/").run()
    #expect(here.output == there.output)
    #expect(here.errors == there.errors)
  }
}
