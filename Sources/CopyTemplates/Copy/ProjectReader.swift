import PricingEngine

/// Reads project files, called `paywall.json`.
///
/// Comments are allowed; a key that is not known is an error with a suggestion.
public enum ProjectReader {
  static let keys = [
    "$schema", "schema", "app", "catalog", "template", "plans", "compareTo", "features", "freeTier",
    "evaluation", "priceIncrease", "privacy", "otherService", "policy", "subscription",
    "storeListing", "links", "checks", "build", "snapshot",
  ]

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The project; `nil` when the file has errors.
  public static func read(_ source: SourceText, into findings: inout [Finding]) -> Project? {
    let before = findings.count
    guard let root = parsedRoot(of: source, allowingComments: true, into: &findings),
      let object = root.object(known: keys, into: &findings),
      checkSchema(of: object, is: "paywall-project/1", into: &findings)
    else { return nil }
    checkTexts(of: root, into: &findings)
    let project = Project(
      facts: AppFacts(reading: object, into: &findings),
      catalog: object["catalog"]?.text(into: &findings),
      template: object["template"]?.text(into: &findings),
      plans: plans(object["plans"], into: &findings),
      comparedTo: object["compareTo"]?.text(into: &findings),
      storeListing: storeListing(object["storeListing"], into: &findings),
      checks: CheckSettings(reading: object["checks"], into: &findings),
      build: BuildSettings(reading: object["build"], into: &findings),
      snapshot: SnapshotSettings(reading: object["snapshot"], into: &findings))
    findings[before...].sort { left, right in
      let (left, right) = (left.location, right.location)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
    return findings[before...].hasErrors ? nil : project
  }

  private static func plans(_ reader: JSONReader?, into findings: inout [Finding]) -> [String] {
    var seen: Set<String> = []
    return (reader?.elements(into: &findings) ?? []).compactMap { element in
      guard let id = element.text(into: &findings) else { return nil }
      if seen.insert(id).inserted { return id }
      findings.append(
        element.finding(.error, rule: "plan-repeated", "plan '\(id)' is named twice"))
      return nil
    }
  }

  private static func storeListing(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> StoreListing {
    let keys = ["displayName", "description"]
    guard let object = reader?.object(known: keys, into: &findings) else { return StoreListing() }
    return StoreListing(
      displayName: object["displayName"]?.integer(atLeast: 1, into: &findings),
      description: object["description"]?.integer(atLeast: 1, into: &findings))
  }
}
