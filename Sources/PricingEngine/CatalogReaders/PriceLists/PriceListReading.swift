/// What a reader made of a price list.
public struct PriceListReading: Sendable {
  /// The prices in force, without the lines that were refused; `nil` when the whole file was refused.
  public let list: PriceList?
  /// Everything that is wrong or worth knowing.
  public let findings: [Finding]

  /// Creates a reading.
  public init(list: PriceList?, findings: [Finding]) {
    self.list = list
    self.findings = findings
  }
}
