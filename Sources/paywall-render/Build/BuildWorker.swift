import CopyTemplates
import PricingEngine

/// Writes units of a matrix, one after another, on one thread.
struct BuildWorker: ~Copyable {
  private let materials: BuildMaterials
  private var paywalls: PaywallWriter
  private var files: OutputWriter?
  private let isDryRun: Bool
  private let site: Site?
  private var outputs: [OutputList.Output] = []
  private var problems = BuildProblems()
  private var written = 0
  private var unchanged = 0
  private var writtenPaths: [String] = []
  /// Why no more files can be written.
  private(set) var failure: FileError?

  init(
    _ materials: BuildMaterials, prices: QuoteTable, folder: OutputFolder?, number: Int,
    isDryRun: Bool, site: Site?
  ) {
    self.materials = materials
    self.isDryRun = isDryRun
    self.site = site
    paywalls = PaywallWriter(materials, prices: prices, site: site)
    files = folder.map { OutputWriter($0, worker: number, isDryRun: isDryRun) }
  }

  /// Writes the documents of a unit; after a failure of the file system it stops.
  mutating func work(on unit: BuildMatrix.Unit, _ report: (Int) -> Void) {
    let matrix = materials.matrix
    let template = matrix.templates[unit.template]
    let paths = matrix.paths(of: unit)
    for storefront in unit.storefronts {
      for state in template.states {
        let place = PaywallWriter.Place(
          template: unit.template, locale: unit.locale, storefront: storefront, state: state)
        write(place, paths)
        if failure != nil { return }
        report(matrix.formats.count)
      }
    }
  }

  /// Gives everything that was done since the last time to the whole build.
  mutating func hand(over result: inout BuildRun.Result) {
    for output in outputs { result.list.append(output) }
    result.problems.merge(problems)
    result.written += written
    result.unchanged += unchanged
    result.writtenPaths += writtenPaths
    result.failure = result.failure ?? failure
    outputs.removeAll(keepingCapacity: true)
    writtenPaths.removeAll()
    problems = BuildProblems()
    (written, unchanged) = (0, 0)
  }

  private mutating func write(_ place: PaywallWriter.Place, _ paths: OutputPaths) {
    let matrix = materials.matrix
    let cell = BuildProblems.Cell(
      template: matrix.templates[place.template].name, locale: matrix.locales[place.locale].tag,
      storefront: matrix.storefronts[place.storefront].code)
    let paywall: PaywallWriter.Paywall
    do throws(InputError) { paywall = try paywalls.write(place) } catch {
      if let reason = reasonToSkip(error) {
        problems.skip(reason, cell)
      } else {
        problems.fail(error, cell)
      }
      return
    }
    problems.note(paywall.findings, cell)
    for (format, bytes) in paywall.documents {
      let path = paths.path(cell.storefront, state: place.state.text, format)
      guard save(bytes, path) else { return }
      let output = OutputList.Output(
        path: path, digest: SHA256.digest(bytes), size: bytes.count, template: cell.template,
        locale: cell.locale, servedLocale: paywall.servedLocale, storefront: cell.storefront,
        state: place.state.text, format: format.rawValue, claims: paywall.claims)
      site?.note(output, bytes)
      outputs.append(output)
    }
  }

  private mutating func save(_ bytes: [UInt8], _ path: String) -> Bool {
    do throws(FileError) {
      switch try files?.write(bytes, to: path) ?? .written {
      case .unchanged: unchanged += 1
      case .written:
        written += 1
        if isDryRun { writtenPaths.append(path) }
      }
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Why a paywall is left out, when its parts do not go together and nobody asked for just this one.
  private func reasonToSkip(_ error: InputError) -> String? {
    switch error {
    case .misfit(.product, let text): text
    case .misfit(.choice, let text): materials.matrix.namesTemplates ? nil : text
    case .misfit(.price, _):
      materials.matrix.namesStorefronts
        ? nil : "it shows a product without a price in the storefront"
    case .composition(.wrongProducts(_, let problem)), .composition(.wrongState(_, let problem)):
      problem
    default: nil
    }
  }
}
