import Testing

@testable import PricingEngine

@Suite struct CSVDocumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let delimiter: CSVDelimiter
    let header: [String]
    let records: [[String]]
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "line feeds", text: "a,b\n1,2\n3,4\n", delimiter: .comma, header: ["a", "b"],
      records: [["1", "2"], ["3", "4"]]),
    Row(
      id: "carriage return and line feed", text: "product_id,price\r\na,1.99\r\nb,x\r\n",
      delimiter: .comma, header: ["product_id", "price"], records: [["a", "1.99"], ["b", "x"]]),
    Row(
      id: "lone carriage returns", text: "a,b\r1,2\r", delimiter: .comma, header: ["a", "b"],
      records: [["1", "2"]]),
    Row(
      id: "no line end at the end", text: "a,b\n1,2", delimiter: .comma, header: ["a", "b"],
      records: [["1", "2"]]),
    Row(
      id: "byte order mark", text: "\u{FEFF}product_id,currency,price\npro,USD,4.99\n",
      delimiter: .comma, header: ["product_id", "currency", "price"],
      records: [["pro", "USD", "4.99"]]),
    Row(
      id: "quoted delimiter", text: "a,b\n\"1,5\",2\n", delimiter: .comma, header: ["a", "b"],
      records: [["1,5", "2"]]),
    Row(
      id: "quoted line ends", text: "a,b\n\"1\r\n2\n3\",4\n", delimiter: .comma,
      header: ["a", "b"],
      records: [["1\r\n2\n3", "4"]]),
    Row(
      id: "doubled quotes", text: "a,b\n\"\"\"x\"\" and \"\"\"\"\",\"\"\n", delimiter: .comma,
      header: ["a", "b"], records: [["\"x\" and \"\"", ""]]),
    Row(
      id: "empty fields are kept", text: "a,b,c\n,2,\n", delimiter: .comma,
      header: ["a", "b", "c"], records: [["", "2", ""]]),
    Row(
      id: "records of other lengths are kept", text: "a,b\n1\n1,2,3\n", delimiter: .comma,
      header: ["a", "b"], records: [["1"], ["1", "2", "3"]]),
    Row(
      id: "lines without values are no records", text: "\n\r\na,b\n\n1,2\n,\n", delimiter: .comma,
      header: ["a", "b"], records: [["1", "2"]]),
    Row(
      id: "spaces are kept", text: "a,b\n 1 ,2\n", delimiter: .comma, header: ["a", "b"],
      records: [[" 1 ", "2"]]),
    Row(
      id: "semicolons", text: "a;b\n3,49;2\n", delimiter: .semicolon, header: ["a", "b"],
      records: [["3,49", "2"]]),
    Row(
      id: "tabs", text: "a\tb\n1,2\t3;4\n", delimiter: .tab, header: ["a", "b"],
      records: [["1,2", "3;4"]]),
    Row(
      id: "quoted delimiters in the header do not count", text: "\"a;b;c\",d\n1,2\n",
      delimiter: .comma, header: ["a;b;c", "d"], records: [["1", "2"]]),
    Row(
      id: "one column", text: "a\n1\n", delimiter: .comma, header: ["a"], records: [["1"]]),
    Row(id: "only a header", text: "a,b", delimiter: .comma, header: ["a", "b"], records: []),
    Row(
      id: "other scripts", text: "名前,цена\n特典,\"é\"\n", delimiter: .comma,
      header: ["名前", "цена"], records: [["特典", "é"]]),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let document = try CSVDocument(parsing: csvSource(row.text))
    #expect(document.delimiter == row.delimiter)
    #expect(document.header.values == row.header)
    #expect(document.records.map(\.values) == row.records)
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let id: String
    let marked: String
    let rule: String
    let message: String
    let fix: String
    var testDescription: String { id }
  }

  static let failures: [Failure] = [
    Failure(
      id: "quote inside a field", marked: "a,b\n1,5⚑\" x 7\n", rule: "csv-quotes",
      message: "expected no '\"' inside a field without quotes",
      fix: "put the whole field in quotes and write '\"\"' for each quote in it"),
    Failure(
      id: "space before a quote", marked: "a,b\n1, ⚑\"2\"\n", rule: "csv-quotes",
      message: "expected no '\"' inside a field without quotes",
      fix: "put the whole field in quotes and write '\"\"' for each quote in it"),
    Failure(
      id: "text after a quote", marked: "a,b\n\"1\"⚑é,2\n", rule: "csv-quotes",
      message: "expected the end of the field after the closing '\"', got 'é'",
      fix: "write '\"\"' for a quote inside the field"),
    Failure(
      id: "open quote", marked: "a,b\n1,⚑\"2\n3,4\n", rule: "csv-quotes",
      message: "the file ends inside the quoted field that starts here",
      fix: "close the field with '\"'"),
  ]

  @Test(arguments: failures) func refuses(_ row: Failure) throws {
    let marked = MarkedText(row.marked)
    let error = try csvError(marked.text)
    #expect(error?.rule == row.rule)
    #expect(error?.message == row.message)
    #expect(error?.fix == row.fix)
    #expect(error?.location == marked.location(in: "test.csv"))
    #expect(error?.finding.message == row.message)
  }

  @Test(arguments: ["", "\n\r\n", ",,\n,\n"]) func refusesEmptyText(_ text: String) throws {
    let error = try csvError(text)
    #expect(error?.message == "the file has no line with a value")
    #expect(error?.location == SourceLocation(file: "test.csv"))
  }

  /// What is written by RFC 4180 is read as it was, whatever is in the fields and however lines end.
  @Test(arguments: ["\n", "\r\n", "\r"]) func readsWhatIsWritten(_ lineEnd: String) throws {
    let parts = ["a", ",", "\"", "\n", "\r\n", ";", "\t", " ", "é", "\"\"", "1.99", ""]
    var state = 7
    func next(_ count: Int) -> Int {
      state = (state * 1_103_515_245 + 12345) % 2_147_483_648
      return state / 65_536 % count
    }
    for _ in 0..<50 {
      let records = (0..<8).map { _ in
        ["x"] + (0..<4).map { _ in (0..<next(5)).map { _ in parts[next(parts.count)] }.joined() }
      }
      let lines = (["h1,h2,h3,h4,h5"] + records.map { $0.map(quoted).joined(separator: ",") })
      let text = lines.joined(separator: lineEnd) + lineEnd
      let document = try CSVDocument(parsing: csvSource(text))
      #expect(document.records.map(\.values) == records)
    }
  }

  private func quoted(_ value: String) -> String {
    "\"" + value.replacing("\"", with: "\"\"") + "\""
  }

  @Test func knowsPlaces() throws {
    let document = try CSVDocument(parsing: csvSource("a,b\r\né,\"x\r\ny\"\r\n1,2\r\n"))
    let records = Array(document.records)
    #expect(records[0].location == SourceLocation(file: "test.csv", line: 2, column: 1))
    #expect(records[0].location(of: 1) == SourceLocation(file: "test.csv", line: 2, column: 4))
    #expect(records[1].location(of: 1) == SourceLocation(file: "test.csv", line: 4, column: 3))
  }
}

private func csvSource(_ text: String) throws -> SourceText {
  try SourceText(file: "test.csv", bytes: Array(text.utf8))
}

private func csvError(_ text: String) throws -> CSVError? {
  do {
    _ = try CSVDocument(parsing: csvSource(text))
    return nil
  } catch let error as CSVError {
    return error
  }
}
