import SQLite
import Testing

@Suite("A SHA-256 digest")
struct SHA256DigestTests {
  // The expected digests are the examples of FIPS 180-4 and of NIST's test vectors.
  @Test(
    "equals the published examples",
    arguments: [
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
  func equalsPublishedExamples(text: String, digest: String) {
    #expect(SHA256Digest(of: text).hexadecimal == digest)
  }

  @Test("differs for texts that fill a block to its last bytes", arguments: 54...66)
  func pads(length: Int) {
    let text = [UInt8](repeating: 97, count: length)
    #expect(SHA256Digest(of: text) != SHA256Digest(of: text + [0]))
    #expect(SHA256Digest(of: text).bytes.count == 32)
  }
}
