import PricingEngine

/// A block with the claims, numbers and products that it speaks of.
///
/// It is a class since every claim in it refers to it.
public final class BlockReading: Sendable {
  /// The block.
  public let block: ScreenBlock
  /// Its place on the screen, from 0.
  public let index: Int
  /// What its words claim or disclose, in the order of the text.
  public let mentions: [ClaimMention]
  /// The numbers, percentages and prices in it, in the order of the text.
  public let amounts: [TextAmount]
  /// The products that it speaks of; all of the screen when it names none.
  public let quotes: [Quote]
  /// The products that its sentences name, where it has several and they name some.
  let namedInSentences: [(range: Range<Int>, quotes: [Quote])]

  /// The mentions of a free trial that name one: "14-day free trial", but not "14 days free".
  public let trialNames: Set<Range<Int>>
  /// How often its words say no: 2 in "No, don't skip the trial".
  public let negatorCount: Int
  /// For a price that is not written as the language writes it, how it should be, by its place among `amounts`.
  public let correctedPrices: [Int: String]
  /// The questions that its words stand in.
  let questions: TextQuestions
  /// All of it, each thing once.
  let summary: TextSummary

  init(
    block: ScreenBlock, index: Int, mentions: [ClaimMention], amounts: [TextAmount],
    quotes: [Quote], namedInSentences: [(range: Range<Int>, quotes: [Quote])],
    trialNames: Set<Range<Int>>, negatorCount: Int, correctedPrices: [Int: String],
    questions: TextQuestions, summary: TextSummary
  ) {
    self.block = block
    self.index = index
    self.mentions = mentions
    self.amounts = amounts
    self.quotes = quotes
    self.namedInSentences = namedInSentences
    self.trialNames = trialNames
    self.negatorCount = negatorCount
    self.correctedPrices = correctedPrices
    self.questions = questions
    self.summary = summary
  }

  /// The products that words in it speak of: those that their own sentence names, else those of the block.
  func quotes(at range: Range<Int>) -> [Quote] {
    let index = partitionPoint(of: namedInSentences) { $0.range.upperBound > range.lowerBound }
    guard index < namedInSentences.count,
      namedInSentences[index].range.lowerBound <= range.lowerBound
    else { return quotes }
    return namedInSentences[index].quotes
  }

  /// The prices in it.
  var prices: [TextAmount] {
    amounts.filter { if case .price = $0.kind { true } else { false } }
  }

  /// Whether words stand in a question that the same block goes on to answer.
  ///
  /// "Can I cancel anytime? There is nothing to cancel." claims no cancellation. "What happens when the offer ends?" urges nobody, with
  /// or without an answer.
  func isAnsweredQuestion(_ mention: ClaimMention) -> Bool {
    guard let question = questions.question(after: mention.range.upperBound) else { return false }
    return mention.claim == .urgency || question.isAnswered
  }

  /// Whether the same words make a narrower claim: "half the price of other apps" is no saving, "few left" and "the price goes up" are
  /// more than urgent.
  func isNarrowed(_ mention: ClaimMention) -> Bool {
    let narrower: [LexiconClaim]
    switch mention.claim {
    case .percentSavings, .amountSavings, .bestValue: narrower = [.competitor]
    case .urgency: narrower = [.priceRise, .scarcity]
    default: return false
    }
    return mentions(overlapping: mention.range).contains {
      narrower.contains($0.claim) && !$0.isNegated
    }
  }

  /// The mentions that overlap some words.
  func mentions(overlapping range: Range<Int>) -> [ClaimMention] {
    // They are in the order of their starts.
    let end = partitionPoint(of: mentions) { $0.range.lowerBound >= range.upperBound }
    return mentions[..<end].reversed()
      .prefix { $0.range.lowerBound + Self.longestMention > range.lowerBound }
      .filter { $0.range.overlaps(range) }
  }

  /// No phrase with its gaps and numbers is longer, in bytes.
  private static let longestMention = 1_000

  /// Whether a template answers for a claim: it is a tagged one, or part of a heading, or says where the reader stands.
  func isAnsweredFor(_ claim: LexiconClaim) -> Bool {
    if block.taggedClaims.contains(where: { $0.words.contains(claim) }) { return true }
    return switch block.message {
    case .heading: true
    case .standing: claim.isOfStanding
    case .offer, nil: false
    }
  }

  /// Whether it says one of these, in plain or denied words.
  func says(_ kinds: LexiconClaim...) -> Bool { !summary.claims.isDisjoint(with: kinds) }

  /// Whether an amount stands in it.
  func shows(_ money: Money) -> Bool { summary.shows(money) }

  /// Whether a length of time stands in it.
  func states(_ length: SubscriptionPeriod) -> Bool { summary.states(length) }

  /// Whether it states how long an offer lasts.
  func states(lengthOf offer: Offer) -> Bool { summary.states(lengthOf: offer) }
}

extension BlockReading {
  /// A block that need not be read, since this tool wrote it from product data.
  convenience init(unread block: ScreenBlock, index: Int, quotes: [Quote]) {
    self.init(
      block: block, index: index, mentions: [], amounts: [], quotes: quotes,
      namedInSentences: [], trialNames: [], negatorCount: 0, correctedPrices: [:],
      questions: TextQuestions(in: ""),
      summary: TextSummary(role: block.role, mentions: [], amounts: []))
  }
}
