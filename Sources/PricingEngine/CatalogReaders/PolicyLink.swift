extension JSONReader {
  /// An address that a page may link to; another text is a warning, and not taken.
  func policyLink(into findings: inout [Finding]) -> String? {
    text(into: &findings).flatMap { policyLink($0, into: &findings) }
  }

  /// The address that stands here, when a page may link to it.
  func policyLink(_ text: String, into findings: inout [Finding]) -> String? {
    do throws(LinkURLError) {
      _ = try LinkURL(text)
      return text
    } catch {
      findings.append(
        finding(
          .warning, .policyURLInvalid, "\(error.message): '\(quotable(text))'",
          fix: error.fix ?? "write an address that starts with 'https://'"))
      return nil
    }
  }
}
