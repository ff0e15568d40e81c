internal import CICU

/// A failure inside ICU, under ICU's own name.
public struct ICUError: Error, Equatable, Sendable {
  /// ICU's status code, above 0.
  public let status: Int32

  init(status: Int32) { self.status = status }

  /// ICU's own name of the status: `U_FILE_ACCESS_ERROR`.
  public var name: String { String(cString: cicu_status_name(status)) }
}

extension ICUError: CustomStringConvertible {
  /// What failed, for a person: `icu failed with U_FILE_ACCESS_ERROR`.
  public var description: String { "icu failed with \(name)" }
}
