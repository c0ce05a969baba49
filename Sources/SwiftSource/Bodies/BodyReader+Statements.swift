import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// A block with names and guards of its own.
  mutating func readBlock(_ block: CodeBlockSyntax, isValue: Bool = false) {
    readBlock(block.statements, isValue: isValue)
  }

  mutating func readBlock(_ statements: CodeBlockItemListSyntax, isValue: Bool = false) {
    let outerGuards = guards
    scope.enterBlock()
    readStatements(statements, isValue: isValue)
    scope.leaveBlock()
    guards = outerGuards
  }

  /// Statements in the current block.
  ///
  /// - Parameter isValue: A lone expression is the value of the block, as in closures and getters.
  mutating func readStatements(_ statements: CodeBlockItemListSyntax, isValue: Bool) {
    let isLoneExpression = isValue && statements.count == 1
    for statement in statements {
      _ = descend { $0.read(statement.item, isValue: isLoneExpression) }
    }
  }

  mutating func read(_ item: CodeBlockItemSyntax.Item, isValue: Bool) {
    switch item {
    case .decl(let declaration): readDeclaration(declaration, isValue: isValue)
    case .stmt(let statement): readStatement(statement, isValue: isValue)
    case .expr(let expression): readExpressionStatement(expression, isValue: isValue)
    default: break
    }
  }

  private mutating func readExpressionStatement(_ expression: ExprSyntax, isValue: Bool) {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      readBranches(expression, isValue: isValue)
    } else if isValue {
      recordReturn(expression)
    } else if collects || expression.is(SequenceExprSyntax.self) {
      visit(expression)
    }
  }

  /// `if` and `switch`, as statements or as values.
  mutating func readBranches(_ expression: ExprSyntax, isValue: Bool) {
    if let branch = expression.as(IfExprSyntax.self) {
      readIf(branch, isValue: isValue)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      readSwitch(choice, isValue: isValue)
    }
  }

  private mutating func readStatement(_ statement: StmtSyntax, isValue: Bool) {
    switch statement.kind {
    case .expressionStmt:
      readExpressionStatement(statement.cast(ExpressionStmtSyntax.self).expression, isValue: isValue)
    case .returnStmt:
      if let expression = statement.cast(ReturnStmtSyntax.self).expression { recordReturn(expression) }
    case .guardStmt: readGuard(statement.cast(GuardStmtSyntax.self))
    case .forStmt: readFor(statement.cast(ForStmtSyntax.self))
    case .whileStmt: readWhile(statement.cast(WhileStmtSyntax.self))
    case .repeatStmt:
      let loop = statement.cast(RepeatStmtSyntax.self)
      readBlock(loop.body)
      visit(loop.condition)
    case .doStmt: readDo(statement.cast(DoStmtSyntax.self))
    case .deferStmt: readBlock(statement.cast(DeferStmtSyntax.self).body)
    case .labeledStmt: readStatement(statement.cast(LabeledStmtSyntax.self).statement, isValue: false)
    default: visitChildren(of: Syntax(statement))
    }
  }

  private mutating func readDeclaration(_ declaration: DeclSyntax, isValue: Bool) {
    switch declaration.kind {
    case .variableDecl: readVariables(declaration.cast(VariableDeclSyntax.self))
    case .ifConfigDecl: readConditionalStatements(declaration.cast(IfConfigDeclSyntax.self), isValue: isValue)
    case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl, .typeAliasDecl:
      if collects { facts.declarations.append((declaration, scope.captured)) }
    default: visitChildren(of: Syntax(declaration))
    }
  }

  /// Every branch of `#if` is read, whatever its condition.
  private mutating func readConditionalStatements(_ conditional: IfConfigDeclSyntax, isValue: Bool) {
    let wasConditional = isConditional
    isConditional = true
    for clause in conditional.clauses {
      guard case .statements(let statements) = clause.elements else { continue }
      readStatements(statements, isValue: isValue)
    }
    isConditional = wasConditional
  }

  private mutating func readVariables(_ variables: VariableDeclSyntax) {
    for binding in variables.bindings {
      let type = binding.typeAnnotation.map { TypeReference($0.type) }
      if let accessors = binding.accessorBlock { visitChildren(of: Syntax(accessors)) }
      guard let initializer = binding.initializer?.value else {
        bind(binding.pattern, to: nil, type: type)
        continue
      }
      var use = ResultUse()
      use.expectedType = type
      let call = visit(initializer, use: use)
      bind(binding.pattern, to: evaluate(initializer), type: type, call: call, syntax: initializer)
    }
  }

  private mutating func readGuard(_ statement: GuardStmtSyntax) {
    let tests = readConditions(statement.conditions)
    let outerGuards = guards
    if !tests.failing.isEmpty { guards = tests.failing }
    readBlock(statement.body)
    guards = tests.holding.isEmpty ? outerGuards : tests.holding
  }

  private mutating func readFor(_ loop: ForStmtSyntax) {
    visit(loop.sequence)
    scope.enterBlock()
    let isPlain = loop.pattern.is(IdentifierPatternSyntax.self)
    let element = isPlain ? Expression.element(of: evaluate(loop.sequence)) : nil
    bind(loop.pattern, to: element ?? .opaque(source.text(of: loop.pattern, limit: 40)), type: nil)
    let outerGuards = guards
    if let filter = loop.whereClause { holdGuards(readCondition(filter.condition).holding) }
    readBlock(loop.body)
    guards = outerGuards
    scope.leaveBlock()
  }

  private mutating func readWhile(_ loop: WhileStmtSyntax) {
    let outerGuards = guards
    scope.enterBlock()
    holdGuards(readConditions(loop.conditions).holding)
    readBlock(loop.body)
    scope.leaveBlock()
    guards = outerGuards
  }

  private mutating func readDo(_ statement: DoStmtSyntax) {
    readBlock(statement.body)
    for clause in statement.catchClauses { readBlock(clause.body) }
  }

  /// New guards take the place of those further out.
  mutating func holdGuards(_ identifiers: [Expression]) {
    if !identifiers.isEmpty { guards = identifiers }
  }
}
