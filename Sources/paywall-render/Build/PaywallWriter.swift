import CopyChecks
import CopyTemplates
import PricingEngine

/// Writes the paywalls of a matrix in every format, as `render` writes each of them; for one worker.
struct PaywallWriter {
  private let materials: BuildMaterials
  private let prices: QuoteTable
  private var judge: CopyJudge
  private var judged: (locale: String, template: Int)?
  private var words: LocaleMaterials?
  private var frame: SiteFrame?

  /// What became of one paywall.
  struct Paywall {
    /// The copy in each format, in UTF-8.
    let documents: [(BuildFormat, [UInt8])]
    let servedLocale: String
    let claims: [ManifestClaim]
    /// What is worth knowing; errors among them are about texts that the store would not take.
    let findings: [Finding]
  }

  /// Where a paywall is in the matrix.
  struct Place {
    let template: Int
    let locale: Int
    let storefront: Int
    let state: BuildTemplate.State
  }

  init(_ materials: BuildMaterials, prices: QuoteTable, site: Site? = nil) {
    self.materials = materials
    self.prices = prices
    frame = site.map { SiteFrame($0) }
    judge = CopyJudge(
      checker: HonestyChecker(library: materials.lexicons), facts: materials.facts,
      hasOwnMessages: materials.options.has(.locales))
  }

  /// Writes one paywall.
  ///
  /// - Throws: `InputError` when it cannot be written truthfully, or its parts do not go together.
  mutating func write(_ place: Place) throws(InputError) -> Paywall {
    let template = materials.matrix.templates[place.template]
    let copy = try compose(place, template)
    let listing = StoreListingLengths.findings(
      of: copy, limits: materials.workspace.project.storeListing,
      in: materials.workspace.catalog.store)
    let honesty = try judgments(on: copy, template)
    if honesty.contains(where: { $0.severity == .error }) {
      throw .dishonest(honesty, source: template.loaded.source)
    }
    var documents: [(BuildFormat, [UInt8])] = []
    for format in materials.matrix.formats {
      let bytes = try document(format, copy, template, listing)
      let page = format == .html ? try frame?.page(around: bytes, copy, place) : nil
      documents.append((format, page ?? bytes))
    }
    return Paywall(
      documents: documents, servedLocale: copy.servedLocale.tag, claims: Self.claims(of: copy),
      findings: copy.findings + listing + honesty)
  }

  private mutating func compose(
    _ place: Place, _ template: BuildTemplate
  ) throws(InputError) -> PaywallCopy {
    let matrix = materials.matrix
    let prices = try prices.prices(
      template: place.template, storefront: place.storefront, state: place.state.named)
    enter(place, matrix.locales[place.locale])
    guard
      let phrases = try words?.phrases(
        template: place.template, storefront: matrix.storefronts[place.storefront])
    else { throw .message("no words") }
    let composer = PaywallComposer(
      template: template.definition, contract: materials.library.contract, phrases: phrases,
      facts: materials.facts, catalogLocale: materials.catalogLocale, state: place.state.named,
      currentPlan: prices.currentPlan, store: materials.workspace.catalog.store)
    do throws(CompositionError) { return try composer.compose(prices.quotes) } catch {
      throw .composition(error)
    }
  }

  /// Gets the words of a language ready, and forgets what was judged in another.
  private mutating func enter(_ place: Place, _ locale: LocaleTag) {
    if words?.locale != locale { words = LocaleMaterials(locale, materials) }
    if judged?.locale != locale.tag || judged?.template != place.template {
      judge.forget()
      judged = (locale.tag, place.template)
    }
  }

  private mutating func judgments(
    on copy: PaywallCopy, _ template: BuildTemplate
  ) throws(InputError) -> [Finding] {
    do throws(LexiconError) {
      return try judge.findings(of: copy, template: template.definition).map(CopyHonesty.rendered)
    } catch {
      throw .message("\(error)")
    }
  }

  private func document(
    _ format: BuildFormat, _ copy: PaywallCopy, _ template: BuildTemplate, _ listing: [Finding]
  ) throws(InputError) -> [UInt8] {
    do throws(RenderError) {
      switch (format, template.layouts[format]) {
      case (.text, let layout?):
        return Array(
          try TextRenderer(layout: layout, columns: materials.columns)
            .text(copy, template: template.definition).utf8)
      case (.html, let layout?):
        return try HTMLRenderer(layout: layout).bytes(copy, template: template.definition)
      default:
        return Array(
          JSONRenderer.text(
            copy, storefrontSource: .option, findings: materials.workspace.findings + listing
          ).utf8)
      }
    } catch { throw .message(error.text) }
  }

  private static func claims(of copy: PaywallCopy) -> [ManifestClaim] {
    Set(
      copy.claims.map { ManifestClaim(kind: $0.kind.rawValue, isProven: $0.verdict.isProven) }
    ).sorted()
  }
}
