/// A class as an Interface Builder file names it; which class it means depends on the file.
struct InterfaceClassName: Hashable, Sendable {
  let file: Int64
  let name: ExactName

  init(_ name: String, in file: Int64) {
    self.file = file
    self.name = ExactName(name)
  }
}
