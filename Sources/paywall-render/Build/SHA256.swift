/// SHA-256 (FIPS 180-4).
struct SHA256: Sendable {
  private var state: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The digest of some bytes.
  static func digest(_ bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// Takes bytes in; whole blocks are worked off at once.
  mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      if !pending.isEmpty {
        start = min(64 - pending.count, bytes.count)
        pending.append(contentsOf: bytes[..<start])
        guard pending.count == 64 else { return }
        pending.withUnsafeBufferPointer { Self.add($0, at: 0, to: &state) }
        pending.removeAll(keepingCapacity: true)
      }
      while start + 64 <= bytes.count {
        Self.add(bytes, at: start, to: &state)
        start += 64
      }
      pending.append(contentsOf: bytes[start...])
    }
  }

  /// The digest of everything that was taken in.
  func finish() -> Digest {
    var last = self
    let padding = (119 - pending.count) % 64 + 1
    let end = [0x80] + [UInt8](repeating: 0, count: padding - 1)
    let bits = (length * 8).bigEndian
    last.update(end + withUnsafeBytes(of: bits, Array.init))
    return Digest(words: last.state)
  }

  /// A finished hash.
  struct Digest: Hashable, Sendable {
    fileprivate let words: SIMD8<UInt32>

    fileprivate init(words: SIMD8<UInt32>) { self.words = words }

    /// Reads 64 hexadecimal digits in lower case; `nil` for another text.
    init?(hexadecimal text: some StringProtocol) {
      let digits = Array(text.utf8)
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

  private static func add(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, to state: inout SIMD8<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for index in 0..<16 {
        let place = start + 4 * index
        schedule[index] =
          UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
          | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
      }
      for index in 16..<64 {
        let (early, late) = (schedule[index - 15], schedule[index - 2])
        let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
        let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
        schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
      }
      compress(schedule, into: &state)
    }
  }

  private static func compress(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, into state: inout SIMD8<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    roundConstants.withUnsafeBufferPointer { constants in
      for index in 0..<64 {
        let mix = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first = h &+ mix &+ (g ^ e & (f ^ g)) &+ constants[index] &+ schedule[index]
        let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b | c & (a | b))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }
}

private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
