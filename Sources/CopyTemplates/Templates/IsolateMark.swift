/// What becomes of one isolate control of a text, U+2066 to U+2069, in the text of an HTML element.
enum IsolateMark {
  /// A first strong isolate (U+2068) with its end: `<bdi>`.
  case open
  /// Its end: `</bdi>`.
  case close
  /// An isolate without an end, or an end without an isolate.
  case drop
  /// A left-to-right or right-to-left isolate, or its end: the character itself.
  case keep

  /// The markup; `nil` for the character itself.
  var markup: String? {
    switch self {
    case .open: "<bdi>"
    case .close: "</bdi>"
    case .drop: ""
    case .keep: nil
    }
  }

  /// The marks for all isolate controls of a text, in order.
  ///
  /// An end belongs to the last isolate that is still open, of whichever kind (UAX #9, section
  /// 3.1.2).
  static func marks(in bytes: UnsafeBufferPointer<UInt8>) -> [IsolateMark] {
    var marks: [IsolateMark] = []
    var open: [(mark: Int, isFirstStrong: Bool)] = []
    for offset in bytes.indices where isIsolateControl(at: offset, in: bytes) {
      switch bytes[offset + 2] {
      case 0xA9:
        guard let start = open.popLast() else {
          marks.append(.drop)
          continue
        }
        if start.isFirstStrong { marks[start.mark] = .open }
        marks.append(start.isFirstStrong ? .close : .keep)
      case 0xA8:
        open.append((marks.count, true))
        marks.append(.drop)
      default:
        open.append((marks.count, false))
        marks.append(.keep)
      }
    }
    return marks
  }
}

/// Whether one of U+2066 to U+2069 starts at an offset: `E2 81 A6` to `E2 81 A9`.
func isIsolateControl(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x81
    && (0xA6...0xA9).contains(bytes[offset + 2])
}
