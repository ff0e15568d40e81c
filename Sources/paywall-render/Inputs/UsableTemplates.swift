import CopyTemplates
import PricingEngine

/// The templates that a check looks at, with what is wrong with those that name messages that nobody wrote.
struct UsableTemplates {
  /// The names of the templates that can be used.
  private(set) var names: [String] = []
  /// The messages that they show.
  private(set) var keys: Set<String> = []
  /// Their layouts, each once.
  private(set) var layouts: [SourceText] = []
  /// What others name and the contract does not have.
  private(set) var undefined: [Finding] = []
  /// The files of those.
  private(set) var sources: [SourceText] = []

  /// Reads the template that the options name, or all.
  ///
  /// - Throws: `InputError` when something else is wrong with a template.
  static func read(
    _ options: ParsedOptions, contract: MessageContract
  ) throws(InputError) -> UsableTemplates {
    let library = try TemplateLibrary.open(options)
    var templates = UsableTemplates()
    var names = try library.names()
    if let name = options[.template] { names = [name] }
    for name in names {
      do throws(InputError) {
        try templates.add(name, try library.template(name, contract: contract))
      } catch {
        guard case .findings(let findings, let source) = error,
          findings.allSatisfy({ $0.rule == "key-undefined" })
        else { throw error }
        templates.undefined += findings
        templates.sources += [source].compactMap(\.self)
      }
    }
    return templates
  }

  private mutating func add(_ name: String, _ template: LoadedTemplate) throws(InputError) {
    names.append(name)
    keys.formUnion(template.definition.messageKeys)
    layouts += try template.layouts(besides: Set(layouts.map(\.file)))
  }
}
