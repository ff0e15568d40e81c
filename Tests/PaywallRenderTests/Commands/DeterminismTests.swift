import Foundation
import Testing

/// The same input gives the same bytes, wherever and by whomever the program is run.
@Suite struct DeterminismTests {
  static let commands = [
    ["render", "--format", "text", "--locale", "ar"],
    ["render", "--format", "html", "--locale", "de"],
    ["render", "--format", "json", "--locale", "pl"],
    ["prices", "--format", "csv"], ["explain"], ["doctor"], ["render", "--help"],
    ["render", "--locale", "tr-XX"],
  ]

  static let environments: [[String: String]] = [
    ["LANG": "C"], ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "ar_EG.UTF-8"],
    ["LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"], ["TZ": "Pacific/Apia"], ["LC_ALL": "nonsense"],
    ["ICU_DATA": "/nowhere"], ["NO_COLOR": "1", "TERM": "xterm-256color", "COLUMNS": "20"],
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
