/// What the words of a text say, on whatever screen they stand.
struct TextReading: Sendable {
  /// What they claim or disclose, in the order of the text.
  let mentions: [ClaimMention]
  /// The numbers, percentages and prices in them, in the order of the text.
  let amounts: [TextAmount]
  /// The mentions of a free trial that name one.
  let trialNames: Set<Range<Int>>
  /// How often they say no, where that is counted.
  let negatorCount: Int
  /// The questions that they stand in.
  let questions: TextQuestions
}
