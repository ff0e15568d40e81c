extension HTMLContext {
  /// Moves over one byte of literal text.
  ///
  /// - Returns: what is wrong with the layout there, if anything is.
  mutating func advance(over byte: UInt8) -> HTMLProblem? {
    switch state {
    case .text:
      if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .tagOpen: openTag(byte)
    case .endTagOpen: openEndTag(byte)
    case .tagName, .gap, .attributeName, .afterName, .beforeValue, .afterValue:
      return advanceInTag(byte)
    case .value(let quote): return advanceInValue(byte, quote)
    case .afterLink(let quote):
      let attribute = tag.attribute.shown
      _ = advanceInValue(byte, quote)
      return state == .value(quote) ? .partOfAddress(attribute: attribute) : nil
    case .declaration, .comment, .bogusComment: return advanceInComment(byte)
    case .rawText(let element, let endTag): return advanceInRawText(byte, element, endTag)
    }
    return nil
  }

  private mutating func openTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): state = .endTagOpen
    case UInt8(ascii: "!"): state = .declaration(hasDash: false)
    case UInt8(ascii: "?"): state = .bogusComment
    case UInt8(ascii: "<"): state = .tagOpen
    case _ where isLetter(byte): startTag(byte, isEndTag: false)
    default: state = .text
    }
  }

  private mutating func openEndTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): state = .text
    case _ where isLetter(byte): startTag(byte, isEndTag: true)
    default: state = .bogusComment
    }
  }

  private mutating func startTag(_ byte: UInt8, isEndTag: Bool) {
    tag = HTMLTag(isEndTag: isEndTag)
    tag.name.append(lowercased(byte))
    state = .tagName
  }

  private mutating func advanceInTag(_ byte: UInt8) -> HTMLProblem? {
    switch (state, byte) {
    case (.beforeValue, UInt8(ascii: "\"")): state = .value(.double)
    case (.beforeValue, UInt8(ascii: "'")): state = .value(.single)
    case (_, UInt8(ascii: ">")): return endTag()
    case (.beforeValue, _):
      guard !isHTMLSpace(byte) else { return nil }
      state = .value(.none)
      tag.value.append(byte)
    case (_, UInt8(ascii: "/")):
      finishAttribute()
      state = .gap
    case (_, _) where isHTMLSpace(byte):
      let hasName = state == .attributeName || state == .afterName
      state = hasName ? .afterName : .gap
    case (.attributeName, UInt8(ascii: "=")), (.afterName, UInt8(ascii: "=")):
      state = .beforeValue
    case (.tagName, _):
      tag.name.append(lowercased(byte))
      return isMarkup(byte) ? .unexpectedInTag(byte) : nil
    case (.attributeName, _):
      tag.attribute.append(lowercased(byte))
      return isMarkup(byte) ? .unexpectedInTag(byte) : nil
    default: return startAttribute(byte)
    }
    return nil
  }

  private mutating func startAttribute(_ byte: UInt8) -> HTMLProblem? {
    let isSeparated = state != .afterValue
    finishAttribute()
    tag.attribute.append(lowercased(byte))
    state = .attributeName
    if isMarkup(byte) || byte == UInt8(ascii: "=") { return .unexpectedInTag(byte) }
    return isSeparated ? nil : .missingSpace
  }

  private mutating func advanceInValue(_ byte: UInt8, _ quote: Quote) -> HTMLProblem? {
    switch (quote, byte) {
    case (.double, UInt8(ascii: "\"")), (.single, UInt8(ascii: "'")):
      finishAttribute()
      state = .afterValue
    case (.none, UInt8(ascii: ">")): return endTag()
    case (.none, _) where isHTMLSpace(byte):
      finishAttribute()
      state = .gap
    default:
      tag.value.append(byte)
      state = .value(quote)
    }
    return nil
  }

  /// Remembers what an attribute says about its tag.
  mutating func finishAttribute() {
    switch tag.attribute.word {
    case "type" where tag.type == nil: tag.type = tag.value
    case "rel" where tag.relation == nil: tag.relation = tag.value
    case "http-equiv": tag.isPragma = true
    default: break
    }
    (tag.attribute, tag.value) = (ShortText(), ShortText())
  }

  private mutating func endTag() -> HTMLProblem? {
    finishAttribute()
    let ended = tag
    if let element = RawElement(startedBy: ended) {
      state = .rawText(element, endTag: 0)
    } else {
      (state, tag) = (.text, HTMLTag())
    }
    // Browsers read its content as markup or as text, as they run scripts or not.
    if !ended.isEndTag, ended.name.word == "noscript" {
      return .unsupportedElement(name: "noscript")
    }
    return ended.isPragma && ended.showsContent ? .valueInPragma : nil
  }

  private mutating func advanceInComment(_ byte: UInt8) -> HTMLProblem? {
    switch (state, byte) {
    // It ends at `]]>` inside `svg` and at `>` elsewhere.
    case (.declaration(hasDash: false), UInt8(ascii: "[")):
      state = .bogusComment
      return .cdata
    case (.declaration(hasDash: false), UInt8(ascii: "-")): state = .declaration(hasDash: true)
    case (.declaration(hasDash: true), UInt8(ascii: "-")): state = .comment(.start)
    case (.declaration, UInt8(ascii: ">")), (.bogusComment, UInt8(ascii: ">")): state = .text
    case (.declaration, _): state = .bogusComment
    case (.comment(let end), _): state = end.next(byte).map(State.comment) ?? .text
    default: break
    }
    return nil
  }

  private mutating func advanceInRawText(
    _ byte: UInt8, _ element: RawElement, _ matched: Int
  ) -> HTMLProblem? {
    let begins = byte == UInt8(ascii: "<") ? 1 : 0
    guard matched + begins > 0 else { return nil }
    let endTag = element.endTag
    if matched == endTag.count, endsTagName(byte) { return leaveRawText(byte, element) }
    let isNext = matched < endTag.count && lowercased(byte) == endTag[matched]
    state = .rawText(element, endTag: isNext ? matched + 1 : begins)
    // What is no end tag of the element may be no other markup either.
    let isMarkup = matched > 1 || matched == 1 && opensMarkup(byte)
    return isMarkup && !isNext ? .markupInRawText(element: element.rawValue) : nil
  }

  private mutating func leaveRawText(_ byte: UInt8, _ element: RawElement) -> HTMLProblem? {
    tag = HTMLTag(isEndTag: true)
    for letter in element.rawValue.utf8 { tag.name.append(letter) }
    state = .gap
    return byte == UInt8(ascii: ">") ? endTag() : nil
  }
}

