import CopyTemplates
import Foundation
import PricingEngine
import Testing

@testable import CopyChecks

/// The messages of the package have no finding at all.
@Suite struct CleanMessagesTests {
  @Test func areClean() throws {
    var problems: [Finding] = []
    let contract = MessageContract(
      reading: try RepositoryFile.source("Locales/contract.json"), into: &problems)
    let set = MessageSet(
      contract: contract, files: try files(), sourceLocale: try LocaleTag("en"))
    let found = try MessageChecker().findings(in: set).map { check in
      "\(check.finding.location?.description ?? ""): \(check.finding.message) [\(check.finding.rule)]"
    }
    #expect(problems.isEmpty)
    #expect(found.sorted() == [])
  }

  private func files() throws -> [MessageFile] {
    let folder = try RepositoryFile.names(in: "Locales")
    return try folder.filter { $0.hasSuffix(".arb") }.map { name in
      MessageFile(
        reading: try RepositoryFile.source("Locales/\(name)"), name: String(name.dropLast(4)),
        isOwn: false)
    }
  }
}
