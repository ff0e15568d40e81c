import PricingEngine

/// The files that a manifest says are the build's own, one at a time.
struct OwnedFiles: ~Copyable {
  private var lines: LineReader
  private var isInOutputs = false

  /// One file with the digest that it had.
  struct File {
    let path: String
    let digest: SHA256.Digest
  }

  init(_ path: String) throws(FileError) { lines = try LineReader(path) }

  /// The next file; `nil` after the last one.
  ///
  /// Lines that no build wrote are passed over, so that what they name stays.
  mutating func next() throws(FileError) -> File? {
    while let line = try lines.next() {
      if !isInOutputs {
        isInOutputs = line == "  \"outputs\": ["
      } else if let file = Self.file(line) {
        return file
      }
    }
    return nil
  }

  private static func file(_ line: String) -> File? {
    let (start, middle) = ("    {\"path\":\"", "\",\"sha256\":\"")
    guard line.hasPrefix(start) else { return nil }
    let rest = line.utf8.dropFirst(start.utf8.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")), rest[end...].starts(with: middle.utf8)
    else { return nil }
    let path = String(decoding: rest[..<end], as: UTF8.self)
    let digits = rest[end...].dropFirst(middle.utf8.count).prefix(64)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.contains("\\"), !parts.contains(where: { ["", ".", ".."].contains($0) }),
      let digest = SHA256.Digest(hexadecimal: String(decoding: digits, as: UTF8.self))
    else { return nil }
    return File(path: path, digest: digest)
  }
}
