import PricingEngine

/// Says whether a template is for some products and a reader's state.
public struct TemplateFit: Sendable {
  /// The template.
  public let template: TemplateDefinition

  /// Creates the check of a template.
  public init(template: TemplateDefinition) { self.template = template }

  /// Why the template is not for a state; `nil` when it is.
  public func problem(state: ReaderStateName) -> String? {
    guard !template.states.contains(state) else { return nil }
    let states = template.states.map(\.rawValue).joined(separator: ", ")
    return "it is for the states \(states), and the state is \(state.rawValue)"
  }

  /// Why the template is not for a kind of product; `nil` when it is.
  public func problem(kind: String) -> String? {
    guard !template.kinds.contains(kind) else { return nil }
    return "it shows \(template.kinds.joined(separator: ", ")), not \(kind)"
  }

  /// Checks that nobody needs to name a state.
  ///
  /// - Throws: `CompositionError.wrongState` for a template whose words are about the state and nothing else.
  func checkUnnamedState() throws(CompositionError) {
    guard template.requiresState else { return }
    let states = template.states.map(\.usage).joined(separator: ", ")
    throw .wrongState(
      template: template.name,
      problem: "its words depend on the state, so name one with --state, or give --facts: \(states)"
    )
  }

  /// Checks that the template is for some plans and a state.
  ///
  /// A template that shows no product needs none.
  /// - Throws: `CompositionError.wrongProducts` or `.wrongState`.
  func check(
    _ quotes: [Quote], state: ReaderState, currentPlan: Plan?, evaluation: AppFacts.Evaluation?
  ) throws(CompositionError) {
    if let problem = problem(state: state.name) {
      throw .wrongState(template: template.name, problem: problem)
    }
    if case .evaluation(let left) = state, let evaluation, left.value > evaluation.days {
      throw .wrongState(
        template: template.name,
        problem: "\(left.value) days cannot be left of an evaluation of \(evaluation.days) days")
    }
    if let problem = productProblem(quotes, currentPlan: currentPlan) {
      throw .wrongProducts(template: template.name, problem: problem)
    }
  }

  /// Whether copy of the template can be composed of some plans in a state; only its words can still be missing or refused.
  ///
  /// - Parameters:
  ///   - quotes: The plans that are shown.
  ///   - state: The state that somebody named; `nil` is the template's usual one.
  ///   - currentPlan: The plan that the reader has.
  ///   - facts: What the app says about itself.
  /// - Returns: Whether it can.
  public func takes(
    _ quotes: [Quote], state: ReaderState?, currentPlan: Plan?, facts: AppFacts
  ) -> Bool {
    do throws(CompositionError) {
      if state == nil { try checkUnnamedState() }
      try check(
        quotes, state: state ?? template.usualState(facts), currentPlan: currentPlan,
        evaluation: facts.evaluation)
    } catch { return false }
    guard template.changesPlan, let currentPlan else { return true }
    for quote in quotes {
      do throws(PlanChangeError) { _ = try PlanChange(from: currentPlan, to: quote.plan) } catch {
        return false
      }
    }
    return true
  }

  private func productProblem(_ quotes: [Quote], currentPlan: Plan?) -> String? {
    for quote in quotes {
      if let problem = problem(kind: quote.plan.product.kind.name) {
        return "'\(quote.plan.productID)': \(problem)"
      }
      if quote.plan.paymentPeriod == nil, quote.plan.price.amount == .zero {
        return "'\(quote.plan.productID)' costs nothing, so there is no price to buy it for"
      }
    }
    if let maximum = template.maximumPlans, quotes.count > maximum {
      let products = maximum == 1 ? "one product" : "\(maximum) products"
      return "it shows at most \(products), got \(quotes.count); choose with --products"
    }
    if quotes.isEmpty, template.needsProduct {
      return template.billing == .monthly
        ? "no product has a 12-month commitment on sale in this storefront"
        : "there is no product to show"
    }
    if template.everyKind,
      let missing = template.kinds.first(where: { kind in
        !quotes.contains { $0.plan.product.kind.name == kind }
      })
    {
      return "it shows \(template.kinds.joined(separator: " beside ")), and no \(missing) is shown"
    }
    if template.changesPlan, currentPlan == nil {
      return "it shows a change of plan; name the plan that the reader has with --current"
    }
    return nil
  }
}

extension TemplateDefinition {
  /// Whether the template has sections about plans, and so needs at least one.
  public var needsProduct: Bool { !planSections.isEmpty || maximumPlans == 1 }

  /// The state that the template is shown in when nobody names one.
  ///
  /// It is the first one that the template is for and that the app can have: an evaluation only when it has one, a free
  /// tier only when it has one. Counts start at zero, an evaluation at its full length.
  public func usualState(_ facts: AppFacts) -> ReaderState {
    for name in states {
      switch name {
      case .free where facts.freeTier == nil: continue
      case .free: return .free(.zero)
      case .evaluation:
        guard let days = facts.evaluation?.fullLength else { continue }
        return .evaluation(days)
      case .evaluationNotStarted where facts.evaluation == nil,
        .evaluationExpired where facts.evaluation == nil:
        continue
      default:
        if let state = ReaderState.examples.first(where: { $0.name == name }) { return state }
      }
    }
    return .new
  }
}

extension AppFacts.Evaluation {
  /// All days, as many as a state can hold; `nil` for a length that no state can hold.
  fileprivate var fullLength: EvaluationDays? {
    do { return try EvaluationDays(days) } catch { return nil }
  }
}
