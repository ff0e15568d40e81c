import PricingEngine

/// The words of a language that are numbers, percentages or periods: `two`, `half price`, `{n}折`, `شهران`, `months`.
struct ValueTable: Sendable {
  /// What words are worth.
  enum Value: Sendable, Hashable {
    /// A number: `two = 2`.
    case number(ExactDecimal)
    /// A number of periods: `شهران = 2 month`.
    case periods(ExactDecimal, SubscriptionPeriod.Unit)
    /// One period where nothing else counts it: `месяц = a month` in `месяц в подарок`.
    case single(SubscriptionPeriod.Unit)
    /// A percentage: `half price = 50%`.
    case percent(ExactDecimal)
    /// The tenths, or hundredths, that are left to pay: 6折 is 40 % off, 88折 12 %.
    case tenthsToPay
    /// The tenths that are taken off: 3割 is 30 %.
    case tenthsOff
  }

  private let mode: MatchMode
  private var trie = PhraseTrie()
  private var values: [Value] = []
  private var unitTrie = PhraseTrie()
  private var units: [SubscriptionPeriod.Unit] = []

  init(mode: MatchMode) { self.mode = mode }

  /// Adds words with their value.
  mutating func insert(_ tokens: [PhraseTrie.Token], value: Value) {
    trie.insert(tokens)
    values.append(value)
  }

  /// Adds a word for a period.
  mutating func insert(_ tokens: [PhraseTrie.Token], unit: SubscriptionPeriod.Unit) {
    unitTrie.insert(tokens)
    units.append(unit)
  }

  /// Whether no words with a value start with a symbol.
  @inline(__always)
  func startsNone(_ symbol: UInt32) -> Bool { trie.startsNone(symbol) }

  /// The number word at a place, the longest one.
  func number(at place: Int, in text: SearchText) -> FoundAmount? {
    var found: FoundAmount?
    for (index, end) in ends(of: trie, at: place, in: text) {
      switch values[index] {
      case .number(let amount):
        found = FoundAmount(kind: .number, amount: amount, range: place..<end)
      case .periods, .single, .percent, .tenthsToPay, .tenthsOff: break
      }
    }
    return found
  }

  /// What the words at a place are worth, the longest ones, without those that only are a number.
  func idiom(at place: Int, in text: SearchText, numbers: inout NumberIndex) -> FoundAmount? {
    var found: FoundAmount?
    for (index, end) in ends(of: trie, at: place, in: text) {
      switch values[index] {
      case .percent(let amount):
        found = FoundAmount(kind: .percent, amount: amount, range: place..<end)
      case .periods(let amount, let unit):
        found = FoundAmount(kind: .number, amount: amount, unit: unit, range: place..<end)
      case .number, .single, .tenthsToPay, .tenthsOff: break
      }
    }
    return found ?? tenths(at: place, in: text, numbers: &numbers)
  }

  /// Several periods that the words at a place stand for, the longest ones: `أسبوعين`, `varannan vecka`.
  func periods(at place: Int, in text: SearchText) -> FoundAmount? {
    var found: FoundAmount?
    for (index, end) in ends(of: trie, at: place, in: text) {
      // One period alone is as often a rate, "a month", as a length.
      guard case .periods(let amount, let unit) = values[index],
        amount > ExactDecimal(coefficient: 1)
      else { continue }
      found = FoundAmount(kind: .number, amount: amount, unit: unit, range: place..<end)
    }
    return found
  }

  /// The period that the words at a place stand for one of, when no number is beside them.
  func single(at place: Int, in text: SearchText) -> FoundAmount? {
    for (index, end) in ends(of: trie, at: place, in: text) {
      guard case .single(let unit) = values[index] else { continue }
      return FoundAmount(
        kind: .number, amount: ExactDecimal(coefficient: 1), unit: unit, range: place..<end)
    }
    return nil
  }

  /// A number followed by 折 or 割.
  private func tenths(
    at place: Int, in text: SearchText, numbers: inout NumberIndex
  ) -> FoundAmount? {
    guard let child = trie.child(of: PhraseTrie.root, by: PhraseTrie.Slot.count.symbol) else {
      return nil
    }
    for match in numbers.matches(.count, at: place, in: text) {
      let number = numbers.amounts[match.index].amount
      for (index, end) in ends(of: trie, from: child, at: match.end, in: text) {
        guard let percent = values[index].percent(of: number) else { continue }
        return FoundAmount(kind: .percent, amount: percent, range: place..<end)
      }
    }
    return nil
  }

  /// The period that the words at a place name, and their end; the longest ones.
  func unit(at place: Int, in text: SearchText) -> SubscriptionPeriod.Unit? {
    guard mode == .substring || text.isWordStart(place) else { return nil }
    return ends(of: unitTrie, at: place, in: text).last.map { units[$0.index] }
  }

  /// The phrases that start at a place with their ends, the shortest first.
  private func ends(
    of trie: PhraseTrie, from first: Int32 = PhraseTrie.root, at start: Int, in text: SearchText
  ) -> [(index: Int, end: Int)] {
    if first == PhraseTrie.root, mode != .substring, !text.isWordStart(start) { return [] }
    var found: [(index: Int, end: Int)] = []
    var (node, place) = (first, start)
    while place < text.count, let child = trie.child(of: node, by: text.symbols[place]) {
      node = child
      place += 1
      let phrase = trie.firstPhrase[Int(node)]
      if phrase >= 0, isEnd(place, in: text) { found.append((Int(phrase), place)) }
    }
    return found
  }

  private func isEnd(_ place: Int, in text: SearchText) -> Bool {
    mode != .word || !text.isJoined(at: place)
  }
}

extension ValueTable.Value {
  /// The percentage taken off, for a number of tenths: 6 is 40 % left off where it is what is to pay, 88 is 12 %.
  fileprivate func percent(of number: ExactDecimal) -> ExactDecimal? {
    let zero = ExactDecimal.zero
    switch self {
    case .tenthsToPay:
      // From 10 on, a number is hundredths: 88折.
      let paid = number < ExactDecimal(coefficient: 10) ? 10 * number : number
      let percent = (ExactDecimal(coefficient: 100) - paid).trimmed
      return percent > zero ? percent : nil
    case .tenthsOff:
      let percent = (10 * number).trimmed
      return percent > zero && percent <= ExactDecimal(coefficient: 100) ? percent : nil
    case .number, .periods, .single, .percent: return nil
    }
  }
}
