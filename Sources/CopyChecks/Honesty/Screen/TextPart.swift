extension String {
  /// The part between two UTF-8 offsets, found without going through the text before it.
  func part(_ range: Range<Int>) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// What follows a UTF-8 offset, as far as a sentence can go; a text of a few megabytes may have no full stop.
  func part(after offset: Int) -> Substring {
    let longest = 1000
    let start = utf8.index(utf8.startIndex, offsetBy: offset)
    let end = utf8.index(start, offsetBy: longest, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return Substring(utf8[start..<end])
  }
}
