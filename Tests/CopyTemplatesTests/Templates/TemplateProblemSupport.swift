import CopyTemplates
import PricingEngine
import Testing

/// A layout that is refused, and the whole text of its errors.
struct ProblemRow: Sendable, CustomTestStringConvertible {
  let id: String
  let template: String
  var schema: ViewType = paywallType
  var partials: [String: String] = [:]
  var escaping = MustacheTemplate.Escaping.none
  /// The errors as they are printed; empty for a layout that is fine.
  let expected: String

  var testDescription: String { id }

  /// The errors as they are printed.
  func report() throws -> String {
    do {
      _ = try compile(template, partials: partials, schema: schema, escaping)
      return ""
    } catch let errors as TemplateErrors {
      return errors.description
    }
  }
}

/// A small type for layouts that are refused.
let paywallType = ViewType.object([
  "title": .text,
  "trial": .flag,
  "badge": .optional(of: .text),
  "terms": .url,
  "support": .optional(of: .url),
  "data": .json,
  "plans": .list(of: .object(["name": .text, "price": .object(["text": .text])])),
  "period": .object(["unit": .text, "count": .text]),
])
