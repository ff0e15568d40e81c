import CopyTemplates
import PricingEngine

/// The pages of a site as cards, with filters that need no scripts: each filter is a row of radio buttons, and style hides the
/// cards that are not of the chosen value.
struct Gallery {
  private let cards: [SiteCard]
  private let facets: [Facet]

  /// A direction in which pages differ.
  private struct Facet {
    /// The letter before the number of a value in ids and classes.
    let mark: String
    let title: String
    let key: @Sendable (SiteCard) -> String
    let values: [(key: String, name: String)]
    private let numbers: [String: Int]

    init(
      _ mark: String, _ title: String, _ cards: [SiteCard],
      key: @escaping @Sendable (SiteCard) -> String, name: (String) -> String
    ) {
      self.mark = mark
      self.title = title
      self.key = key
      values = Set(cards.map(key)).sorted().map { ($0, name($0)) }
      var numbers: [String: Int] = [:]
      for (number, value) in values.enumerated() { numbers[value.key] = number }
      self.numbers = numbers
    }

    /// The class of a card.
    func name(of card: SiteCard) -> String { "\(mark)\(numbers[key(card)] ?? 0)" }
  }

  init(_ cards: [SiteCard]) {
    self.cards = cards
    facets = [
      Facet("l", "Language", cards, key: { $0.locale }, name: GalleryNames.language),
      Facet("r", "Region", cards, key: { $0.storefront }, name: GalleryNames.region),
      Facet("t", "Template", cards, key: { $0.template }, name: { $0 }),
      Facet("s", "State", cards, key: { $0.state }, name: { $0 }),
    ]
  }

  /// What hides the cards and groups that are not of a chosen value.
  var rules: [UInt8] {
    var text = ""
    for facet in facets where facet.values.count > 1 {
      for number in facet.values.indices {
        let name = "\(facet.mark)\(number)"
        text += ".g:has(#\(name):checked) :is(.g-card:not(.\(name)), .g-group:not(:has(.\(name)))) "
        text += "{ display: none; }\n"
      }
    }
    return Array(text.utf8)
  }

  /// The files of the gallery.
  func pages(sheet: String) -> [SharedFile] {
    guard cards.count > SiteIndex.maximumCards else {
      return [SharedFile(path: "index.html", bytes: page(cards, facets, sheet: sheet))]
    }
    var files: [SharedFile] = []
    var links = HTMLBytes()
    links.append("<ul class=\"g-languages\">\n")
    for (tag, name) in facets[0].values {
      let path = "gallery-\(PathPattern.sanitized(tag)).html"
      let own = cards.filter { $0.locale == tag }
      files.append(
        SharedFile(path: path, bytes: page(own, Array(facets.dropFirst()), sheet: sheet)))
      links.append("<li><a href=\"\(path)\"><span lang=\"\(Self.base(tag))\" dir=\"auto\">")
      links.append(text: name)
      links.append("</span> \(own.count) pages</a></li>\n")
    }
    links.append("</ul>\n")
    let index = document(count: cards.count, filters: [], content: links.bytes, sheet: sheet)
    return [SharedFile(path: "index.html", bytes: index)] + files
  }

  private func page(_ shown: [SiteCard], _ facets: [Facet], sheet: String) -> [UInt8] {
    var filters = HTMLBytes()
    for facet in facets where facet.values.count > 1 { append(facet, to: &filters) }
    var content = HTMLBytes()
    for (number, value) in self.facets[0].values.enumerated() {
      let own = shown.filter { $0.locale == value.key }
      guard !own.isEmpty else { continue }
      content.append("<section class=\"g-group\" aria-labelledby=\"h\(number)\">\n")
      content.append("<h2 id=\"h\(number)\"><span lang=\"\(Self.base(value.key))\" dir=\"auto\">")
      content.append(text: value.name)
      content.append("</span> <small>\(value.key)</small></h2>\n<ul class=\"g-cards\">\n")
      for card in own { append(card, to: &content) }
      content.append("</ul>\n</section>\n")
    }
    return document(
      count: shown.count, filters: filters.bytes, content: content.bytes, sheet: sheet)
  }

  private static func base(_ tag: String) -> String {
    tag.firstRange(of: "-u-").map { String(tag[..<$0.lowerBound]) } ?? tag
  }

  private func append(_ facet: Facet, to html: inout HTMLBytes) {
    html.append("<fieldset>\n<legend>\(facet.title)</legend>\n<div>\n")
    html.append("<label><input type=\"radio\" name=\"\(facet.mark)\" checked>All</label>\n")
    for (number, value) in facet.values.enumerated() {
      let name = "\(facet.mark)\(number)"
      html.append(
        "<label><input type=\"radio\" name=\"\(facet.mark)\" id=\"\(name)\"><span dir=\"auto\">")
      html.append(text: value.name)
      html.append("</span></label>\n")
    }
    html.append("</div>\n</fieldset>\n")
  }

  private func append(_ card: SiteCard, to html: inout HTMLBytes) {
    let classes = facets.map { $0.name(of: card) }
    html.append("<li class=\"g-card \(classes.joined(separator: " "))\"><a href=\"")
    html.append(text: PageAddress.relative(card.path))
    html.append("\">\n<span class=\"g-sheet\" lang=\"")
    html.append(card.head.language)
    html.append("\" dir=\"")
    html.append(card.head.direction)
    html.append("\"><b>")
    html.append(card.head.title)
    html.append("</b>")
    for line in card.head.description.pieces(between: PageText.separator).prefix(3) {
      // A plan is its name and its price.
      let parts = line.pieces(between: PageText.pricePoint)
      html.append("<span>")
      html.append(parts.dropLast().joined(separator: PageText.pricePoint.utf8))
      html.append(parts.count > 1 ? " <strong>" : "")
      html.append(parts.last ?? [])
      html.append(parts.count > 1 ? "</strong></span>" : "</span>")
    }
    html.append("</span>\n<span class=\"g-caption\">")
    html.append(text: "\(card.template) · \(card.storefront) · \(card.state)")
    html.append("</span></a></li>\n")
  }

  private func document(count: Int, filters: [UInt8], content: [UInt8], sheet: String) -> [UInt8] {
    let english = cards.first { $0.locale == "en" } ?? cards.first
    let name = english.map(\.head.siteName) ?? []
    let title = (name.isEmpty ? [] : name + Array(": ".utf8)) + Array("all pages".utf8)
    var html = HTMLBytes()
    html.append(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="robots" content="noindex">
      <title>
      """)
    html.append(title)
    html.append("</title>\n<link rel=\"stylesheet\" href=\"\(sheet)\">\n</head>\n")
    html.append("<body class=\"g\">\n<header class=\"g-header\">\n<h1>")
    html.append(title)
    html.append("</h1>\n<p>\(counted(count, "page"))</p>\n</header>\n")
    if !filters.isEmpty {
      html.append("<form class=\"g-filters\" aria-label=\"Filters\">\n")
      html.append(filters)
      html.append("</form>\n")
    }
    html.append("<main>\n")
    html.append(content)
    html.append("</main>\n</body>\n</html>\n")
    return html.bytes
  }
}
