internal import CICU

/// The direction that the text of a locale runs in.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  /// From left to right, as in English. The value is that of HTML's `dir` attribute.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic and Hebrew. The value is that of HTML's `dir` attribute.
  case rightToLeft = "rtl"
}

extension String {
  /// Whether it holds letters, marks or controls that run from right to left.
  package var hasRightToLeft: Bool { hasRightToLeftCharacters(self) }
}

/// Whether a text holds letters, marks or controls that run from right to left.
func hasRightToLeftCharacters(_ text: String) -> Bool {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
  do {
    let directions = try icuCall { status in
      text.withICUText { cicu_text_directions($0, $1, &status) }
    }
    return directions & Int32(CICU_HAS_RIGHT_TO_LEFT) != 0
  } catch {
    // The call only fails without memory. A text that is isolated without need does no harm.
    return true
  }
}
