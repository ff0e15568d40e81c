import CopyTemplates
import PricingEngine

/// The documents of all paywalls of one shape in one language, without what is different in each storefront.
struct PaywallForm: Sendable {
  /// One document.
  enum Document: Sendable {
    case html(LayoutForm)
    case text(TextForm)
    case json(JSONForm)
  }

  /// The documents, in the order of the matrix's formats.
  let documents: [Document]
  /// The sections, for what a page says about itself.
  let sections: [CopySection]
  /// The locale that the words are in.
  let servedLocale: String
  /// What is worth knowing; errors among them are about texts that the store would not take.
  let findings: [Finding]
  /// Whether the texts of all storefronts have the same findings.
  let isForAllStorefronts: Bool
}

extension PaywallForm.Document {
  /// The document with everything filled in.
  func fill(_ texts: OpenTexts, _ json: JSONRenderer.OpenJSON?) throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16_384)
    switch self {
    case .html(let form): form.fill(texts, into: &bytes)
    case .text(let form): try form.fill(texts, into: &bytes)
    case .json(let form): if let json { JSONRenderer.fill(form, json, into: &bytes) }
    }
    return bytes
  }
}
