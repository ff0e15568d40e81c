extension String {
  /// The text with the characters escaped that Markdown would read as markup.
  var inMarkdown: String {
    var escaped = ""
    for character in self {
      if "\\`*_[]<>|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
