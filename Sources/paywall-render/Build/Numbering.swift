/// Values with numbers from 0, in the order in which they first came.
struct Numbering<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// The number of a value; `nil` when it never came.
  func number(of value: Value) -> Int32? { numbers[value] }

  /// The number of a value, a new one when it is new.
  subscript(value: Value) -> Int32 {
    mutating get {
      if let number = numbers[value] { return number }
      let number = Int32(values.count)
      numbers[value] = number
      values.append(value)
      return number
    }
  }
}
