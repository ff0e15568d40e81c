import CopyTemplates

/// The paths of one template and state as links, in which only language and storefront differ.
struct LinkPattern: Sendable {
  private enum Piece {
    case text([UInt8])
    case locale
    case storefront
  }

  private let pieces: [Piece]
  /// The way from a page of the template to the folder of the site: `../../`.
  let root: [UInt8]

  /// - Parameters:
  ///   - pattern: The pattern of paths.
  ///   - template: The template's name.
  ///   - state: The state as it is written.
  init(_ pattern: PathPattern, template: String, state: String) {
    // Marks that no path can have stand for what differs.
    let (locale, storefront) = ("\u{1}", "\u{2}")
    let path = pattern.path { placeholder in
      switch placeholder {
      case .template: PathPattern.sanitized(template)
      case .locale: locale
      case .storefront: storefront
      case .state: PathPattern.sanitized(state)
      case .format: BuildFormat.html.rawValue
      case .ext: BuildFormat.html.fileExtension
      }
    }
    var pieces: [Piece] = []
    var text = ""
    for character in path + locale {
      guard String(character) == locale || String(character) == storefront else {
        text.append(character)
        continue
      }
      if !text.isEmpty { pieces.append(.text(Array(PageAddress.relative(text).utf8))) }
      text = ""
      pieces.append(String(character) == locale ? .locale : .storefront)
    }
    self.pieces = pieces.dropLast()
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    root = Array(String(repeating: "../", count: depth).utf8)
  }

  /// Appends the path of a page, percent-encoded; the values must be sanitized.
  func append(locale: [UInt8], storefront: [UInt8], to bytes: inout [UInt8]) {
    for piece in pieces {
      switch piece {
      case .text(let text): bytes += text
      case .locale: bytes += locale
      case .storefront: bytes += storefront
      }
    }
  }
}
