/// The first lines of a site's page: what the gallery and the sitemap know about it, escaped as it stands there.
///
/// They are written and read by the same lines, so that a merge knows of each page what the build knew.
struct PageHead: Sendable, Equatable {
  /// The language tag and the direction.
  let language: [UInt8]
  let direction: [UInt8]
  let title: [UInt8]
  let description: [UInt8]
  /// The app's name; empty when nobody gave it.
  let siteName: [UInt8]
  /// The page's address; empty when nobody said where the site is served.
  let address: [UInt8]
  /// Whether search engines are asked to show the page.
  let isIndexed: Bool

  private static let html = Array("<html lang=\"".utf8)
  private static let directionMark = Array("\" dir=\"".utf8)
  private static let titleMark = Array("<title>".utf8)
  private static let descriptionMark = Array("<meta name=\"description\" content=\"".utf8)
  private static let siteMark = Array("<meta property=\"og:site_name\" content=\"".utf8)
  private static let addressMark = Array("<link rel=\"canonical\" href=\"".utf8)
  private static let hiddenLine = Array("<meta name=\"robots\" content=\"noindex\">".utf8)
  private static let quoteEnd = Array("\">".utf8)
  private static let titleEnd = Array("</title>".utf8)
  /// The line after which no line of a head is read.
  private static let lastLine = Array("<meta name=\"color-scheme\" content=\"light dark\">".utf8)
  private static let newline = UInt8(ascii: "\n")

  /// Appends the start of a page.
  func append(to bytes: inout [UInt8]) {
    bytes += "<!DOCTYPE html>\n".utf8
    bytes += Self.html
    bytes += language
    bytes += Self.directionMark
    bytes += direction
    bytes += "\">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    bytes += Self.titleMark
    bytes += title
    bytes += Self.titleEnd
    bytes.append(Self.newline)
    line(Self.descriptionMark, description, to: &bytes)
    line(Self.siteMark, siteName, to: &bytes)
    line(Self.addressMark, address, to: &bytes)
    if !isIndexed { bytes += Self.hiddenLine + [Self.newline] }
    bytes += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n".utf8
    bytes += Self.lastLine
    bytes.append(Self.newline)
  }

  private func line(_ mark: [UInt8], _ value: [UInt8], to bytes: inout [UInt8]) {
    guard !value.isEmpty else { return }
    bytes += mark
    bytes += value
    bytes += Self.quoteEnd
    bytes.append(Self.newline)
  }
}

extension PageHead {
  /// Reads the start of a page; `nil` for bytes that no build wrote.
  init?(reading page: [UInt8]) {
    var (language, direction): ([UInt8], [UInt8]) = ([], [])
    var (title, description, siteName, address): ([UInt8], [UInt8], [UInt8], [UInt8]) =
      ([], [], [], [])
    var isIndexed = true
    var start = 0
    while let end = page[start...].firstIndex(of: Self.newline) {
      let line = page[start..<end]
      start = end + 1
      if let value = Self.value(line, Self.titleMark, Self.titleEnd) {
        title = value
      } else if let value = Self.value(line, Self.descriptionMark, Self.quoteEnd) {
        description = value
      } else if let value = Self.value(line, Self.siteMark, Self.quoteEnd) {
        siteName = value
      } else if let value = Self.value(line, Self.addressMark, Self.quoteEnd) {
        address = value
      } else if let value = Self.value(line, Self.html, Self.quoteEnd) {
        language = Array(value.prefix { $0 != UInt8(ascii: "\"") })
        direction = Array(value.dropFirst(language.count + Self.directionMark.count))
      } else if line.elementsEqual(Self.hiddenLine) {
        isIndexed = false
      } else if line.elementsEqual(Self.lastLine) {
        break
      }
    }
    guard !title.isEmpty, !language.isEmpty else { return nil }
    self.init(
      language: language, direction: direction, title: title, description: description,
      siteName: siteName, address: address, isIndexed: isIndexed)
  }

  /// What stands on a line between its marks.
  private static func value(_ line: ArraySlice<UInt8>, _ start: [UInt8], _ end: [UInt8]) -> [UInt8]?
  {
    guard line.starts(with: start), line.count >= start.count + end.count,
      line.suffix(end.count).elementsEqual(end)
    else { return nil }
    return Array(line.dropFirst(start.count).dropLast(end.count))
  }
}
