import CopyTemplates
import PricingEngine

/// A template as a build uses it: read, checked and with its layouts compiled once.
struct BuildTemplate: Sendable {
  /// The template.
  let loaded: LoadedTemplate
  /// The layouts, by format; JSON has none.
  let layouts: [BuildFormat: MustacheTemplate]
  /// The states that it is written in.
  let states: [State]

  /// A state that a template is written in.
  struct State: Sendable {
    /// The state that somebody named; `nil` is what the template shows when nobody does.
    let named: ReaderState?
    /// The state that the copy is about, as it is written: `evaluation:3`.
    let text: String
    /// The same as a part of a file's name: `evaluation-3`.
    let fileName: String

    init(named: ReaderState?, text: String) {
      self.named = named
      self.text = text
      fileName = PathPattern.sanitized(text)
    }
  }

  /// What the template may say.
  var definition: TemplateDefinition { loaded.definition }
  /// The template's name.
  var name: String { loaded.definition.name }

  init(
    _ loaded: LoadedTemplate, formats: [BuildFormat], isFragment: Bool, states: [State]
  ) throws(InputError) {
    self.loaded = loaded
    self.states = states
    var layouts: [BuildFormat: MustacheTemplate] = [:]
    for format in formats {
      guard let kind = Self.layout(format, isFragment: isFragment) else { continue }
      layouts[format] = try loaded.layout(kind)
    }
    self.layouts = layouts
  }

  /// The kind of layout that a format needs.
  static func layout(_ format: BuildFormat, isFragment: Bool) -> LayoutKind? {
    switch format {
    case .text: .text
    case .json: nil
    case .html: isFragment ? .fragment : .page
    }
  }

  /// The states of a template, of those that somebody asked for.
  ///
  /// Without any it is the usual one, or for a template whose words are about the state every one that customers can be in.
  static func states(
    of definition: TemplateDefinition, asked: [ReaderState?], workspace: Workspace
  ) -> [State] {
    var asked = asked
    if asked.isEmpty {
      asked = definition.requiresState ? workspace.possibleStates : [nil]
    }
    return asked.compactMap { state in
      guard let state else {
        let usual = definition.requiresState ? nil : definition.usualState(workspace.facts)
        return usual.map { State(named: nil, text: $0.text) }
      }
      guard definition.states.contains(state.name) else { return nil }
      return State(named: state, text: state.text)
    }
  }
}

extension Workspace {
  /// The states that customers can be in, as far as the catalog and the project say.
  var possibleStates: [ReaderState] {
    ReaderState.examples.filter { state in
      guard state.name.isReachable(with: catalog.products) else { return false }
      return switch state.name {
      case .free: project.facts.freeTier != nil
      case .evaluation, .evaluationNotStarted, .evaluationExpired: project.facts.evaluation != nil
      case .priceIncreaseConsent, .priceIncreaseNotice: project.facts.priceIncrease != nil
      default: true
      }
    }
  }
}
