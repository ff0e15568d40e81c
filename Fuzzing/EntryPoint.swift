import Glibc

/// What libFuzzer calls with each input; the target's name is in the environment variable `FUZZ_TARGET`.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.read(Array(UnsafeBufferPointer(start: data, count: count)))
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
