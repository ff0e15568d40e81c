/// What stands at the top level of a file beside the products.
extension StoreKitFile {
  mutating func checkTopLevel() {
    checkVersion()
    let invented = root.members.filter(isInvented)
    for member in invented { reportInvented(member) }
    let names = Set(invented.map(\.key))
    let rest = JSONObjectReader(
      root.reader, members: root.members.filter { !names.contains($0.key) })
    _ = StoreKitKeys.root.check(rest, into: &findings)
    for key in ["subscriptionBundleGroups", "subscriptionSuiteGroups"] {
      guard let value = root[key], case .array(let elements) = value.node.kind,
        !elements.isEmpty
      else { continue }
      findings.append(
        value.finding(.note, .bundlesSkipped, "bundles and suites of subscriptions are not read"))
    }
  }

  private mutating func checkVersion() {
    guard let version = root.present("version") else { return }
    guard case .object = version.node.kind, let object = version.object(into: &findings),
      let major = object["major"]?.wholeNumber, let minor = object["minor"]?.wholeNumber
    else {
      findings.append(
        version.finding(
          .note, .versionUnreadable,
          "expected 'major' and 'minor' as whole numbers, got \(version.node.summary)",
          fix: "write { \"major\" : 4, \"minor\" : 0 }"))
      return
    }
    _ = StoreKitKeys.version.check(object, into: &findings)
    let newest = StoreKitReader.newestVersion
    guard (major, minor) > (newest.major, newest.minor) else { return }
    findings.append(
      version.finding(
        .note, .versionNewer,
        "version \(major).\(minor) is newer than \(newest.major).\(newest.minor), the newest "
          + "that is known; unknown parts are not read"))
  }

  /// Whether a key is of no layout that Xcode writes and yet holds what Xcode keeps elsewhere.
  private func isInvented(_ member: JSONMember) -> Bool {
    if inventedKeys[member.key] != nil { return true }
    guard !StoreKitKeys.root.known.contains(member.key),
      StoreKitKeys.root.lookAlikes[member.key] == nil,
      case .array(let elements) = member.value.kind
    else { return false }
    return elements.contains(where: isLikeProduct)
  }

  private func isLikeProduct(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.kind else { return false }
    return members.contains { $0.key == "productID" || $0.key == "id" }
  }

  private mutating func reportInvented(_ member: JSONMember) {
    let key = quotable(member.key)
    let place = inventedKeys[member.key] ?? .products
    var severity = Finding.Severity.note
    if case .array(let elements) = member.value.kind, !elements.isEmpty { severity = .error }
    switch place {
    case .products, .subscriptions:
      findings.append(
        root.keyFinding(
          member, severity, .layoutUnknown, "products under '\(key)' are not read",
          fix: place == .products
            ? "put them in 'products'"
            : "put them in 'subscriptions' of a group in 'subscriptionGroups'"))
    case .version:
      findings.append(
        root.keyFinding(
          member, .note, .layoutUnknown, "the key '\(key)' is not part of Xcode's layout",
          fix: "write 'version' as { \"major\" : 4, \"minor\" : 0 }"))
    case .storefront:
      findings.append(
        root.keyFinding(
          member, .warning, .storefrontMisplaced, "the key '\(key)' is not read",
          fix: "name the storefront as '_storefront' in 'settings'"))
    }
  }
}

/// Where Xcode keeps what people put under keys of their own.
private enum InventedPlace {
  case products
  case subscriptions
  case version
  case storefront
}

private let inventedKeys: [String: InventedPlace] = [
  "nonConsumables": .products, "nonConsumableProducts": .products, "nonConsumableIAP": .products,
  "nonConsumableIAPIdentifiers": .products, "consumables": .products,
  "subscriptions": .subscriptions, "majorVersion": .version, "minorVersion": .version,
  "storeKitVersion": .version, "developmentStoreFront": .storefront, "storefront": .storefront,
  "_storefront": .storefront,
]

extension JSONReader {
  /// The value when it is a whole number.
  fileprivate var wholeNumber: Int? {
    if case .number(let text) = node.kind { Int(text) } else { nil }
  }
}
