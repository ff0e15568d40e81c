/// The words of a text that changed: everything between the common start and the common end.
struct WordDiff {
  private let old: [Character]
  private let new: [Character]
  private let oldRange: Range<Int>
  private let newRange: Range<Int>

  init(_ oldText: String, _ newText: String) {
    old = Array(oldText)
    new = Array(newText)
    var start = zip(old, new).prefix { $0.isSame(as: $1) }.count
    var end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0.isSame(as: $1) }.count
    while start > 0, old[start - 1].isInsideWord { start -= 1 }
    while end > 0, old[old.count - end].isInsideWord { end -= 1 }
    oldRange = start..<(old.count - end)
    newRange = start..<(new.count - end)
  }

  /// Both texts, escaped, with marks around what changed: `Save [-44 %-]` and `Save {+30 %+}`.
  var marked: (old: String, new: String) {
    (Self.marked(old, oldRange, "[-", "-]"), Self.marked(new, newRange, "{+", "+}"))
  }

  private static func marked(
    _ text: [Character], _ range: Range<Int>, _ opening: String, _ closing: String
  ) -> String {
    let parts = [text[..<range.lowerBound], text[range], text[range.upperBound...]].map {
      SnapshotEscaping.escaped(String($0), isWhole: false)
    }
    return range.isEmpty ? parts.joined() : parts[0] + opening + parts[1] + closing + parts[2]
  }
}

extension Character {
  /// Whether both have the same bytes.
  fileprivate func isSame(as other: Character) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether a mark beside the character would cut a word or number.
  fileprivate var isInsideWord: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.properties.isIdeographic { return false }
    return isLetter || isNumber || self == "." || self == ","
  }
}
