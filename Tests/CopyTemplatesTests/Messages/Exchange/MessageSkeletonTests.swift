import CopyTemplates
import PricingEngine
import Testing

@Suite struct MessageSkeletonTests {
  @Test func writesEveryMessageEmpty() throws {
    let skeleton = MessageSkeleton(
      contract: try ExchangeSample.contract(), source: try ExchangeSample.english())
    let text = skeleton.text(for: try LocaleTag("eu"))
    #expect(
      text == #"""
        {
          "@@locale": "eu",
          "action.buy": "",
          "@action.buy": {
            "description": "Buys \"it\" now. At most 20 characters.\nSource: Buy for {price}",
            "placeholders": {
              "price": {
                "type": "String",
                "example": "$49.99"
              }
            }
          },
          "note": "",
          "@note": {
            "description": "A note & more.\nSource: =50 % <off>"
          },
          "rate": "",
          "@rate": {
            "description": "How often, in short.\nSource: {count, plural, =1 {per day} one {every # day} other {every # days}}",
            "placeholders": {
              "count": {
                "type": "num",
                "example": "3"
              }
            }
          }
        }

        """#)
  }
}
