import CopyChecks
import CopyTemplates
import PricingEngine
import Synchronization

/// Judges the paywalls of every template in one language after another; a template that does not fit the catalog is left out.
struct PaywallCheck: Sendable {
  let matrix: CellMatrix
  private let options: ParsedOptions
  private let workspace: Workspace
  private let judge: HonestyTexts
  private let kinds: [CopyCheck.Kind]
  private let outlines = CheckedOutlines()

  init(
    _ options: ParsedOptions, workspace: Workspace, judge: HonestyTexts, kinds: [CopyCheck.Kind],
    matrix: CellMatrix
  ) {
    self.options = options
    self.workspace = workspace
    self.judge = judge
    self.kinds = kinds
    self.matrix = matrix
  }

  /// How much is looked at, without the number of paywalls, which only counting them tells.
  var scope: CheckedScope {
    CheckedScope(
      cells: 0, locales: matrix.locales.count, templates: matrix.templates.count, storefronts: 1)
  }

  /// What the paywalls of a language say; nothing when its messages are broken, which their own checks report.
  func check(_ locale: LocaleTag) throws(InputError) -> CopyCheck.Result {
    var result = CopyCheck.Result(scope: CheckedScope(cells: 0))
    guard let row = try row(locale) else { return result }
    let groups = row.sources.map { paywalls($0, row.options) }
    let hasOwnMessages = MessageLibrary.hasOwnWords(options, in: locale)
    judge.expect(
      groups.joined().map { ($0.copy, $0.template.definition) }, hasOwnMessages: hasOwnMessages)
    var checks = CellChecks()
    result.scope = result.scope.adding(cells: groups.joined().count)
    for group in groups {
      for (index, paywall) in group.enumerated() {
        if kinds.contains(.honesty) {
          result.findings += try honesty(of: paywall, hasOwnMessages: hasOwnMessages)
        }
        if kinds.contains(.localization) {
          let html = try matrix.html(of: paywall, isFirst: index == 0)
          result.findings += try judging(paywall, row.writing, html, by: &checks)
        }
      }
    }
    result.findings += checks.worstFits
    return result
  }

  private func row(_ locale: LocaleTag) throws(InputError) -> CellMatrix.Row? {
    do throws(InputError) {
      return try matrix.row(locale)
    } catch {
      if case .messages = error, kinds.contains(.localization) { return nil }
      throw error
    }
  }

  private func honesty(
    of paywall: Paywall, hasOwnMessages: Bool
  ) throws(InputError) -> [CheckFinding] {
    do throws(LexiconError) {
      return try judge.findings(
        of: paywall.copy, template: paywall.template.definition, hasOwnMessages: hasOwnMessages)
    } catch {
      throw .message("\(error)")
    }
  }

  private func judging(
    _ paywall: Paywall, _ writing: CellWriting, _ html: String?, by checks: inout CellChecks
  ) throws(InputError) -> [CheckFinding] {
    do throws(ICUError) {
      return try checks.findings(of: paywall.copy, writing: writing, html: html)
    } catch {
      throw .message("cannot check '\(writing.localeTag)': \(error.description)")
    }
  }

  /// The paywalls of a template with the products that it usually shows, in each state that changes its words.
  private func paywalls(_ sources: PaywallSources, _ options: ParsedOptions) -> [Paywall] {
    let definition = sources.template.definition
    let states: [ReaderState?] =
      definition.requiresState
      ? ReaderState.examples.filter {
        definition.states.contains($0.name)
          && $0.name.isReachable(with: workspace.catalog.products)
      } : [nil]
    return states.compactMap { state in
      guard let outline = outlines.outline(of: sources, options, state: state) else { return nil }
      do throws(InputError) { return try sources.write(outline, options) } catch { return nil }
    }
  }
}

/// What the paywalls of each template and state say, worked out once for all languages.
private final class CheckedOutlines: Sendable {
  private struct Key: Hashable {
    let template: String
    let state: String?
  }

  private let known = Mutex<[Key: PaywallOutline?]>([:])

  /// The outline; `nil` when the template does not fit the catalog.
  func outline(
    of sources: PaywallSources, _ options: ParsedOptions, state: ReaderState?
  ) -> PaywallOutline? {
    let key = Key(template: sources.template.definition.name, state: state?.text)
    if let outline = known.withLock({ $0[key] }) { return outline }
    var outline: PaywallOutline?
    do throws(InputError) { outline = try sources.outline(options, state: state) } catch {}
    known.withLock { _ = $0.updateValue(outline, forKey: key) }
    return outline
  }
}
