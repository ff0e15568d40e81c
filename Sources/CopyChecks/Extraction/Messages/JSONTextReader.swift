import PricingEngine

/// Reads the texts of any JSON: strings that look like something to read.
///
/// The strings of one object are one group. JSON nests at most `JSONDocument.maximumDepth` levels, so the reading may too.
struct JSONTextReader {
  private let source: SourceText
  private var blocks: [TextBlock] = []
  private var lastGroup = 0

  static func blocks(of source: SourceText, into findings: inout [Finding]) -> [TextBlock] {
    guard let root = source.json(allowingComments: true, into: &findings) else { return [] }
    var reader = JSONTextReader(source: source)
    reader.read(root, path: "", group: 0)
    return reader.blocks
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ node: JSONNode, path: String, group: Int) {
    switch node.kind {
    case .string(let text):
      guard TextLikeness.isText(text) else { return }
      let placed = JSONStringDecoder.text(source, at: node.bytes.lowerBound)
      let block = placed.block(of: source, key: path.isEmpty ? nil : path, group: group)
      if let block { blocks.append(block) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        read(element, path: "\(path)[\(index)]", group: group)
      }
    case .object(let members):
      lastGroup += 1
      let group = lastGroup
      for member in members {
        read(member.value, path: Self.path(path, member.key), group: group)
      }
    case .null, .bool, .number: return
    }
  }

  /// The path of a member: `paywall.headline`; of very long ones only the end, so that they cannot fill the memory.
  private static func path(_ path: String, _ key: String) -> String {
    let longest = 400
    let whole = path.isEmpty ? key : "\(path).\(key)"
    return whole.utf8.count <= longest ? whole : "…" + String(whole.suffix(longest / 4))
  }
}
