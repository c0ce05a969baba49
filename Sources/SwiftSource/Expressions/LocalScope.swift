import CodeFacts

/// The names that are known inside a body, innermost block last.
struct LocalScope {
  /// A name and what it was bound to.
  struct Local {
    var value: Expression
    var type: TypeReference?
    /// The wanted call that made the value, as an index into the calls of the body.
    var call: Int?
    /// The labels of a tuple's elements.
    var tupleLabels: [String?] = []
    /// Declared without a value so far.
    var isUnset = false
  }

  /// `self` means the type, as in static members.
  var selfIsType = false
  private var blocks: [[String: Local]] = [[:]]

  init(selfIsType: Bool = false) {
    self.selfIsType = selfIsType
  }

  /// What a name was bound to, innermost first.
  func local(_ name: String) -> Local? {
    for block in blocks.reversed() {
      if let local = block[name] { return local }
    }
    return nil
  }

  mutating func enterBlock() {
    blocks.append([:])
  }

  mutating func leaveBlock() {
    blocks.removeLast()
  }

  mutating func declare(_ name: String, _ local: Local) {
    blocks[blocks.count - 1][name] = local
  }

  /// A new value for a variable. In the block that declares it the old value is gone;
  /// in a block further in it may still hold after that block, which `either` says.
  mutating func assign(_ value: Expression, to name: String, call: Int?) {
    guard let home = blocks.lastIndex(where: { $0[name] != nil }), var local = blocks[home][name] else { return }
    let current = Local(value: value, type: local.type, call: call)
    if home == blocks.count - 1 {
      blocks[home][name] = current
      return
    }
    local.value = local.isUnset ? value : Expression.anyOf([local.value, value])
    local.isUnset = false
    local.call = nil
    blocks[home][name] = local
  }

  /// The scope as a nested function sees it: parameters of the outer function are no parameters there.
  var captured: LocalScope {
    var scope = self
    scope.blocks = blocks.map { block in
      block.mapValues { local in
        var local = local
        if local.value.mentionsParameter { local.value = .opaque("captured value") }
        local.call = nil
        return local
      }
    }
    return scope
  }
}
