import Foundation

StandardStreams.fillGaps()
let signals = ProcessSignals()
let code = Program.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
