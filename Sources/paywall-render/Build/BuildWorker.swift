import CopyTemplates
import PricingEngine

/// Writes units of a matrix, one after another, on one thread.
struct BuildWorker: ~Copyable {
  private let materials: BuildMaterials
  private var paywalls: PaywallWriter
  private var files: OutputWriter?
  private let isDryRun: Bool
  private let known: KnownOutputs?
  /// The language of the last unit, and the paths of its documents by template.
  private var locale: Int?
  private var paths: [OutputPaths] = []
  private let site: Site?
  private var outputs: [OutputList.Output] = []
  private var problems = BuildProblems()
  private var written = 0
  private var unchanged = 0
  private var writtenPaths: [String] = []
  /// Why no more files can be written.
  private(set) var failure: FileError?

  init(
    _ materials: BuildMaterials, outlines: OutlineTable, folder: OutputFolder?,
    known: KnownOutputs?, number: Int, isDryRun: Bool, site: Site?
  ) {
    self.materials = materials
    self.isDryRun = isDryRun
    self.known = known
    self.site = site
    paywalls = PaywallWriter(materials, outlines: outlines, site: site)
    files = folder.map { OutputWriter($0, worker: number, isDryRun: isDryRun) }
  }

  /// Writes the documents of a unit; after a failure of the file system, or a signal to end, it stops.
  mutating func work(on unit: BuildMatrix.Unit, _ report: (Int) -> Void) {
    let matrix = materials.matrix
    if locale != unit.locale {
      (locale, paths) = (unit.locale, matrix.paths(locale: unit.locale))
    }
    for number in unit.paywalls {
      let page = matrix.page(ofPaywall: number)
      write(
        PaywallWriter.Place(
          template: page.template, locale: unit.locale,
          storefront: matrix.storefront(ofPaywall: number), state: page.state))
      if failure != nil || HeldSignals.isOneWaiting { return }
      report(matrix.formats.count)
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

  private mutating func write(_ place: PaywallWriter.Place) {
    let matrix = materials.matrix
    let cell = BuildProblems.Cell(
      template: matrix.templates[place.template].name, locale: matrix.locales[place.locale].tag,
      storefront: matrix.storefronts[place.storefront].code)
    let paywall: PaywallWriter.Paywall
    var files: [File]
    do throws(InputError) {
      paywall = try paywalls.paywall(place)
      files = matrix.formats.enumerated().map { index, format in
        File(
          format: index,
          path: paths[place.template].path(cell.storefront, state: place.state.fileName, format))
      }
      guard let changed = changed(&files) else { return }
      if !changed.isEmpty {
        for (index, bytes) in zip(changed, try paywalls.documents(changed, of: paywall)) {
          files[index].bytes = bytes
        }
      }
    } catch {
      if let reason = materials.reasonToSkip(error) {
        problems.skip(reason, cell)
      } else {
        problems.fail(error, cell)
      }
      return
    }
    problems.note(paywall.findings, cell)
    for file in files {
      guard let saved = save(file) else { return }
      let output = OutputList.Output(
        path: file.path, digest: saved.digest, size: saved.size, template: cell.template,
        locale: cell.locale, servedLocale: paywall.servedLocale, storefront: cell.storefront,
        state: place.state.text, format: matrix.formats[file.format].rawValue,
        claims: paywall.claims)
      site?.note(output, file.bytes)
      outputs.append(output)
    }
  }

  /// One document of a paywall.
  private struct File {
    let format: Int
    let path: String
    /// What the last build wrote, when it still is there.
    var known: KnownOutputs.Entry?
    var bytes: [UInt8] = []
  }

  /// The files that are not known to be what this build would write; `nil` after a failure of the file system.
  private mutating func changed(_ documents: inout [File]) -> [Int]? {
    guard let known else { return Array(documents.indices) }
    do throws(FileError) {
      for index in documents.indices {
        guard let entry = known.entry(at: documents[index].path),
          try files?.isUntouched(documents[index].path, size: entry.size, since: known.written)
            == true
        else { continue }
        documents[index].known = entry
      }
    } catch {
      failure = error
      return nil
    }
    return documents.indices.filter { documents[$0].known == nil }
  }

  /// Puts a document in its place; `nil` after a failure of the file system.
  private mutating func save(_ file: File) -> (digest: SHA256.Digest, size: Int)? {
    if let known = file.known {
      unchanged += 1
      return (known.digest, known.size)
    }
    do throws(FileError) {
      switch try files?.write(file.bytes, to: file.path) ?? .written {
      case .unchanged: unchanged += 1
      case .written:
        written += 1
        if isDryRun { writtenPaths.append(file.path) }
      }
    } catch {
      failure = error
      return nil
    }
    return (SHA256.digest(file.bytes), file.bytes.count)
  }
}
