/// Finds required sections that a layout does not show.
enum RequiredSections {
  /// The first required section whose text is not in what was rendered; `nil` when all are there.
  ///
  /// A layout of a team's own must not leave out what the template says a paywall cannot be shown without.
  static func missing(
    from rendered: String, copy: PaywallCopy, template: TemplateDefinition, isHTML: Bool
  ) -> CopySection? {
    let ids = Set(
      (template.pageSections + template.planSections).filter(\.isRequired).map(\.id))
    return copy.sections.first { section in
      guard ids.contains(section.id) else { return false }
      return !rendered.contains(isHTML ? html(section.text) : section.text)
    }
  }

  private static func html(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendHTML(text, marksIsolates: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
