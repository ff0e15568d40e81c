/// The resources in the responses of the App Store Connect API (JSON:API 1.0), joined by type and identifier.
///
/// Relationships are followed in both directions and by the type of what they lead to, so that it makes no
/// difference which of two resources names the other. A list that was asked for by address, such as
/// `/v1/subscriptions/123/prices`, belongs to the resource in the address.
struct ResourceSet {
  private var entries: [Entry] = []
  private var indexes: [Resource.Key: Int] = [:]
  /// The types so far: a file has hundreds of thousands of resources of a few types, which share their names.
  private var types: Set<String> = []
  /// The resources that the file holds, by type and in file order.
  private var order: [String: [Int]] = [:]
  /// The lists of related resources that were asked for by their names.
  private var lists: [Int: [String: [Int]]] = [:]
  private var partialLists: [PartialList] = []

  /// A resource that the file holds or only names.
  private struct Entry {
    let key: Resource.Key
    var resource: Resource?
    var links: [Int] = []
  }

  /// A list of which a response says that it has only a part.
  private struct PartialList {
    let owner: Int
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
      let added = data.compactMap { add($0, into: &findings) }
      for element in Self.list(page.present("included"), into: &findings) {
        _ = add(element, into: &findings)
      }
      link(added, toAddressOf: page)
      reportNextPage(page, known: addresses, into: &findings)
    }
    reportPartialLists(into: &findings)
  }

  /// All resources of a type, in file order.
  func all(_ type: String) -> [Resource] {
    (order[type] ?? []).compactMap { entries[$0].resource }
  }

  /// The resources of a type that are related to one, in file order of the relationships.
  func related(to resource: Resource, type: String) -> [Resource] {
    indexes(relatedTo: resource, type: type).compactMap { entries[$0].resource }
  }

  /// The names of the resources of a type that are related to one, whether the file holds them or not.
  func keys(relatedTo resource: Resource, type: String) -> [Resource.Key] {
    indexes(relatedTo: resource, type: type).map { entries[$0].key }
  }

  /// Whether a list of related resources was asked for by its name.
  func includes(_ name: String, of resource: Resource) -> Bool {
    indexes[resource.key].flatMap { lists[$0]?[name] } != nil
  }

  /// The indexes of the resources of a type that are related to one.
  private func indexes(relatedTo resource: Resource, type: String) -> [Int] {
    guard let index = indexes[resource.key] else { return [] }
    let links = entries[index].links.filter { entries[$0].key.type == type }
    guard links.count > 1 else { return links }
    var seen: Set<Int> = []
    return links.filter { seen.insert($0).inserted }
  }

  /// The index of a resource, which is made when it is new.
  private mutating func index(of key: Resource.Key) -> Int {
    if let index = indexes[key] { return index }
    let type = types.insert(key.type).memberAfterInsert
    let key = Resource.Key(type: type, id: key.id)
    indexes[key] = entries.count
    entries.append(Entry(key: key))
    return entries.count - 1
  }

  private mutating func add(_ element: JSONReader, into findings: inout [Finding]) -> Int? {
    guard let object = element.object(into: &findings),
      let key = Self.key(of: object, into: &findings)
    else { return nil }
    let index = index(of: key)
    if entries[index].resource?.add(object) == nil {
      entries[index].resource = Resource(key: entries[index].key, object: object)
      order[entries[index].key.type, default: []].append(index)
    }
    let relationships = object.present("relationships")?.object(into: &findings)
    for member in relationships?.members ?? [] {
      guard let relationship = relationships?[member: member].object(into: &findings) else {
        continue
      }
      link(index, by: member.key, relationship, into: &findings)
    }
    return index
  }

  private mutating func link(
    _ owner: Int, by name: String, _ relationship: JSONObjectReader, into findings: inout [Finding]
  ) {
    guard let data = relationship["data"] else { return }
    var targets: [Int] = []
    for element in Self.list(data.present, into: &findings) {
      guard let object = element.object(into: &findings),
        let key = Self.key(of: object, into: &findings)
      else { continue }
      targets.append(index(of: key))
    }
    if data.isList { lists[owner, default: [:]][name, default: []] += targets }
    link(owner, to: targets)
    let paging = relationship.present("meta")?.object(into: &findings)?.present("paging")
    let total = paging?.object(into: &findings)?.present("total")?.integer(into: &findings)
    if let total {
      partialLists.append(
        PartialList(owner: owner, name: name, total: total, reader: relationship.reader))
    }
  }

  private mutating func link(_ owner: Int, to targets: [Int]) {
    entries[owner].links += targets
    for target in targets { entries[target].links.append(owner) }
  }

  /// Relates the resources of a page to the resource in its address: `…/v1/subscriptions/123/prices?limit=200`.
  private mutating func link(_ added: [Int], toAddressOf page: JSONObjectReader) {
    guard let address = Self.address("self", of: page) else { return }
    let path = address.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    guard let version = path.lastIndex(where: { ["v1", "v2", "v3"].contains($0) }),
      path.count - version >= 4
    else { return }
    let owner = index(of: Resource.Key(type: path[version + 1], id: path[version + 2]))
    lists[owner, default: [:]][path[version + 3], default: []] += added
    link(owner, to: added)
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
      let known = Set(lists[list.owner]?[list.name] ?? []).count
      guard known < list.total else { continue }
      findings.append(
        list.reader.finding(
          .warning, rule: "page-missing", "\(known) of \(list.total) '\(list.name)' are here",
          fix: "request them with '/\(list.name)?limit=200' and put all pages in one JSON list"))
    }
  }
}
