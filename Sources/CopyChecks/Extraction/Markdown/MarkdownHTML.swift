/// Where blocks of HTML in Markdown start and end (CommonMark, section 4.6).
enum MarkdownHTML {
  /// What ends a block.
  struct Ending {
    /// The text whose line is the last; `nil` for a blank line.
    let text: String?

    var isBlankLine: Bool { text == nil }

    /// Whether the line holds the end.
    func isMet(by line: ArraySlice<UInt8>) -> Bool {
      guard let text else { return false }
      let wanted = Array(text.utf8)
      guard line.count >= wanted.count, let first = wanted.first else { return false }
      for offset in line.startIndex...(line.endIndex - wanted.count)
      where line[offset] == first {
        let found = line[offset..<offset + wanted.count]
        if zip(found, wanted).allSatisfy({ $0 == $1 || isASCIILetter($0) && $0 | 0x20 == $1 }) {
          return true
        }
      }
      return false
    }
  }

  /// The end of the block that a line starts; `nil` when it starts none.
  static func end(of line: MarkdownLine, in bytes: [UInt8]) -> Ending? {
    let head = bytes[line.content]
    guard head.first == UInt8(ascii: "<"), head.count > 1 else { return nil }
    if head.starts(with: "<!--".utf8) { return Ending(text: "-->") }
    if head.starts(with: "<?".utf8) || head.starts(with: "<!".utf8) { return Ending(text: ">") }
    let isEnd = head.dropFirst().first == UInt8(ascii: "/")
    let rest = head.dropFirst(isEnd ? 2 : 1)
    let letters = rest.prefix(32).prefix { isASCIILetter($0) || isASCIIDigit($0) }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    if !isEnd, ["script", "style", "pre", "textarea", "template"].contains(name) {
      return Ending(text: "</\(name)>")
    }
    if HTMLElements.blocks.contains(name) || ["meta", "link", "base", "svg"].contains(name) {
      return Ending(text: nil)
    }
    return nil
  }
}
