import CopyTemplates
import PricingEngine

/// What somebody asked of a site: pages with heads, switchers, a sitemap and a gallery instead of single pages.
struct SiteSettings: Sendable {
  /// Where the pages will be served; without it nothing can name them from outside.
  let address: PageAddress?

  /// What the options, else the project, say; `nil` when no site is asked for.
  ///
  /// - Throws: `InputError` for an address that no pages can be below.
  static func read(
    _ options: ParsedOptions, _ settings: BuildSettings
  ) throws(InputError) -> SiteSettings? {
    guard options.has(.site) || settings.isSite else {
      if options.has(.baseURL) {
        throw .usage(.conflict("'--base-url' is only valid with '--site'"))
      }
      return nil
    }
    if options.has(.fragment) || settings.isFragment {
      throw .usage(.conflict("'--site' writes whole pages, and does not go with fragments"))
    }
    guard let url = try url(options) ?? settings.baseURL else { return SiteSettings(address: nil) }
    guard let address = PageAddress(url) else {
      throw .message(
        "'\(url.text)' has a query or a fragment, so no page can be below it; write the address of a folder"
      )
    }
    return SiteSettings(address: address)
  }

  private static func url(_ options: ParsedOptions) throws(InputError) -> LinkURL? {
    guard let text = options[.baseURL] else { return nil }
    do throws(LinkURLError) {
      let url = try LinkURL(text)
      if url.scheme != .mailto { return url }
    } catch {}
    throw .usage(
      .badValue(
        option: .baseURL, value: text, expected: ["an address that starts with https://"],
        suggestion: nil))
  }
}
