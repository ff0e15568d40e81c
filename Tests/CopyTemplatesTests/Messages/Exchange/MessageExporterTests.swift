import CopyTemplates
import PricingEngine
import Testing

/// The exact bytes of each format, written by hand from the formats' own descriptions.
@Suite struct MessageExporterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let format: ExchangeFormat
    let name: String
    let text: String
    var losses: [String] = []
    var testDescription: String { format.rawValue }
  }

  static let rows = [
    Row(
      format: .arb, name: "de.arb",
      text: #"""
        {
          "@@locale": "de",
          "action.buy": "Für {price}\u00A0kaufen",
          "@action.buy": {
            "description": "Buys \"it\" now. At most 20 characters.",
            "placeholders": {
              "price": {
                "type": "String",
                "example": "$49.99"
              }
            }
          },
          "note": "=50\u202F% <weg>",
          "@note": {
            "description": "A note & more."
          },
          "rate": "{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}",
          "@rate": {
            "description": "How often, in short.",
            "placeholders": {
              "count": {
                "type": "num",
                "example": "3"
              }
            }
          }
        }

        """#),
    Row(
      format: .arbFlutter, name: "app_de.arb",
      text: #"""
        {
          "@@locale": "de",
          "actionBuy": "Für {price}\u00A0kaufen",
          "@actionBuy": {
            "description": "Buys \"it\" now. At most 20 characters.",
            "placeholders": {
              "price": {
                "type": "String",
                "example": "$49.99"
              }
            }
          },
          "note": "=50\u202F% <weg>",
          "@note": {
            "description": "A note & more."
          },
          "rate": "{count, plural, one {pro Tag} other {alle {count} Tage}}",
          "@rate": {
            "description": "How often, in short.",
            "placeholders": {
              "count": {
                "type": "int",
                "example": "3"
              }
            }
          }
        }

        """#),
    Row(
      format: .icuJSON, name: "de.json",
      text: #"""
        {
          "action.buy": "Für {price}\u00A0kaufen",
          "note": "=50\u202F% <weg>",
          "rate": "{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}"
        }

        """#),
    Row(
      format: .formatJS, name: "de.json",
      text: #"""
        {
          "action.buy": {
            "defaultMessage": "Für {price}\u00A0kaufen",
            "description": "Buys \"it\" now. At most 20 characters."
          },
          "note": {
            "defaultMessage": "=50\u202F% <weg>",
            "description": "A note & more."
          },
          "rate": {
            "defaultMessage": "{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}",
            "description": "How often, in short."
          }
        }

        """#),
    Row(
      format: .xliff, name: "de.xliff",
      text: #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file original="paywall-render" datatype="plaintext" source-language="en" target-language="de">
            <body>
              <trans-unit id="action.buy" maxwidth="20" size-unit="char" xml:space="preserve">
                <source>Buy for {price}</source>
                <target state="translated">Für {price}&#xA0;kaufen</target>
                <note>Buys &quot;it&quot; now. At most 20 characters.</note>
              </trans-unit>
              <trans-unit id="note" xml:space="preserve">
                <source>=50 % &lt;off&gt;</source>
                <target state="translated">=50&#x202F;% &lt;weg&gt;</target>
                <note>A note &amp; more.</note>
              </trans-unit>
              <trans-unit id="rate" xml:space="preserve">
                <source>{count, plural, =1 {per day} one {every # day} other {every # days}}</source>
                <target state="translated">{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}</target>
                <note>How often, in short.</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """#),
    Row(
      format: .csv, name: "de.csv",
      text: "\u{FEFF}key,meaning,source,target,limit\r\n"
        + "action.buy,\"Buys \"\"it\"\" now.\",Buy for {price},Für {price}\u{A0}kaufen,20\r\n"
        + "note,A note & more.,'=50 % <off>,'=50\u{202F}% <weg>,\r\n"
        + "rate,\"How often, in short.\","
        + "\"{count, plural, =1 {per day} one {every # day} other {every # days}}\","
        + "\"{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}\",\r\n"),
    Row(
      format: .stringCatalog, name: "Paywall.xcstrings",
      text: #"""
        {
          "sourceLanguage": "en",
          "strings": {
            "action.buy": {
              "comment": "Buys \"it\" now. At most 20 characters. Arguments: %1$@ price.",
              "extractionState": "manual",
              "localizations": {
                "de": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "Für %1$@\u00A0kaufen"
                  }
                },
                "en": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "Buy for %1$@"
                  }
                }
              }
            },
            "note": {
              "comment": "A note & more.",
              "extractionState": "manual",
              "localizations": {
                "de": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "=50\u202F% <weg>"
                  }
                },
                "en": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "=50 % <off>"
                  }
                }
              }
            },
            "rate": {
              "comment": "How often, in short. Arguments: %1$lld count.",
              "extractionState": "manual",
              "localizations": {
                "de": {
                  "variations": {
                    "plural": {
                      "one": {
                        "stringUnit": {
                          "state": "translated",
                          "value": "pro Tag"
                        }
                      },
                      "other": {
                        "stringUnit": {
                          "state": "translated",
                          "value": "alle %1$lld Tage"
                        }
                      }
                    }
                  }
                },
                "en": {
                  "variations": {
                    "plural": {
                      "one": {
                        "stringUnit": {
                          "state": "translated",
                          "value": "per day"
                        }
                      },
                      "other": {
                        "stringUnit": {
                          "state": "translated",
                          "value": "every %1$lld days"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version": "1.0"
        }

        """#),
  ]

  @Test(arguments: rows)
  func writes(row: Row) throws {
    let output = try ExchangeSample.write(row.format)
    #expect(output.files.map(\.name) == [row.name])
    #expect(output.files.map(\.text) == [row.text])
    #expect(ExchangeLoss.findings(of: output.losses).map(\.wholeText) == row.losses)
  }

  @Test func hasARowForEveryFormat() {
    #expect(Set(Self.rows.map(\.format)) == Set(ExchangeFormat.allCases))
  }

  struct Loss: Sendable, CustomTestStringConvertible {
    let id: String
    let format: ExchangeFormat
    var locale = "ru"
    let text: String
    let findings: [String]
    var testDescription: String { id }
  }

  static let losses = [
    Loss(
      id: "an exact form in a category of several numbers", format: .stringCatalog,
      text: "{count, plural, =1 {a} one {# b} few {# c} many {# d} other {# e}}",
      findings: [
        "note: message 'rate': the form '=1' is left out, so its number reads as others of its"
          + " category (ru) [exchange-loss]"
      ]),
    Loss(
      id: "the same for Flutter", format: .arbFlutter,
      text: "{count, plural, =1 {a} one {# b} few {# c} many {# d} other {# e}}",
      findings: [
        "note: message 'rate': the form '=1' is left out, so its number reads as others of its"
          + " category (ru) [exchange-loss]"
      ]),
    Loss(
      id: "an exact form that Flutter has, in a language without categories", format: .arbFlutter,
      locale: "ja", text: "{count, plural, =1 {a} other {# e}}", findings: []),
    Loss(
      id: "ordinal forms", format: .arbFlutter, text: "{count, selectordinal, other {#.}}",
      findings: [
        "note: message 'rate': Flutter has no 'selectordinal', so the message is left out (ru)"
          + " [exchange-loss]"
      ]),
    Loss(
      id: "a select", format: .stringCatalog, text: "{count, select, a {x} other {y}}",
      findings: [
        "note: message 'rate': a string catalog has no 'select', so the message is left out (ru)"
          + " [exchange-loss]"
      ]),
    Loss(
      id: "a plural inside a plural", format: .stringCatalog,
      text: "{count, plural, other {{count, plural, other {#}}}}",
      findings: [
        "note: message 'rate': a string catalog has no plural inside a plural, so the message is"
          + " left out (ru) [exchange-loss]"
      ]),
    Loss(
      id: "an offset", format: .stringCatalog, text: "{count, plural, offset:1 other {#}}",
      findings: [
        "note: message 'rate': a string catalog has no 'offset:1', so the message is left out (ru)"
          + " [exchange-loss]"
      ]),
    Loss(
      id: "no message of ICU", format: .stringCatalog, text: "{count",
      findings: [
        "note: message 'rate': it is no ICU message, so it is left out (ru) [exchange-loss]"
      ]),
    Loss(
      id: "a character that XML has not", format: .xliff, text: "a\u{1}{count}",
      findings: [
        "note: message 'rate': it has a control character that XML cannot hold, so it is left out"
          + " (ru) [exchange-loss]"
      ]),
  ]

  @Test(arguments: losses)
  func reportsWhatIsLost(row: Loss) throws {
    let exporter = MessageExporter(
      contract: try ExchangeSample.contract(), source: try ExchangeSample.english())
    let output = try exporter.write(
      [ExchangeSample.table(row.locale, ["rate": row.text])], as: row.format)
    #expect(ExchangeLoss.findings(of: output.losses).map(\.wholeText) == row.findings)
  }

  @Test func leavesOutWhatTheContractDoesNotHave() throws {
    let exporter = MessageExporter(
      contract: try ExchangeSample.contract(), source: try ExchangeSample.english())
    let output = try exporter.write([ExchangeSample.table("de", ["x": "y"])], as: .icuJSON)
    #expect(output.files.map(\.text) == ["{}\n"])
    #expect(output.losses.map(\.key) == ["x"])
  }
}
