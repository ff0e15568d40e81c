import CopyTemplates
import PricingEngine

/// The words that say what is built in each direction: those of the options, else those of the project.
struct BuildAxes {
  private let options: ParsedOptions
  private let workspace: Workspace
  private let settings: BuildSettings

  init(_ options: ParsedOptions, workspace: Workspace, settings: BuildSettings) {
    self.options = options
    self.workspace = workspace
    self.settings = settings
  }

  /// What one direction of the matrix holds.
  struct Choice<Value> {
    /// The values, in order.
    let values: [Value]
    /// Whether somebody named them one by one.
    let isNamed: Bool
  }

  /// The words that ask for everything there is.
  static let everything = "all"
  /// The word that asks for all storefronts with a price.
  static let priced = "priced"
  /// The word that asks for what a template shows when nobody names a state.
  static let usual = "usual"

  /// The templates, by name or folder.
  func templates(known: [String]) throws(InputError) -> Choice<String> {
    let folder = workspace.projectFile.map { Paths.folder(of: $0) } ?? ""
    return try choice(
      .template, settings.templates, groups: [Self.everything: known],
      fallback: known
    ) { (text, isOption) throws(InputError) in
      // A folder in a project file is meant from there.
      text.contains("/") && !isOption ? Paths.join(folder, text) : text
    }
  }

  /// The locales.
  func locales(known: [LocaleTag]) throws(InputError) -> Choice<LocaleTag> {
    try choice(
      .locale, settings.locales, groups: [Self.everything: known], fallback: known
    ) { (text, _) throws(InputError) in try Inputs.locale(text) }
  }

  /// The storefronts.
  func storefronts() throws(InputError) -> Choice<Storefront> {
    let priced = Set(workspace.catalog.products.flatMap(\.pricing.keys))
      .sorted { $0.code < $1.code }
    return try choice(
      .storefront, settings.storefronts,
      groups: [Self.everything: Storefront.all, Self.priced: priced], fallback: priced
    ) { (text, _) throws(InputError) in try Inputs.storefront(text) }
  }

  /// The states; `nil` is what a template shows when nobody names one.
  ///
  /// Without any, each template chooses.
  func states() throws(InputError) -> Choice<ReaderState?> {
    try choice(
      .state, settings.states,
      groups: [Self.everything: workspace.possibleStates, Self.usual: [nil]],
      fallback: []
    ) { (text, _) throws(InputError) in try ReaderStanding.named(text) }
  }

  /// The formats.
  func formats() throws(InputError) -> [BuildFormat] {
    try choice(
      .format, settings.formats, groups: [Self.everything: BuildFormat.allCases],
      fallback: [.html]
    ) { (text, _) throws(InputError) -> BuildFormat in
      guard let format = BuildFormat(rawValue: text) else {
        let legal = BuildFormat.allCases.map(\.rawValue)
        throw .usage(
          .badValue(
            option: .format, value: text, expected: legal,
            suggestion: nearestText(to: text, in: legal)))
      }
      return format
    }.values
  }

  private typealias Words = [(text: String, word: BuildSettings.Word?)]

  /// The values of a direction: those of the option, else those of the project without what it excludes.
  private func choice<Value: Hashable>(
    _ option: Option, _ axis: BuildSettings.Axis, groups: [String: [Value]], fallback: [Value],
    read: (String, _ isOption: Bool) throws(InputError) -> Value
  ) throws(InputError) -> Choice<Value> {
    if let list = options[option] {
      let texts = list.split(separator: ",", omittingEmptySubsequences: false)
      let words: Words = texts.map { (String($0), nil) }
      guard !words.contains(where: { $0.text.isEmpty }) else {
        throw .message("'\(option.flag) \(list)' names nothing between two commas, or at an end")
      }
      return try values(words, option, groups, read)
    }
    var chosen = Choice(values: fallback, isNamed: false)
    if !axis.include.isEmpty {
      chosen = try values(axis.include.map { ($0.text, $0) }, option, groups, read)
    }
    let excluded = try values(axis.exclude.map { ($0.text, $0) }, option, groups, read).values
    return Choice(
      values: chosen.values.filter { !excluded.contains($0) }, isNamed: chosen.isNamed)
  }

  private func values<Value: Hashable>(
    _ words: Words, _ option: Option, _ groups: [String: [Value]],
    _ read: (String, _ isOption: Bool) throws(InputError) -> Value
  ) throws(InputError) -> Choice<Value> {
    var values: [Value] = []
    var seen: Set<Value> = []
    var isNamed = false
    for (text, word) in words {
      var found = groups[text.lowercased()]
      if found == nil {
        isNamed = true
        found = [try reading(text, word, read)]
      }
      for value in found ?? [] {
        if seen.insert(value).inserted {
          values.append(value)
        } else if groups[text.lowercased()] == nil {
          throw .message(
            "'\(text)' is named twice\(word.map { " in \"\($0.path)\"" } ?? " after '\(option.flag)'")"
          )
        }
      }
    }
    return Choice(values: values, isNamed: isNamed)
  }

  /// A value, or an error that says where in the project file it is written.
  private func reading<Value>(
    _ text: String, _ word: BuildSettings.Word?,
    _ read: (String, _ isOption: Bool) throws(InputError) -> Value
  ) throws(InputError) -> Value {
    do throws(InputError) { return try read(text, word == nil) } catch {
      guard let word else { throw error }
      throw .findings(
        [
          Finding(
            .error, rule: "build-word-unknown", at: word.location, path: word.path, error.summary)
        ], source: nil)
    }
  }
}
