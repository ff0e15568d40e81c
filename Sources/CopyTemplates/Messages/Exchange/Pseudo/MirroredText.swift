/// Text whose words run from right to left, whatever their letters are.
struct MirroredText {
  /// Names of several words that are turned round as one; longer ones first.
  let names: [String]

  /// Each word between U+202E and U+202C; spaces and marks stay between the words, where the line orders them.
  func text(_ text: String) -> String {
    var mirrored = ""
    var word = ""
    let flush = {
      if !word.isEmpty { mirrored += "\u{202E}\(word)\u{202C}" }
      word = ""
    }
    var rest = Array(text)[...]
    while let character = rest.first {
      let name = word.isEmpty ? names.first { rest.starts(with: $0) } : nil
      if let name {
        word = name
        rest = rest.dropFirst(name.count)
        continue
      }
      rest = rest.dropFirst()
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
