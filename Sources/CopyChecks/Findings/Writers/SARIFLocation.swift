import PricingEngine

/// Where a result is, in the words of SARIF; `nil` for a finding without a place.
struct SARIFLocation {
  /// The `location` object.
  let json: JSONOutput

  init?(_ reported: ReportedFinding) {
    var members: [(String, JSONOutput)] = []
    if let location = reported.finding.location, location.file != "-" {
      members.append(("physicalLocation", Self.physical(location, of: reported)))
    }
    if let name = reported.check.cell.key ?? reported.finding.path {
      members.append(
        ("logicalLocations", .array([.object([("fullyQualifiedName", .string(name))])])))
    }
    if members.isEmpty { return nil }
    json = .object(members)
  }

  private static func physical(_ location: SourceLocation, of reported: ReportedFinding)
    -> JSONOutput
  {
    let artifact = JSONOutput.object([("uri", .string(uri(ofPath: location.file)))])
    return .object(
      [("artifactLocation", artifact)]
        + (location.line.map { [("region", region(line: $0, of: reported))] } ?? []))
  }

  private static func region(line: Int, of reported: ReportedFinding) -> JSONOutput {
    var members = [("startLine", JSONOutput.integer(line))]
    let endLine = reported.check.end?.line
    if let column = reported.utf16Column { members.append(("startColumn", .integer(column))) }
    if let endLine, endLine != line { members.append(("endLine", .integer(endLine))) }
    if let column = reported.utf16EndColumn { members.append(("endColumn", .integer(column))) }
    return .object(members)
  }

  /// A path as a URI reference (RFC 3986): relative paths stay relative, and all but unreserved characters are percent-encoded.
  private static func uri(ofPath path: String) -> String {
    var text = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "/-._~0123456789".unicodeScalars.contains(scalar))
      text += isPlain ? String(scalar) : percentEncoded(byte)
    }
    return text
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
