import CopyTemplates
import PricingEngine

/// A paywall, or a piece of one, as its reader sees it, with what is known about the products that it speaks of.
public struct HonestyScreen: Sendable {
  /// The pieces of text, in reading order.
  public let blocks: [ScreenBlock]
  /// The language of the text.
  public let locale: LocaleTag
  /// The products on the screen with their numbers; every one is of the same storefront.
  public let quotes: [Quote]
  /// Whether the text is a whole screen, on which required statements must be found.
  public let scope: Scope
  /// What the app says about itself.
  public let facts: AppFacts
  /// Whether the reader can get an introductory offer.
  public let eligibility: Eligibility
  /// Where the reader stands; `nil` when it is not known.
  public let state: ReaderState?
  /// The day on which the screen is shown; `nil` when it is not known, and deadlines are not judged.
  public let today: CalendarDate?

  /// Creates a screen.
  public init(
    blocks: [ScreenBlock], locale: LocaleTag, quotes: [Quote], scope: Scope,
    facts: AppFacts = AppFacts(), eligibility: Eligibility = .unknown, state: ReaderState? = nil,
    today: CalendarDate? = nil
  ) {
    self.blocks = blocks
    self.locale = locale
    self.quotes = quotes
    self.scope = scope
    self.facts = facts
    self.eligibility = eligibility
    self.state = state
    self.today = today
  }

  /// How much of a paywall a text is.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// A fragment: only what it says is judged.
    case phrase
    /// A whole paywall: what is missing is judged too.
    case screen
    /// Source copy, before values are filled in: only what is typed in instead of a placeholder is judged.
    case source
  }

  /// Whether the reader can get an introductory offer, as the store answers.
  public enum Eligibility: String, Sendable, Hashable, CaseIterable {
    /// The reader had none in the subscription group.
    case eligible
    /// The reader had one.
    case ineligible
    /// Nobody asked the store, as on a website.
    case unknown
  }
}
