import PricingEngine

extension MessageCheck {
  static let argMissingInBranch = MessageCheck(
    "arg-missing-in-branch", .arguments, .error,
    requirement:
      "Every form of a message shows every argument, save a number that the form stands for.",
    reason: "For some numbers a price or length is not said, or a wrong number is understood.",
    fix: "Put the argument into the form as well."
  ) { (message) throws(ICUError) in
    message.sentences.flatMap { sentence -> [MessageFault] in
      guard message.isReachable(sentence) else { return [] }
      let shown = Set(sentence.tokens.compactMap(\.argument))
      return message.arguments.keys.sorted().filter { !shown.contains($0) }.compactMap { name in
        guard message.sentences.contains(where: { $0.shows(name) }) || message.hasPlural(over: name)
        else { return nil }
        return fault(name, missingIn: sentence, of: message)
      }
    }
  }

  private static func fault(
    _ name: String, missingIn sentence: MessageSentence, of message: MessageReading
  ) -> MessageFault? {
    let own = sentence.choices.last { $0.argument == name }
    if let own {
      guard message.gap(in: own) == .missing else { return nil }
    }
    guard let choice = own ?? sentence.choices.last else { return nil }
    let selector = choice.branch.selector
    let values = message.branch(of: choice).map { own == nil ? "" : numbers($0.values) } ?? ""
    return MessageFault(
      choice.branch.offset..<choice.branch.offset + selector.utf8.count,
      "the form '\(selector)' does not show '{\(name)}'" + values,
      fix: own == nil ? "put {\(name)} into the form" : "put # into the form")
  }

  private static func numbers(_ values: [Int]) -> String {
    let shown = values.prefix(4).map(String.init).joined(separator: ", ")
    return ", and stands for " + shown + (values.count > 4 ? " and more" : "")
  }
}

/// Why a form of a plural may lack its number.
enum PluralGap: Equatable {
  /// It does not, or stands for a single number.
  case none
  /// It writes the number itself.
  case literal(TypedNumberPlace)
  /// It stands for zero as well as one.
  case zero
  /// It stands for several numbers.
  case missing
}

/// Where a number is written.
struct TypedNumberPlace: Equatable {
  let range: Range<Int>
}

extension MessageReading {
  /// The plural's branch that was chosen; `nil` for a select.
  func branch(of choice: MessageSentence.Choice) -> PluralReading.Branch? {
    plurals.lazy.flatMap(\.branches).first { $0.range.lowerBound == choice.branch.offset }
  }

  /// Whether a value of the offers leads to a sentence.
  func isReachable(_ sentence: MessageSentence) -> Bool {
    sentence.choices.allSatisfy { choice in branch(of: choice).map { !$0.values.isEmpty } ?? true }
  }

  /// What a chosen form of a plural lacks.
  func gap(in choice: MessageSentence.Choice) -> PluralGap {
    branch(of: choice).map(gap) ?? .none
  }

  /// What a form of a plural lacks.
  func gap(_ branch: PluralReading.Branch) -> PluralGap {
    guard branch.values.count > 1, !branch.showsNumber else { return .none }
    if let number = literal(in: branch) { return .literal(TypedNumberPlace(range: number)) }
    return branch.values == [0, 1] ? .zero : .missing
  }

  /// A digit or word for one of the form's numbers.
  private func literal(in branch: PluralReading.Branch) -> Range<Int>? {
    do throws(ICUError) {
      return try typedNumbers().lazy.joined().first { number in
        branch.text.contains(number.range.lowerBound)
          && number.value.map(branch.values.contains) ?? false
      }?.range
    } catch {
      // Without number words, the form is one that lacks its number.
      return nil
    }
  }

  func hasPlural(over name: String) -> Bool { plurals.contains { $0.argument == name } }
}

extension MessageSentence {
  fileprivate func shows(_ name: String) -> Bool { tokens.contains { $0.argument == name } }
}
