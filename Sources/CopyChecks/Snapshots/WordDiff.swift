/// The words of two texts that differ: what one has and the other has not, in the order of the texts.
struct WordDiff {
  private let old: [Substring]
  private let new: [Substring]
  private var removed: Set<Int> = []
  private var added: Set<Int> = []

  init(_ old: String, _ new: String) {
    self.old = Self.words(of: old)
    self.new = Self.words(of: new)
    // Canonically equal words are not the same here, so words are compared by their bytes.
    let (oldBytes, newBytes) = (self.old.map { Array($0.utf8) }, self.new.map { Array($0.utf8) })
    for change in newBytes.difference(from: oldBytes) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
  }

  /// Both texts, escaped, with marks around what changed: `Save [-44-] %` and `Save {+30+} %`.
  var marked: (old: String, new: String) {
    (Self.marked(old, removed, "[-", "-]"), Self.marked(new, added, "{+", "+}"))
  }

  private static func marked(
    _ words: [Substring], _ marked: Set<Int>, _ opening: String, _ closing: String
  ) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      let isMarked = marked.contains(index)
      if isMarked, !marked.contains(index - 1) { text += opening }
      text += SnapshotEscaping.escaped(word, isWhole: false)
      if isMarked, !marked.contains(index + 1) { text += closing }
    }
    return text
  }

  /// Words and numbers as wholes, all other characters for themselves.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      var end = text.index(after: start)
      if text[start].isInsideWord {
        while end < text.endIndex, text[end].isInsideWord { end = text.index(after: end) }
      }
      words.append(text[start..<end])
      start = end
    }
    return words
  }
}

extension Character {
  /// Whether a mark beside the character would cut a word or number.
  fileprivate var isInsideWord: Bool {
    guard let scalar = unicodeScalars.first, !scalar.properties.isIdeographic else { return false }
    return isLetter || isNumber || self == "." || self == ","
  }
}
