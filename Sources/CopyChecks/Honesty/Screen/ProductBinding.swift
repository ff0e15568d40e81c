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
    names = screen.quotes.flatMap { quote in
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

  /// For a block of several sentences that names several products, the products of each sentence that names some.
  func sentences(of index: Int) -> [(range: Range<Int>, quotes: [Quote])] {
    let block = screen.blocks[index]
    guard screen.quotes.count > 1, block.productID == nil, !block.isHeading,
      block.provenClaims == nil
    else { return [] }
    let text = Array(block.text.utf8)
    let ranges = sentenceRanges(of: text)
    guard ranges.count > 1 else { return [] }
    return ranges.compactMap { range in
      let own = named(in: String(decoding: text[range], as: UTF8.self))
      return own.isEmpty ? nil : (range, quotes(of: own))
    }
  }

  private func quotes(of ids: [String]) -> [Quote] {
    screen.quotes.filter { ids.contains($0.plan.productID) }
  }

  /// The products whose names stand in a text; a name inside a longer one that is there too does not count.
  private func named(in text: String) -> [String] {
    let text = folded(text)
    let found = names.filter { holds(text, $0.name) }
    return found.filter { one in
      !found.contains { $0.name != one.name && holds($0.name, one.name) }
    }.map(\.productID)
  }
}

/// The sentences and lines of a text.
private func sentenceRanges(of text: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start = 0
  for place in text.indices where endsSentence(at: place, in: text) {
    ranges.append(start..<place + 1)
    start = place + 1
  }
  return start < text.count ? ranges + [start..<text.count] : ranges
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
