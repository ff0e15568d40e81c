#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's own words for a failure; by default for that of the last call.
func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
