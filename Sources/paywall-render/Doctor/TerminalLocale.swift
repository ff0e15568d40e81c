import PricingEngine

/// The locale that the terminal is in, as far as its encoding goes.
struct TerminalLocale: Equatable {
  /// The name: `de_DE.UTF-8`; `C` when nothing is set (POSIX, Environment Variables, 8.2).
  let name: String

  /// Reads the variables in the order that POSIX gives them; empty ones do not count.
  init(_ variable: (String) -> String?) {
    name = variable("LC_ALL") ?? variable("LC_CTYPE") ?? variable("LANG") ?? "C"
  }

  /// Whether the terminal shows the UTF-8 that the program writes.
  var isUTF8: Bool {
    let encoding = name.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(encoding.lowercased())
  }

  /// What is wrong with it, if anything.
  var finding: Finding? {
    guard !isUTF8 else { return nil }
    return Finding(
      .warning, rule: "terminal-not-utf8",
      "the terminal's locale is '\(name)', and what the program writes is UTF-8 all the same",
      fix: "export LC_ALL=C.UTF-8, or another locale of 'locale -a' that ends in UTF-8")
  }
}
