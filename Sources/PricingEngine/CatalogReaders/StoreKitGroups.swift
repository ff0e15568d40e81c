/// Subscription groups and their subscriptions.
extension StoreKitFile {
  /// Reads an element of `subscriptionGroups`.
  mutating func readGroup(_ element: JSONReader) {
    guard let raw = element.object(into: &findings) else { return }
    let name = raw["name"]?.plainString.flatMap { $0.isEmpty ? nil : $0 }
    let object = raw.relabeled(name, productID: nil)
    let misspelled = StoreKitKeys.group.check(object, into: &findings)
    let id = groupID(of: object)
    groups.add(
      SubscriptionGroup(
        id: id, referenceName: object.label("name", into: &findings) ?? "",
        displayNames: object.displayNames(into: &findings)))
    guard !misspelled.contains("subscriptions") else { return }
    for subscription in object.list("subscriptions", into: &findings) {
      readSubscription(subscription, groupID: id, statedID: object["id"]?.plainString)
    }
  }

  /// The group's identifier; a stand-in that no file would use when it has none of its own.
  private mutating func groupID(of object: JSONObjectReader) -> String {
    let standIn = "subscriptionGroups[\(groups.all.count)]"
    guard let id = object.label("id", into: &findings), !id.isEmpty else {
      findings.append(
        (object["id"] ?? object.reader).finding(
          .note, .groupIDMissing, "the group has no id",
          fix: "add 'id', eight digits of your choice"))
      return standIn
    }
    guard groups.contains(id) else { return id }
    findings.append(
      (object["id"] ?? object.reader).finding(
        .warning, .groupIDDuplicate,
        "another group has the id '\(quotable(id))'; the two are kept apart",
        fix: "give each group its own id"))
    return standIn
  }

  private mutating func readSubscription(
    _ element: JSONReader, groupID: String, statedID: String?
  ) {
    if case .string(let text) = element.node.kind {
      findings.append(
        element.finding(
          .error, .layoutUnknown, "expected a subscription, got the text '\(quotable(text))'",
          fix: "put the subscription itself here, not its id"))
      return
    }
    guard let raw = element.object(into: &findings) else { return }
    var found: [Finding] = []
    let item = StoreKitItem(raw, keys: .subscription, into: &found)
    item.checkGroupID(statedID, into: &found)
    let subscription = StoreKitSubscription(item, groupID: groupID, in: settings.storefront)
    let product = subscription.product(into: &found)
    add(product, of: item, found)
  }
}

extension StoreKitItem {
  /// Warns about a subscription that names another group than the one it stands in.
  fileprivate func checkGroupID(_ groupID: String?, into findings: inout [Finding]) {
    let key = "subscriptionGroupID"
    guard let text = object.label(key, into: &findings), let groupID, text != groupID
    else { return }
    findings.append(
      (object[key] ?? object.reader).finding(
        .warning, .groupIDDiffers,
        "the subscription names group '\(quotable(text))'; it is read in group "
          + "'\(quotable(groupID))', where it stands",
        fix: "write '\(quotable(groupID))', or move the subscription"))
  }
}
