import PricingEngine

/// The versions that decide what the program writes.
enum VersionText {
  /// The program's version.
  static let program = "0.1.0"

  /// One line: the program, ICU and its data.
  static func text() -> String {
    let environment = FormattingEnvironment()
    return "paywall-render \(program) (ICU \(environment.icu), CLDR \(environment.cldr))\n"
  }
}
