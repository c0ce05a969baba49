import SourceTree
import Testing

@Suite("The fingerprint of a file")
struct ContentHashTests {
  @Test("Equal bytes have equal fingerprints, of 32 digits")
  func equality() {
    let bytes = Array("storyboard".utf8)
    #expect(ContentHash(of: bytes) == ContentHash(of: bytes))
    #expect(ContentHash(of: bytes).text.count == 32)
    #expect(ContentHash(of: []).text.count == 32)
  }

  @Test("Zeros at the end count, for all lengths around a step")
  func lengths() {
    let hashes = (0...100).map { ContentHash(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 101)
  }

  @Test("Each bit of the input changes about half of the bits of the fingerprint")
  func avalanche() {
    let bytes = [UInt8](repeating: 0x5A, count: 77)
    let original = ContentHash(of: bytes)
    for bit in 0..<(77 * 8) {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      let hash = ContentHash(of: changed)
      let difference = (hash.high ^ original.high).nonzeroBitCount + (hash.low ^ original.low).nonzeroBitCount
      #expect((30...98).contains(difference), "bit \(bit)")
    }
  }

  @Test("Swapped pieces change it, in one lane and across lanes")
  func order() {
    let piece = Array("01234567".utf8)
    let other = Array("abcdefgh".utf8)
    #expect(ContentHash(of: piece + other) != ContentHash(of: other + piece))
    let rest = [UInt8](repeating: 1, count: 24)
    #expect(ContentHash(of: piece + rest + other + rest) != ContentHash(of: other + rest + piece + rest))
  }
}
