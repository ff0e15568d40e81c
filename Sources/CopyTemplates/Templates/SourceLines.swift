/// Whether a byte is the first of a line; lines end with LF or CR LF, as the Mustache specification
/// has it.
func isLineStart(_ offset: Int, in bytes: [UInt8]) -> Bool {
  offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
}

/// How many bytes the line end at an offset has; 0 when there is none.
func lineEndLength(at offset: Int, in bytes: [UInt8]) -> Int {
  guard offset < bytes.count else { return 0 }
  if bytes[offset] == UInt8(ascii: "\n") { return 1 }
  let next = offset + 1
  let isPair =
    bytes[offset] == UInt8(ascii: "\r") && next < bytes.count && bytes[next] == UInt8(ascii: "\n")
  return isPair ? 2 : 0
}
