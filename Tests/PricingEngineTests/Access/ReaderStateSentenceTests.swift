import Testing

@testable import PricingEngine

@Suite struct ReaderStateSentenceTests {
  @Test(arguments: ReaderStateName.allCases) func isOneSentence(_ name: ReaderStateName) {
    let sentence = name.sentence
    #expect(sentence.first?.isUppercase == true)
    #expect(sentence.filter { $0 == "." }.count == 1)
    #expect(sentence.last == ".")
    #expect(sentence.count <= 80)
    if let value = name.valueName { #expect(sentence.contains(value)) }
  }

  @Test func differsFromStateToState() {
    #expect(Set(ReaderStateName.allCases.map(\.sentence)).count == ReaderStateName.allCases.count)
    #expect(Set(ReaderState.examples.map(\.sentence)).count == ReaderState.examples.count)
  }

  static let values: [(state: String, sentence: String)] = [
    ("free:0", "The reader uses the free tier and has 0 things in it."),
    ("free:1", "The reader uses the free tier and has 1 thing in it."),
    ("free:18", "The reader uses the free tier and has 18 things in it."),
    ("evaluation:1", "The app's own free evaluation runs, and 1 day of it is left."),
    ("evaluation:3", "The app's own free evaluation runs, and 3 days of it are left."),
    ("expired:auto-renew-off", "The subscription has ended: the reader turned off renewal."),
    ("expired:billing-error", "The subscription has ended: the payment failed."),
    (
      "expired:price-increase",
      "The subscription has ended: the reader did not accept a higher price."
    ),
    ("expired:product-unavailable", "The subscription has ended: the plan was no longer sold."),
    ("expired:unknown", "The subscription has ended: the store gives no reason."),
    ("subscribed", "The reader has an active subscription."),
  ]

  @Test(arguments: values) func namesTheValue(_ state: String, _ sentence: String) throws {
    #expect(try ReaderState(state).sentence == sentence)
  }
}
