/// The files that a manifest says are the build's own, one at a time.
struct OwnedFiles: ~Copyable {
  private var lines: LineReader
  /// The lines before the remarks.
  let header: [String]
  /// What the build had to say; `nil` when another program wrote that.
  let remarks: BuildRemarks?

  /// One file with the digest and size that it had.
  struct File {
    /// The path, in UTF-8.
    let path: ArraySlice<UInt8>
    let digest: SHA256.Digest
    let size: Int
  }

  init(_ path: String) throws(FileError) {
    var lines = try LineReader(path)
    var header: [String] = []
    var remarks: BuildRemarks?
    while let line = try lines.next(), line != "  \"outputs\": [" {
      guard line.hasPrefix(BuildRemarks.start) else {
        header.append(line)
        continue
      }
      remarks = try BuildRemarks(line, &lines)
      while let line = try lines.next(), line != "  \"outputs\": [" {}
      break
    }
    self.header = header
    self.remarks = remarks
    self.lines = lines
  }

  /// The next file; `nil` after the last one.
  ///
  /// Lines that no build wrote are passed over, so that what they name stays.
  mutating func next() throws(FileError) -> File? {
    while let file = try lines.next(Self.file) {
      if let file { return file }
    }
    return nil
  }

  private static let start = Array("    {\"path\":\"".utf8)
  private static let middle = Array("\",\"sha256\":\"".utf8)
  private static let end = Array("\",\"size\":".utf8)

  private static func file(_ line: ArraySlice<UInt8>) -> File? {
    guard line.starts(with: start) else { return nil }
    let rest = line.dropFirst(start.count)
    guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")), rest[quote...].starts(with: middle)
    else { return nil }
    let digits = rest[quote...].dropFirst(middle.count)
    let tail = digits.dropFirst(64)
    guard let digest = SHA256.Digest(hexadecimal: digits.prefix(64)), tail.starts(with: end),
      let size = number(tail.dropFirst(end.count)), isSafe(rest[..<quote])
    else { return nil }
    return File(path: rest[..<quote], digest: digest, size: size)
  }

  /// The number that some bytes start with.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    guard (1...18).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Whether a path stays in its folder; one that JSON had to escape is none of ours.
  private static func isSafe(_ path: ArraySlice<UInt8>) -> Bool {
    !path.contains(UInt8(ascii: "\\"))
      && path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }
}
