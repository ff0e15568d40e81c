import Testing

@testable import PricingEngine

/// Values are made from the text where somebody looks, and each is found where it stands.
@Suite struct JSONTapeTests {
  /// Few keys are looked through, many are indexed; both find the same.
  @Test(arguments: [1, 16, 17, 300])
  func findsEveryKey(count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\": [\($0), {\"k0\": \"inner\"}]" }
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument("{" + members.joined(separator: ", ") + "}"))
    let object = try #require(root.object(into: &findings))
    for index in 0..<count {
      let elements = try #require(object["k\(index)"]?.elements(into: &findings))
      #expect(elements[0].integer(into: &findings) == index)
      #expect(elements[1].object(into: &findings)?["k0"]?.string(into: &findings) == "inner")
    }
    #expect(object["k\(count)"] == nil)
    #expect(object.keys == (0..<count).map { "k\($0)" })
    #expect(findings == [])
  }

  /// A key is the text that its escapes stand for; an accent that is written apart makes another key.
  @Test func comparesKeysWithoutTheirEscapes() throws {
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument(#"{"\u0061b": 1, "e\u0301": 2, "c\"d": "x\ty\\z"}"#))
    let object = try #require(root.object(into: &findings))
    #expect(object["ab"]?.integer(into: &findings) == 1)
    #expect(object["e\u{301}"]?.integer(into: &findings) == 2)
    #expect(object["\u{E9}"] == nil)
    #expect(object["c\"d"]?.string(into: &findings) == "x\ty\\z")
  }

  @Test func knowsWhereEveryValueStands() throws {
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument("{\n  \"a\": [1,\n    \"b\"]}"))
    let object = try #require(root.object(into: &findings))
    #expect(object.keyLocation(object.members[0]).description == "test.json:2:3")
    let elements = try #require(object["a"]?.elements(into: &findings))
    #expect(elements.map(\.location.description) == ["test.json:2:9", "test.json:3:5"])
    #expect(elements.map(\.node.bytes) == [10..<11, 17..<20])
  }
}
