import Glibc

// Usage: Fuzz TARGET [libFuzzer's own flags and folders of inputs]. 'Fuzzing/run' does all of that.
guard let name = CommandLine.arguments.dropFirst().first, let target = FuzzTarget.all.first(where: { $0.name == name })
else {
  print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
  exit(CommandLine.arguments.count > 1 ? 2 : 0)
}
exit(FuzzDriver.run(target))
