import CopyTemplates
import PricingEngine
import Testing

/// Files from outside: what is read of them, and every way in which they are refused.
@Suite struct MessageImporterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let format: ExchangeFormat
    var file = "de.json"
    let text: String
    var messages: [String: String] = [:]
    var findings: [String] = []
    var testDescription: String { id }
  }

  static let json = [
    Row(
      id: "an ARB file with a note of its own", format: .arb, file: "x.arb",
      text:
        ##"{"@@locale": "de_DE", "@@x-a": 1, "note": "N", "@note": ⚑{"context": "c", "description": "d"}}"##,
      messages: ["de-DE note": "N"],
      findings: ["note: 'context' of the message is not kept [exchange-loss] ⚑ at @note"]),
    Row(
      id: "an empty message", format: .arb, text: #"{"note": ""}"#),
    Row(
      id: "an unknown message", format: .icuJSON, text: #"{"notes": ⚑"N"}"#,
      findings: [
        "warning: there is no message 'notes', so it is left out [key-extra] ⚑ (rename it to 'note')"
      ]),
    Row(
      id: "a missing argument", format: .icuJSON, text: #"{"action.buy": ⚑"Kaufen"}"#,
      messages: ["de action.buy": "Kaufen"],
      findings: [
        "error: message 'action.buy' does not show '{price}' [arg-missing] ⚑ at action.buy"
          + " (put {price} into the message)"
      ]),
    Row(
      id: "no message of ICU", format: .icuJSON, text: #"{"note": ⚑"{"}"#,
      messages: ["de note": "{"],
      findings: [
        "error: message 'note' in de: expected '}', got the end of the message [icu-syntax] ⚑ at note"
      ]),
    Row(
      id: "a number for a message", format: .icuJSON, text: #"{"note": ⚑1}"#,
      findings: ["error: expected a string, got the number 1 [value-type] ⚑ at note"]),
    Row(
      id: "descriptors, and a text for one", format: .formatJS,
      text: #"{"note": {"defaultMessage": "N", "description": "d"}, "action.buy": "{price}"}"#,
      messages: ["de note": "N", "de action.buy": "{price}"]),
    Row(
      id: "a descriptor without a message", format: .formatJS, text: #"{"note": ⚑{}}"#,
      findings: [
        "error: expected a key 'defaultMessage' [missing-key] ⚑ at note (add 'defaultMessage')"
      ]),
    Row(
      id: "Flutter's names and arguments", format: .arbFlutter, file: "app_pt_BR.arb",
      text:
        #"{"actionBuy": "{price}", "rate": "{count, plural, one{{count} a} other{{count} b}}"}"#,
      messages: [
        "pt-BR action.buy": "{price}", "pt-BR rate": "{count, plural, one {# a} other {# b}}",
      ]),
    Row(
      id: "a name without a locale", format: .icuJSON, file: "messages.json", text: "{}",
      findings: [
        "error: the name says no locale [locale-tag] messages.json"
          + " (name the file as its locale, or pass '--locale TAG')"
      ]),
    Row(
      id: "deep nesting", format: .icuJSON,
      text: String(repeating: "[", count: 128) + "⚑" + String(repeating: "[", count: 100_000),
      findings: [
        "error: the file is nested too deeply, expected at most 128 levels [json-too-deep] ⚑"
          + " (check that it is the right file)"
      ]),
  ]

  static let tables = [
    Row(
      id: "semicolons and other columns", format: .csv, file: "de.csv",
      text: "target;key;worst\r\nN;note;x\r\n;action.buy;x\r\n", messages: ["de note": "N"]),
    Row(
      id: "protected cells", format: .csv, file: "de.csv",
      text: "key,target\nnote,'=1\naction.buy,'n {price}\n",
      messages: ["de note": "=1", "de action.buy": "'n {price}"]),
    Row(
      id: "a source that has changed", format: .csv, file: "de.csv",
      text: "key,source,target\nnote,⚑old,N\n", messages: ["de note": "N"],
      findings: [
        "warning: the source of 'note' has changed to '=50 % <off>' [source-stale] ⚑"
          + " (compare the translation with the new source)"
      ]),
    Row(
      id: "no column of targets", format: .csv, file: "de.csv", text: "⚑key,text\nnote,N\n",
      findings: [
        "error: expected a column 'target' in the first line [csv-columns] ⚑"
          + " (name the columns key, meaning, source, target, limit)"
      ]),
    Row(
      id: "too few columns", format: .csv, file: "de.csv", text: "key,target\n⚑note\n",
      findings: ["error: expected 2 columns, got 1 [csv-columns] ⚑"]),
    Row(
      id: "a message twice", format: .csv, file: "de.csv",
      text: "key,target\nnote,N\n⚑note,M\n", messages: ["de note": "N"],
      findings: [
        "error: message 'note' stands here again, first on line 2 [key-duplicate] ⚑"
          + " (keep one of the two)"
      ]),
  ]

  private static func xliff(_ units: String, target: String = " target-language=\"de\"") -> String {
    "<xliff version=\"1.2\"><file\(target)><body>\(units)</body></file></xliff>"
  }

  static let xml = [
    Row(
      id: "groups, names and states", format: .xliff, file: "a.xliff",
      text: xliff(
        """
        <group><trans-unit id="1" resname="note"><target state="final">N</target></trans-unit></group>
        <trans-unit id="rate"><target state="new">every day</target></trans-unit>
        <trans-unit id="action.buy"><source>Buy for {price}</source></trans-unit>
        """), messages: ["de note": "N"]),
    Row(
      id: "a state that is not kept", format: .xliff, file: "a.xliff",
      text: xliff(
        #"<trans-unit id="note"><target state="needs-review-translation">N</target></trans-unit>"#),
      messages: ["de note": "N"],
      findings: [
        "note: the state 'needs-review-translation' of 1 message is not kept [exchange-loss] a.xliff"
      ]),
    Row(
      id: "markup in a target", format: .xliff, file: "a.xliff",
      text: xliff(#"<trans-unit id="note"><target>a ⚑<x id="1"/></target></trans-unit>"#),
      findings: [
        "error: expected text, got '<x>' [xliff-inline] ⚑ (write the message as ICU text)"
      ]),
    Row(
      id: "no target language", format: .xliff, file: "a.xliff",
      text: "<xliff version=\"1.2\">⚑<file><body/></file></xliff>",
      findings: [
        "error: expected 'target-language' [xliff-shape] ⚑ (name the locale with '--locale TAG')"
      ]),
    Row(
      id: "another version", format: .xliff, file: "a.xliff", text: "⚑<xliff version=\"2.0\"/>",
      findings: [
        "error: expected '<xliff version=\"1.2\">', got '<xliff>' [xliff-shape] ⚑"
          + " (export the file as XLIFF 1.2)"
      ]),
    Row(
      id: "an entity bomb", format: .xliff, file: "a.xliff",
      text: "⚑<!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;'>]><xliff>&b;</xliff>",
      findings: [
        "error: expected no document type: its entities could fill memory [xml-entities] ⚑"
          + " (remove the '<!DOCTYPE …>')"
      ]),
    Row(
      id: "a unit twice", format: .xliff, file: "a.xliff",
      text: xliff(
        #"<trans-unit id="note"><target>N</target></trans-unit>"#
          + #"⚑<trans-unit id="note"><target>M</target></trans-unit>"#),
      messages: ["de note": "N"],
      findings: [
        "error: message 'note' stands here again, first on line 1 [key-duplicate] ⚑"
          + " (keep one of the two)"
      ]),
  ]

  private static func catalog(_ localization: String, key: String = "rate") -> String {
    #"{"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {"de": \#(localization)}}}}"#
  }

  static let catalogs = [
    Row(
      id: "a text", format: .stringCatalog,
      text: catalog(#"{"stringUnit": {"value": "100 %% für %@"}}"#, key: "action.buy"),
      messages: ["de action.buy": "100 % für {price}"]),
    Row(
      id: "a text without arguments", format: .stringCatalog,
      text: catalog(#"{"stringUnit": {"value": "100 %@"}}"#, key: "note"),
      messages: ["de note": "100 %@"]),
    Row(
      id: "variations", format: .stringCatalog,
      text: catalog(
        #"{"variations": {"plural": {"one": {"stringUnit": {"value": "%lld {Tag}"}}, "other": {"stringUnit": {"value": "%1$lld #"}}}}}"#
      ), messages: ["de rate": "{count, plural, one {# '{'Tag'}'} other {# '#'}}"]),
    Row(
      id: "a substitution", format: .stringCatalog,
      text: catalog(
        #"{"stringUnit": {"value": "alle %#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg Tage"}}}}}}}"#
      ), messages: ["de rate": "alle {count, plural, other {# Tage}}"]),
    Row(
      id: "variations by device", format: .stringCatalog,
      text: catalog(#"{"variations": ⚑{"device": {}}}"#),
      findings: [
        "warning: variations other than 'plural' are not read, so the message is left out"
          + " [exchange-loss] ⚑ at strings.rate.localizations.de.variations"
      ]),
    Row(
      id: "an argument too many", format: .stringCatalog,
      text: catalog(#"{"stringUnit": ⚑{"value": "%2$@"}}"#, key: "action.buy"),
      findings: [
        "error: the message has no argument 2 [xcstrings-specifier] ⚑"
          + " at strings.\"action.buy\".localizations.de.stringUnit"
      ]),
    Row(
      id: "a number with digits behind the point", format: .stringCatalog,
      text: catalog(#"{"stringUnit": ⚑{"value": "%.2f"}}"#, key: "action.buy"),
      findings: [
        "error: '%.2f' is no specifier of text or a whole number [xcstrings-specifier] ⚑"
          + " at strings.\"action.buy\".localizations.de.stringUnit"
      ]),
    Row(
      id: "no substitution", format: .stringCatalog,
      text: catalog(#"{"stringUnit": ⚑{"value": "%#@n@"}}"#),
      findings: [
        "error: there is no substitution 'n' [xcstrings-specifier] ⚑"
          + " at strings.rate.localizations.de.stringUnit"
      ]),
  ]

  @Test(arguments: json + tables + xml + catalogs)
  func reads(row: Row) throws {
    let marked = try MarkedSource(row.text, named: row.file)
    var findings: [Finding] = []
    let importer = MessageImporter(
      contract: try ExchangeSample.contract(), source: try ExchangeSample.english())
    let tables = importer.read(marked.source, as: row.format, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    let messages = tables.flatMap { table in
      table.entries.map { ("\(table.locale.tag) \($0.key)", $0.text) }
    }
    #expect(Dictionary(uniqueKeysWithValues: messages) == row.messages)
  }
}
