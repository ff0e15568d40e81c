/// Keys of a StoreKit configuration file whose values are credentials or account identifiers.
///
/// Neither they nor their values may appear in a message or an excerpt: output ends up in public build logs.
enum SecretKeys {
  static let names = [
    "subscriptionOffersKeyPair", "privateKey", "_developerTeamID", "_applicationInternalID",
  ]

  static func contains(_ key: String) -> Bool { names.contains(key) }

  /// The byte ranges of these keys with their values, in order; in a broken file rather too much than too little.
  ///
  /// The text is searched as it is, since a file whose JSON is broken is the one that gets an excerpt.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let wanted = names.map { Array($0.utf8) }
    var found: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      guard isFirstByte(bytes[offset]),
        let name = wanted.first(where: { bytes[offset...].starts(with: $0) })
      else {
        offset += 1
        continue
      }
      let end = endOfValue(in: bytes, after: offset + name.count)
      found.append(max(0, offset - 1)..<end)
      offset = end
    }
    return found
  }
}

/// Whether one of the names may start with a byte; most of a text is passed over here.
private func isFirstByte(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "s") || byte == UInt8(ascii: "p") || byte == UInt8(ascii: "_")
}

/// Where the value that belongs to a key ends; the end of the key when no colon follows.
private func endOfValue(in bytes: [UInt8], after keyEnd: Int) -> Int {
  var offset = keyEnd
  func skipSpace() {
    while offset < bytes.count, isJSONWhiteSpace(bytes[offset]) { offset += 1 }
  }
  if offset < bytes.count, isQuote(bytes[offset]) { offset += 1 }
  skipSpace()
  guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return offset }
  offset += 1
  skipSpace()
  var depth = 0
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      offset = endOfString(in: bytes, from: offset)
      if depth == 0 { return offset }
      continue
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth <= 0 { return depth < 0 ? offset : offset + 1 }
    case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if depth == 0 { return offset }
    default: break
    }
    offset += 1
  }
  return offset
}

private func isQuote(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}

private func endOfString(in bytes: [UInt8], from start: Int) -> Int {
  var offset = start + 1
  while offset < bytes.count {
    if bytes[offset] == UInt8(ascii: "\\") {
      offset += 1
    } else if bytes[offset] == bytes[start] {
      return offset + 1
    }
    offset += 1
  }
  return bytes.count
}
