/// Phrases as one tree of symbols, so that all that start at a place of a text are found in one walk.
///
/// A slot is one edge. Nodes have numbers; the edges are one table, so that a step costs the same however many phrases there
/// are.
struct PhraseTrie: Sendable {
  /// What stands in a phrase for a number, a price or a gap.
  enum Slot: UInt32, Sendable {
    /// `{n}`, digits only.
    case number
    /// `{n}` in claims that count: digits or a number word.
    case count
    /// `{pct}`.
    case percent
    /// `{price}`.
    case price
    /// `{~}`.
    case gap

    /// The symbol of the edge, above every Unicode scalar value.
    var symbol: UInt32 { 0x110000 + rawValue }
    /// Its bit in a node's set of slots.
    var bit: UInt8 { 1 << UInt8(rawValue) }
  }

  /// A part of a phrase.
  enum Token: Sendable, Hashable {
    case symbol(UInt32)
    case slot(Slot)
  }

  /// The number of the node at which every walk starts.
  static let root: Int32 = 0

  private var keys: [UInt64] = []
  private var targets: [Int32] = []
  private var edgeCount = 0
  /// For each node, the slots that its edges have.
  private(set) var slots: [UInt8] = [0]
  /// For each node, the first phrase that ends there; −1 for none.
  private(set) var firstPhrase: [Int32] = [-1]
  /// For each phrase, another that ends at the same node; −1 for none.
  private(set) var nextPhrase: [Int32] = []
  /// The symbols that phrases start with, below 0x3000, where nearly all walks end at once.
  private var firstSymbols = [Bool](repeating: false, count: 0x3000)

  init() { resize(to: 1024) }

  /// Whether no phrase starts with a symbol.
  @inline(__always)
  func startsNone(_ symbol: UInt32) -> Bool {
    symbol < 0x3000 && !firstSymbols[Int(symbol)]
  }

  /// The node that a symbol leads to; `nil` when no phrase goes on with it.
  @inline(__always)
  func child(of node: Int32, by symbol: UInt32) -> Int32? {
    let key = Self.key(node, symbol)
    var place = slot(for: key)
    while keys[place] != 0 {
      if keys[place] == key { return targets[place] }
      place = (place + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Adds a phrase, whose number is the count of those before it.
  mutating func insert(_ tokens: [Token]) {
    var node = Self.root
    for token in tokens {
      switch token {
      case .symbol(let symbol):
        if node == Self.root, symbol < 0x3000 { firstSymbols[Int(symbol)] = true }
        node = addedChild(of: node, by: symbol)
      case .slot(let slot):
        slots[Int(node)] |= slot.bit
        node = addedChild(of: node, by: slot.symbol)
      }
    }
    nextPhrase.append(firstPhrase[Int(node)])
    firstPhrase[Int(node)] = Int32(nextPhrase.count - 1)
  }

  /// The numbers of the phrases that are exactly this one.
  func phrases(of tokens: [Token]) -> [Int] {
    var node = Self.root
    for token in tokens {
      let symbol =
        switch token {
        case .symbol(let symbol): symbol
        case .slot(let slot): slot.symbol
        }
      guard let child = child(of: node, by: symbol) else { return [] }
      node = child
    }
    var phrases: [Int] = []
    var phrase = firstPhrase[Int(node)]
    while phrase >= 0 {
      phrases.append(Int(phrase))
      phrase = nextPhrase[Int(phrase)]
    }
    return phrases
  }

  private mutating func addedChild(of node: Int32, by symbol: UInt32) -> Int32 {
    if let child = child(of: node, by: symbol) { return child }
    let child = Int32(slots.count)
    slots.append(0)
    firstPhrase.append(-1)
    if (edgeCount + 1) * 2 > keys.count { resize(to: keys.count * 2) }
    put(Self.key(node, symbol), child)
    edgeCount += 1
    return child
  }

  /// Never 0, which marks a free place: no edge leads to the root.
  @inline(__always)
  private static func key(_ node: Int32, _ symbol: UInt32) -> UInt64 {
    (UInt64(UInt32(bitPattern: node)) &+ 1) << 32 | UInt64(symbol)
  }

  @inline(__always)
  private func slot(for key: UInt64) -> Int {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (keys.count - 1)
  }

  private mutating func put(_ key: UInt64, _ target: Int32) {
    var place = slot(for: key)
    while keys[place] != 0 { place = (place + 1) & (keys.count - 1) }
    keys[place] = key
    targets[place] = target
  }

  private mutating func resize(to size: Int) {
    let old = zip(keys, targets).filter { $0.0 != 0 }
    keys = [UInt64](repeating: 0, count: size)
    targets = [Int32](repeating: -1, count: size)
    for (key, target) in old { put(key, target) }
  }
}
