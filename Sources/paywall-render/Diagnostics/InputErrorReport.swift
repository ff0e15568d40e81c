import CopyTemplates
import PricingEngine

extension Console {
  /// Prints why a command did not run, or why copy is refused.
  ///
  /// - Returns: How the run ended.
  func report(_ error: InputError) -> ExitCode {
    switch error {
    case .usage(let error): failure(error.message)
    case .file(let error): failure(error)
    case .findings(let findings, let source), .messages(let findings, let source):
      report(findings, in: source)
    case .layout(let errors): report(errors)
    case .message(let text): failure(text)
    case .misfit(_, let text, let file): failure((file.map { "\($0): " } ?? "") + text)
    case .composition(let error): return end(error)
    case .dishonest(let findings, let source):
      report(findings, in: source)
      return .findings
    }
    return .failure
  }

  private func end(_ error: CompositionError) -> ExitCode {
    switch error {
    case .refused(let refusals, _):
      for refusal in refusals { report(refusal) }
      return .findings
    case .message(let error): failure(error.text)
    case .wrongProducts(let template, let problem), .wrongState(let template, let problem):
      failure("template '\(template)' does not fit: \(problem)")
    }
    return .failure
  }

  private func report(_ refusal: CompositionError.Refusal) {
    let product = refusal.productID.map { " of '\($0)'" } ?? ""
    let reasons = refusal.reasons.map { "\n  \($0)" }.joined()
    failure(
      "refused: the required section '\(refusal.section)'\(product) cannot be written truthfully\(reasons)"
    )
  }
}

extension CompositionError.Refusal {
  /// The reason that says most: a claim that was tried and is not proven, before a message for another case.
  var tellingReason: String {
    reasons.first { $0.contains(" claims ") } ?? reasons.first ?? "nothing fits"
  }
}

extension InputError {
  /// What is wrong, on one line: the first thing, when there are several.
  var summary: String {
    switch self {
    case .usage(let error): error.message
    case .file(let error): error.message
    case .message(let text), .misfit(_, let text, _): text
    case .findings(let findings, _), .messages(let findings, _), .dishonest(let findings, _):
      findings.first?.message ?? "the input cannot be used"
    case .layout(let errors): errors.errors.first?.message ?? "the layout cannot be used"
    case .composition(let error): error.summary
    }
  }
}

extension CompositionError {
  fileprivate var summary: String {
    switch self {
    case .refused(let refusals, _):
      refusals.first.map { "the section '\($0.section)': \($0.tellingReason)" } ?? "nothing fits"
    case .message(let error): error.text
    case .wrongProducts(_, let problem), .wrongState(_, let problem): problem
    }
  }
}

extension MessageError {
  /// What is wrong, as a sentence.
  var text: String {
    switch self {
    case .missing(let key, let locale): "message '\(key)' is missing in \(locale.tag)"
    case .format(let key, let locale, let error):
      "message '\(key)' in \(locale.tag): \(error.message)"
    case .number(let locale, let error):
      "cannot format for '\(locale.tag)': \(error.description)"
    case .appTextSyntax(let error): "a text of paywall.json: \(error.message)"
    case .appTextFormat(let error): "a text of paywall.json: \(error.message)"
    }
  }
}

extension RenderError {
  /// What is wrong, as a sentence.
  var text: String {
    switch self {
    case .missingSection(let id):
      "the layout does not show the section '\(id)', which the template requires"
    case .view(let mismatch): "the layout does not fit the copy: \(mismatch)"
    case .lineBreaks(let error): "cannot wrap the text: \(error.description)"
    }
  }
}

extension PlanError {
  /// What is wrong, as a sentence.
  var message: String {
    switch self {
    case .noPrice(let productID, _, let available) where available.isEmpty:
      "'\(productID)' has no price in any storefront; add prices with '--prices FILE'"
    case .noPrice(let productID, let storefront, let available):
      "'\(productID)' has no price in \(storefront) (\(storefront.name)); it has prices in "
        + available.map(\.code).joined(separator: ", ")
    case .notOnSale(let productID, let storefront):
      "'\(productID)' has no billing plan on sale in \(storefront)"
    case .commitmentNotSold(let productID, let storefront):
      "'\(productID)' is sold only with a 12-month commitment, "
        + "which the store does not sell in \(storefront)"
    case .commitmentNotOneYear(let productID, let period):
      "'\(productID)' has a monthly billing plan, and its period is \(period.iso) instead of P1Y"
    }
  }
}
