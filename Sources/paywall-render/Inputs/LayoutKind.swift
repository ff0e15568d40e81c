/// What a layout is compiled for.
enum LayoutKind {
  /// Plain text.
  case text
  /// HTML to be put into a page.
  case fragment
  /// A whole HTML page.
  case page

  /// How the files of such layouts end.
  var suffix: String { self == .text ? "txt" : "html" }
}
