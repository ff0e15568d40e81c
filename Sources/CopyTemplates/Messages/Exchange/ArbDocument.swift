import PricingEngine

/// An `.arb` file with all that it holds, to be written in its canonical form.
///
/// Sorted by key with what is about the file first and what is about a message behind it, two spaces, and escapes for what
/// a reviewer would not see. Nothing is lost: members within a value stay in their order, because Flutter counts on it.
public struct ArbDocument: Sendable {
  private var members: [String: ReadableJSON] = [:]

  /// An empty file of a locale.
  public init(locale: LocaleTag) { self.init(stating: locale.tag) }

  /// An empty file whose `@@locale` is a text.
  init(stating tag: String) { members["@@locale"] = .string(tag) }

  /// Reads a file; `nil` after a finding when it is no JSON object or has a key twice.
  public init?(reading source: SourceText, into findings: inout [Finding]) {
    guard let object = parsedRoot(of: source, into: &findings)?.object(into: &findings) else {
      return nil
    }
    for member in object.members { members[member.key] = ReadableJSON(member.value) }
  }

  /// Puts a message in, in place of the one that has its key.
  public mutating func set(_ key: String, to text: String) { members[key] = .string(text) }

  /// Puts in what is about a message: `{"description": …}`.
  mutating func setNote(of key: String, to note: ReadableJSON) { members["@" + key] = note }

  /// The file's text.
  public var text: String {
    let keys = members.keys.map(Place.init).sorted { $0.precedes($1) }.map(\.key)
    return ReadableJSON.object(
      keys.compactMap { key in members[key].map { (key, $0) } }
    ).text
  }

  /// Where a key stands in the order.
  private struct Place {
    let key: String
    let rank: Int
    let base: String

    init(_ key: String) {
      self.key = key
      let isAboutFile = key.hasPrefix("@@")
      let isNote = key.hasPrefix("@")
      rank = key == "@@locale" ? 0 : isAboutFile ? 1 : 2
      base = isNote && !isAboutFile ? String(key.dropFirst()) : key
    }

    func precedes(_ other: Place) -> Bool {
      if rank != other.rank { return rank < other.rank }
      // A note is longer than its message's key by one character.
      return base == other.base
        ? key.utf8.count < other.key.utf8.count
        : bytesPrecede(base, other.base)
    }
  }
}
