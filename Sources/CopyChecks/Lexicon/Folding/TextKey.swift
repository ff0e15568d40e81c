/// A text as a key, equal to another byte for byte.
///
/// Swift's own texts are equal when their characters are, however these are composed, which takes ten times as long to hash.
struct TextKey: Hashable, Sendable {
  let text: String

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.text.utf8.count == right.text.utf8.count
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
