@testable import PricingEngine

/// A JSON document from a text in a test, in a file named `test.json`.
func jsonDocument(_ text: String, allowingComments: Bool = false) throws -> JSONDocument {
  let source = try SourceText(file: "test.json", bytes: Array(text.utf8))
  return try JSONDocument(parsing: source, allowingComments: allowingComments)
}

/// The error of a text that is no JSON document; `nil` when it is one.
func jsonError(_ text: String, allowingComments: Bool = false) throws -> JSONError? {
  do {
    _ = try jsonDocument(text, allowingComments: allowingComments)
    return nil
  } catch let error as JSONError {
    return error
  }
}
