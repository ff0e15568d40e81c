/// The character between the fields of a CSV text.
public enum CSVDelimiter: UInt8, Sendable, Hashable, CaseIterable {
  /// A comma, as RFC 4180 says.
  case comma = 0x2C
  /// A semicolon, as spreadsheet programs write where the comma is the decimal mark.
  case semicolon = 0x3B
  /// A tab.
  case tab = 0x09

  /// The delimiter that a header line has most of; the comma when it has none, as with a single column.
  ///
  /// What stands between double quotes does not count.
  init(detectedIn header: ArraySlice<UInt8>) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in header {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        if isLineEnd(byte) { break }
        counts[byte, default: 0] += 1
      }
    }
    var best = CSVDelimiter.comma
    for candidate in Self.allCases
    where counts[candidate.rawValue] ?? 0 > counts[best.rawValue] ?? 0 {
      best = candidate
    }
    self = best
  }
}

/// Whether a byte ends a line, alone or as the first of CR LF.
func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
