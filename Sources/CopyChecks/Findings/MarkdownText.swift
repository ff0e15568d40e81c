extension String {
  /// The text with the characters escaped that Markdown would read as markup.
  var inMarkdown: String {
    var escaped = ""
    // A character would hide a mark that a combining one follows.
    for scalar in unicodeScalars {
      if "\\`*_[]<>|".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The name by which a page links to a heading of this text.
  var headingAnchor: String {
    String(
      lowercased().compactMap { character in
        character.isLetter || character.isNumber || character == "-"
          ? character : character == " " ? "-" : nil
      })
  }
}
