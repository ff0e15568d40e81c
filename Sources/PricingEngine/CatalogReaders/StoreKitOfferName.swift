/// What the name of an offer promises: that it is free, and how long it lasts.
///
/// `7-day free trial` and `WINBACK_3_MONTHS` promise; `spring` does not. Names are for the team alone, and yet the
/// place where a copy of an offer with other terms shows.
struct StoreKitOfferName {
  private let words: [Substring]

  init(_ name: String) {
    var words: [Substring] = []
    var start = name.startIndex
    // Words end where letters and digits meet: '7day' is two.
    for index in name.indices {
      let next = name.index(after: index)
      let isEnd = next == name.endIndex || Self.kind(name[next]) != Self.kind(name[index])
      guard isEnd else { continue }
      if Self.kind(name[index]) != .other { words.append(name[start..<next]) }
      start = next
    }
    self.words = words
  }

  private enum CharacterKind {
    case letter
    case digit
    case other
  }

  private static func kind(_ character: Character) -> CharacterKind {
    if character.isLetter { return .letter }
    return character.isASCII && character.isNumber ? .digit : .other
  }

  /// Whether the name calls the offer free; `ad-free` is about something else.
  var isFree: Bool {
    let plain = words.map { $0.lowercased() }
    return plain.indices.contains { index in
      plain[index] == "free" && (index == 0 || !["ad", "ads"].contains(plain[index - 1]))
    }
  }

  /// The first length in the name: `3 months`, `7d` is none.
  var length: SubscriptionPeriod? {
    for (number, unit) in zip(words, words.dropFirst()) {
      guard let count = Int(number), let unit = Self.units[unit.lowercased()] else { continue }
      do throws(PeriodError) { return try SubscriptionPeriod(count, unit) } catch { return nil }
    }
    return nil
  }

  private static let units: [String: SubscriptionPeriod.Unit] = [
    "day": .day, "days": .day, "week": .week, "weeks": .week, "month": .month, "months": .month,
    "year": .year, "years": .year,
  ]
}

extension StoreKitOfferName {
  /// Where an offer's name contradicts its terms; a name without "free" may have the plan's own period, too.
  static func problems(
    _ text: String, of terms: Offer.Terms, plan: SubscriptionPeriod?
  ) -> [OfferProblem] {
    let name = StoreKitOfferName(text)
    let length: SubscriptionPeriod?
    do throws(PeriodError) { length = try terms.length } catch { return [] }
    var problems: [OfferProblem] = []
    if let price = terms.price, name.isFree {
      problems.append(
        OfferProblem(
          "the offer is called '\(quotable(text))' and costs \(price.amount) \(price.currency)",
          fix: "rename it, or check how it is paid"))
    }
    guard let stated = name.length, let length, !isLike(stated, length),
      name.isFree || (plan.map { !isLike(stated, $0) } ?? true)
    else { return problems }
    problems.append(
      OfferProblem(
        "the offer is called '\(quotable(text))' and lasts '\(length.iso)'",
        fix: "rename it, or check its length"))
    return problems
  }
}

/// What is wrong with an offer, and what to do about it.
struct OfferProblem {
  let message: String
  let fix: String

  init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension JSONReader {
  /// Warns when an offer's name contradicts its terms.
  func checkOfferName(
    against terms: Offer.Terms, plan: SubscriptionPeriod?, into findings: inout [Finding]
  ) {
    guard let text = plainString else { return }
    for problem in StoreKitOfferName.problems(text, of: terms, plan: plan) {
      findings.append(finding(.warning, .offerName, problem.message, fix: problem.fix))
    }
  }
}

/// Whether two lengths are one in a name, where thirty days are a month and 365 a year.
private func isLike(_ first: SubscriptionPeriod, _ second: SubscriptionPeriod) -> Bool {
  switch (first.length, second.length) {
  case (.days(let days), .months(let months)), (.months(let months), .days(let days)):
    days == 30 * months || (days == 365 && months == 12)
  default: first.hasSameLength(as: second)
  }
}

extension Offer.Terms {
  /// What one payment costs; `nil` for a free offer.
  var price: Money? {
    switch self {
    case .freeTrial: nil
    case .payAsYouGo(let price, _, _), .payUpFront(let price, _), .oneTime(let price): price
    }
  }
}
