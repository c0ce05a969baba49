import ProjectSettings

extension ProjectSettingsFacts: CodedFact {
  static var blank: ProjectSettingsFacts { ProjectSettingsFacts() }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&entryPoints)
    coder.code(&buildSettings)
    coder.code(&infoPlistPaths)
    coder.code(&builtFiles)
  }
}

extension EntryPointFact: CodedFact {
  static var blank: EntryPointFact { EntryPointFact(key: "", name: "", target: .mainStoryboard, line: nil) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&key)
    coder.code(&name)
    coder.code(&target)
    coder.code(&line)
  }
}

extension EntryPointFact.Target: CodedWord {
  static var blank: EntryPointFact.Target { .mainStoryboard }
}

extension BuildSettingFact: CodedFact {
  static var blank: BuildSettingFact { BuildSettingFact(name: "", value: "", line: nil) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&name)
    coder.code(&value)
    coder.code(&line)
  }
}

extension BuiltFiles: CodedFact {
  static var blank: BuiltFiles { BuiltFiles() }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&paths)
    coder.code(&folders)
  }
}
