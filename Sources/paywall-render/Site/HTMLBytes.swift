import CopyTemplates

/// HTML that is put together piece by piece.
struct HTMLBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends markup.
  mutating func append(_ markup: String) { bytes += markup.utf8 }

  /// Appends markup, or text that is escaped already.
  mutating func append(_ markup: [UInt8]) { bytes += markup }

  /// Appends text, escaped for an element or a quoted value.
  mutating func append(text: String) { bytes += htmlText(text, marksIsolates: false) }
}
