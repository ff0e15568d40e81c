/// A state and the fact that it follows from.
struct AccessDecision {
  let state: ReaderState
  let reason: AccessReason

  init(_ state: ReaderState, _ fact: AccessFacts.Key, _ text: String) {
    self.state = state
    reason = AccessReason(fact: fact, text: text)
  }
}
