/// A CSV text that has been read whole: a header line and records, with the place of every field.
///
/// The form is that of RFC 4180, with a comma, a semicolon or a tab between the fields and any line end. Lines with
/// nothing on them but delimiters, which spreadsheet programs leave behind, are no records.
public struct CSVDocument: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// What separates the fields.
  public let delimiter: CSVDelimiter
  private let fields: [CSVField]
  private let places: [CSVRecordPlace]

  /// Reads a whole text as CSV.
  ///
  /// - Throws: `CSVError` with the first thing that is wrong and its place.
  public init(parsing source: SourceText) throws(CSVError) {
    var parser = CSVParser(source)
    try parser.document()
    guard !parser.records.isEmpty else {
      throw CSVError(.empty, at: SourceLocation(file: source.file))
    }
    self.source = source
    delimiter = parser.delimiter
    fields = parser.fields
    places = parser.records
  }

  /// The first record, which names the columns.
  public var header: CSVRecord { record(at: places[0]) }

  /// The records after the header, in file order.
  public var records: some RandomAccessCollection<CSVRecord> {
    places.dropFirst().lazy.map(record(at:))
  }

  private func record(at place: CSVRecordPlace) -> CSVRecord {
    CSVRecord(source: source, fields: fields[place.fields], line: place.line)
  }
}

/// One line of values in a CSV text; in quotes, a value may itself have line ends.
public struct CSVRecord: Sendable {
  private let source: SourceText
  private let fields: ArraySlice<CSVField>
  /// The line that the record starts in, from 1.
  let line: Int

  init(source: SourceText, fields: ArraySlice<CSVField>, line: Int) {
    self.source = source
    self.fields = fields
    self.line = line
  }

  /// How many fields the record has, 1 or more.
  public var count: Int { fields.count }

  /// The values, without the quotes around and the doubling of quotes inside.
  public var values: [String] { fields.indices.map { $0 - fields.startIndex }.map { self[$0] } }

  /// The value of a field, counted from 0.
  public subscript(index: Int) -> String { fields[fields.startIndex + index].text(in: source) }

  /// Where a field starts, counted from 0; at its quote when it has one.
  public func location(of index: Int) -> SourceLocation {
    source.location(ofByte: fields[fields.startIndex + index].start)
  }

  /// Where the record starts.
  public var location: SourceLocation { SourceLocation(file: source.file, line: line, column: 1) }
}
