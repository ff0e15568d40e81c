import PricingEngine

/// Writes messages as XLIFF 1.2, one unit for each, with its meaning as a note and its limit as `maxwidth`.
///
/// Source: OASIS, XLIFF Version 1.2, 2008.
struct XLIFFWriter {
  let contract: MessageContract
  let source: [String: String]
  private(set) var losses: [ExchangeLoss] = []

  init(contract: MessageContract, source: [String: String]) {
    self.contract = contract
    self.source = source
  }

  mutating func text(of table: MessageTable) -> String {
    let targets = table.texts
    var units = ""
    for key in MessageExporter.keys(of: table, contract: contract) {
      let texts = [
        key, source[key] ?? "", targets[key] ?? "", contract.messages[key]?.meaning ?? "",
      ]
      guard texts.allSatisfy(XMLWriting.canHold) else {
        losses.append(
          ExchangeLoss(
            key: key, locale: table.locale,
            message: "it has a control character that XML cannot hold, so it is left out"))
        continue
      }
      units += unit(key, target: targets[key])
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="paywall-render" datatype="plaintext" source-language="en" \
      target-language="\(table.locale.tag)">
          <body>
      \(units)    </body>
        </file>
      </xliff>

      """
  }

  private func unit(_ key: String, target: String?) -> String {
    let terms = contract.messages[key]
    let limit = terms?.limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
    let state = target == nil ? "new" : "translated"
    let note = terms.map { MessageNote($0).description } ?? ""
    return """
            <trans-unit id="\(XMLWriting.attribute(key))"\(limit) xml:space="preserve">
              <source>\(XMLWriting.text(source[key] ?? ""))</source>
              <target state="\(state)">\(XMLWriting.text(target ?? ""))</target>
      \(note.isEmpty ? "" : "        <note>\(XMLWriting.text(note))</note>\n")      </trans-unit>

      """
  }
}
