/// Finds the locale that serves a request, of those that copy exists for.
///
/// Each step looks at all available locales before the next one does:
/// 1. the locale itself, then the same one with its likely script and region written out (`zh-CN`
///    is `zh-Hans`);
/// 2. what CLDR inherits from, nearest first, and where that is not there a locale that inherits from
///    the same: `es-AR` is served by `es-419`, then by `es-MX`, then by `es`; `pt-AO` by `pt-PT`;
///    `en-NZ` by `en-001`, then by `en-AU` or `en-GB`, then by `en`;
/// 3. the locale of the same language that shares the nearest parent: `pt-AO` is served by `pt-BR`
///    where that is the only Portuguese, because `pt` is Brazilian.
///
/// A request is never served in another script: `zh-HK` gets `zh-Hant` or nothing, never `zh-Hans`.
/// `no`, `nb` and `nn` serve each other, because CLDR makes `no` the parent of both.
public enum LocaleMatcher {
  /// The locale that serves a request.
  ///
  /// Where several serve it equally well, the first of `available` does. Extensions (`u-nu-latn`)
  /// do not count.
  public static func match(_ request: LocaleTag, available: [LocaleTag]) -> LocaleMatch {
    if let same = available.first(where: { $0.baseTag == request.baseTag }) { return .exact(same) }
    let readable = available.filter { $0.script == request.script }
    if let same = readable.first(where: { $0.likely == request.likely }) {
      return .fallback(same, .sameLocale)
    }
    for (tag, likely) in zip(request.parents, request.likelyParents) {
      if let parent = readable.first(where: { $0.likely == likely }) {
        return .fallback(parent, .parent(tag))
      }
      // Nearer than the language itself, which most locales inherit from.
      if tag != request.language, let sibling = readable.first(where: { $0.parents.contains(tag) })
      {
        return .fallback(sibling, .relative)
      }
    }
    let relatives = readable.filter { $0.macrolanguage == request.macrolanguage }
    if let nearest = relatives.min(by: { distance(request, $0) < distance(request, $1) }) {
      return .fallback(nearest, .relative)
    }
    let unreadable = available.first { $0.macrolanguage == request.macrolanguage }
    return .defaulted(unreadable.map { .onlyOtherScript($0) } ?? .noSuchLanguage)
  }

  /// How far both locales are from the nearest parent that they share: first the request, then the
  /// other.
  private static func distance(_ request: LocaleTag, _ other: LocaleTag) -> (Int, Int) {
    let ancestors = [other.likely] + other.likelyParents
    for (up, likely) in request.likelyParents.enumerated() {
      if let down = ancestors.firstIndex(of: likely) { return (up, down) }
    }
    return (request.likelyParents.count, ancestors.count)
  }
}
