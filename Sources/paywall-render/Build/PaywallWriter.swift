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
  /// The forms of the language, by the numbers of their shapes.
  private var forms: [Int32: Result<PaywallForm, InputError>] = [:]
  /// What was judged in the language, by the numbers of what judgments depend on.
  private var judgments: [Int32: [Finding]] = [:]
  /// The plans of the language's paywalls as JSON, by their numbers.
  private var plans: [Int32: [UInt8]] = [:]
  private var frame: SiteFrame?

  /// One paywall, ready to be written.
  struct Paywall {
    fileprivate let place: Place
    fileprivate let entry: OutlineTable.Entry
    fileprivate let form: PaywallForm
    fileprivate let writer: CopyWriter
    /// What the rules say that is no reason to refuse it.
    fileprivate let honesty: [Finding]

    var servedLocale: String { form.servedLocale }
    var claims: [ManifestClaim] { entry.claims }
    /// What is worth knowing; errors among them are about texts that the store would not take.
    var findings: [Finding] { form.findings + honesty }
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
    let draft = Draft(place: place, entry: entry, writer: writer)
    return Paywall(
      place: place, entry: entry, form: try form(draft), writer: writer,
      honesty: try honesty(draft))
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
      judgments.removeAll(keepingCapacity: true)
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

  /// Everything that a paywall is composed from, and its copy from when somebody first needed it.
  private final class Draft {
    let place: Place
    let entry: OutlineTable.Entry
    let writer: CopyWriter
    var copy: PaywallCopy?

    init(place: Place, entry: OutlineTable.Entry, writer: CopyWriter) {
      self.place = place
      self.entry = entry
      self.writer = writer
    }
  }

  /// The copy of a paywall by itself, with what is worth knowing of it.
  ///
  /// - Throws: `InputError` when it cannot be written truthfully, or its parts do not go together.
  mutating func copy(_ place: Place) throws(InputError) -> (PaywallCopy, [Finding]) {
    let draft = Draft(place: place, entry: try outlines.entry(place), writer: try writer(place))
    let copy = try composed(draft)
    return (copy, copy.findings + listing(copy) + (try honesty(draft)))
  }

  private func composed(_ draft: Draft) throws(InputError) -> PaywallCopy {
    if let copy = draft.copy { return copy }
    let outline = try outlines.outline(
      draft.place, quotes: draft.entry.quotes, currentPlan: draft.entry.currentPlan)
    do throws(CompositionError) {
      let copy = try draft.writer.write(outline)
      draft.copy = copy
      return copy
    } catch {
      throw .composition(error)
    }
  }

  private mutating func form(_ draft: Draft) throws(InputError) -> PaywallForm {
    guard let shape = draft.entry.kind?.shape else { return try makeForm(draft) }
    if let known = forms[shape] { return try known.get() }
    let result: Result<PaywallForm, InputError>
    do throws(InputError) { result = .success(try makeForm(draft)) } catch {
      result = .failure(error)
    }
    if case .success(let form) = result, !form.isForAllStorefronts { return form }
    forms[shape] = result
    return try result.get()
  }

  private func makeForm(_ draft: Draft) throws(InputError) -> PaywallForm {
    let template = materials.matrix.templates[draft.place.template]
    let copy = try composed(draft)
    let listing = listing(copy)
    var documents: [PaywallForm.Document] = []
    for format in materials.matrix.formats {
      documents.append(try document(format, copy, template, listing))
    }
    return PaywallForm(
      documents: documents, sections: copy.sections, servedLocale: copy.servedLocale.tag,
      findings: copy.findings + listing,
      isForAllStorefronts: template.name != StoreListingLengths.template
        || draft.entry.figures.isEmpty)
  }

  private func listing(_ copy: PaywallCopy) -> [Finding] {
    StoreListingLengths.findings(
      of: copy, limits: materials.workspace.project.storeListing,
      in: materials.workspace.catalog.store)
  }

  /// What the rules say that is no reason to refuse a paywall.
  ///
  /// - Throws: `InputError.dishonest` when there is such a reason.
  private mutating func honesty(_ draft: Draft) throws(InputError) -> [Finding] {
    let number = draft.entry.kind?.judged
    if let number, let known = judgments[number] { return known }
    let template = materials.matrix.templates[draft.place.template]
    let judgment = try judgment(on: try composed(draft), template)
    let findings = judgment.findings.map(CopyHonesty.rendered)
    guard !findings.hasErrors else {
      throw .dishonest(findings, source: template.loaded.source)
    }
    if let number, !judgment.dependsOnPrices { judgments[number] = findings }
    return findings
  }

  private func judgment(
    on copy: PaywallCopy, _ template: BuildTemplate
  ) throws(InputError) -> CopyJudgment {
    do throws(LexiconError) {
      return try CopyJudgment(
        on: copy, template: template.definition, checker: checker, facts: materials.facts,
        hasOwnMessages: MessageLibrary.hasOwnWords(materials.options, in: copy.locale))
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
