/// Letters that are written together with the word behind them: Arabic and Hebrew conjunctions, prepositions, articles.
struct Clitics: Sendable {
  private let letters: Set<UInt32>
  private let most: Int
  /// What may follow one letter: the Arabic article.
  private let article: [UInt32]

  init(language: String) {
    switch language {
    case "ar":
      letters = [0x648, 0x641, 0x628, 0x644, 0x643]
      most = 1
      article = [0x627, 0x644]
    case "he":
      letters = [0x5D5, 0x5D4, 0x5D1, 0x5DC, 0x5DE, 0x5E9, 0x5DB]
      most = 2
      article = []
    default:
      letters = []
      most = 0
      article = []
    }
  }

  var isEmpty: Bool { letters.isEmpty }

  /// The lengths of what can be set apart from a word.
  func lengths(in text: SearchText, at start: Int) -> [Int] {
    var lengths: [Int] = []
    var length = 0
    while length < most, start + length + 1 < text.count,
      letters.contains(text.symbols[start + length]), text.isWordPart(start + length + 1)
    {
      length += 1
      lengths.append(length)
    }
    let rest = start + length
    if !article.isEmpty, length == 1, rest + article.count < text.count,
      Array(text.symbols[rest..<rest + article.count]) == article
    {
      lengths.append(length + article.count)
    }
    return lengths
  }
}
