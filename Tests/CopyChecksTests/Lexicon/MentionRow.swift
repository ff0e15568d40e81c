import CopyChecks
import Testing

/// A row of a table of mentions: `de | cancel-anytime | Du kannst [jederzeit kündigen]. | values`.
///
/// Brackets mark the words of the mention. `not` before the claim means that it is negated, `no` that there is none.
struct MentionRow: Sendable, CustomTestStringConvertible {
  let tag: String
  let claim: LexiconClaim
  let isNegated: Bool
  /// The bytes between the brackets; `nil` when there must be no mention of the claim.
  let range: Range<Int>?
  let text: String
  /// `44%`, `2 month`, `7`, `9.99 USD`, with commas between.
  let values: String
  var testDescription: String { "\(tag) \(claim.rawValue): \(text)" }

  static func rows(_ table: String) -> [MentionRow] {
    table.split(separator: "\n").map { MentionRow(String($0)) }
  }

  init(_ line: String) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmed }
    let words = cells[1].split(separator: " ").map(String.init)
    guard let claim = LexiconClaim(rawValue: words[words.count - 1]) else {
      preconditionFailure("no claim: \(line)")
    }
    tag = cells[0]
    self.claim = claim
    isNegated = words[0] == "not"
    let parts = cells[2].split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
    text = parts.joined()
    let start = parts[0].utf8.count
    range = words[0] == "no" ? nil : start..<start + parts[1].utf8.count
    values = cells.count > 3 ? cells[3] : ""
  }

  /// The values of a mention as the rows write them.
  static func text(of values: [TextAmount]) -> String {
    values.map { value in
      switch value.kind {
      case .number: value.amount.text + (value.unit.map { " \($0.rawValue)" } ?? "")
      case .percent: value.amount.text + "%"
      case .price(let currencies): value.amount.text + " " + currencies.joined(separator: "/")
      }
    }
    .joined(separator: ", ")
  }

  /// Scans the text and compares.
  func check() throws {
    let mentions = try LexiconFiles.mentions(in: text, tag).filter { $0.claim == claim }
    guard let range else {
      #expect(mentions.map(\.words) == [], "\(testDescription)")
      return
    }
    let bytes = Array(text.utf8)
    #expect(mentions.map(\.words) == [String(decoding: bytes[range], as: UTF8.self)])
    #expect(mentions.map(\.range) == [range])
    #expect(mentions.map(\.isNegated) == [isNegated])
    #expect(mentions.map { MentionRow.text(of: $0.values) } == [values])
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
