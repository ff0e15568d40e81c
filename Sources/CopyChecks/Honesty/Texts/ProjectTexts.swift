import CopyTemplates
import PricingEngine

extension HonestyTexts {
  /// What the texts of a project file say that they may not, in every language that they are written in.
  ///
  /// - Throws: `LexiconError` when the phrases of a language cannot be read.
  public func findingsOfProject() throws(LexiconError) -> [CheckFinding] {
    var found: [CheckFinding] = []
    for text in facts.texts {
      guard case .localized(let patterns) = text.text.content else { continue }
      for (tag, pattern) in patterns.sorted(by: { $0.key < $1.key }) {
        guard let locale = LocaleTag.known(tag) else { continue }
        let screen = screen([ScreenBlock(pattern)], locale: locale, scope: .phrase)
        for judgment in try checker.judgments(on: screen) {
          found.append(
            judgment.finding(
              cell: CheckFinding.Cell(
                locale: locale.tag, storefront: storefront, key: text.key),
              words: judgment.words(on: screen.blocks), at: text.text.location,
              path: "\(text.key) > \(locale.tag)"))
        }
      }
    }
    return found
  }
}

extension AppFacts {
  /// The texts of the app's own, each with its key.
  var texts: [(key: String, text: AppText)] {
    var texts = features.map { (key: "features.\($0.id)", text: $0.text) }
    if let freeTier { texts.append((key: "freeTier", text: freeTier.text)) }
    for (index, loss) in (evaluation?.losesAtEnd ?? []).enumerated() {
      texts.append((key: "evaluation.losesAtEnd[\(index)]", text: loss))
    }
    return texts
  }
}
