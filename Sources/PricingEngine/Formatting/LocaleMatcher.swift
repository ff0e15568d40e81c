internal import CICU

/// Finds the locale that serves a request, of those that copy exists for.
///
/// The steps, each over all available locales before the next:
/// 1. the locale itself, then the same one with its likely script and region written out (`zh-CN` is `zh-Hans`);
/// 2. what CLDR inherits from, nearest first (`es-MX` is served by `es-419`, then `es`; `pt-AO` by `pt-PT`, and by
///    `pt-BR` when that is the only Portuguese, since `pt` is Brazilian);
/// 3. the nearest one of the same language and script by CLDR's language matching (`en-AU` by `en-GB`);
/// 4. the default locale.
///
/// A request is never served in another script: `zh-HK` gets `zh-Hant` or the default, never `zh-Hans`.
/// `no`, `nb` and `nn` serve each other, because CLDR makes `no` the parent of both.
public struct LocaleMatcher: Sendable {
  /// The locales that copy exists for.
  public let available: [LocaleTag]
  /// The locale that serves when none of them can.
  public let defaultLocale: LocaleTag

  /// Creates a matcher.
  public init(available: [LocaleTag], default defaultLocale: LocaleTag) {
    self.available = available
    self.defaultLocale = defaultLocale
  }

  /// The locale that serves a request.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public func match(_ request: LocaleTag) throws(ICUError) -> LocaleMatch {
    if let same = available.first(where: { $0.baseTag == request.baseTag }) { return .exact(same) }
    let readable = available.filter { $0.script == request.script }
    if let same = readable.first(where: { LikelySubtags($0) == LikelySubtags(request) }) {
      return .fallback(same, through: .sameLocale)
    }
    for tag in request.parents {
      let parent = try LikelySubtags(tag: tag)
      if let served = readable.first(where: { LikelySubtags($0) == parent }) {
        return .fallback(served, through: .parent(tag))
      }
    }
    if let nearest = try nearest(to: request, in: try relatives(of: request, in: readable)) {
      return .fallback(nearest, through: .nearest)
    }
    let unreadable = try relatives(of: request, in: available).first
    return .defaulted(
      defaultLocale, because: unreadable.map { .onlyOtherScript($0) } ?? .noSuchLanguage)
  }

  /// The locales of the same language or, as with `nb` and `nn`, of one that CLDR counts as the same.
  private func relatives(
    of request: LocaleTag, in locales: [LocaleTag]
  ) throws(ICUError) -> [LocaleTag] {
    let language = try macrolanguage(of: request.language)
    var relatives: [LocaleTag] = []
    for locale in locales where try macrolanguage(of: locale.language) == language {
      relatives.append(locale)
    }
    return relatives
  }

  private func nearest(
    to request: LocaleTag, in locales: [LocaleTag]
  ) throws(ICUError) -> LocaleTag? {
    guard locales.count > 1 else { return locales.first }
    let index = try icuCall { status in
      request.baseTag.withICUText { tag, length in
        withICUTexts(locales.map(\.baseTag)) {
          cicu_locale_best_match(tag, length, $0, Int32($0.count), &status)
        }
      }
    }
    return locales.indices.contains(Int(index)) ? locales[Int(index)] : locales.first
  }
}

/// What a locale means when everything likely is written out.
private struct LikelySubtags: Equatable {
  let language: String
  let script: String?
  let region: String?

  init(_ locale: LocaleTag) {
    language = locale.language
    script = locale.script
    region = locale.likelyRegion
  }

  init(tag: String) throws(ICUError) {
    let subtags = Subtags(try maximizedTag(tag))
    language = subtags.language
    script = subtags.script
    region = subtags.region
  }
}

/// The language that CLDR makes the parent of a language, `no` for `nb`; the language itself where it has none.
private func macrolanguage(of language: String) throws(ICUError) -> String {
  let parent = try parentTag(of: language)
  // A parent with a region, as Haitian Creole has in French, is a relation of data and not of languages.
  return parent.isEmpty || parent.contains("-") ? language : parent
}
