import Testing

@testable import CopyTemplates

@Suite struct FlutterArbWriterTests {
  @Test(arguments: [
    ("action.buy", "actionBuy"), ("faq.subscription.answer", "faqSubscriptionAnswer"),
    ("offer.payAsYouGo.ends", "offerPayAsYouGoEnds"), ("note", "note"),
  ])
  func namesMethods(key: String, name: String) {
    #expect(FlutterArbWriter.name(of: key) == name)
  }

  @Test func hasANameOfItsOwnForEveryMessage() throws {
    let contract = try BuiltIn.contract()
    #expect(FlutterArbWriter.keys(of: contract).count == contract.messages.count)
  }
}
