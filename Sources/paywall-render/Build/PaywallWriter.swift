import CopyChecks
import CopyTemplates
import PricingEngine

/// Writes the paywalls of a matrix in every format, as `render` writes each of them; for one worker.
///
/// The first paywall of a shape in a language is composed, judged and rendered into a form; the others only fill it in.
struct PaywallWriter {
  private let materials: BuildMaterials
  private let outlines: OutlineTable
  private let checker: HonestyChecker
  private var words: LocaleMaterials?
  /// The forms of the language, by shape and state.
  private var forms: [FormKey: Result<PaywallForm, InputError>] = [:]
  /// The plans of the language's paywalls as JSON, by their numbers.
  private var plans: [Int32: [UInt8]] = [:]
  private var frame: SiteFrame?

  private struct FormKey: Hashable {
    let shape: Int32
    let state: String
  }

  /// One paywall, ready to be written.
  struct Paywall {
    fileprivate let place: Place
    fileprivate let entry: OutlineTable.Entry
    fileprivate let form: PaywallForm
    fileprivate let writer: CopyWriter

    var servedLocale: String { form.servedLocale }
    var claims: [ManifestClaim] { entry.claims }
    /// What is worth knowing; errors among them are about texts that the store would not take.
    var findings: [Finding] { form.findings }
  }

  /// Where a paywall is in the matrix.
  struct Place {
    let template: Int
    let locale: Int
    let storefront: Int
    let state: BuildTemplate.State
  }

  init(_ materials: BuildMaterials, outlines: OutlineTable, site: Site? = nil) {
    self.materials = materials
    self.outlines = outlines
    frame = site.map { SiteFrame($0) }
    checker = HonestyChecker(library: materials.lexicons)
  }

  /// Gets a paywall ready to be written.
  ///
  /// - Throws: `InputError` when it cannot be written truthfully, or its parts do not go together.
  mutating func paywall(_ place: Place) throws(InputError) -> Paywall {
    let entry = try outlines.entry(place)
    let writer = try writer(place)
    return Paywall(
      place: place, entry: entry, form: try form(place, entry, writer), writer: writer)
  }

  /// The documents of a paywall in some of the matrix's formats, by their places, in UTF-8.
  ///
  /// - Throws: `InputError` when a number or message cannot be written.
  mutating func documents(
    _ formats: [Int], of paywall: Paywall
  ) throws(InputError) -> [[UInt8]] {
    let texts: OpenTexts
    let json: JSONRenderer.OpenJSON?
    do throws(MessageError) {
      texts = try paywall.writer.openTexts(paywall.entry.figures, quotes: paywall.entry.quotes)
      json = try openJSON(paywall, texts)
    } catch {
      throw .composition(.message(error))
    }
    var documents: [[UInt8]] = []
    documents.reserveCapacity(formats.count)
    for index in formats {
      let bytes: [UInt8]
      do throws(RenderError) { bytes = try paywall.form.documents[index].fill(texts, json) } catch {
        throw .message(error.text)
      }
      guard materials.matrix.formats[index] == .html else {
        documents.append(bytes)
        continue
      }
      let page = try frame?.page(around: bytes, paywall.form.sections, texts, paywall.place)
      documents.append(page ?? bytes)
    }
    return documents
  }

  /// What writes the words of a paywall.
  private mutating func writer(_ place: Place) throws(InputError) -> CopyWriter {
    let locale = materials.matrix.locales[place.locale]
    if words?.locale != locale {
      words = LocaleMaterials(locale, materials)
      forms.removeAll(keepingCapacity: true)
      plans.removeAll(keepingCapacity: true)
    }
    guard let writer = try words?.writer(template: place.template, storefront: place.storefront)
    else { throw .message("no words") }
    return writer
  }

  /// What a JSON document of the paywall leaves open; `nil` when there is none.
  private mutating func openJSON(
    _ paywall: Paywall, _ texts: OpenTexts
  ) throws(MessageError) -> JSONRenderer.OpenJSON? {
    let entry = paywall.entry
    guard materials.matrix.formats.contains(.json) else { return nil }
    let written: [UInt8]
    if let known = plans[entry.plans] {
      written = known
    } else {
      written = JSONRenderer.plans(try paywall.writer.plans(entry.quotes))
      plans[entry.plans] = written
    }
    return JSONRenderer.OpenJSON(
      storefront: materials.matrix.storefronts[paywall.place.storefront], plans: written,
      change: entry.changeJSON, claims: entry.claimsJSON, sections: texts.sections)
  }

