import PricingEngine

extension AppFacts {
  /// Reads the members of a project file that are about the app.
  init(reading object: JSONObjectReader, into findings: inout [Finding]) {
    let app = object["app"]?.object(known: ["name"], into: &findings)
    self.init(
      name: app?["name"].flatMap { AppText($0, arguments: [], into: &findings) },
      features: Self.features(object["features"], into: &findings),
      freeTier: object["freeTier"].flatMap { Self.freeTier($0, into: &findings) },
      evaluation: object["evaluation"].flatMap { Self.evaluation($0, into: &findings) },
      priceIncrease: object["priceIncrease"].flatMap { Self.priceIncrease($0, into: &findings) },
      privacy: Self.privacy(object["privacy"], into: &findings),
      otherService: object["otherService"]?.text(into: &findings),
      billingRetry: Self.billingRetry(object["subscription"], into: &findings),
      policy: PolicyFacts(reading: object["policy"], into: &findings),
      links: Self.links(object["links"], into: &findings))
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
      let amount = price.amount(into: &findings),
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
