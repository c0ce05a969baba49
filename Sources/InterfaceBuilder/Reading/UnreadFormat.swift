/// A format of Interface Builder that holds no readable XML document.
enum UnreadFormat {
  case archive
  case compiledNib
  case binaryPropertyList

  /// The binary format that the first bytes announce.
  init?(magicOf bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: "NIBArchive".utf8) {
      self = .compiledNib
    } else if bytes.starts(with: "bplist".utf8) {
      self = .binaryPropertyList
    } else {
      return nil
    }
  }

  /// Why such a file is passed over, and what to do about it.
  var reason: String {
    switch self {
    case .archive: "old <archive> format; open and save it in Xcode to convert it"
    case .compiledNib: "compiled nib (NIBArchive); index the xib it was made from"
    case .binaryPropertyList: "compiled nib (binary property list); index the xib it was made from"
    }
  }
}
