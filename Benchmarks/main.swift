import Foundation

// Measures how long sceneql takes, beside tools that only read the same files.
//
// usage: sceneql-benchmark [--app PATH] [--storyboards N] [--scenes N] [--sources N] [--runs N] [--growth] [--generate DIR]

do {
  let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
  if let folder = options.generatedFolder {
    try AppGenerator(size: options.size).write(to: folder)
  } else {
    try Benchmark(options: options).run()
  }
} catch {
  FileHandle.standardError.write(Data("sceneql-benchmark: error: \(error)\n".utf8))
  exit(2)
}
