import Foundation
import Testing

/// A JSON document of the program, read by Foundation and looked into by path.
struct JSONValue {
  private let value: Any

  init(_ data: Data) throws { value = try JSONSerialization.jsonObject(with: data) }

  private init(_ value: Any) { self.value = value }

  /// The member with a name; the test stops when there is none.
  subscript(_ name: String) -> JSONValue {
    get throws {
      let object = try #require(value as? [String: Any], "no object around '\(name)'")
      return JSONValue(try #require(object[name], "no '\(name)' in \(object.keys.sorted())"))
    }
  }

  var elements: [JSONValue] {
    get throws { try #require(value as? [Any], "no list").map(JSONValue.init) }
  }

  var text: String { get throws { try #require(value as? String, "no text: \(value)") } }
  var number: Int { get throws { try #require(value as? Int, "no number: \(value)") } }
  var isNull: Bool { value is NSNull }
}
