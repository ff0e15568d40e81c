import PricingEngine

/// A plural of a message with the values that really choose each of its branches.
struct PluralReading {
  /// The argument whose number chooses.
  let argument: String
  /// The plural with its braces, in the pattern's bytes.
  let range: Range<Int>
  /// Whether it chooses by place and not by number: `selectordinal`.
  let isOrdinal: Bool
  /// The branches in the order of the pattern.
  let branches: [Branch]
  /// The values that the argument has.
  let values: [Int]
  /// The categories of those values.
  let categories: [Int: PluralCategory]

  /// A branch of a plural.
  struct Branch {
    /// The selector: `one`, `=1`.
    let selector: String
    /// The selector in the pattern's bytes.
    let range: Range<Int>
    /// The number of an exact branch.
    let exact: Int?
    /// The category of another.
    let category: PluralCategory?
    /// The text between the braces, in the pattern's bytes.
    let text: Range<Int>
    /// The values that choose it.
    let values: [Int]
    /// Whether its text shows the number.
    let showsNumber: Bool
  }

  /// The branch that a number chooses.
  func branch(for value: Int) -> Branch? { branches.first { $0.values.contains(value) } }

  /// The branch with a category.
  func branch(of category: PluralCategory) -> Branch? {
    branches.first { $0.category == category }
  }
}

extension PluralReading {
  init(
    _ node: MessageTree.Node, values: [Int],
    category: (Int) throws(ICUError) -> PluralCategory
  ) throws(ICUError) {
    argument = node.argument.name
    range = node.range
    if case .selectOrdinal = node.argument.use { isOrdinal = true } else { isOrdinal = false }
    self.values = values
    var categories: [Int: PluralCategory] = [:]
    for value in values { categories[value] = try category(value) }
    self.categories = categories
    let selectors = Set(node.branches.map(\.selector))
    let chosen = values.map { value in
      let own = categories[value]?.rawValue ?? "other"
      let selector = ["=\(value)", own].first { selectors.contains($0) } ?? "other"
      return (value: value, selector: selector)
    }
    branches = node.branches.map { branch in
      let exact = branch.selector.hasPrefix("=") ? Int(branch.selector.dropFirst()) : nil
      return Branch(
        selector: branch.selector,
        range: branch.offset..<branch.offset + branch.selector.utf8.count, exact: exact,
        category: PluralCategory(rawValue: branch.selector), text: branch.message.range,
        values: chosen.filter { $0.selector == branch.selector }.map(\.value),
        showsNumber: branch.message.shows(node.argument.name))
    }
  }
}

extension MessageTree {
  /// Whether the text shows the value of an argument, as `#` or by its name.
  fileprivate func shows(_ name: String) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .text: false
      case .numberSign: true
      case .argument(let node):
        node.branches.isEmpty
          ? node.argument.name == name : node.branches.contains { $0.message.shows(name) }
      }
    }
  }

  /// All arguments with branches, the outer ones first.
  var nodes: [Node] {
    pieces.flatMap { piece -> [Node] in
      guard case .argument(let node) = piece else { return [] }
      return [node] + node.branches.flatMap(\.message.nodes)
    }
  }
}
