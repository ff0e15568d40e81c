import PricingEngine
import Synchronization

/// The names of a screen's products in all languages, which are looked for in its texts.
final class ProductNames: Sendable {
  /// A name as the catalog has it.
  struct Name: Hashable, Sendable {
    let text: String
    let productID: String
  }

  private let names: [(name: [UInt8], productID: String)]
  /// The products of short texts that were looked at.
  private let known = Mutex<[TextKey: [String]]>([:])

  init(_ names: [Name]) {
    self.names = names.map { (name: folded($0.text), productID: $0.productID) }
      .filter { !$0.name.isEmpty }
  }

  /// The products whose names stand in a text; a name inside a longer one that is there too does not count.
  func products(in text: String) -> [String] {
    guard text.utf8.count <= ReadTexts.longestText else { return find(in: text) }
    let key = TextKey(text: text)
    if let products = known.withLock({ $0[key] }) { return products }
    let products = find(in: text)
    known.withLock { known in
      if known.count >= ReadTexts.mostTexts { known.removeAll() }
      known[key] = products
    }
    return products
  }

  private func find(in text: String) -> [String] {
    let text = folded(text)
    let found = names.filter { holds(text, $0.name) }
    return found.filter { one in
      !found.contains { $0.name != one.name && holds($0.name, one.name) }
    }.map(\.productID)
  }
}

private func folded(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

/// Whether a text holds another; names are short, and searching for them as texts costs far more.
private func holds(_ text: [UInt8], _ name: [UInt8]) -> Bool {
  guard name.count <= text.count else { return false }
  return (0...(text.count - name.count)).contains { start in
    text[start] == name[0] && text[start..<start + name.count].elementsEqual(name)
  }
}
