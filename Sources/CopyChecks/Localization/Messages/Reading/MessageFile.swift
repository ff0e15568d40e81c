import CopyTemplates
import PricingEngine

/// The messages of one `.arb` file as a check sees them: as much as can be read, and what cannot.
public struct MessageFile: Sendable {
  /// The file, as findings name it.
  public let file: String
  /// The file's text; `nil` when it is none.
  public let source: SourceText?
  /// The file's name without its ending, which says the locale: `pt-BR`.
  public let name: String
  /// The locale that the name says; `nil` when it says none.
  public let locale: LocaleTag?
  /// Whether it is the team's own, and not built in.
  public let isOwn: Bool
  /// The messages in the order of the file; of a key that stands twice, each.
  let entries: [Entry]
  /// Why the name says no locale.
  let localeError: LocaleError?
  /// What `@@locale` says.
  let statedLocale: JSONReader?
  /// What cannot be read.
  let problems: [Finding]
  /// The keys that stand twice.
  let duplicates: [Finding]

  /// A message with its place.
  struct Entry: Sendable {
    let key: String
    let keyStart: Int
    let reader: JSONReader
    let pattern: String
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The file's name without `.arb`.
  ///   - isOwn: Whether it is the team's own.
  public init(reading source: SourceText, name: String, isOwn: Bool) {
    var problems: [Finding] = []
    var duplicates: [Finding] = []
    let object = Self.object(of: source, problems: &problems, duplicates: &duplicates)
    var entries: [Entry] = []
    for member in object?.members ?? [] where !member.key.hasPrefix("@") {
      guard let reader = object?[member: member], let pattern = reader.string(into: &problems)
      else { continue }
      entries.append(
        Entry(key: member.key, keyStart: member.keyStart, reader: reader, pattern: pattern))
    }
    self.init(
      file: source.file, source: source, name: name, isOwn: isOwn, entries: entries,
      statedLocale: object?["@@locale"], problems: problems, duplicates: duplicates)
  }

  /// A file that is no text.
  public init(unreadable error: DocumentError, file: String, name: String, isOwn: Bool) {
    self.init(
      file: file, source: nil, name: name, isOwn: isOwn, entries: [], statedLocale: nil,
      problems: [error.finding(file: file)], duplicates: [])
  }

  private init(
    file: String, source: SourceText?, name: String, isOwn: Bool, entries: [Entry],
    statedLocale: JSONReader?, problems: [Finding], duplicates: [Finding]
  ) {
    self.file = file
    self.source = source
    self.name = name
    self.isOwn = isOwn
    self.entries = entries
    self.statedLocale = statedLocale
    self.problems = problems
    self.duplicates = duplicates
    do throws(LocaleError) {
      locale = try LocaleTag(name)
      localeError = nil
    } catch {
      locale = nil
      localeError = error
    }
  }

  private static func object(
    of source: SourceText, problems: inout [Finding], duplicates: inout [Finding]
  ) -> JSONObjectReader? {
    do throws(JSONError) {
      var errors: [JSONError] = []
      let document = try JSONDocument(parsing: source, duplicates: &errors)
      duplicates += errors.map(\.finding)
      return JSONReader(document).object(into: &problems)
    } catch {
      problems.append(error.finding)
      return nil
    }
  }
}
