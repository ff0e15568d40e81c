/// A pattern for places: `*` stands for any characters but `/`, `**` for any, everything else for itself.
package struct PlaceGlob {
  private let parts: [Part]

  private enum Part: Equatable {
    case byte(UInt8)
    case withinName
    case anything
  }

  /// Reads a pattern; every text is one.
  package init(_ pattern: String) {
    var parts: [Part] = []
    for byte in pattern.utf8 {
      switch (byte, parts.last) {
      case (UInt8(ascii: "*"), .withinName), (UInt8(ascii: "*"), .anything):
        parts[parts.count - 1] = .anything
      case (UInt8(ascii: "*"), _): parts.append(.withinName)
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  /// Whether the pattern stands for the whole text.
  ///
  /// All ways to read the pattern are followed side by side, so that no pattern takes long.
  package func matches(_ text: String) -> Bool {
    var reached = Array(repeating: false, count: parts.count + 1)
    reached[0] = true
    skipStars(&reached)
    for byte in text.utf8 {
      var next = Array(repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        switch part {
        case .byte(byte): next[index + 1] = true
        case .withinName where byte != UInt8(ascii: "/"), .anything: next[index] = true
        case .byte, .withinName: break
        }
      }
      skipStars(&next)
      reached = next
    }
    return reached[parts.count]
  }

  /// A star may stand for nothing.
  private func skipStars(_ reached: inout [Bool]) {
    for (index, part) in parts.enumerated() where reached[index] {
      if part == .withinName || part == .anything { reached[index + 1] = true }
    }
  }
}
