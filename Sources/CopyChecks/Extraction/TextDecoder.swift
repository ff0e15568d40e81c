import PricingEngine

/// Reads files that may be in UTF-16, as Xcode long wrote `.strings` files.
public enum TextDecoder {
  /// A file's text, in UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// Places count lines and columns of the decoded text, which are those that an editor shows; columns count its UTF-8 bytes.
  /// - Throws: `DocumentError` as `SourceText` does; `DocumentError.utf16` for half a character in UTF-16.
  public static func source(file: String, bytes: [UInt8]) throws(DocumentError) -> SourceText {
    do throws(DocumentError) {
      return try SourceText(file: file, bytes: bytes)
    } catch .utf16(let isBigEndian) {
      guard let decoded = utf8(bytes, isBigEndian: isBigEndian) else {
        throw .utf16(isBigEndian: isBigEndian)
      }
      return try SourceText(file: file, bytes: decoded)
    } catch {
      throw error
    }
  }

  /// UTF-16 as UTF-8; `nil` for an odd byte or half of a surrogate pair.
  private static func utf8(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).lazy.map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { decoded.append($0) }
    return isBroken ? nil : decoded
  }
}
