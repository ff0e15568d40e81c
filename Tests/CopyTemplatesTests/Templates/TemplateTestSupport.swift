import CopyTemplates
import PricingEngine
import Testing

/// A layout with its values, and what must come of it.
struct TemplateRow: Sendable, CustomTestStringConvertible {
  let id: String
  let template: String
  var data: ViewValue = .object([:])
  /// The type of the values; guessed from them when it is not given.
  var schema: ViewType?
  var partials: [String: String] = [:]
  var escapings: [MustacheTemplate.Escaping] = [.none, .html]
  let expected: Outcome

  /// What comes of a layout.
  enum Outcome: Hashable, Sendable {
    case shows(String)
    /// The layout is refused with these messages.
    case refuses([String])
  }

  var testDescription: String { id }
}

extension TemplateRow {
  /// What comes of the row's layout, in each of its escapings.
  func outcomes() throws -> [Outcome] {
    try escapings.map { escaping in
      do {
        let layout = try compile(
          template, partials: partials, schema: schema ?? data.inferredType, escaping)
        return .shows(try layout.render(data))
      } catch let error as TemplateErrors {
        return .refuses(error.errors.map(\.message))
      }
    }
  }

  /// The expected outcome, as often as the row has escapings.
  var expectedOutcomes: [Outcome] { escapings.map { _ in expected } }
}

/// Compiles a layout called `layout`; a partial `card` is in the file `card`.
func compile(
  _ template: String, partials: [String: String] = [:], schema: ViewType,
  _ escaping: MustacheTemplate.Escaping
) throws -> MustacheTemplate {
  var sources: [String: SourceText] = [:]
  for (name, text) in partials {
    sources[name] = try SourceText(file: name, bytes: Array(text.utf8))
  }
  return try MustacheTemplate(
    compiling: SourceText(file: "layout", bytes: Array(template.utf8)), partials: sources,
    schema: schema, escaping: escaping)
}

extension ViewValue {
  /// The type that a value seems to have: a list's by its first element, text for what is absent.
  var inferredType: ViewType {
    switch self {
    case .text, .open(.section), .open(.title): .text
    case .flag: .flag
    case .url: .url
    case .json, .open(.offers): .json
    case .object(let object):
      .object(
        ViewFields(
          object.members.map { (name: $0.name, type: $0.value.inferredType) }))
    case .list(let elements): .list(of: elements.first?.inferredType ?? .text)
    case .absent: .optional(of: .text)
    }
  }
}
