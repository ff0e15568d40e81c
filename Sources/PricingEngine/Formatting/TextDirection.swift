/// The direction that the text of a locale runs in.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  /// From left to right, as in English. The value is that of HTML's `dir` attribute.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic and Hebrew. The value is that of HTML's `dir` attribute.
  case rightToLeft = "rtl"
}
