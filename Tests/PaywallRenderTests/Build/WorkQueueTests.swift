import Testing

@testable import paywall_render

@Suite struct WorkQueueTests {
  private static func unit(_ locale: Int, _ first: Int) -> BuildMatrix.Unit {
    BuildMatrix.Unit(locale: locale, paywalls: first..<first + 1)
  }

  /// One worker gets everything in order.
  @Test func givesAllUnits() {
    let queue = WorkQueue([Self.unit(0, 0), Self.unit(0, 1), Self.unit(2, 0)]) { $0.locale }
    var seen: [[Int]] = []
    var language: Int?
    while let (unit, next) = queue.next(after: language) {
      language = next
      seen.append([unit.locale, unit.paywalls.lowerBound])
    }
    #expect(seen == [[0, 0], [0, 1], [2, 0]])
  }

  /// Each worker stays with its language; the one that is done helps the other.
  @Test func staysWithALanguage() throws {
    let queue = WorkQueue((0..<2).flatMap { locale in (0..<3).map { Self.unit(locale, $0) } }) {
      $0.locale
    }
    let first = try #require(queue.next(after: nil))
    let second = try #require(queue.next(after: nil))
    #expect([first.unit.locale, second.unit.locale] == [0, 1])
    #expect(queue.next(after: first.language)?.unit.paywalls.lowerBound == 1)
    #expect(queue.next(after: first.language)?.unit.paywalls.lowerBound == 2)
    let help = try #require(queue.next(after: first.language))
    #expect(help.unit.locale == 1 && help.unit.paywalls.lowerBound == 1)
  }

  @Test func stops() {
    let queue = WorkQueue([Self.unit(0, 0)]) { $0.locale }
    queue.stop()
    #expect(queue.next(after: nil) == nil)
    #expect(queue.isStopped)
  }

  @Test func hasNothingWithoutUnits() {
    #expect(WorkQueue([BuildMatrix.Unit]()) { $0.locale }.next(after: nil) == nil)
  }
}
