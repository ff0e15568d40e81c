import Testing

@testable import PricingEngine

struct GroupCollectionTests {
  @Test func keepsTheFirstGroupOfAnIdentifierInOrder() {
    var groups = GroupCollection()
    var areAdded: [Bool] = []
    for (id, name) in [("pro", "Pro"), ("basic", "Basic"), ("pro", "Again")] {
      areAdded.append(groups.add(SubscriptionGroup(id: id, referenceName: name)))
    }
    #expect(areAdded == [true, true, false])
    #expect(groups.all.map(\.referenceName) == ["Pro", "Basic"])
    #expect(groups.contains("basic"))
    #expect(!groups.contains("plus"))
  }
}
