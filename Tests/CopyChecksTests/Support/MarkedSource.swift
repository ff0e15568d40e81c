import PricingEngine

/// A text with flags at the places where findings are expected, so that nobody counts columns by hand.
struct MarkedSource {
  let source: SourceText
  /// Each flag's place, as `file:line:column`, in order.
  private let places: [String]

  /// Reads a text that has a `⚑` before each place.
  init(_ marked: String, named file: String = "file.json") throws {
    var places: [String] = []
    var (text, line, column) = ("", 1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "⚑" {
        places.append("\(file):\(line):\(column)")
        continue
      }
      text.unicodeScalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + scalar.utf8.count)
    }
    source = try SourceText(file: file, bytes: Array(text.utf8))
    self.places = places
  }

  /// The expected texts with each `⚑` replaced by the place of the next flag.
  func placed(_ expected: [String]) -> [String] {
    var rest = places[...]
    return expected.map { text in
      text.split(separator: "⚑", omittingEmptySubsequences: false).map(String.init)
        .reduce(nil) { ($0.map { $0 + (rest.popFirst() ?? "no flag") } ?? "") + $1 } ?? ""
    }
  }
}

extension Unicode.Scalar {
  fileprivate var utf8: String.UTF8View { String(self).utf8 }
}
