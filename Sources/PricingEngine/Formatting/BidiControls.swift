/// The text without direction controls that could reach beyond it.
///
/// For text that others wrote: product names, descriptions, features. Embeddings and overrides
/// (U+202A–U+202E) go, since an override shows letters and prices in reverse; isolates
/// (U+2066–U+2069) stay only in pairs, as UAX #9 matches them within a paragraph. Marks that act on
/// their own place (U+200E, U+200F, U+061C) stay.
public func withoutStrayBidiControls(_ text: String) -> String {
  let scalars = Array(text.unicodeScalars)
  guard scalars.contains(where: isExplicitControl) else { return text }
  let paired = pairedIsolates(in: scalars)
  var result = String.UnicodeScalarView()
  for (index, scalar) in scalars.enumerated()
  where !isExplicitControl(scalar) || paired.contains(index) {
    result.append(scalar)
  }
  return String(result)
}

/// The first direction control of a text that could reach beyond it; `nil` when `withoutStrayBidiControls` changes nothing.
func strayBidiControl(in text: String) -> Unicode.Scalar? {
  let scalars = Array(text.unicodeScalars)
  guard scalars.contains(where: isExplicitControl) else { return nil }
  let paired = pairedIsolates(in: scalars)
  for (index, scalar) in scalars.enumerated()
  where isExplicitControl(scalar) && !paired.contains(index) {
    return scalar
  }
  return nil
}

private func isExplicitControl(_ scalar: Unicode.Scalar) -> Bool {
  ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
}

/// The places of isolate initiators and terminators that belong together.
private func pairedIsolates(in scalars: [Unicode.Scalar]) -> Set<Int> {
  var paired: Set<Int> = []
  var open: [Int] = []
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "\u{2066}"..."\u{2068}":
      open.append(index)
    case "\u{2069}":
      if let start = open.popLast() { paired.formUnion([start, index]) }
    // The end of a paragraph ends all isolates in it.
    case "\n", "\r", "\u{1C}"..."\u{1E}", "\u{85}", "\u{2029}":
      open.removeAll()
    default:
      break
    }
  }
  return paired
}
