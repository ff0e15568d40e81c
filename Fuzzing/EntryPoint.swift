import Glibc

/// What libFuzzer calls with each input; the target's name is in the environment variable `FUZZ_TARGET`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.read(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}

/// What libFuzzer calls first: what a target reads once is read before the time of inputs is taken.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>?,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  // The first byte chooses among formats and languages.
  for choice in UInt8(0)..<16 { target.read([choice] + Array("free".utf8)) }
  return 0
}

private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("expected one of \(names) in FUZZ_TARGET, got '\(name)'")
  }
  return target
}()
