import CopyTemplates
import PricingEngine

/// Every template with every state and kind of product: what `render` would do.
///
/// Each row is composed and written by the code behind `render`, with the products of the catalog at hand. A row
/// renders when it does with at least one product of its kind.
struct StateMatrix {
  private let options: ParsedOptions
  private let workspace: Workspace

  /// The built-in example that sells something of every kind.
  static let example = "Wayfinder"

  init(_ options: ParsedOptions, workspace: Workspace) {
    self.options = options
    self.workspace = workspace
  }

  /// One template with one state and kind of product.
  struct Row {
    let template: String
    let state: ReaderState
    let kind: String
    /// The product that it renders with, or why it is refused.
    let outcome: Result<String, Refusal>

    /// The row as a line of four fields, separated by tabs.
    var line: String {
      let result =
        switch outcome {
        case .success(let product): "renders\t\(product)"
        case .failure(let refusal): "refused\t\(refusal.reason)"
        }
      return "\(template)\t\(state.text)\t\(kind)\t\(result)\n"
    }
  }

  /// Why a row does not render.
  struct Refusal: Error { let reason: String }

  /// All rows, by template, state and kind.
  func rows() throws(InputError) -> [Row] {
    var rows: [Row] = []
    for name in try TemplateLibrary.open(options).names() {
      let options = options.setting([.template: name])
      let sources = try PaywallSources.open(options, workspace: workspace)
      let text = try sources.template.layout(.text)
      let html = try sources.template.layout(.page)
      for state in ReaderState.examples {
        for kind in TemplateDefinition.productKinds {
          let outcome = outcome(sources, options, state, kind) { paywall throws(RenderError) in
            let definition = sources.template.definition
            _ = try TextRenderer(layout: text, columns: 80).text(paywall.copy, template: definition)
            _ = try HTMLRenderer(layout: html).text(paywall.copy, template: definition)
          }
          rows.append(Row(template: name, state: state, kind: kind, outcome: outcome))
        }
      }
    }
    return rows
  }

  private func outcome(
    _ sources: PaywallSources, _ options: ParsedOptions, _ state: ReaderState, _ kind: String,
    write: (Paywall) throws(RenderError) -> Void
  ) -> Result<String, Refusal> {
    let definition = sources.template.definition
    let fit = TemplateFit(template: definition)
    if let problem = fit.problem(kind: kind) ?? fit.problem(state: state.name) {
      return .failure(Refusal(reason: problem))
    }
    var first: Refusal?
    for product in workspace.catalog.products where product.kind.name == kind {
      let options = options.setting(choice(of: product, for: definition, state))
      do throws(InputError) {
        let paywall = try sources.compose(options)
        do throws(RenderError) { try write(paywall) } catch { throw .message(error.text) }
        return .success(product.id)
      } catch {
        first = first ?? Refusal(reason: error.summary)
      }
    }
    return .failure(first ?? Refusal(reason: "the catalog has no \(kind)"))
  }

  /// The options that show a product: beside the first one of each other kind, or after another of its group, where
  /// the template asks for that.
  private func choice(
    of product: Product, for template: TemplateDefinition, _ state: ReaderState
  ) -> [Option: String] {
    let products = workspace.catalog.products
    var shown = [product.id]
    if template.everyKind {
      shown += template.kinds.filter { $0 != product.kind.name }
        .compactMap { kind in products.first { $0.kind.name == kind }?.id }
    }
    var choice: [Option: String] = [.state: state.text, .products: shown.joined(separator: ",")]
    let other = products.first { $0.id != product.id && $0.groupID == product.groupID }
    if template.changesPlan, let other { choice[.current] = other.id }
    return choice
  }
}
