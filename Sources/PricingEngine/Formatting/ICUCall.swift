internal import CICU

/// Runs a call that answers with a plain value, and checks its status.
func icuCall<Value>(_ call: (inout Int32) -> Value) throws(ICUError) -> Value {
  var status: Int32 = 0
  let value = call(&status)
  guard status <= 0 else { throw ICUError(status: status) }
  return value
}

/// Runs a call that writes text into a buffer, once more with the size it asks for when the first
/// one is too small.
func icuText(
  _ call: (_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32, _ status: inout Int32) ->
    Int32
) throws(ICUError) -> String {
  var capacity: Int32 = 128
  while true {
    var status: Int32 = 0
    var wanted: Int32 = 0
    let text = String(unsafeUninitializedCapacity: Int(capacity)) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { buffer in
        wanted = call(buffer.baseAddress, capacity, &status)
      }
      return status <= 0 ? Int(wanted) : 0
    }
    if status <= 0 { return text }
    guard status == CICU_BUFFER_OVERFLOW, wanted > capacity else { throw ICUError(status: status) }
    capacity = wanted
  }
}

extension String {
  /// Lends the text's UTF-8 bytes to a call.
  ///
  /// The text must already be native, as all texts made by Swift are; then nothing is copied.
  func withICUText<Value>(_ body: (UnsafePointer<CChar>?, Int32) -> Value) -> Value {
    var text = self
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, Int32($0.count)) }
    }
  }
}

/// Lends several texts at once; all of them stay valid until `body` returns.
func withICUTexts<Value>(_ texts: [String], _ body: ([cicu_text]) -> Value) -> Value {
  var bytes: [CChar] = []
  var ranges: [Range<Int>] = []
  for text in texts {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
    ranges.append(start..<bytes.count)
  }
  // A base address is only given for an array that is not empty.
  bytes.append(0)
  return bytes.withUnsafeBufferPointer { buffer in
    body(
      ranges.map {
        cicu_text(bytes: buffer.baseAddress?.advanced(by: $0.lowerBound), length: Int32($0.count))
      })
  }
}
