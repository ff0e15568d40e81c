import PricingEngine

/// Ties each block of a screen to the products that it speaks of.
///
/// The order is: the card that the block stands in, a product that its own words name, the products that are named by what stands
/// together with it, then all products of the screen.
struct ProductBinding {
  private let screen: HonestyScreen
  private let names: ProductNames
  /// The products that the blocks of each group name or stand in the cards of.
  private let namedInGroup: [Int: Set<String>]

  init(_ screen: HonestyScreen, names: ProductNames) {
    self.screen = screen
    self.names = names
    var named: [Int: Set<String>] = [:]
    if screen.quotes.count > 1 {
      for block in screen.blocks {
        let own = block.productID.map { [$0] } ?? names.products(in: block.text)
        named[block.group, default: []].formUnion(own)
      }
    }
    namedInGroup = named
  }

  func quotes(of index: Int) -> [Quote] {
    let block = screen.blocks[index]
    if let id = block.productID { return quotes(of: [id]) }
    guard !block.isHeading, screen.quotes.count > 1, block.provenClaims == nil else {
      return screen.quotes
    }
    let own = names.products(in: block.text)
    if !own.isEmpty { return quotes(of: Set(own)) }
    let near = namedInGroup[block.group] ?? []
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
      let own = names.products(in: String(decoding: text[range], as: UTF8.self))
      return own.isEmpty ? nil : (range, quotes(of: Set(own)))
    }
  }

  private func quotes(of ids: Set<String>) -> [Quote] {
    screen.quotes.filter { ids.contains($0.plan.productID) }
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
