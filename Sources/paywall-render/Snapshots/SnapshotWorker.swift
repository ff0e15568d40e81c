import CopyChecks
import CopyTemplates
import PricingEngine

/// Composes snapshots, one after another, on one thread.
struct SnapshotWorker {
  private let materials: BuildMaterials
  private var paywalls: PaywallWriter
  private var composer: SnapshotComposer?
  /// What was composed so far.
  private(set) var result = SnapshotRun.Result()

  init(_ materials: BuildMaterials, outlines: OutlineTable) {
    self.materials = materials
    paywalls = PaywallWriter(materials, outlines: outlines)
  }

  /// Composes the snapshot of a template and language.
  mutating func compose(_ unit: SnapshotSelection.Unit) {
    let matrix = materials.matrix
    let template = matrix.templates[unit.template]
    var cells: [SnapshotCell] = []
    for storefront in matrix.storefronts.indices {
      for state in template.states {
        let place = PaywallWriter.Place(
          template: unit.template, locale: unit.locale, storefront: storefront, state: state)
        if let cell = cell(place, unit.path) { cells.append(cell) }
      }
    }
    guard !cells.isEmpty, !result.failedPaths.contains(unit.path) else { return }
    result.snapshots[unit.path] = CopySnapshot(
      template: template.name, locale: matrix.locales[unit.locale].tag, cells: cells)
  }

  private mutating func cell(_ place: PaywallWriter.Place, _ path: String) -> SnapshotCell? {
    let matrix = materials.matrix
    let names = BuildProblems.Cell(
      template: matrix.templates[place.template].name, locale: matrix.locales[place.locale].tag,
      storefront: matrix.storefronts[place.storefront].code)
    do throws(InputError) {
      try enter(matrix.locales[place.locale])
      let (copy, findings) = try paywalls.copy(place)
      result.problems.note(findings.filter { $0.severity == .error }, names)
      return try composed(copy)
    } catch {
      if let reason = materials.reasonToSkip(error) {
        result.problems.skip(reason, names)
      } else {
        result.problems.fail(error, names)
        result.failedPaths.insert(path)
      }
      return nil
    }
  }

  /// Gets ready for a language, and writes down what ICU writes in it.
  private mutating func enter(_ locale: LocaleTag) throws(InputError) {
    guard composer?.locale != locale else { return }
    do throws(ICUError) {
      composer = try SnapshotComposer(locale: locale, width: materials.width)
      var currencies: Set<Currency> = []
      for storefront in materials.matrix.storefronts
      where currencies.insert(storefront.currency).inserted {
        result.canaries.append(
          try FormattingCanary(locale: locale, storefront: storefront, width: materials.width))
      }
    } catch {
      throw .message("cannot format for '\(locale.tag)': \(error.description)")
    }
  }

  private func composed(_ copy: PaywallCopy) throws(InputError) -> SnapshotCell? {
    do throws(ICUError) { return try composer?.cell(of: copy) } catch {
      throw .message("cannot format for '\(copy.locale.tag)': \(error.description)")
    }
  }
}
