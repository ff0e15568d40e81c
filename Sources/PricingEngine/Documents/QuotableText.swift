/// The most characters of a file's text that a message quotes.
public let quotableLength = 60

/// A text from a file in a form that is safe to show in one line of a message.
///
/// Line ends, control, invisible and bidirectional characters are spelled as `\u{202E}`: they could hide or
/// reorder the message itself. Texts longer than `quotableLength` characters are cut and marked with `…`.
public func quotable(_ text: String) -> String { quotable(text, upTo: quotableLength) }

/// A text from a file in a form that is safe to show in one line, cut after a number of characters.
public func quotable(_ text: String, upTo length: Int) -> String {
  // Most texts are short and plain, and need no look at their characters.
  if text.utf8.count <= length, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
    return text
  }
  var shown = ""
  for (count, character) in text.enumerated() {
    guard count < length else { return shown + "…" }
    shown += quotable(character)
  }
  return shown
}

/// One character in a form that is safe to show.
func quotable(_ character: Character) -> String {
  let scalars = character.unicodeScalars
  // A joiner inside an emoji is part of what the reader sees; alone it is invisible.
  let joins = scalars.count > 1
  var shown = ""
  for scalar in scalars {
    if isInvisible(scalar), !(joins && scalar == "\u{200D}") {
      shown += "\\u{\(hexadecimal(scalar.value, digits: 4))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// Whether a character leaves no mark of its own: controls, format characters and all spaces but U+0020.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
  default: false
  }
}
