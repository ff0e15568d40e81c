internal import CICU
import Synchronization

/// A locale that CLDR has data for, by its canonical BCP 47 tag.
///
/// A value exists only for a well-formed tag with a known language. ICU itself formats any tag, and
/// one it does not know comes out in the default locale with a status of success, so the tag is
/// checked before it is used.
public struct LocaleTag: Sendable {
  /// The canonical tag: `pt-BR`, `zh-Hant`, `ar-u-nu-latn`.
  public let tag: String
  /// The language: `pt`.
  public let language: String
  /// The script as written or, where the tag has none, the likely one: `Latn`, and `Hant` for
  /// `zh-HK`.
  public let script: String
  /// The region as written: `BR`, `419`; `nil` for `pt`.
  public let region: String?
  /// The region as written or, where the tag has none, the likely one: `BR` for `pt`, `DE` for
  /// `de`.
  public let likelyRegion: String
  /// The direction of the script.
  public let direction: TextDirection
  /// The tags that CLDR inherits from, the nearest first, without the root: `["es-419", "es"]` for
  /// `es-MX`.
  ///
  /// A locale in a script that is not the usual one of its language inherits nothing from the
  /// language: the chain of `zh-HK` is `["zh-Hant"]`, that of `sr-Latn` is empty (UTS #35, Parent
  /// Locales).
  public let parents: [String]
  /// The tag and its parents with everything likely written out, which makes `zh-CN` and `zh-Hans`
  /// equal.
  let likely: Subtags
  let likelyParents: [Subtags]
  /// The language that CLDR makes the parent of this one: `no` for `nb`; else the language itself.
  package let macrolanguage: String
  private let hasUsualScript: Bool

  /// Reads a tag, in BCP 47 form or with `_` between its parts, in any case.
  ///
  /// Old and alternative codes are replaced as CLDR says: `iw-il` becomes `he-IL`, `en-UK` becomes
  /// `en-GB`.
  /// - Throws: `LocaleError`, with the likely tag when the language is unknown and one is near.
  public init(_ text: String) throws(LocaleError) {
    if let known = knownTags.withLock({ $0[text] }) {
      self = known
      return
    }
    try self.init(reading: text)
    let tag = self
    knownTags.withLock { $0[text] = tag }
  }

  private init(reading text: String) throws(LocaleError) {
    let canonical = try canonicalTag(text)
    let subtags = Subtags(canonical)
    if let problem = problem(of: subtags, in: text) { throw problem }
    do {
      let likely = Subtags(try maximizedTag(subtags.base))
      tag = canonical
      language = subtags.language
      region = subtags.region
      script = subtags.script ?? likely.script ?? ""
      likelyRegion = likely.region ?? ""
      direction = try textDirection(of: canonical)
      // Without its script `zh-HK` would be cut down to `zh`, which is written in another one.
      hasUsualScript = try Subtags(maximizedTag(language)).script == script
      parents = try parentChain(of: hasUsualScript ? subtags.base : subtags.base(in: script))
      self.likely = likely
      likelyParents = try parents.map { (tag) throws(ICUError) in Subtags(try maximizedTag(tag)) }
      macrolanguage = try parentLanguage(of: language)
    } catch {
      throw .icu(error)
    }
  }

  /// The tag without its extension: `ar` for `ar-u-nu-latn`.
  public var baseTag: String { Subtags(tag).base }

  /// The language, with its script where the tag writes it or it is not the usual one: `zh-Hans`, `zh-Hant` for `zh-HK`,
  /// `pt` for `pt-BR`.
  public var writtenLanguage: String {
    let isWritten = Subtags(tag).script != nil || !hasUsualScript
    return isWritten ? "\(language)-\(script)" : language
  }

  /// The tag of the same language in a region: `es-AR` for `es-ES` in `AR`.
  func tag(in region: String) -> String {
    hasUsualScript ? "\(language)-\(region)" : "\(language)-\(script)-\(region)"
  }
}

/// The tags that were read so far: reading one asks ICU a dozen questions, and a catalog repeats a few tags many times.
///
/// It only remembers; what a text reads as never depends on it.
private let knownTags = Mutex<[String: LocaleTag]>([:])

extension LocaleTag: Hashable {
  /// Whether both are the same locale.
  public static func == (left: LocaleTag, right: LocaleTag) -> Bool { left.tag == right.tag }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension LocaleTag: CustomStringConvertible {
  /// The tag.
  public var description: String { tag }
}

private func canonicalTag(_ text: String) throws(LocaleError) -> String {
  let hyphenated = String(text.map { $0 == "_" ? "-" : $0 })
  // An empty tag means the root locale to ICU, which is no language to write in.
  guard !hyphenated.isEmpty else { throw .malformed(text: text, suggestion: nil) }
  do {
    return try icuText { buffer, capacity, status in
      hyphenated.withICUText { cicu_locale_canonical_tag($0, $1, buffer, capacity, &status) }
    }
  } catch {
    guard error.name == "U_ILLEGAL_ARGUMENT_ERROR" else { throw .icu(error) }
    throw .malformed(text: text, suggestion: suggestion(forMalformed: hyphenated))
  }
}

private func suggestion(forMalformed text: String) -> String? {
  do { return try suggestedTag(forMalformed: text) } catch { return nil }
}

private func problem(of subtags: Subtags, in text: String) -> LocaleError? {
  do { return try subtags.problem(in: text) } catch { return .icu(error) }
}

/// The tag with its likely script and region.
func maximizedTag(_ tag: String) throws(ICUError) -> String {
  try icuText { buffer, capacity, status in
    tag.withICUText { cicu_locale_maximized_tag($0, $1, buffer, capacity, &status) }
  }
}

private func textDirection(of tag: String) throws(ICUError) -> TextDirection {
  let isRightToLeft = try icuCall { status in
    tag.withICUText { cicu_locale_is_right_to_left($0, $1, &status) }
  }
  return isRightToLeft ? .rightToLeft : .leftToRight
}

private func parentChain(of tag: String) throws(ICUError) -> [String] {
  var next = tag
  var chain: [String] = []
  while true {
    let parent = try parentTag(of: next)
    guard !parent.isEmpty else { return chain }
    chain.append(parent)
    next = parent
  }
}

private func parentLanguage(of language: String) throws(ICUError) -> String {
  let parent = try parentTag(of: language)
  // A parent with a region, as Haitian Creole has in French, is a relation of data and not of
  // languages.
  return parent.isEmpty || parent.contains("-") ? language : parent
}

/// The tag that CLDR inherits from; empty for the root.
private func parentTag(of tag: String) throws(ICUError) -> String {
  try icuText { buffer, capacity, status in
    tag.withICUText { cicu_locale_parent_tag($0, $1, buffer, capacity, &status) }
  }
}
