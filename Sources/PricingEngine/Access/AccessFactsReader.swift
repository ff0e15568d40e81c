/// Reads what an app knows about one reader from a facts file (`paywall-facts/1`); comments are allowed.
public enum AccessFactsReader {
  /// The schema of the files that this version reads.
  public static let schema = "paywall-facts/1"

  /// Reads a facts file; only `schema` and `now` are required.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - products: The products there are; another one in the file is a warning, since an app may have sold it
  ///     before, and one of another kind than its place is for is an error. `nil` lets every product pass.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The facts; `nil` when the file has errors.
  public static func read(
    _ source: SourceText, products: [Product]? = nil, into findings: inout [Finding]
  ) -> AccessFacts? {
    var found: [Finding] = []
    var reader = ProductReader(products)
    let facts = facts(in: source, &reader, into: &found)
    findings += found
    return found.hasErrors ? nil : facts
  }

  private static func facts(
    in source: SourceText, _ products: inout ProductReader, into findings: inout [Finding]
  ) -> AccessFacts? {
    let known = ["schema"] + AccessFacts.Key.allCases.map(\.rawValue)
    guard let root = root(of: source, into: &findings),
      let object = root.object(known: known, into: &findings)
    else { return nil }
    checkSchema(of: object, into: &findings)
    let fact = { (key: AccessFacts.Key) in object.optional(key.rawValue) }
    let now = object.required(AccessFacts.Key.now.rawValue, into: &findings)?
      .instant(into: &findings)
    let refreshFailed = fact(.refresh)?.choice(
      [("succeeded", false), ("failed", true)], into: &findings)
    let zone = fact(.timeZone)?.zone(into: &findings)
    let owned = fact(.owned)?.ownedProducts(&products, into: &findings)
    let subscriptions = fact(.subscriptions)?.subscriptions(
      &products, now: now, into: &findings)
    let evaluation = fact(.evaluation)?.evaluation(into: &findings)
    let itemCount = fact(.itemCount)?.count(into: &findings)
    let purchase = fact(.purchase)?.purchase(&products, into: &findings)
    let restore = fact(.restore)?.restore(&products, into: &findings)
    let productsFailed = fact(.products)?.choice(
      [("loaded", false), ("failed", true)], into: &findings)
    guard let now else { return nil }
    // A store that could not be reached and has left nothing behind has never answered.
    let isSilent = refreshFailed == true && owned == nil && subscriptions == nil
    return AccessFacts(
      now: now, zone: zone ?? .utc,
      entitlements: isSilent
        ? nil : Entitlements(owned: owned ?? [], subscriptions: subscriptions ?? []),
      refreshFailed: refreshFailed ?? false, evaluation: evaluation, itemCount: itemCount ?? .zero,
      purchase: purchase, restore: restore, productsFailed: productsFailed ?? false)
  }

  private static func root(
    of source: SourceText, into findings: inout [Finding]
  ) -> JSONReader? {
    do throws(JSONError) {
      return JSONReader(try JSONDocument(parsing: source, allowingComments: true))
    } catch {
      findings.append(error.finding)
      return nil
    }
  }

  private static func checkSchema(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) {
    guard let reader = object.required("schema", into: &findings),
      let text = reader.string(into: &findings), text != schema
    else { return }
    findings.append(
      reader.finding(
        .error, rule: "schema-unknown", "expected schema '\(schema)', got '\(quotable(text))'",
        fix: "write \"schema\": \"\(schema)\""))
  }
}
