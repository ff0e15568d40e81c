import PricingEngine
import Synchronization

/// The plans of the last few paywalls of one reader, written: the states of a template show the same ones.
///
/// It only remembers. All writers that share it must have the same words, digits and product names.
public final class WrittenPlans: Sendable {
  private struct Entry {
    let quotes: [Quote]
    let plans: [PlanCopy]
  }

  private static let most = 4
  private let entries = Mutex<[Entry]>([])

  /// Creates an empty memory.
  public init() {}

  /// The plans with their texts.
  func plans(
    of quotes: [Quote], write: () throws(MessageError) -> [PlanCopy]
  ) throws(MessageError) -> [PlanCopy] {
    let known = entries.withLock { entries in entries.first { $0.quotes == quotes } }
    if let known { return known.plans }
    let plans = try write()
    entries.withLock { entries in
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(Entry(quotes: quotes, plans: plans))
    }
    return plans
  }
}
