/// Reads `catalog.json`, the project's own format; `Schemas/catalog.schema.json` describes it.
///
/// A key that is not known is an error with a suggestion: a misspelled key must not lose an offer in silence.
public enum NativeCatalogReader {
  /// Reads a catalog file.
  ///
  /// - Returns: The catalog with the findings; no catalog when the file has another schema or its storefront does
  ///   not exist. Products with errors are left out.
  public static func read(_ source: SourceText) -> CatalogReading {
    do throws(JSONError) {
      return read(JSONReader(try JSONDocument(parsing: source)))
    } catch {
      return CatalogReading(catalog: nil, findings: [error.finding])
    }
  }

  static func read(_ root: JSONReader) -> CatalogReading {
    var findings: [Finding] = []
    guard let object = root.object(known: NativeCatalogKeys.root, into: &findings),
      hasSchema(object, into: &findings),
      let storefront = storefront(of: object, into: &findings)
    else { return CatalogReading(catalog: nil, findings: findings) }
    let groups = groups(of: object, into: &findings)
    let store = object["store"]?.word(NativeCatalogKeys.stores, into: &findings) ?? .appStore
    let products = products(of: object, groups: groups, store: store, into: &findings)
    let catalog = Catalog(
      products: products, groups: groups.all, storefront: storefront.value,
      namesStorefront: storefront.isStated,
      defaultLocale: object["defaultLocale"]?.localeTag(into: &findings),
      policies: object["policies"].map { policies($0, into: &findings) } ?? Policies(), store: store
    )
    return CatalogReading(catalog: catalog, findings: findings)
  }

  private static func hasSchema(
    _ object: JSONObjectReader, into findings: inout [Finding]
  ) -> Bool {
    guard let value = object.required("schema", into: &findings),
      let schema = value.string(into: &findings)
    else { return false }
    if schema == NativeCatalogKeys.schema { return true }
    findings.append(
      value.finding(
        .error, rule: "schema-unknown",
        "expected schema '\(NativeCatalogKeys.schema)', got '\(quotable(schema))'",
        fix: "write \"schema\": \"\(NativeCatalogKeys.schema)\""))
    return false
  }

  /// The storefront whose prices are shown when nobody asks for another; by default the test environment's.
  private static func storefront(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> (value: Storefront, isStated: Bool)? {
    guard let value = object["storefront"] else { return (.testEnvironmentDefault, false) }
    guard let code = value.string(into: &findings) else { return nil }
    let isStated = object["storefrontStated"].map { $0.bool(into: &findings) } ?? true
    guard let storefront = value.storefront(code, into: &findings), let isStated else { return nil }
    return (storefront, isStated)
  }

  private static func policies(_ reader: JSONReader, into findings: inout [Finding]) -> Policies {
    guard let object = reader.object(known: NativeCatalogKeys.policies, into: &findings) else {
      return Policies()
    }
    return Policies(
      termsURL: object["termsURL"]?.policyLink(into: &findings),
      privacyURLs: object["privacyURLs"]?.textsByLocale(into: &findings) { value, findings in
        value.policyLink(into: &findings)
      } ?? [:])
  }

  private static func groups(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> GroupCollection {
    var groups = GroupCollection()
    for element in object["groups"]?.elements(into: &findings) ?? [] {
      guard let group = element.object(known: NativeCatalogKeys.group, into: &findings),
        let value = group.required("id", into: &findings), let id = value.text(into: &findings)
      else { continue }
      guard !groups.contains(id) else {
        findings.append(
          value.finding(
            .error, rule: "group-id-duplicate", "another group has the id '\(quotable(id))'",
            fix: "give each group its own id"))
        continue
      }
      groups.add(
        SubscriptionGroup(
          id: id, referenceName: group["referenceName"]?.string(into: &findings) ?? "",
          displayNames: group["displayNames"]?.textsByLocale(into: &findings) { value, findings in
            value.string(into: &findings)
          } ?? [:]))
    }
    return groups
  }

  private static func products(
    of object: JSONObjectReader, groups: GroupCollection, store: Store,
    into findings: inout [Finding]
  ) -> [Product] {
    var products = ProductCollection()
    var reader = NativeProductReader(groups: groups, store: store)
    for element in object.requiredList("products", into: &findings) {
      let before = findings.count
      let product = reader.product(element, into: &findings)
      if let product, !findings[before...].hasErrors {
        products.add(product, at: element, into: &findings)
      }
    }
    return products.all
  }
}

extension JSONReader {
  /// A storefront by the code that stands here.
  func storefront(_ code: String, into findings: inout [Finding]) -> Storefront? {
    do throws(StorefrontError) {
      return try Storefront(code: code)
    } catch {
      findings.append(
        finding(
          .error, rule: "storefront-unknown",
          "expected a storefront such as 'DEU', got '\(quotable(code))'",
          fix: error.suggestion.map { "write '\($0)'" } ?? "write a code of three letters"))
      return nil
    }
  }

  /// An object of texts by locale, each read by `read`.
  fileprivate func textsByLocale(
    into findings: inout [Finding], read: (JSONReader, inout [Finding]) -> String?
  ) -> [String: String] {
    var texts: [String: String] = [:]
    guard let object = object(into: &findings) else { return texts }
    for member in object.members {
      let value = object[member: member]
      guard let tag = LocaleTag.known(member.key)?.tag else {
        findings.append(
          object.keyFinding(
            member, .error, rule: "locale-invalid",
            "expected a locale such as 'pt-BR', got '\(quotable(member.key))'"))
        continue
      }
      if let text = read(value, &findings) { texts[tag] = text }
    }
    return texts
  }
}
