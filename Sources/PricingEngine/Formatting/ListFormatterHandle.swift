internal import CICU

/// Owns an ICU list formatter.
///
/// Sharing one between threads is safe: the handle never changes, and ICU's `ListFormatter` is
/// immutable.
final class ListFormatterHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  init(locale: LocaleTag) throws(ICUError) {
    handle = try icuCall { status in
      locale.tag.withICUText { cicu_list_formatter_open($0, $1, &status) }
    }
  }

  deinit { cicu_list_formatter_close(handle) }

  /// Joins the items as a sentence does: `A, B, and C`.
  func format(_ items: [String]) throws(ICUError) -> String {
    try icuText { buffer, capacity, status in
      withICUTexts(items) {
        cicu_list_format(handle, $0, Int32($0.count), buffer, capacity, &status)
      }
    }
  }
}
