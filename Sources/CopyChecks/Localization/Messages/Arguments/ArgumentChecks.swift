import CopyTemplates
import PricingEngine

extension MessageReading {
  /// What the contract says of the message's arguments that is not so, of one rule.
  func argumentFaults(_ rule: String) -> [MessageFault] {
    guard let parsed, let terms else { return [] }
    return ArgumentProblem.problems(of: parsed.arguments, expected: terms.arguments, key: key)
      .filter { $0.rule == rule }.map { problem in
        let node = parsed.tree.nodes.first { $0.argument.offset == problem.offset }
        return MessageFault(node?.range ?? 0..<0, problem.message, fix: problem.fix)
      }
  }
}
