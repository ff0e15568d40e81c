/// The subscription groups of a catalog while it is read; their identifiers differ.
struct GroupCollection {
  /// The groups, in the order they were added.
  private(set) var all: [SubscriptionGroup] = []
  private var ids: Set<String> = []

  /// Whether a group has an identifier.
  func contains(_ id: String) -> Bool { ids.contains(id) }

  /// Adds a group unless another has its identifier; returns whether it was added.
  @discardableResult
  mutating func add(_ group: SubscriptionGroup) -> Bool {
    guard ids.insert(group.id).inserted else { return false }
    all.append(group)
    return true
  }
}
