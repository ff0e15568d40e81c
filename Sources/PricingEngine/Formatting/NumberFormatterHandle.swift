internal import CICU

/// Owns an ICU number formatter.
///
/// Sharing one between threads is safe: the handle never changes, and ICU documents
/// `LocalizedNumberFormatter` as immutable and its format functions as callable from several
/// threads at once.
final class NumberFormatterHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  /// Opens a formatter for a number skeleton; `symbol` replaces the currency symbol of the locale.
  init(_ skeleton: String, locale: LocaleTag, symbol: String? = nil) throws(ICUError) {
    handle = try icuCall { status in
      skeleton.withICUText { skeleton, skeletonLength in
        locale.tag.withICUText { tag, tagLength in
          guard let symbol else {
            return cicu_number_formatter_open(
              skeleton, skeletonLength, tag, tagLength, nil, 0, &status)
          }
          return symbol.withICUText { symbol, symbolLength in
            cicu_number_formatter_open(
              skeleton, skeletonLength, tag, tagLength, symbol, symbolLength, &status)
          }
        }
      }
    }
  }

  deinit { cicu_number_formatter_close(handle) }

  /// Formats a plain decimal text such as `19.99`.
  func format(decimal: String) throws(ICUError) -> String {
    try icuText { buffer, capacity, status in
      decimal.withICUText { cicu_number_format(handle, $0, $1, buffer, capacity, &status) }
    }
  }
}
