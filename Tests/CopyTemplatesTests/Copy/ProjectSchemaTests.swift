import PricingEngine
import Testing

@testable import CopyTemplates

/// The published schema of paywall.json and its reader know the same keys and words.
@Suite struct ProjectSchemaTests {
  private func value(_ path: [String]) throws -> JSONReader {
    let source = try PackageFile.source("Schemas/paywall-project.schema.json")
    return try path.reduce(JSONReader(try JSONDocument(parsing: source))) { reader, key in
      var findings: [Finding] = []
      return try #require(reader.object(into: &findings)?[key], "\(path)")
    }
  }

  private static let policy = ["properties", "policy", "properties"]
  private static let checks = ["properties", "checks", "properties"]

  @Test(arguments: [
    (["properties"], ProjectReader.keys),
    (["properties", "build", "properties"], BuildSettings.keys),
    (["properties", "snapshot", "properties"], SnapshotSettings.keys),
    (policy, PolicyFacts.keys),
    (policy + ["promotion", "properties"], PolicyFacts.Promotion.keys),
  ])
  func knowsTheSameKeys(path: [String], keys: [String]) throws {
    var findings: [Finding] = []
    let known = try #require(try value(path).object(into: &findings)).keys
    #expect(known.sorted() == keys.sorted())
  }

  @Test(arguments: [
    (
      policy + ["evidence", "items", "properties", "kind", "enum"],
      PolicyFacts.Evidence.Kind.allCases.map(\.rawValue)
    ),
    (policy + ["updates", "enum"], PolicyFacts.UpdatePolicy.allCases.map(\.rawValue)),
    (policy + ["trialReminder", "enum"], PolicyFacts.TrialReminder.allCases.map(\.rawValue)),
    (policy + ["platforms", "items", "enum"], PolicyFacts.platformNames),
    (
      checks + ["levels", "additionalProperties", "enum"],
      CheckSettings.Level.allCases.map(\.rawValue)
    ),
  ])
  func knowsTheSameWords(path: [String], words: [String]) throws {
    var findings: [Finding] = []
    let known = try #require(try value(path).elements(into: &findings))
      .compactMap { $0.string(into: &findings) }
    #expect(known == words)
  }
}
