import CNettle

/// SHA-256 (FIPS 180-4), by Nettle.
enum SHA256 {
  /// The digest of some bytes.
  static func digest(_ bytes: [UInt8]) -> Digest {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digest in
      bytes.withUnsafeBufferPointer { bytes in
        cnettle_sha256(bytes.baseAddress, bytes.count, digest.baseAddress)
      }
      return Digest(bytes: UnsafeBufferPointer(digest))
    }
  }

  /// A finished hash.
  struct Digest: Hashable, Sendable {
    fileprivate let words: SIMD8<UInt32>

    fileprivate init(bytes: UnsafeBufferPointer<UInt8>) {
      var words = SIMD8<UInt32>()
      for (index, byte) in bytes.enumerated() {
        words[index / 4] = words[index / 4] << 8 | UInt32(byte)
      }
      self.words = words
    }

    /// Reads 64 hexadecimal digits in lower case; `nil` for another text.
    init?(hexadecimal text: String) { self.init(hexadecimal: Array(text.utf8)[...]) }

    /// Reads 64 hexadecimal digits in lower case, as ASCII; `nil` for other bytes.
    init?(hexadecimal digits: ArraySlice<UInt8>) {
      guard digits.count == 64 else { return nil }
      var words = SIMD8<UInt32>()
      for (index, digit) in digits.enumerated() {
        let value: UInt8
        switch digit {
        case 0x30...0x39: value = digit - 0x30
        case 0x61...0x66: value = digit - 0x61 + 10
        default: return nil
        }
        words[index / 8] = words[index / 8] << 4 | UInt32(value)
      }
      self.words = words
    }

    /// The 64 hexadecimal digits, in lower case.
    var hexadecimal: String { String(decoding: hexadecimalBytes, as: UTF8.self) }

    /// The 64 hexadecimal digits, as ASCII.
    var hexadecimalBytes: [UInt8] {
      (0..<64).map { index in
        let digit = UInt8(truncatingIfNeeded: words[index / 8] >> UInt32(28 - index % 8 * 4)) & 15
        return digit < 10 ? 0x30 + digit : 0x61 + digit - 10
      }
    }
  }
}
