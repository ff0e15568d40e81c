import PricingEngine
import Testing

@testable import CopyChecks

/// A file and the blocks that were read out of it, in forms for test tables.
struct ExtractedText {
  let source: SourceText
  let blocks: [TextBlock]
  let findings: [Finding]
  /// Where the flag `⚑` stood in the file: `3:5`; the file was read without it.
  let flag: String?

  init(_ marked: String, as format: TextFormat, file: String = "copy") throws {
    let scalars = marked.unicodeScalars
    let text = String(String.UnicodeScalarView(scalars.filter { $0 != "⚑" }))
    let source = try SourceText(file: file, bytes: Array(text.utf8))
    let before = scalars.firstIndex(of: "⚑").map {
      String(String.UnicodeScalarView(scalars[..<$0])).utf8.count
    }
    var findings: [Finding] = []
    blocks = TextExtractor.blocks(of: source, as: format, into: &findings)
    flag = before.map { Self.place($0, in: source) }
    self.source = source
    self.findings = findings
  }

  private static func place(_ offset: Int, in source: SourceText) -> String {
    let location = source.location(ofByte: offset)
    return "\(location.line ?? 0):\(location.column ?? 0)"
  }

  /// One line for each block: `h1 #2 de @title: Save 44 %`, with `#`, language and key where there are any.
  var lines: [String] {
    blocks.map { block in
      let group = block.group > 0 ? " #\(block.group)" : ""
      let language = block.language.map { " \($0)" } ?? ""
      let key = block.key.map { " @\($0)" } ?? ""
      let text = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      return "\(block.kind.name)\(group)\(language)\(key): \(text.joined(separator: "⏎"))"
    }
  }

  /// The place of words in the first block that has them: `3:5`.
  func place(of words: String) -> String? {
    for block in blocks {
      guard let offset = Self.offset(of: words, in: block.text) else { continue }
      return Self.place(block.sourceOffset(ofTextByte: offset), in: source)
    }
    return nil
  }

  private static func offset(of words: String, in text: String) -> Int? {
    let (text, words) = (Array(text.utf8), Array(words.utf8))
    guard text.count >= words.count else { return nil }
    return (0...(text.count - words.count)).first { text[$0...].starts(with: words) }
  }

  /// One line for each finding: `3:5 warning rule: message (fix)`.
  var findingLines: [String] {
    findings.map { finding in
      let place = "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0)"
      let fix = finding.fix.map { " (\($0))" } ?? ""
      return "\(place) \(finding.severity) \(finding.rule): \(finding.message)\(fix)"
    }
  }

  /// What is wrong with the runs of the blocks: verbatim bytes that differ, or runs out of order.
  var faultyRuns: [String] {
    blocks.flatMap { block in
      let text = Array(block.text.utf8)
      var faults = block.runs.first?.text == 0 ? [] : ["\(block.text): does not start at 0"]
      for (index, run) in block.runs.enumerated() {
        let next = index + 1 < block.runs.count ? block.runs[index + 1].text : text.count
        if next < run.text || next == run.text && next < text.count {
          faults.append("\(block.text): run \(index) is empty")
        } else if run.isVerbatim,
          !source.bytes[run.source...].starts(with: text[run.text..<next])
        {
          faults.append("\(block.text): run \(index) differs")
        }
      }
      return faults
    }
  }
}

extension TextBlock.Kind {
  fileprivate var name: String {
    switch self {
    case .heading(let level): "h\(level)"
    case .paragraph: "p"
    case .listItem: "li"
    case .tableCell: "cell"
    case .control: "control"
    case .struckThrough: "struck"
    case .message: "message"
    }
  }
}

/// A file, what is read out of it, and what is wrong with it.
struct ExtractionRow: Sendable, CustomTestStringConvertible {
  let id: String
  let source: String
  let lines: [String]
  var findings: [String] = []
  var file = "copy"
  var testDescription: String { id }
}

/// Words of the text and the place of the flag in the file that they came from.
struct PlaceRow: Sendable, CustomTestStringConvertible {
  let id: String
  let source: String
  let words: String
  var testDescription: String { id }
}
