/// Why a file of project settings cannot be read.
struct ProjectSettingsFailure: Error, Equatable {
  let reason: String
}
