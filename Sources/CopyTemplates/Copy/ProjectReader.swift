import PricingEngine

/// Reads project files, called `paywall.json`.
///
/// Comments are allowed; a key that is not known is an error with a suggestion.
public enum ProjectReader {
  private static let keys = [
    "$schema", "schema", "app", "catalog", "template", "plans", "compareTo", "features", "freeTier",
    "evaluation", "priceIncrease", "privacy", "otherService", "mostPopular", "subscription",
    "storeListing", "links",
  ]

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The project; `nil` when the file has errors.
  public static func read(_ source: SourceText, into findings: inout [Finding]) -> Project? {
    let before = findings.count
    guard let root = parsedRoot(of: source, allowingComments: true, into: &findings),
      let object = root.object(known: keys, into: &findings),
      checkSchema(of: object, is: "paywall-project/1", into: &findings)
    else { return nil }
    let project = Project(
      facts: facts(object, into: &findings),
      catalog: object["catalog"]?.text(into: &findings),
      template: object["template"]?.text(into: &findings),
      plans: plans(object["plans"], into: &findings),
      comparedTo: object["compareTo"]?.text(into: &findings),
      storeListing: storeListing(object["storeListing"], into: &findings))
    findings[before...].sort { left, right in
      let (left, right) = (left.location, right.location)
      return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
    }
    return findings[before...].contains { $0.severity == .error } ? nil : project
  }

  private static func facts(
    _ object: JSONObjectReader, into findings: inout [Finding]
  ) -> AppFacts {
    let app = object["app"]?.object(known: ["name"], into: &findings)
    return AppFacts(
      name: app?["name"].flatMap { AppText($0, arguments: [], into: &findings) },
      features: features(object["features"], into: &findings),
      freeTier: object["freeTier"].flatMap { freeTier($0, into: &findings) },
      evaluation: object["evaluation"].flatMap { evaluation($0, into: &findings) },
      priceIncrease: object["priceIncrease"].flatMap { priceIncrease($0, into: &findings) },
      privacy: privacy(object["privacy"], into: &findings),
      otherService: object["otherService"]?.text(into: &findings),
      mostPopular: object["mostPopular"].flatMap { MostPopular($0, into: &findings) },
      billingRetry: billingRetry(object["subscription"], into: &findings),
      links: links(object["links"], into: &findings))
  }

  private static func plans(_ reader: JSONReader?, into findings: inout [Finding]) -> [String] {
    var seen: Set<String> = []
    return (reader?.elements(into: &findings) ?? []).compactMap { element in
      guard let id = element.text(into: &findings) else { return nil }
      if seen.insert(id).inserted { return id }
      findings.append(
        element.finding(.error, rule: "plan-repeated", "plan '\(id)' is named twice"))
      return nil
    }
  }

