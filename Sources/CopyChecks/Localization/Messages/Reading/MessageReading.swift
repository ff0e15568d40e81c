import CopyTemplates
import PricingEngine

/// One message of one locale, taken apart for the checks.
final class MessageReading {
  let key: String
  let entry: MessageFile.Entry
  let file: MessageFile
  let locale: LocaleReading
  /// What the contract says of it; `nil` for a message that it does not have.
  let terms: MessageContract.Terms?
  /// The same message in the source locale; `nil` in that locale itself.
  let source: MessageReading?
  /// The message as ICU reads it; `nil` when it does not.
  let parsed: ParsedMessage?
  /// Why ICU does not read it.
  let syntaxError: MessageSyntaxError?
  /// The sentences that it can become.
  let sentences: [MessageSentence]
  /// Its plurals.
  let plurals: [PluralReading]

  /// The pattern's UTF-8 bytes; looking for bytes takes a tenth of the time that looking for characters does.
  let bytes: [UInt8]
  private var numbers: [[TypedNumber]]?

  var pattern: String { entry.pattern }

  init(
    _ entry: MessageFile.Entry, of file: MessageFile, in locale: LocaleReading,
    terms: MessageContract.Terms?, source: MessageReading?, offers: OfferValues
  ) throws(ICUError) {
    key = entry.key
    self.entry = entry
    bytes = Array(entry.pattern.utf8)
    self.file = file
    self.locale = locale
    self.terms = terms
    self.source = source
    let (parsed, error) = Self.parse(entry.pattern)
    self.parsed = parsed
    syntaxError = error
    guard let parsed else {
      (sentences, plurals) = ([], [])
      return
    }
    sentences = SentenceReader(bytes: parsed.bytes, table: locale.table).sentences(of: parsed.tree)
    var plurals: [PluralReading] = []
    for node in parsed.tree.nodes where node.isPlural {
      plurals.append(
        try PluralReading(
          node, values: offers.counts(of: node.argument.name, in: entry.key),
          category: locale.category))
    }
    self.plurals = plurals
  }

  private static func parse(_ pattern: String) -> (ParsedMessage?, MessageSyntaxError?) {
    do throws(MessageSyntaxError) { return (try ParsedMessage(parsing: pattern), nil) } catch {
      return (nil, error)
    }
  }

  /// The text of a range of the pattern's bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where some bytes first stand in the pattern.
  func firstRange(of wanted: [UInt8]) -> Range<Int>? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
      if bytes[start...].starts(with: wanted) { return start..<start + wanted.count }
    }
    return nil
  }

  /// Whether the pattern holds a text.
  func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }

  /// The numbers that the message writes itself, by sentence.
  func typedNumbers() throws(ICUError) -> [[TypedNumber]] {
    if let numbers { return numbers }
    var found: [[TypedNumber]] = []
    for sentence in sentences { found.append(try TypedNumber.all(in: sentence, of: self)) }
    numbers = found
    return found
  }

  /// The branch of a plural that a place of the pattern is in, the innermost.
  func branch(at offset: Int) -> PluralReading.Branch? {
    plurals.flatMap(\.branches).last { $0.text.contains(offset) }
  }

  /// The arguments with what the contract says each is.
  var arguments: [String: ArgumentType] { terms?.arguments ?? [:] }
}
