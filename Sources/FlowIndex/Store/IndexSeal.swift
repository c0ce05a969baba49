import SourceTree

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The end of an index: a fingerprint of all bytes before it.
///
/// SQLite keeps no checksums, so a page that a disk or a copy has spoilt may go unnoticed and make an answer wrong. The
/// seal stands behind the last page, where SQLite does not look, since the header of the file tells how many pages
/// there are. Other programs may read a sealed index, and may change it: the header counts changes, and a seal holds
/// for the count that it was made at only.
struct IndexSeal: Equatable {
  /// What the bytes before the seal were when it was made.
  let hash: ContentHash
  /// How often the database had been changed, as its header counts.
  let changeCount: UInt32

  /// What a seal begins with.
  private static let magic = Array("SceneQL seal 001".utf8)
  /// The whole seal: what it begins with, the two halves of the fingerprint, and the count of changes.
  static let length = 36

  /// Whether the file is as it was when it was sealed. A file without a seal, or that another program has changed since,
  /// has nothing to be compared with, and counts as whole.
  ///
  /// - Parameter descriptor: the open file.
  /// - Throws: ``IndexPublishError`` where the system cannot read it.
  static func isIntact(_ descriptor: CInt, path: String) throws(IndexPublishError) -> Bool {
    let file = SealedFile(descriptor: descriptor, path: path)
    let size = try file.size()
    guard size > length, let seal = IndexSeal(bytes: try file.bytes(at: size - length, count: length)) else {
      return true
    }
    guard try file.changeCount() == seal.changeCount else { return true }
    return try file.hash(upTo: size - length) == seal.hash
  }

  /// Seals a database that nobody has open.
  ///
  /// - Parameter descriptor: the file, open for reading and writing.
  static func seal(_ descriptor: CInt, path: String) throws(IndexPublishError) {
    let file = SealedFile(descriptor: descriptor, path: path)
    let size = try file.size()
    let seal = IndexSeal(hash: try file.hash(upTo: size), changeCount: try file.changeCount())
    try file.write(seal.bytes, at: size)
  }

  /// Takes the seal off a file that is to be changed; one without a seal stays as it is.
  ///
  /// - Parameter descriptor: the file, open for reading and writing.
  static func remove(from descriptor: CInt, path: String) throws(IndexPublishError) {
    let file = SealedFile(descriptor: descriptor, path: path)
    let size = try file.size()
    guard size > length, IndexSeal(bytes: try file.bytes(at: size - length, count: length)) != nil
    else { return }
    guard ftruncate(descriptor, off_t(size - length)) == 0 else { throw .failed("write", path) }
  }

  private init(hash: ContentHash, changeCount: UInt32) {
    self.hash = hash
    self.changeCount = changeCount
  }

  /// Nil where the bytes are no seal.
  private init?(bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes.starts(with: Self.magic) else { return nil }
    func number(at offset: Int, size: Int) -> UInt64 {
      bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
    hash = ContentHash(high: number(at: 16, size: 8), low: number(at: 24, size: 8))
    changeCount = UInt32(number(at: 32, size: 4))
  }

  private var bytes: [UInt8] {
    func bytes(of number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    return Self.magic + bytes(of: hash.high) + bytes(of: hash.low) + bytes(of: changeCount)
  }
}

/// The file below a seal.
private struct SealedFile {
  let descriptor: CInt
  let path: String

  /// Small enough to stay in the processor's cache, where hashing it is quickest.
  private static let pieceSize = 256 << 10
  /// Where the header of a database counts its changes: https://www.sqlite.org/fileformat2.html#file_change_counter
  private static let changeCountOffset = 24

  func size() throws(IndexPublishError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed("read", path) }
    return Int(status.st_size)
  }

  func changeCount() throws(IndexPublishError) -> UInt32 {
    try bytes(at: Self.changeCountOffset, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  func bytes(at offset: Int, count: Int) throws(IndexPublishError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = try read(into: &bytes, at: offset, count: count)
    return Array(bytes.prefix(length))
  }

  func hash(upTo end: Int) throws(IndexPublishError) -> ContentHash {
    var hasher = ContentHasher()
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    var offset = 0
    while offset < end {
      let length = try read(into: &piece, at: offset, count: min(Self.pieceSize, end - offset))
      offset += length
      if length < Self.pieceSize {
        return piece.withUnsafeBytes { hasher.finish(with: UnsafeRawBufferPointer(rebasing: $0[..<length])) }
      }
      piece.withUnsafeBytes { hasher.take($0) }
    }
    return hasher.finish(with: UnsafeRawBufferPointer(start: nil, count: 0))
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(IndexPublishError) {
    let length = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
    guard length == bytes.count else { throw .failed("write", path) }
  }

  /// As many bytes as are asked for; fewer only at the end of the file.
  private func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(IndexPublishError) -> Int {
    var filled = 0
    while filled < count {
      let length = buffer.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
      }
      if length == 0 { break }
      if length < 0 {
        guard errno == EINTR else { throw .failed("read", path) }
        continue
      }
      filled += length
    }
    return filled
  }
}
