import Foundation
import Testing

@testable import paywall_render

@Suite struct SHA256Tests {
  /// NIST's examples, and a million letters (FIPS 180-4, "SHA-2 Additional").
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func digests(text: String, digest: String) throws {
    let found = SHA256.digest(Array(text.utf8))
    #expect(found.hexadecimal == digest)
    #expect(SHA256.Digest(hexadecimal: digest) == found)
  }

  /// Every length around the borders of blocks, held against the system's own program.
  @Test func agreesWithSha256sum() throws {
    let folder = try TemporaryFolder()
    let lengths = Array(0...130) + [191, 192, 4_095, 65_536]
    for length in lengths {
      try folder.write(Data((0..<length).map { UInt8($0 * 7 % 251) }), to: "\(length)")
    }
    let result = try ChildProcess(
      path: "/usr/bin/sha256sum", arguments: lengths.map(String.init), folder: folder.path
    ).run()
    let expected = result.outputText.split(separator: "\n").map { String($0.prefix(64)) }
    #expect(
      expected
        == lengths.map { length in
          SHA256.digest((0..<length).map { UInt8($0 * 7 % 251) }).hexadecimal
        })
  }

  @Test(arguments: [
    "", "abc", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
  ])
  func readsNoOtherText(text: String) { #expect(SHA256.Digest(hexadecimal: text) == nil) }
}
