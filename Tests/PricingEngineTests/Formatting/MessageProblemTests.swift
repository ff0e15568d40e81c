import Testing

@testable import PricingEngine

@Suite struct MessageProblemTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The pattern; `⚑` stands before the byte of the one problem.
    let pattern: String
    let kind: MessageProblem.Kind
    let message: String
    let fix: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "french elision", pattern: "Profitez de l⚑'{offer} d'essai",
      kind: .quotedArgument(name: "offer", quoted: "'{offer} d'"),
      message: "expected the argument 'offer', got quoted text: '{offer} d'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{offer} d''"),
    Row(
      id: "english quotes", pattern: "the ⚑'{plan}' plan",
      kind: .quotedArgument(name: "plan", quoted: "'{plan}'"),
      message: "expected the argument 'plan', got quoted text: '{plan}'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{plan}''"),
    Row(
      id: "quote that never ends", pattern: "é l⚑'{offer}",
      kind: .quotedArgument(name: "offer", quoted: "'{offer}"),
      message: "expected the argument 'offer', got quoted text: '{offer}",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{offer}"),
    Row(
      id: "doubled apostrophe inside the quote", pattern: "⚑'{a} it''s {b}' x",
      kind: .quotedArgument(name: "a", quoted: "'{a} it''s {b}'"),
      message: "expected the argument 'a', got quoted text: '{a} it''s {b}'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{a} it''s {b}''"),
    Row(
      id: "doubled apostrophe before the quote", pattern: "''⚑'{a}'",
      kind: .quotedArgument(name: "a", quoted: "'{a}'"),
      message: "expected the argument 'a', got quoted text: '{a}'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{a}''"),
    Row(
      id: "plural quoted away", pattern: "d⚑'{n, plural, other {#}}'",
      kind: .quotedArgument(name: "n", quoted: "'{n, plural, other {#}}'"),
      message: "expected the argument 'n', got quoted text: '{n, plural, other {#}}'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{n, plural, other {#}}''"),
    Row(
      id: "in a branch", pattern: "{k, select, other {l⚑'{ name }'}}",
      kind: .quotedArgument(name: "name", quoted: "'{ name }'"),
      message: "expected the argument 'name', got quoted text: '{ name }'",
      fix: "write ’ (U+2019) for the apostrophe, or double it: ''{ name }''"),
    Row(
      id: "number sign in a select",
      pattern: "{n, plural, other {{kind, select, other {⚑# weeks}}}}",
      kind: .numberSignInSelect(select: "kind", plural: "n"),
      message: "'#' inside the select 'kind' is not the number of the plural 'n'",
      fix: "put the select outside the plural, or write {n} for '#'"),
    Row(
      id: "unknown form", pattern: "{n, plural, one {a} ⚑pluriel {b} other {c}}",
      kind: .unknownPluralForm(form: "pluriel", argument: "n", suggestion: nil),
      message: "expected a plural form for 'n', got 'pluriel'",
      fix: "use zero, one, two, few, many, other, or an exact number such as =1"),
    Row(
      id: "misspelt form", pattern: "{n, plural, one {a} ⚑othr {b} other {c}}",
      kind: .unknownPluralForm(form: "othr", argument: "n", suggestion: "other"),
      message: "expected a plural form for 'n', got 'othr'", fix: "write 'other'"),
    Row(
      id: "unknown ordinal form", pattern: "{n, selectordinal, ⚑first {a} other {c}}",
      kind: .unknownPluralForm(form: "first", argument: "n", suggestion: nil),
      message: "expected a plural form for 'n', got 'first'",
      fix: "use zero, one, two, few, many, other, or an exact number such as =1"),
    Row(
      id: "duplicate form", pattern: "{n, plural, one {a} ⚑one {b} other {c}}",
      kind: .duplicateForm(form: "one", argument: "n"),
      message: "expected one form 'one' for 'n', got two; only the first is used",
      fix: "remove the second 'one'"),
    Row(
      id: "duplicate exact number", pattern: "{n, plural, =1 {a} ⚑=1 {b} other {c}}",
      kind: .duplicateForm(form: "=1", argument: "n"),
      message: "expected one form '=1' for 'n', got two; only the first is used",
      fix: "remove the second '=1'"),
    Row(
      id: "duplicate branch", pattern: "{k, select, a {x} ⚑a {y} other {z}}",
      kind: .duplicateForm(form: "a", argument: "k"),
      message: "expected one form 'a' for 'k', got two; only the first is used",
      fix: "remove the second 'a'"),
    Row(
      id: "stray brace", pattern: "Save {percent}⚑}!", kind: .strayBrace,
      message: "expected no '}' without a '{' before it",
      fix: "remove the brace, or write '}' in apostrophes to show it"),
    Row(
      id: "numbered", pattern: "Buy for ⚑{0}", kind: .numberedArgument(number: "0"),
      message: "expected a name for an argument, got '0'",
      fix: "give the argument the name that the contract has for it"),
    Row(
      id: "currency", pattern: "for ⚑{price, number, currency}",
      kind: .formattedArgument(name: "price", type: "number", style: "currency"),
      message: "expected 'price' as finished text, got the format 'number, currency'",
      fix: "write {price}"),
    Row(
      id: "currency skeleton", pattern: "⚑{price, number, ::currency/USD}",
      kind: .formattedArgument(name: "price", type: "number", style: "::currency/USD"),
      message: "expected 'price' as finished text, got the format 'number, ::currency/USD'",
      fix: "write {price}"),
    Row(
      id: "percent", pattern: "⚑{saved, number, percent}",
      kind: .formattedArgument(name: "saved", type: "number", style: "percent"),
      message: "expected 'saved' as finished text, got the format 'number, percent'",
      fix: "write {saved}"),
    Row(
      id: "date", pattern: "⚑{until, date}",
      kind: .formattedArgument(name: "until", type: "date", style: nil),
      message: "expected 'until' as finished text, got the format 'date'",
      fix: "write {until}"),
    Row(
      id: "choice", pattern: "⚑{n, choice, 0#none|1#one}", kind: .choiceArgument(name: "n"),
      message: "expected a plural or select for 'n', got a choice",
      fix: "write {n, plural, …}"),
  ]

  @Test(arguments: rows)
  func findsWhatICUPassesInSilence(row: Row) throws {
    let parts = row.pattern.split(separator: "⚑", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let problems = try message(parts.joined()).problems
    #expect(problems == [MessageProblem(kind: row.kind, offset: parts[0].utf8.count)])
    #expect(problems.first?.message == row.message)
    #expect(problems.first?.fix == row.fix)
  }

  static let cleanPatterns = [
    "", "Not Now", "Buy for {price}", "aujourd'hui", "l''{offer} d''essai", "l’{offer} d’essai",
    "'{'literal'}'", "'{' {a} '}'", "it''s {a}", "trailing '", "# {a}", "{n, number}",
    "{n, number, integer}", "{n, plural, one {# a} other {# b}}",
    "{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}",
    "{n, plural, =0 {none} one {#} other {# '#' x}}",
    "{n, plural, other {{m, plural, other {#}}}}", "{k, select, other {# is text}}",
    "{k, select, one {a} un {b} other {c}}",
    "{k, select, other {{n, plural, one {# week} other {# weeks}}}}",
  ]

  @Test(arguments: cleanPatterns)
  func passesGoodMessages(pattern: String) throws {
    #expect(try message(pattern).problems == [])
  }

  @Test func listsProblemsInTheOrderOfThePattern() throws {
    let problems = try message("{0} l'{a}' {n, plural, x {} x {} other {}} }").problems
    #expect(
      problems.map(\.rule) == [
        "icu-arg-name", "icu-apostrophe", "icu-keyword-unknown", "icu-keyword-unknown",
        "icu-branch-duplicate", "icu-stray-brace",
      ])
    #expect(problems.map(\.offset) == problems.map(\.offset).sorted())
  }

  struct Rule: CustomTestStringConvertible, Sendable {
    let kind: MessageProblem.Kind
    let rule: String
    var testDescription: String { rule }
  }

  static let rules: [Rule] = [
    Rule(kind: .quotedArgument(name: "", quoted: ""), rule: "icu-apostrophe"),
    Rule(kind: .numberSignInSelect(select: "", plural: ""), rule: "icu-number-sign-in-select"),
    Rule(
      kind: .unknownPluralForm(form: "", argument: "", suggestion: nil),
      rule: "icu-keyword-unknown"),
    Rule(kind: .duplicateForm(form: "", argument: ""), rule: "icu-branch-duplicate"),
    Rule(kind: .strayBrace, rule: "icu-stray-brace"),
    Rule(kind: .numberedArgument(number: ""), rule: "icu-arg-name"),
    Rule(kind: .formattedArgument(name: "", type: "", style: nil), rule: "arg-type"),
    Rule(
      kind: .formattedArgument(name: "", type: "number", style: "currency"),
      rule: "message-formats-money"),
    Rule(kind: .choiceArgument(name: ""), rule: "icu-choice"),
  ]

  @Test(arguments: rules)
  func hasAStableRule(row: Rule) {
    #expect(MessageProblem(kind: row.kind, offset: 0).rule == row.rule)
  }
}
