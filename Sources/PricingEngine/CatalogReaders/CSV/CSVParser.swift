/// Finds the fields of a CSV text.
struct CSVParser {
  let delimiter: CSVDelimiter
  private(set) var fields: [CSVField] = []
  private(set) var records: [CSVRecordPlace] = []
  private let source: SourceText
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    let start = bytes.firstIndex { !isLineEnd($0) } ?? bytes.count
    delimiter = CSVDelimiter(detectedIn: bytes[start...])
  }

  /// Finds the fields of all records.
  mutating func document() throws(CSVError) {
    while offset < bytes.count {
      let (recordStart, recordLine) = (fields.count, line)
      var isBlank = true
      repeat {
        let field = try nextField()
        isBlank = isBlank && field.isEmpty
        fields.append(field)
      } while skipDelimiter()
      skipLineEnd()
      if isBlank {
        fields.removeSubrange(recordStart...)
      } else {
        records.append(CSVRecordPlace(fields: recordStart..<fields.count, line: recordLine))
      }
    }
  }

  private mutating func nextField() throws(CSVError) -> CSVField {
    let start = offset
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
      try skipQuoted()
    } else {
      try skipPlain()
    }
    return CSVField(bytes: start..<offset)
  }

  private mutating func skipPlain() throws(CSVError) {
    while offset < bytes.count, !endsField(bytes[offset]) {
      guard bytes[offset] != UInt8(ascii: "\"") else { throw error(.strayQuote, at: offset) }
      offset += 1
    }
  }

  private mutating func skipQuoted() throws(CSVError) {
    let start = offset
    offset += 1
    while offset < bytes.count {
      if isLineEnd(bytes[offset]) {
        skipLineEnd()
        continue
      }
      let isQuote = bytes[offset] == UInt8(ascii: "\"")
      offset += 1
      guard isQuote else { continue }
      guard offset < bytes.count, !endsField(bytes[offset]) else { return }
      guard bytes[offset] == UInt8(ascii: "\"") else {
        throw error(.textAfterQuote(got: characterText(at: offset)), at: offset)
      }
      offset += 1
    }
    throw error(.openQuote, at: start)
  }

  private func endsField(_ byte: UInt8) -> Bool { byte == delimiter.rawValue || isLineEnd(byte) }

  private mutating func skipDelimiter() -> Bool {
    guard offset < bytes.count, bytes[offset] == delimiter.rawValue else { return false }
    offset += 1
    return true
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    let isPair =
      bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    line += 1
  }

  private func characterText(at offset: Int) -> String {
    let rest = source[offset..<min(offset + 32, bytes.count)]
    return rest.first.map(quotable) ?? ""
  }

  private func error(_ problem: CSVError.Problem, at offset: Int) -> CSVError {
    CSVError(problem, at: source.location(ofByte: offset))
  }
}
