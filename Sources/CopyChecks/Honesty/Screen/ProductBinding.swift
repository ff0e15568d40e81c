import PricingEngine

/// Ties each block of a screen to the products that it speaks of.
///
/// The order is: the card that the block stands in, a product that its own words name, the products that are named by what stands
/// together with it, then all products of the screen.
struct ProductBinding {
  private let screen: HonestyScreen
  private let names: [(name: [UInt8], productID: String)]

  init(_ screen: HonestyScreen) {
    self.screen = screen
    names = Self.names(of: screen.quotes)
  }

  private static func names(of quotes: [Quote]) -> [(name: [UInt8], productID: String)] {
    quotes.flatMap { quote in
      quote.plan.product.localizations.map {
        (name: folded($0.displayName), productID: quote.plan.productID)
      }
    }.filter { !$0.name.isEmpty }
  }

  func quotes(of index: Int) -> [Quote] {
    let block = screen.blocks[index]
    if let id = block.productID { return quotes(of: [id]) }
    guard !block.isHeading, screen.quotes.count > 1, block.provenClaims == nil else {
      return screen.quotes
    }
    let own = named(in: block.text)
    if !own.isEmpty { return quotes(of: own) }
    let near = screen.blocks.filter { $0.group == block.group }
      .flatMap { block in block.productID.map { [$0] } ?? named(in: block.text) }
    return near.isEmpty ? screen.quotes : quotes(of: near)
  }

  /// The products of a mention: where its block names several, those that its own sentence names.
  static func quotes(of mention: ClaimMention, in block: BlockReading) -> [Quote] {
    guard block.quotes.count > 1, block.block.productID == nil, !block.block.isHeading else {
      return block.quotes
    }
    let sentence = sentence(around: mention.range, in: Array(block.block.text.utf8))
    let names = names(of: block.quotes)
    let own = named(in: sentence, names)
    return own.isEmpty ? block.quotes : block.quotes.filter { own.contains($0.plan.productID) }
  }

  private func quotes(of ids: [String]) -> [Quote] {
    screen.quotes.filter { ids.contains($0.plan.productID) }
  }

  /// The products whose names stand in a text; a name inside a longer one that is there too does not count.
  private func named(in text: String) -> [String] { Self.named(in: text, names) }

  private static func named(
    in text: String, _ names: [(name: [UInt8], productID: String)]
  ) -> [String] {
    let text = folded(text)
    let found = names.filter { holds(text, $0.name) }
    return found.filter { one in
      !found.contains { $0.name != one.name && holds($0.name, one.name) }
    }.map(\.productID)
  }
}

/// The sentence or line that a range of a text stands in.
private func sentence(around range: Range<Int>, in text: [UInt8]) -> String {
  let start = text[..<range.lowerBound].indices.last { endsSentence(at: $0, in: text) }
  let end = text[range.upperBound...].indices.first { endsSentence(at: $0, in: text) }
  return String(decoding: text[(start.map { $0 + 1 } ?? 0)..<(end ?? text.count)], as: UTF8.self)
}

/// Whether a sentence ends with a byte: a line end, or a full stop with a space after it.
private func endsSentence(at place: Int, in text: [UInt8]) -> Bool {
  if text[place] == UInt8(ascii: "\n") { return true }
  return ".!?;".utf8.contains(text[place]) && place + 1 < text.count && isTextSpace(text[place + 1])
}

private func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

/// Whether a text holds another; names are short, and searching for them as texts costs far more.
private func holds(_ text: [UInt8], _ name: [UInt8]) -> Bool {
  guard name.count <= text.count else { return false }
  return (0...(text.count - name.count)).contains { start in
    text[start] == name[0] && text[start..<start + name.count].elementsEqual(name)
  }
}
