/// A form in which a build writes every paywall.
enum BuildFormat: String, CaseIterable, Sendable {
  /// Plain text.
  case text
  /// `paywall-copy/1`.
  case json
  /// A page, or a fragment of one.
  case html

  /// How the names of such files end.
  var fileExtension: String { self == .text ? "txt" : rawValue }
}
