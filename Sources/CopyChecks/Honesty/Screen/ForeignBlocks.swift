extension ScreenBlock {
  /// A block of a text that somebody else wrote.
  public init(_ block: TextBlock, productID: String? = nil) {
    var isHeading = false
    if case .heading = block.kind { isHeading = true }
    self.init(
      block.text, productID: productID, group: block.group, isHeading: isHeading,
      isControl: block.kind == .control, isStruckThrough: block.kind == .struckThrough)
  }
}
