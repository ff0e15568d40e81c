/// Where the sentences of a text end that ask something, found in one pass over the text.
struct TextQuestions: Sendable {
  private struct End {
    let place: Int
    let asks: Bool
  }

  /// The ends of all sentences, by their UTF-8 offsets; none for a text that asks nothing.
  private let ends: [End]
  private let lastLetter: Int

  init(in text: String) {
    var ends: [End] = []
    var (place, lastLetter) = (0, -1)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "?", "？", "؟": ends.append(End(place: place, asks: true))
      case ".", "!", "。", "！", ";", "\n": ends.append(End(place: place, asks: false))
      default: if scalar.properties.isAlphabetic { lastLetter = place }
      }
      place += UTF8.width(scalar)
    }
    self.ends = ends.contains(where: \.asks) ? ends : []
    self.lastLetter = lastLetter
  }

  /// A question that words stand in.
  struct Question {
    /// Whether the text goes on behind it.
    let isAnswered: Bool
  }

  /// The question that goes on at a place; `nil` when the sentence there asks nothing.
  func question(after place: Int) -> Question? {
    let index = partitionPoint(of: ends) { $0.place >= place }
    guard index < ends.count, ends[index].asks else { return nil }
    return Question(isAnswered: lastLetter > ends[index].place)
  }
}
