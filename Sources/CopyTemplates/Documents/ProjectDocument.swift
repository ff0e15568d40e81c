import PricingEngine

/// The root value of a JSON file of the project; `nil` after a finding when the file is no JSON.
package func parsedRoot(
  of source: SourceText, allowingComments: Bool = false, into findings: inout [Finding]
) -> JSONReader? {
  do throws(JSONError) {
    return JSONReader(try JSONDocument(parsing: source, allowingComments: allowingComments))
  } catch {
    findings.append(error.finding)
    return nil
  }
}

/// Whether the `schema` of a file is the one that this version reads; a finding when it is not.
package func checkSchema(
  of object: JSONObjectReader, is expected: String, into findings: inout [Finding]
) -> Bool {
  guard let reader = object.required("schema", into: &findings),
    let schema = reader.string(into: &findings)
  else { return false }
  guard schema != expected else { return true }
  findings.append(
    reader.finding(
      .error, rule: "schema-unknown", "expected schema '\(expected)', got '\(quotable(schema))'",
      fix: "write \"schema\": \"\(expected)\""))
  return false
}

extension JSONReader {
  /// The value of a string that is one of a few words; a finding with the nearest word when it is not.
  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type, into findings: inout [Finding]
  ) -> Word? where Word.RawValue == String {
    word(of: type.allCases.map(\.rawValue), into: &findings).flatMap(Word.init(rawValue:))
  }

  /// The text of a string that is one of a few words; a finding with the nearest word when it is not.
  func word(of legal: [String], into findings: inout [Finding]) -> String? {
    guard let text = string(into: &findings) else { return nil }
    if legal.contains(text) { return text }
    let fix = nearestText(to: text, in: legal).map { "write '\($0)'" }
    findings.append(
      finding(
        .error, rule: "unknown-word",
        "expected one of \(legal.joined(separator: ", ")), got '\(quotable(text))'", fix: fix))
    return nil
  }

  /// The value of a whole number in a range; a finding when it is another.
  func integer(
    atLeast minimum: Int, atMost maximum: Int = .max, into findings: inout [Finding]
  ) -> Int? {
    guard let number = integer(into: &findings) else { return nil }
    if number > maximum {
      findings.append(
        finding(
          .error, rule: "number-out-of-range",
          "expected a whole number of at most \(maximum), got \(number)"))
      return nil
    }
    guard number < minimum else { return number }
    findings.append(
      finding(
        .error, rule: "number-out-of-range",
        "expected a whole number of at least \(minimum), got \(number)"))
    return nil
  }

  /// The elements of a list with something in it; a finding when it is empty.
  func nonEmptyElements(into findings: inout [Finding]) -> [JSONReader] {
    guard let elements = elements(into: &findings) else { return [] }
    if elements.isEmpty {
      findings.append(
        finding(.error, rule: "list-empty", "expected at least one element, got an empty list"))
    }
    return elements
  }

  /// The value of a string with something in it; a finding when it is empty.
  func text(into findings: inout [Finding]) -> String? {
    guard let text = string(into: &findings) else { return nil }
    guard text.allSatisfy(\.isWhitespace) else { return text }
    findings.append(finding(.error, rule: "text-empty", "expected a text, got an empty string"))
    return nil
  }
}
