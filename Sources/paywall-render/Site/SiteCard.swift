import PricingEngine

/// A page of a site as its gallery and its sitemap list it.
struct SiteCard: Sendable {
  let path: String
  let template: String
  let locale: String
  let storefront: String
  let state: String
  let head: PageHead

  /// A page that was written; `nil` for a file that is no page.
  init?(_ output: OutputList.Output, _ bytes: [UInt8]) {
    guard output.format == BuildFormat.html.rawValue, let head = PageHead(reading: bytes) else {
      return nil
    }
    path = output.path
    template = output.template
    locale = output.locale
    storefront = output.storefront
    state = output.state
    self.head = head
  }
}
