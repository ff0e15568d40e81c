import Foundation

/// The table of `docs/honesty.md`: what was found in the labeled texts, by language.
struct LabeledTextsTable {
  private let outcomes: [LabeledTextsTests.Outcome]

  init(_ outcomes: [LabeledTextsTests.Outcome]) { self.outcomes = outcomes }

  var markdown: String {
    let languages = Dictionary(grouping: outcomes, by: \.text.language)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let rows = languages.map { row($0.key, $0.value) } + [row("all", outcomes)]
    return "| language | texts | labeled | found | false errors | false warnings |\n"
      + "|---|---:|---:|---:|---:|---:|\n" + rows.joined()
  }

  private func row(_ language: String, _ outcomes: [LabeledTextsTests.Outcome]) -> String {
    let wanted = outcomes.map(\.wanted.count).reduce(0, +)
    let missed = outcomes.map(\.missed.count).reduce(0, +)
    let errors = outcomes.map { $0.unexpected(.error).count }.reduce(0, +)
    let warnings = outcomes.map { $0.unexpected(.warning).count }.reduce(0, +)
    return
      "| \(language) | \(outcomes.count) | \(wanted) | \(wanted - missed) | \(errors) | \(warnings) |\n"
  }
}
