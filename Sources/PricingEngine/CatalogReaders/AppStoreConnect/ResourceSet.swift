/// The resources in the responses of the App Store Connect API (JSON:API 1.0), joined by type and identifier.
///
/// Relationships are followed in both directions and by the type of what they lead to, so that it makes no
/// difference which of two resources names the other. A list that was asked for by address, such as
/// `/v1/subscriptions/123/prices`, belongs to the resource in the address.
struct ResourceSet {
  private var resources: [Resource.Key: Resource] = [:]
  private var order: [Resource.Key] = []
  private var links: [Resource.Key: [Resource.Key]] = [:]
  private var namedLinks: [Resource.Key: [String: [Resource.Key]]] = [:]
  private var partialLists: [PartialList] = []

  /// A list of which a response says that it has only a part.
  private struct PartialList {
    let owner: Resource.Key
    let name: String
    let total: Int
    let reader: JSONReader
  }

  /// Joins responses.
  init(_ pages: [JSONObjectReader], into findings: inout [Finding]) {
    let addresses = Set(pages.compactMap { Self.address("self", of: $0) })
    for page in pages {
      Self.reportError(page, into: &findings)
      let data = Self.list(page.present("data"), into: &findings)
      let keys = data.compactMap { add($0, into: &findings) }
      for element in Self.list(page.present("included"), into: &findings) {
        _ = add(element, into: &findings)
      }
      link(keys, toAddressOf: page)
      reportNextPage(page, known: addresses, into: &findings)
    }
    reportPartialLists(into: &findings)
  }

  /// All resources of a type, in file order.
  func all(_ type: String) -> [Resource] {
    order.filter { $0.type == type }.compactMap { resources[$0] }
  }

  /// The resources of a type that are related to one, in file order of the relationships.
  func related(to resource: Resource, type: String) -> [Resource] {
    keys(relatedTo: resource, type: type).compactMap { resources[$0] }
  }

  /// The names of the resources of a type that are related to one, whether the file holds them or not.
  func keys(relatedTo resource: Resource, type: String) -> [Resource.Key] {
    var seen: Set<Resource.Key> = []
    return (links[resource.key] ?? []).filter { $0.type == type && seen.insert($0).inserted }
  }

  /// Whether a relationship was asked for by its name.
  func includes(_ name: String, of resource: Resource) -> Bool {
    namedLinks[resource.key]?[name] != nil
  }

  private mutating func add(
    _ element: JSONReader, into findings: inout [Finding]
  ) -> Resource.Key? {
    guard let object = element.object(into: &findings),
      let key = Self.key(of: object, into: &findings)
    else { return nil }
    if resources[key]?.add(object) == nil {
      resources[key] = Resource(key: key, object: object)
      order.append(key)
    }
    let relationships = object.present("relationships")?.object(into: &findings)
    for member in relationships?.members ?? [] {
      guard let relationship = relationships?[member: member].object(into: &findings) else {
        continue
      }
      link(key, by: member.key, relationship, into: &findings)
    }
    return key
  }

  private mutating func link(
    _ key: Resource.Key, by name: String, _ relationship: JSONObjectReader,
    into findings: inout [Finding]
  ) {
    guard let data = relationship["data"] else { return }
    let targets = Self.list(data.present, into: &findings).compactMap { element in
      element.object(into: &findings).flatMap { Self.key(of: $0, into: &findings) }
    }
    link(key, by: name, to: targets)
    let paging = relationship.present("meta")?.object(into: &findings)?.present("paging")
    let total = paging?.object(into: &findings)?.present("total")?.integer(into: &findings)
    if let total {
      partialLists.append(
        PartialList(owner: key, name: name, total: total, reader: relationship.reader))
    }
  }

  private mutating func link(_ key: Resource.Key, by name: String, to targets: [Resource.Key]) {
    namedLinks[key, default: [:]][name, default: []] += targets
    for target in targets {
      links[key, default: []].append(target)
      links[target, default: []].append(key)
    }
  }

  /// Relates the resources of a page to the resource in its address: `…/v1/subscriptions/123/prices?limit=200`.
  private mutating func link(_ keys: [Resource.Key], toAddressOf page: JSONObjectReader) {
    guard let address = Self.address("self", of: page) else { return }
    let path = address.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    guard let version = path.lastIndex(where: { ["v1", "v2", "v3"].contains($0) }),
      path.count - version >= 4
    else { return }
    let owner = Resource.Key(type: path[version + 1], id: path[version + 2])
    link(owner, by: path[version + 3], to: keys)
  }
}

extension ResourceSet {
  private static func key(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> Resource.Key? {
    guard let type = object.required("type", into: &findings)?.text(into: &findings),
      let id = object.required("id", into: &findings)?.text(into: &findings)
    else { return nil }
    return Resource.Key(type: type, id: id)
  }

  /// The elements of a list; a single object is a list of one.
  private static func list(
    _ reader: JSONReader?, into findings: inout [Finding]
  ) -> [JSONReader] {
    guard let reader else { return [] }
    return reader.isList ? reader.elements(into: &findings) ?? [] : [reader]
  }

  private static func address(_ name: String, of page: JSONObjectReader) -> String? {
    guard let links = page.present("links"), case .object(let members) = links.node.kind else {
      return nil
    }
    return JSONObjectReader(links, members: members)[name]?.plainString
  }

  private static func reportError(_ page: JSONObjectReader, into findings: inout [Finding]) {
    guard let errors = page.present("errors") else { return }
    let first = errors.elements(into: &findings)?.first?.object(into: &findings)
    let detail = first?["detail"]?.plainString ?? first?["title"]?.plainString
    findings.append(
      errors.finding(
        .error, rule: "response-error",
        "the response is an error" + (detail.map { ": '\(quotable($0))'" } ?? ""),
        fix: "repeat the request and save its answer"))
  }

  private func reportNextPage(
    _ page: JSONObjectReader, known addresses: Set<String>, into findings: inout [Finding]
  ) {
    guard let next = Self.address("next", of: page), !addresses.contains(next) else { return }
    findings.append(
      (page["links"] ?? page.reader).finding(
        .warning, rule: "page-missing", "the list goes on on a page that is not here",
        fix: "save the page at 'links.next' too, and put all pages in one JSON list"))
  }

  private func reportPartialLists(into findings: inout [Finding]) {
    for list in partialLists {
      let known = Set(namedLinks[list.owner]?[list.name] ?? []).count
      guard known < list.total else { continue }
      findings.append(
        list.reader.finding(
          .warning, rule: "page-missing", "\(known) of \(list.total) '\(list.name)' are here",
          fix: "request them with '/\(list.name)?limit=200' and put all pages in one JSON list"))
    }
  }
}
