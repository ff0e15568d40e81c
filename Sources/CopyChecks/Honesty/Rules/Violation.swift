import PricingEngine

/// A place where copy breaks a rule.
public struct Violation: Sendable, Hashable {
  /// How bad it is, when it is not as bad as the rule says.
  public let level: Finding.Severity?
  /// The block, from 0; `nil` when the whole screen lacks something.
  public let block: Int?
  /// The words in the block's text, in UTF-8 bytes; empty when something is missing.
  public let range: Range<Int>
  /// The product it is about.
  public let productID: String?
  /// What is wrong, lower case, without a full stop.
  public let message: String
  /// What to do or say instead.
  public let fix: String?
  /// The facts and sums behind it.
  public let evidence: CheckFinding.Evidence?

  /// Something that a screen, or a block of it, does not say.
  init(
    missingIn block: BlockReading? = nil, productID: String? = nil, _ message: String,
    fix: String, level: Finding.Severity? = nil, evidence: CheckFinding.Evidence? = nil
  ) {
    self.init(
      level: level, block: block?.index, range: 0..<0, productID: productID, message: message,
      fix: fix, evidence: evidence)
  }

  /// Something that words say.
  ///
  /// Words that are not sure to mean it make a warning at most.
  init(
    _ claim: ClaimReading, _ quote: Quote?, _ message: String, fix: String,
    level: Finding.Severity? = nil, evidence: CheckFinding.Evidence? = nil
  ) {
    let isDoubtful = claim.mention.trust == .doubtful
    self.init(
      level: isDoubtful ? .warning : level, block: claim.block.index, range: claim.mention.range,
      productID: quote?.plan.productID, message: message, fix: fix, evidence: evidence)
  }

  /// Something about a number.
  init(
    _ amount: TextAmount, in block: BlockReading, _ quote: Quote?, _ message: String,
    fix: String, level: Finding.Severity? = nil, evidence: CheckFinding.Evidence? = nil
  ) {
    self.init(
      level: level, block: block.index, range: amount.range, productID: quote?.plan.productID,
      message: message, fix: fix, evidence: evidence)
  }

  private init(
    level: Finding.Severity?, block: Int?, range: Range<Int>, productID: String?, message: String,
    fix: String, evidence: CheckFinding.Evidence?
  ) {
    self.level = level
    self.block = block
    self.range = range
    self.productID = productID
    self.message = message
    self.fix = fix
    self.evidence = evidence
  }
}