  private static func features(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [AppFacts.Feature] {
    var seen: Set<String> = []
    return (reader?.elements(into: &findings) ?? []).compactMap { element in
      guard let object = element.object(known: ["id", "text", "products"], into: &findings),
        let id = object.required("id", into: &findings)?.text(into: &findings),
        let text = object.required("text", into: &findings),
        let words = AppText(text, arguments: [], into: &findings)
      else { return nil }
      if !seen.insert(id).inserted {
        findings.append(
          element.finding(.error, rule: "feature-repeated", "feature '\(id)' is there twice"))
      }
      let products = object["products"]?.nonEmptyElements(into: &findings)
        .compactMap { $0.text(into: &findings) }
      return AppFacts.Feature(id: id, text: words, productIDs: products.map(Set.init))
    }
  }

  private static func freeTier(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> AppFacts.FreeTier? {
    guard let object = reader.object(known: ["limit", "text"], into: &findings),
      let limit = object.required("limit", into: &findings)?.integer(atLeast: 0, into: &findings),
      let text = object.required("text", into: &findings),
      let words = AppText(text, arguments: ["limit"], into: &findings)
    else { return nil }
    return AppFacts.FreeTier(limit: limit, text: words)
  }

  private static func evaluation(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> AppFacts.Evaluation? {
    let keys = ["days", "counting", "timeZone", "losesAtEnd"]
    guard let object = reader.object(known: keys, into: &findings),
      let days = object.required("days", into: &findings)?
        .integer(atLeast: 1, atMost: EvaluationDays.maximum, into: &findings)
    else { return nil }
    let losses = object["losesAtEnd"]?.elements(into: &findings) ?? []
    let counting = object["counting"]?.word(DayCounting.self, into: &findings) ?? .exact
    let zone = object["timeZone"]?.zone(into: &findings)
    if counting == .exact, let timeZone = object["timeZone"] {
      findings.append(
        timeZone.finding(
          .error, rule: "time-zone-unused", "days of 24 hours have no time zone",
          fix: "write \"counting\": \"calendar\", or remove 'timeZone'"))
    }
    return AppFacts.Evaluation(
      days: days, counting: counting, zone: zone,
      losesAtEnd: losses.compactMap { AppText($0, arguments: [], into: &findings) })
  }

  private static func priceIncrease(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> AppFacts.PriceIncrease? {
    guard let object = reader.object(known: ["product", "newPrice", "from"], into: &findings),
      let product = object.required("product", into: &findings)?.text(into: &findings),
      let price = object.required("newPrice", into: &findings),
      let amount = amount(price, into: &findings),
      let from = object.required("from", into: &findings),
      let date = from.date(into: &findings)
    else { return nil }
    return AppFacts.PriceIncrease(productID: product, newAmount: amount, date: date)
  }

  private static func billingRetry(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> BillingRetryAccess {
    reader?.object(known: ["billingRetry"], into: &findings)?["billingRetry"]?
      .word(BillingRetryAccess.self, into: &findings) ?? .paused
  }

  private static func storeListing(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> StoreListing {
    let keys = ["store", "displayName", "description"]
    guard let object = reader?.object(known: keys, into: &findings) else { return StoreListing() }
    return StoreListing(
      store: object["store"]?.word(StoreListing.Store.self, into: &findings) ?? .appStore,
      displayName: object["displayName"]?.integer(atLeast: 1, into: &findings),
      description: object["description"]?.integer(atLeast: 1, into: &findings))
  }

  private static func amount(
    _ reader: JSONReader, into findings: inout [Finding]
  ) -> ExactDecimal? {
    guard let text = reader.string(into: &findings) else { return nil }
    do throws(DecimalError) { return try ExactDecimal(parsing: text) } catch {
      findings.append(
        reader.finding(
          .error, rule: "price-not-a-number", "expected a plain decimal number, got '\(text)'",
          fix: error.fix))
      return nil
    }
  }

  private static func privacy(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> Set<AppFacts.PrivacyFact> {
    guard let object = reader?.object(known: ["evaluationStart", "ownership"], into: &findings)
    else { return [] }
    var facts: Set<AppFacts.PrivacyFact> = []
    if object["evaluationStart"]?.word(EvaluationStartPlace.self, into: &findings) == .device {
      facts.insert(.evaluationOnDevice)
    }
    if object["ownership"]?.word(OwnershipSource.self, into: &findings) == .storeTransactions {
      facts.insert(.ownershipFromStore)
    }
    return facts
  }

  private enum EvaluationStartPlace: String, CaseIterable {
    case device
    case server
  }

  private enum OwnershipSource: String, CaseIterable {
    case storeTransactions
    case server
  }

  private static func links(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [LinkKind: LinkURL] {
    let known = LinkKind.allCases.map(\.rawValue)
    guard let object = reader?.object(known: known, into: &findings) else { return [:] }
    var links: [LinkKind: LinkURL] = [:]
    for kind in LinkKind.allCases {
      guard let value = object[kind.rawValue], let text = value.text(into: &findings)
      else { continue }
      do throws(LinkURLError) {
        links[kind] = try LinkURL(text)
      } catch {
        findings.append(
          value.finding(
            .error, rule: "link-unsafe", error.message, fix: "write an https, http or mailto link"))
      }
    }
    return links
  }
}

extension MostPopular {
  fileprivate init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let object = reader.object(known: ["product", "evidence"], into: &findings),
      let product = object.required("product", into: &findings)?.text(into: &findings),
      let evidence = object.required("evidence", into: &findings)?
        .object(known: ["kind", "source", "date"], into: &findings),
      let kind = evidence.required("kind", into: &findings)?.word(Kind.self, into: &findings),
      let source = evidence.required("source", into: &findings)?.text(into: &findings),
      let date = evidence.required("date", into: &findings)?.date(into: &findings)
    else { return nil }
    self.init(productID: product, kind: kind, source: source, date: date)
  }
}

extension JSONReader {
  /// The day that a string names; a finding when it names none.
  fileprivate func date(into findings: inout [Finding]) -> CalendarDate? {
    guard let text = string(into: &findings) else { return nil }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      findings.append(finding(.error, rule: "date-invalid", error.message))
      return nil
    }
  }
}
