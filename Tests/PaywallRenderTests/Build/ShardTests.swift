import Testing

@testable import paywall_render

@Suite struct ShardTests {
  @Test(arguments: [
    "", "1", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "01/4", "1/10001", " 1/4",
  ])
  func reads(noPart text: String) { #expect(Shard(text) == nil) }

  /// All parts together have each place once, in order.
  @Test(arguments: [(0, 3), (1, 3), (2, 3), (10, 3), (10, 4), (175, 8), (7, 7), (3, 10)])
  func cuts(length: Int, count: Int) throws {
    var places: [Int] = []
    for number in 1...count {
      places += try #require(Shard("\(number)/\(count)")).range(of: length)
    }
    #expect(places == Array(0..<length))
  }
}
