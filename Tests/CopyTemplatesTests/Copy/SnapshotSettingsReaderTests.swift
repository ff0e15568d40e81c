import PricingEngine
import Testing

@testable import CopyTemplates

@Suite struct SnapshotSettingsReaderTests {
  private func read(_ text: String) throws -> (SnapshotSettings?, [Finding]) {
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try SourceText(
        file: "paywall.json",
        bytes: Array(#"{"schema": "paywall-project/1", "snapshot": \#(text)}"#.utf8)),
      into: &findings)
    return (project?.snapshot, findings)
  }

  @Test func readsWhatIsRecorded() throws {
    let (settings, findings) = try read(
      #"{"folder": "Tests/Copy", "templates": ["subscription"], "locales": {"include": ["all"], "exclude": ["en-AU"]}, "storefronts": ["USA"], "states": ["usual"]}"#
    )
    #expect(findings.isEmpty)
    #expect(settings?.folder == "Tests/Copy")
    #expect(settings?.templates.include.map(\.text) == ["subscription"])
    #expect(settings?.locales.include.map(\.path) == ["snapshot.locales.include[0]"])
    #expect(settings?.locales.exclude.map(\.text) == ["en-AU"])
    #expect(settings?.storefronts.include.map(\.text) == ["USA"])
    #expect(settings?.states.include.map(\.text) == ["usual"])
  }

  @Test(arguments: [
    (#"{"formats": ["html"]}"#, "unknown-key"), (#"{"folder": ""}"#, "text-empty"),
    (#"{"locales": []}"#, "list-empty"), (#"{"locales": ["de", "de"]}"#, "value-repeated"),
  ])
  func refusesWhatItDoesNotKnow(text: String, rule: String) throws {
    let (settings, findings) = try read(text)
    #expect(settings == nil)
    #expect(findings.map(\.rule) == [rule])
  }
}
