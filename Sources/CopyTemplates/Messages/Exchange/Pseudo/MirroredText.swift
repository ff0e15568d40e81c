/// Text whose words run from right to left, whatever their letters are.
enum MirroredText {
  /// Each word between U+202E and U+202C; spaces and marks stay between the words, where the line orders them.
  static func text(_ text: String) -> String {
    var mirrored = ""
    var word = ""
    let flush = {
      if !word.isEmpty { mirrored += "\u{202E}\(word)\u{202C}" }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "’" && !word.isEmpty {
        word.append(character)
      } else {
        flush()
        mirrored.append(character)
      }
    }
    flush()
    return mirrored
  }
}
