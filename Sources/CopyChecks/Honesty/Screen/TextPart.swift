extension String {
  /// The part between two UTF-8 offsets, found without going through the text before it.
  func part(_ range: Range<Int>) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// What follows a UTF-8 offset.
  func part(after offset: Int) -> Substring {
    self[utf8.index(utf8.startIndex, offsetBy: offset)...]
  }
}
