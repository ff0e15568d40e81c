import CopyChecks

/// The names of what the program carries within itself, for completions.
enum BuiltInNames {
  /// The built-in templates, sorted.
  static var templates: [String] {
    names(in: "Templates/", endingWith: "/template.json")
  }

  /// The locales with built-in messages, sorted.
  static var locales: [String] { names(in: "Locales/", endingWith: ".arb") }

  /// The rules of honest copy and the checks of localized copy, which `explain` explains.
  static var rules: [String] {
    HonestyRule.all.map(\.id) + LocalizationCheck.all.map(\.id)
  }

  private static func names(in folder: String, endingWith ending: String) -> [String] {
    EmbeddedFile.all.map(\.path).filter { $0.hasPrefix(folder) && $0.hasSuffix(ending) }
      .map { String($0.dropFirst(folder.count).dropLast(ending.count)) }.sorted()
  }
}
