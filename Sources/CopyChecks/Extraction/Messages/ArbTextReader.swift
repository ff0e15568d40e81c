import PricingEngine

/// Reads the messages of an ARB file; a message with plurals or choices is a block for each of its sentences.
struct ArbTextReader {
  private let source: SourceText
  private var blocks: [TextBlock] = []
  /// How many bytes the sentences of all messages may still have together: nested choices could multiply without end.
  private var budget = SourceText.maximumByteCount

  init(_ source: SourceText) { self.source = source }

  mutating func blocks(into findings: inout [Finding]) -> [TextBlock] {
    guard let root = source.json(into: &findings) else { return [] }
    guard case .object(let members) = root.kind else {
      findings.append(
        Finding(
          .error, rule: "arb-shape", at: source.location(ofByte: root.bytes.lowerBound),
          "expected an object of messages, got \(root.summary)",
          fix: "check that the file is an ARB file"))
      return []
    }
    let language = root["@@locale"]?.string.map { String($0.map { $0 == "_" ? "-" : $0 }) }
    for (group, member) in members.enumerated() where !member.key.hasPrefix("@") {
      guard member.value.string != nil else { continue }
      read(member, language: language, group: group, into: &findings)
    }
    return blocks
  }

  private mutating func read(
    _ member: JSONMember, language: String?, group: Int, into findings: inout [Finding]
  ) {
    let text = JSONStringDecoder.text(source, at: member.value.bytes.lowerBound)
    let sentences = MessageSentences(text)
    for (index, sentence) in sentences.all.enumerated() {
      let cost = sentence.reduce(0) { $0 + $1.count }
      guard index == 0 || cost <= budget else {
        report(
          .warning, "message-too-many-forms", "the message has too many forms to read them all",
          "simplify it", at: member, into: &findings)
        return
      }
      budget -= cost
      var builder = TextBlockBuilder(source.bytes)
      for range in sentence { builder.append(text, range) }
      let block = builder.block(kind: .message, language: language, key: member.key, group: group)
      if let block { blocks.append(block) }
    }
    if sentences.isCut {
      report(
        .warning, "message-too-many-forms",
        "the message has more than \(MessageSentences.maximumCount) forms, or nests too deeply",
        "simplify it", at: member, into: &findings)
    }
  }

  private func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, _ fix: String,
    at member: JSONMember, into findings: inout [Finding]
  ) {
    findings.append(
      Finding(
        severity, rule: rule, at: source.location(ofByte: member.value.bytes.lowerBound),
        path: quotable(member.key), message, fix: fix))
  }
}
