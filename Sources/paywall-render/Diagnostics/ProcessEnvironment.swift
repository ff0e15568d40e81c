#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The environment variables that the program was started with.
enum ProcessEnvironment {
  /// The value of a variable; `nil` when it is not set or empty.
  static subscript(_ name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a variable is set, also to nothing.
  static func has(_ name: String) -> Bool { getenv(name) != nil }
}
