@testable import PricingEngine

extension Finding {
  /// The finding in one line for a test table: `3:5 error rule <product>: message (fix)`.
  var line: String {
    let place = [location?.line, location?.column].map { $0.map(String.init) ?? "" }
    return "\(place.joined(separator: ":")) \(content)"
  }

  /// The same with the path in place of line and column: `data[0] error rule <product>: message (fix)`.
  var pathLine: String { (path.map { $0 + " " } ?? "") + content }

  /// The finding without its place: `error rule <product>: message (fix)`.
  var content: String {
    let about = productID.map { " <\($0)>" } ?? ""
    let todo = fix.map { " (\($0))" } ?? ""
    return "\(severity) \(rule)\(about): \(message)\(todo)"
  }
}
