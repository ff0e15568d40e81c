import CopyChecks
import Foundation
import PricingEngine
import Testing

@Suite struct LabeledTextsTests {
  @Test func report() throws {
    let checker = HonestyChecker(library: PackageLexicon.library)
    var lines: [String] = []
    var found = 0, wanted = 0, falseErrors = 0, falseWarnings = 0
    for text in try LabeledText.all() {
      let screen = try text.screen()
      let judgments = try checker.judgments(on: screen).filter { $0.level != .note }
      let got = judgments.map { judgment -> (String, String, String) in
        let words = judgment.violation.block.map { String(decoding: Array(screen.blocks[$0].text.utf8)[judgment.violation.range], as: UTF8.self) } ?? ""
        return (judgment.rule.id, judgment.level.rawValue, words)
      }
      for e in text.expect where e.secondary != true {
        wanted += 1
        if got.contains(where: { $0.0 == e.rule }) { found += 1 } else { lines.append("MISS\t\(text.language)\t\(e.rule)\t\(e.words)\t\(text.text)") }
      }
      for g in got where !text.expect.contains(where: { $0.rule == g.0 }) {
        if g.1 == "error" { falseErrors += 1 } else { falseWarnings += 1 }
        lines.append("FALSE-\(g.1)\t\(text.language)\t\(g.0)\t\(g.2)\t\(text.world) \(text.scope) \(text.text)")
      }
    }
    lines.insert("found \(found) of \(wanted), false errors \(falseErrors), false warnings \(falseWarnings)", at: 0)
    try lines.map { $0.replacingOccurrences(of: "\n", with: " / ") }.joined(separator: "\n").write(toFile: "/tmp/labels.txt", atomically: true, encoding: .utf8)
  }
}
