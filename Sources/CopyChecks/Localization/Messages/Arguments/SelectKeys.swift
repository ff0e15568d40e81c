import PricingEngine

extension MessageCheck {
  static let selectKeys = MessageCheck(
    "select-keys", .arguments, .error,
    requirement: "A select has the same branches as in the source.",
    reason: "A branch that was translated or left out is never chosen.",
    fix: "Write the names of the branches as the source has them."
  ) { message in
    guard let source = message.source?.parsed, let parsed = message.parsed else { return [] }
    var keys: [String: Set<String>] = [:]
    for node in source.tree.nodes {
      if case .select(let branches) = node.argument.use {
        keys[node.argument.name, default: []].formUnion(branches)
      }
    }
    return parsed.tree.nodes.flatMap { node -> [MessageFault] in
      guard case .select(let branches) = node.argument.use, let known = keys[node.argument.name]
      else { return [] }
      let missing = known.subtracting(branches).sorted()
      let extra = node.branches.filter { !known.contains($0.selector) }
      return missing.map { name in
        MessageFault(
          node.range.lowerBound..<node.range.lowerBound + 1,
          "the select '\(node.argument.name)' has no branch '\(name)'")
      }
        + extra.map { branch in
          MessageFault(
            branch.offset..<branch.offset + branch.selector.utf8.count,
            "the select '\(node.argument.name)' has no branch '\(branch.selector)' in the source",
            fix: nearestText(to: branch.selector, in: known.sorted()).map { "write '\($0)'" })
        }
    }
  }
}
