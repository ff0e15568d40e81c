extension ScreenBlock {
  /// A block of a text that somebody else wrote.
  public init(_ block: TextBlock, productID: String? = nil) {
    var isHeading = false
    if case .heading = block.kind { isHeading = true }
    self.init(
      block.text, productID: productID, group: block.group, isHeading: isHeading,
      isControl: block.kind == .control || block.isBracketed,
      isStruckThrough: block.kind == .struckThrough, isCollapsed: block.isCollapsed)
  }
}

extension TextBlock {
  /// Whether it is written as plain text writes a button: `[Subscribe]`, `［登録する］`.
  fileprivate var isBracketed: Bool {
    let ends = [text.first, text.last]
    return ends == ["[", "]"] || ends == ["［", "］"]
  }
}
