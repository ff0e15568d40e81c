import CopyChecks
import CopyTemplates
import PricingEngine
import Synchronization

/// Judges the paywalls of every template in one language after another; a template that does not fit the catalog is left out.
///
/// A paywall that fits, for a state that customers can be in, and that cannot be written is a finding.
struct PaywallCheck: Sendable {
  let matrix: CellMatrix
  private let options: ParsedOptions
  private let workspace: Workspace
  private let judge: HonestyTexts
  private let kinds: [CopyCheck.Kind]
  private let outlines = CheckedOutlines()
  /// The states that customers can be in, as far as the catalog and the project say.
  private let possibleStates: Set<String>

  init(
    _ options: ParsedOptions, workspace: Workspace, judge: HonestyTexts, kinds: [CopyCheck.Kind],
    matrix: CellMatrix
  ) {
    self.options = options
    self.workspace = workspace
    self.judge = judge
    self.kinds = kinds
    self.matrix = matrix
    possibleStates = Set(workspace.possibleStates.map(\.text))
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
    var groups: [[Paywall]] = []
    for sources in row.sources {
      groups.append(paywalls(sources, row.options, locale, refused: &result.findings))
    }
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

  /// What was refused in all languages that were checked, each thing once.
  var refused: [CheckFinding] {
    var seen: Set<CheckFinding> = []
    let all = matrix.templates.flatMap { template in
      outlines.refused(template.definition.name, options, in: possibleStates).flatMap { error in
        RefusedPaywall(template: template, locale: nil, error: error).findings
      }
    }
    return all.filter { seen.insert($0).inserted }
  }

  /// The paywalls of a template with the products that it usually shows, in each state that changes its words.
  private func paywalls(
    _ sources: PaywallSources, _ options: ParsedOptions, _ locale: LocaleTag,
    refused: inout [CheckFinding]
  ) -> [Paywall] {
    let definition = sources.template.definition
    let states: [ReaderState?] =
      definition.requiresState
      ? ReaderState.examples.filter {
        definition.states.contains($0.name)
          && $0.name.isReachable(with: workspace.catalog.products)
      } : [nil]
    var paywalls: [Paywall] = []
    var seen: Set<CheckFinding> = []
    for state in states {
      guard let outline = outlines.outline(of: sources, options, state: state) else { continue }
      do throws(InputError) {
        paywalls.append(try sources.write(outline, options))
      } catch {
        if let state, !possibleStates.contains(state.text) { continue }
        let paywall = RefusedPaywall(
          template: sources.template, locale: locale, error: error)
        refused += paywall.findings.filter { seen.insert($0).inserted }
      }
    }
    return paywalls
  }
}

/// What the paywalls of each template and state say, worked out once for all languages.
private final class CheckedOutlines: Sendable {
  private struct Key: Hashable {
    let template: String
    let state: String?
  }

  private let known = Mutex<[Key: Result<PaywallOutline, InputError>]>([:])

  /// The outline; `nil` when there is none.
  func outline(
    of sources: PaywallSources, _ options: ParsedOptions, state: ReaderState?
  ) -> PaywallOutline? {
    let key = Key(template: sources.template.definition.name, state: state?.text)
    if let outline = known.withLock({ $0[key] }) { return outline.value }
    let outline: Result<PaywallOutline, InputError>
    do throws(InputError) {
      outline = .success(try sources.outline(options, state: state))
    } catch {
      outline = .failure(error)
    }
    known.withLock { $0[key] = outline }
    return outline.value
  }

  /// Why a template has no outline in some of these states although it fits the catalog, in their order.
  func refused(
    _ template: String, _ options: ParsedOptions, in states: Set<String>
  ) -> [InputError] {
    let all = known.withLock { $0 }.filter { $0.key.template == template }
    var errors: [InputError] = []
    for (key, outline) in all.sorted(by: { ($0.key.state ?? "") < ($1.key.state ?? "") }) {
      guard case .failure(let error) = outline else { continue }
      if let state = key.state, !states.contains(state) { continue }
      let reason = error.reasonToSkip(
        namesTemplates: options.has(.template), namesStorefronts: options.has(.storefront))
      if reason == nil { errors.append(error) }
    }
    return errors
  }
}

extension Result {
  /// The value; `nil` for a failure.
  fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
}
