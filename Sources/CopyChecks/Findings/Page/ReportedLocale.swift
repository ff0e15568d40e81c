import CopyTemplates
import PricingEngine

/// A locale in a report for people, with the paywall that its customers see.
public struct ReportedLocale: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// Its language in English: `German`.
  public let name: String
  /// What its customers see.
  public let content: Content

  /// Creates a locale of a report.
  public init(_ locale: LocaleTag, name: String, content: Content) {
    self.locale = locale
    self.name = name
    self.content = content
  }

  /// What customers of a locale see.
  public enum Content: Sendable {
    /// A paywall.
    case paywall(PaywallCopy)
    /// None, and why.
    case none(reason: String)
  }

  /// The name by which a page links to a locale.
  static func anchor(of tag: String) -> String { "locale-" + tag }
}
