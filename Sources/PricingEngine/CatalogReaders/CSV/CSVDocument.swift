/// A CSV text that has been read whole: a header line and records, with the place of every field.
///
/// The form is that of RFC 4180, with a comma, a semicolon or a tab between the fields and any line end. Lines with
/// nothing on them but delimiters, which spreadsheet programs leave behind, are no records.
public struct CSVDocument: Sendable {
  private let contents: CSVContents

  /// Reads a whole text as CSV.
  ///
  /// - Throws: `CSVError` with the first thing that is wrong and its place.
  public init(parsing source: SourceText) throws(CSVError) {
    var parser = CSVParser(source)
    try parser.document()
    guard !parser.records.isEmpty else {
      throw CSVError(.empty, at: SourceLocation(file: source.file))
    }
    contents = CSVContents(
      source: source, delimiter: parser.delimiter, fields: parser.fields, records: parser.records)
  }

  /// The text that was read.
  public var source: SourceText { contents.source }

  /// What separates the fields.
  public var delimiter: CSVDelimiter { contents.delimiter }

  /// The first record, which names the columns.
  public var header: CSVRecord { CSVRecord(contents, contents.records[0]) }

  /// The records after the header, in file order.
  public var records: some RandomAccessCollection<CSVRecord> {
    contents.records.dropFirst().lazy.map { [contents] in CSVRecord(contents, $0) }
  }
}

/// One line of values in a CSV text; in quotes, a value may itself have line ends.
public struct CSVRecord: Sendable {
  private let contents: CSVContents
  private let place: CSVRecordPlace

  init(_ contents: CSVContents, _ place: CSVRecordPlace) {
    self.contents = contents
    self.place = place
  }

  /// How many fields the record has, 1 or more.
  public var count: Int { place.fields.count }

  /// The values, without the quotes around and the doubling of quotes inside.
  public var values: [String] { (0..<count).map { self[$0] } }

  /// The value of a field, counted from 0.
  public subscript(index: Int) -> String { field(index).text(in: contents.source) }

  /// Where a field starts, counted from 0; at its quote when it has one.
  public func location(of index: Int) -> SourceLocation {
    contents.source.location(ofByte: field(index).start)
  }

  /// Where the record starts.
  public var location: SourceLocation {
    SourceLocation(file: contents.source.file, line: place.line, column: 1)
  }

  private func field(_ index: Int) -> CSVField { contents.fields[place.fields.lowerBound + index] }
}

/// What a document and all of its records share; a class, so that a record is small and cheap to pass on.
final class CSVContents: Sendable {
  let source: SourceText
  let delimiter: CSVDelimiter
  let fields: [CSVField]
  let records: [CSVRecordPlace]

  init(
    source: SourceText, delimiter: CSVDelimiter, fields: [CSVField], records: [CSVRecordPlace]
  ) {
    self.source = source
    self.delimiter = delimiter
    self.fields = fields
    self.records = records
  }
}