  private mutating func form(
    _ place: Place, _ entry: OutlineTable.Entry, _ writer: CopyWriter
  ) throws(InputError) -> PaywallForm {
    guard let shape = entry.shape else { return try makeForm(place, entry, writer) }
    let key = FormKey(shape: shape, state: place.state.text)
    if let known = forms[key] { return try known.get() }
    let result: Result<PaywallForm, InputError>
    do throws(InputError) {
      result = .success(try makeForm(place, entry, writer))
    } catch {
      // Judgments that depend on prices must be made for each storefront.
      if case .dishonest = error { throw error }
      result = .failure(error)
    }
    if case .success(let form) = result, !form.isForAllStorefronts { return form }
    forms[key] = result
    return try result.get()
  }

  /// The copy of a paywall by itself, with what is worth knowing of it.
  ///
  /// - Throws: `InputError` when it cannot be written truthfully, or its parts do not go together.
  mutating func copy(_ place: Place) throws(InputError) -> (PaywallCopy, [Finding]) {
    let composed = try composed(place, try outlines.entry(place), try writer(place))
    return (composed.copy, composed.findings)
  }

  /// The copy of a paywall that says nothing untrue.
  private struct Composed {
    let copy: PaywallCopy
    /// The texts that the store would not take.
    let listing: [Finding]
    let honesty: [Finding]
    let dependsOnPrices: Bool

    var findings: [Finding] { copy.findings + listing + honesty }
  }

  private func composed(
    _ place: Place, _ entry: OutlineTable.Entry, _ writer: CopyWriter
  ) throws(InputError) -> Composed {
    let template = materials.matrix.templates[place.template]
    let outline = try outlines.outline(
      place, quotes: entry.quotes, currentPlan: entry.currentPlan)
    let copy: PaywallCopy
    do throws(CompositionError) { copy = try writer.write(outline) } catch {
      throw .composition(error)
    }
    let judgment = try judgment(on: copy, template)
    let honesty = judgment.findings.map(CopyHonesty.rendered)
    if honesty.contains(where: { $0.severity == .error }) {
      throw .dishonest(honesty, source: template.loaded.source)
    }
    let listing = StoreListingLengths.findings(
      of: copy, limits: materials.workspace.project.storeListing,
      in: materials.workspace.catalog.store)
    return Composed(
      copy: copy, listing: listing, honesty: honesty, dependsOnPrices: judgment.dependsOnPrices)
  }

  private func makeForm(
    _ place: Place, _ entry: OutlineTable.Entry, _ writer: CopyWriter
  ) throws(InputError) -> PaywallForm {
    let template = materials.matrix.templates[place.template]
    let composed = try composed(place, entry, writer)
    var documents: [PaywallForm.Document] = []
    for format in materials.matrix.formats {
      documents.append(try document(format, composed.copy, template, composed.listing))
    }
    let isListing = template.name == StoreListingLengths.template
    return PaywallForm(
      documents: documents, sections: composed.copy.sections,
      servedLocale: composed.copy.servedLocale.tag,
      findings: composed.findings,
      isForAllStorefronts: !composed.dependsOnPrices && !(isListing && !entry.figures.isEmpty))
  }

  private func judgment(
    on copy: PaywallCopy, _ template: BuildTemplate
  ) throws(InputError) -> CopyJudgment {
    do throws(LexiconError) {
      return try CopyJudgment(
        on: copy, template: template.definition, checker: checker, facts: materials.facts,
        hasOwnMessages: materials.options.has(.locales))
    } catch {
      throw .message("\(error)")
    }
  }

  private func document(
    _ format: BuildFormat, _ copy: PaywallCopy, _ template: BuildTemplate, _ listing: [Finding]
  ) throws(InputError) -> PaywallForm.Document {
    do throws(RenderError) {
      switch (format, template.layouts[format]) {
      case (.text, let layout?):
        return .text(
          try TextRenderer(layout: layout, columns: materials.columns)
            .form(of: copy, template: template.definition))
      case (.html, let layout?):
        return .html(try HTMLRenderer(layout: layout).form(of: copy, template: template.definition))
      default:
        return .json(
          JSONRenderer.form(
            of: copy, storefrontSource: .option, findings: materials.workspace.findings + listing))
      }
    } catch { throw .message(error.text) }
  }
}
