/// What the paywalls of one template say in one language: what a test accepts and compares with.
///
/// A snapshot is a readable file, `text`, and is read again by `init(reading:into:)`. The same copy gives the same bytes.
public struct CopySnapshot: Sendable, Hashable {
  /// The template's name.
  public let template: String
  /// The tag of the language that was asked for.
  public let locale: String
  /// The paywalls, by storefront and state.
  public let cells: [SnapshotCell]
  /// Where the cell of each name is.
  private let places: [String: Int]

  /// Creates a snapshot; the cells are put in order.
  public init(template: String, locale: String, cells: [SnapshotCell]) {
    self.template = template
    self.locale = locale
    self.cells = cells.sorted { ($0.storefront, $0.state) < ($1.storefront, $1.state) }
    places = Dictionary(
      self.cells.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The cell of a name: `DEU free`.
  func cell(named name: String) -> SnapshotCell? { places[name].map { cells[$0] } }
}