extension HTMLContext.CommentEnd {
  /// How much of the end there is after one more byte; `nil` when the comment has ended.
  fileprivate func next(_ byte: UInt8) -> HTMLContext.CommentEnd? {
    switch (self, byte) {
    case (.start, UInt8(ascii: ">")), (.startDash, UInt8(ascii: ">")): nil
    case (.dashes, UInt8(ascii: ">")), (.bang, UInt8(ascii: ">")): nil
    case (.start, UInt8(ascii: "-")): .startDash
    case (.startDash, UInt8(ascii: "-")), (.dash, UInt8(ascii: "-")): .dashes
    case (.dashes, UInt8(ascii: "-")): .dashes
    case (.none, UInt8(ascii: "-")), (.bang, UInt8(ascii: "-")): .dash
    case (.dashes, UInt8(ascii: "!")): .bang
    default: HTMLContext.CommentEnd.none
    }
  }
}

/// Whether a byte has no place in the names of a tag: it shows that a quote or a `>` is missing.
private func isMarkup(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}

/// Whether a byte after `<` makes it more than a character.
private func opensMarkup(_ byte: UInt8) -> Bool {
  isLetter(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
    || byte == UInt8(ascii: "?")
}

private func endsTagName(_ byte: UInt8) -> Bool {
  isHTMLSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

private func isHTMLSpace(_ byte: UInt8) -> Bool {
  isWhiteSpace(byte) || byte == 0x0C
}
