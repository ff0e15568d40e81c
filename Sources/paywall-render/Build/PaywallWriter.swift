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

  private struct FormKey: Hashable {
    let shape: Int32
    let state: String
  }

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

  init(_ materials: BuildMaterials, outlines: OutlineTable) {
    self.materials = materials
    self.outlines = outlines
    checker = HonestyChecker(library: materials.lexicons)
  }

  /// Writes one paywall.
  ///
  /// - Throws: `InputError` when it cannot be written truthfully, or its parts do not go together.
  mutating func write(_ place: Place) throws(InputError) -> Paywall {
    let entry = try outlines.entry(place)
    let writer = try writer(place)
    let form = try form(place, entry, writer)
    let texts: OpenTexts
    let json: JSONRenderer.OpenJSON?
    do throws(MessageError) {
      texts = try writer.openTexts(entry.figures, quotes: entry.quotes)
      json = try openJSON(place, entry, writer, texts)
    } catch {
      throw .composition(.message(error))
    }
    var documents: [(BuildFormat, [UInt8])] = []
    documents.reserveCapacity(form.documents.count)
    for (format, document) in form.documents {
      do throws(RenderError) { documents.append((format, try document.fill(texts, json))) } catch {
        throw .message(error.text)
      }
    }
    return Paywall(
      documents: documents, servedLocale: form.servedLocale, claims: entry.claims,
      findings: form.findings)
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
    _ place: Place, _ entry: OutlineTable.Entry, _ writer: CopyWriter, _ texts: OpenTexts
  ) throws(MessageError) -> JSONRenderer.OpenJSON? {
    guard materials.matrix.formats.contains(.json) else { return nil }
    let written: [UInt8]
    if let known = plans[entry.plans] {
      written = known
    } else {
      written = JSONRenderer.plans(try writer.plans(entry.quotes))
      plans[entry.plans] = written
    }
    return JSONRenderer.OpenJSON(
      storefront: materials.matrix.storefronts[place.storefront], plans: written,
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

  private func makeForm(
    _ place: Place, _ entry: OutlineTable.Entry, _ writer: CopyWriter
  ) throws(InputError) -> PaywallForm {
    let template = materials.matrix.templates[place.template]
    let outline = try outlines.outline(
      place, quotes: entry.quotes, currentPlan: entry.currentPlan)
    let copy: PaywallCopy
    do throws(CompositionError) { copy = try writer.write(outline) } catch {
      throw .composition(error)
    }
    let listing = StoreListingLengths.findings(
      of: copy, limits: materials.workspace.project.storeListing,
      in: materials.workspace.catalog.store)
    let judgment = try judgment(on: copy, template)
    let honesty = judgment.findings.map(CopyHonesty.rendered)
    if honesty.contains(where: { $0.severity == .error }) {
      throw .dishonest(honesty, source: template.loaded.source)
    }
    var documents: [(format: BuildFormat, form: PaywallForm.Document)] = []
    for format in materials.matrix.formats {
      documents.append((format, try document(format, copy, template, listing)))
    }
    let isListing = template.name == StoreListingLengths.template
    return PaywallForm(
      documents: documents, servedLocale: copy.servedLocale.tag,
      findings: copy.findings + listing + honesty,
      isForAllStorefronts: !judgment.dependsOnPrices && !(isListing && !entry.figures.isEmpty))
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
