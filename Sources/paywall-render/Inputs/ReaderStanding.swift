import CopyTemplates
import PricingEngine

/// Where the reader stands: named by `--state`, or worked out from `--facts`.
enum ReaderStanding {
  /// What nobody is told, as a note of its own.
  static let silence = "the customer canceled: there is nothing to say"

  /// What a template is to speak of.
  enum Subject {
    /// The template's usual state, since nobody said anything about the reader.
    case usual
    /// A state.
    case state(ReaderState)
    /// Nothing: the template is for news, and the customer canceled. The state is where the reader stands.
    case nothing(ReaderState)
  }

  /// The options that say it.
  static let options: [Option] = [.state, .facts]

  /// What a template is to speak of.
  static func subject(
    _ options: ParsedOptions, workspace: Workspace, template: TemplateDefinition
  ) throws(InputError) -> Subject {
    if options.has(.state), options.has(.facts) {
      throw .usage(.conflict("'--state' and '--facts' do not go together: facts give the state"))
    }
    if let text = options[.state] { return .state(try named(text)) }
    guard let derived = try derived(options, workspace: workspace) else { return .usual }
    if derived.isCanceled, template.states.allSatisfy({ $0.kind == .news }) {
      return .nothing(derived.standing)
    }
    // News is for templates that speak of it; the others speak of where the reader stands.
    return .state(template.states.contains(derived.state.name) ? derived.state : derived.standing)
  }

  /// The state that follows from the facts file, with its reasons; `nil` without such a file.
  static func derived(
    _ options: ParsedOptions, workspace: Workspace, console: Console? = nil
  ) throws(InputError) -> DerivedState? {
    guard let path = options[.facts] else { return nil }
    let source = try Inputs.source(at: path)
    var findings: [Finding] = []
    let products = workspace.catalog.products
    guard let facts = AccessFactsReader.read(source, products: products, into: &findings) else {
      throw .findings(findings, source: source)
    }
    console?.report(findings, in: source)
    return workspace.accessPolicy.derive(from: facts)
  }

  /// What to say about a reader who has more than the free tier gives, whose copy would look like a mistake.
  static func remark(_ state: ReaderState, facts: AppFacts) -> String? {
    guard case .free(let count) = state, let limit = facts.freeTier?.limit, count.value > limit
    else { return nil }
    return
      "in state '\(state.text)' the reader has \(count.value) and \(limit) are free, as after a "
      + "subscription that ended; the copy says that all of them are used"
  }

  /// The state that a text names.
  static func named(_ text: String) throws(InputError) -> ReaderState {
    do throws(ReaderStateError) { return try ReaderState(text) } catch {
      let parts = [error.message, error.fix, "see 'paywall-render states'"]
      throw .message(parts.compactMap(\.self).joined(separator: "; "))
    }
  }
}

extension Workspace {
  /// What the app gives to whom, as far as catalog and project say.
  var accessPolicy: AccessPolicy {
    let evaluation = project.facts.evaluation.flatMap { evaluation in
      do throws(EvaluationDaysError) {
        return EvaluationPolicy(
          days: try EvaluationDays(evaluation.days), counting: evaluation.counting,
          zone: evaluation.zone)
      } catch {
        return nil
      }
    }
    let freeTier = project.facts.freeTier.flatMap { tier in
      do throws(ItemCountError) { return FreeTierPolicy(limit: try ItemCount(tier.limit)) } catch {
        return nil
      }
    }
    return AccessPolicy(
      products: catalog.products, freeTier: freeTier, evaluation: evaluation,
      billingRetry: project.facts.billingRetry)
  }
}
