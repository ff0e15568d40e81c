import PricingEngine

/// What a baseline remembers of a finding: its rule, its place without lines, and its words.
///
/// Lines, columns and messages are left out, so that a finding stays accepted when text above it moves.
public struct BaselineEntry: Sendable, Hashable {
  /// The rule's name.
  public let rule: String
  /// The file, seen from the folder of the baseline.
  public let file: String?
  /// The cell of the matrix.
  public let cell: CheckFinding.Cell
  /// The product.
  public let productID: String?
  /// The words, as the text has them; empty when something is missing.
  public let words: String

  /// What a baseline in `folder` remembers of a finding.
  init(_ check: CheckFinding, folder: String) {
    self.init(
      rule: check.finding.rule, file: check.finding.location.map { seen($0.file, from: folder) },
      cell: check.cell, productID: check.finding.productID, words: check.words)
  }

  init(
    rule: String, file: String?, cell: CheckFinding.Cell, productID: String?, words: String
  ) {
    self.rule = rule
    self.file = file
    self.cell = cell
    self.productID = productID
    self.words = words
  }

  /// The parts by which entries are sorted and named.
  var members: [(name: String, value: String?)] {
    [
      ("rule", rule), ("file", file), ("template", cell.template), ("locale", cell.locale),
      ("storefront", cell.storefront), ("key", cell.key), ("productID", productID),
      ("words", words),
    ]
  }

  /// The place in words: `at 'terms.charge', locale de, template subscription`.
  var place: String {
    let name = cell.key ?? file ?? productID
    let parts = [
      name.map { "'\(quotable($0))'" }, cell.locale.map { "locale \(quotable($0))" },
      cell.template.map { "template \(quotable($0))" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : " at " + parts.joined(separator: ", ")
  }
}

/// A path as it is seen from a folder that it is in; every other path stays as it is.
private func seen(_ file: String, from folder: String) -> String {
  guard !folder.isEmpty else { return file }
  let prefix = folder.hasSuffix("/") ? folder : folder + "/"
  return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
}
