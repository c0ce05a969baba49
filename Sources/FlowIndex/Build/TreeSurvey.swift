import SourceTree

/// The files of a tree beside what the last run found, so that only what may have changed is read.
struct TreeSurvey {
  /// One a file, in the order of the paths; nil where the file must be read.
  private(set) var readings: [FileReading?]
  private let files: [SourceFile]

  /// - Parameters:
  ///   - files: in the order of their paths.
  ///   - earlier: what the last run found, in the same order.
  init(files: [SourceFile], earlier: [FileRecord]) {
    self.files = files
    var position = 0
    readings = files.map { file in
      while position < earlier.count, earlier[position].file.path < file.path { position += 1 }
      guard position < earlier.count, earlier[position].file.path == file.path,
        earlier[position].isUntouched(in: file)
      else { return nil }
      var record = earlier[position]
      // Its project may have moved although the file has not.
      record.file = file
      return FileReading(record: record)
    }
  }

  /// The files that must be read.
  var waiting: [SourceFile] {
    zip(files, readings).compactMap { file, reading in reading == nil ? file : nil }
  }

  /// All readings, once those of the waiting files are there.
  ///
  /// - Parameter read: one a waiting file, in their order.
  func completed(with read: [FileReading]) -> [FileReading] {
    var rest = read[...]
    return readings.compactMap { $0 ?? rest.popFirst() }
  }
}
