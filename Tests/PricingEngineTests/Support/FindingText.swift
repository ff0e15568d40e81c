@testable import PricingEngine

extension Finding {
  /// The finding in one line for a test table: `3:5 error rule: message (fix)`.
  var line: String {
    let place = [location?.line, location?.column].map { $0.map(String.init) ?? "" }
    let about = productID.map { " <\($0)>" } ?? ""
    let todo = fix.map { " (\($0))" } ?? ""
    return "\(place.joined(separator: ":")) \(severity) \(rule)\(about): \(message)\(todo)"
  }
}
