import SwiftSyntax

/// A declaration of a file: a function, an initialiser, a property, a type, a case.
struct Declaration: Sendable {
  /// As it is called: `frame(width:height:)`, with the types around it before it.
  let name: String
  let keyword: String
  let path: String
  let line: Int
  let lineCount: Int
  /// Whether other packages see it, as far as one file tells.
  let isPublic: Bool
  /// Whether `@_spi` shows it, or the type that it is in, to modules of the house only.
  let isForTheHouse: Bool
  let hasBody: Bool
  /// Whether it is one that others implement: a protocol's requirement.
  let isRequirement: Bool
  /// Whether a class above or below says what it does: it overrides, or is open and empty or
  /// answers with no more than a yes, a no or `nil`.
  let isOverridden: Bool
  let comment: DocComment
  let parameters: [Parameter]

  struct Parameter: Sendable {
    /// The name that callers write, `_` for none.
    let label: String
    /// The name within, `_` for none.
    let name: String
    let isRead: Bool
    /// Whether its type says all, as in `for type: T.Type` or a dynamic member's key path.
    let speaksByType: Bool
    /// The name to speak of it by.
    var spoken: String { label == "_" ? name : label }
  }
}

extension Declaration {
  /// The name without the types around it.
  var shortName: String {
    let types = name.split(separator: "(")[0].split(separator: ".").dropLast()
    return String(name.dropFirst(types.map { $0.count + 1 }.reduce(0, +)))
  }

  /// The types around it: `Text.Layout` of `Text.Layout.draw(_:)`.
  var typeName: String {
    name.split(separator: "(")[0].split(separator: ".").dropLast().joined(separator: ".")
  }

  /// The target that it belongs to.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? path }
}

extension SourceFile {
  func findDeclarations() -> [Declaration] {
    guard let tree else { return [] }
    let collector = Collector(file: self)
    collector.walk(tree)
    return collector.found
  }
}

private final class Collector: SyntaxVisitor {
  let file: SourceFile
  var found: [Declaration] = []
  /// The types and extensions around: their names, whether they are public, and whether they make
  /// members public.
  private var around: [(name: String, isSeen: Bool, sharesPublic: Bool)] = []
  private var protocols = 0

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  private func add(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax, _ keyword: String, _ name: String,
    _ modifiers: DeclModifierListSyntax,
    parameters: FunctionParameterListSyntax? = nil, body: Syntax? = nil, isSeen: Bool = false
  ) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let line = file.line(at: start)
    let reads = body.map { Reads.of($0) } ?? []
    let names = (around.map(\.name) + [name]).joined(separator: ".")
    let isOpen =
      modifiers.isPublic || isSeen || (around.last?.sharesPublic ?? false && !modifiers.isHidden)
    found.append(
      Declaration(
        name: names, keyword: keyword, path: file.path, line: line,
        lineCount: file.line(at: end) - line + 1,
        isPublic: isOpen && !node.attributes.areForTheHouse && around.allSatisfy(\.isSeen),
        isForTheHouse: node.attributes.areForTheHouse, hasBody: body != nil,
        isRequirement: protocols > 0,
        isOverridden: modifiers.has("override") || (modifiers.has("open") && isEmpty(body)),
        comment: DocComment(node.leadingTrivia),
        parameters: (parameters ?? []).map { parameter in
          let inner = (parameter.secondName ?? parameter.firstName).plainName
          return .init(
            label: parameter.firstName.plainName, name: inner, isRead: reads.contains(inner),
            speaksByType: parameter.type.trimmedDescription.hasSuffix(".Type")
              || parameter.firstName.text == "dynamicMember")
        }))
  }

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    isExtension: Bool = false
  ) {
    let isSeen = (isExtension || modifiers.isPublic) && !attributes.areForTheHouse
    around.append((name, isSeen, isExtension && modifiers.isPublic))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    add(
      node, "func", node.name.plainName + parameters.labels, node.modifiers, parameters: parameters,
      body: node.body.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    add(
      node, "init", "init" + parameters.labels, node.modifiers, parameters: parameters,
      body: node.body.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.parameterClause.parameters
    add(
      node, "subscript", "subscript" + parameters.labels, node.modifiers, parameters: parameters,
      body: node.accessorBlock.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "deinit", "deinit", node.modifiers, body: node.body.map(Syntax.init))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.trimmedDescription ?? "_"
    let body = node.bindings.first?.accessorBlock.map(Syntax.init)
    add(node, "var", name, node.modifiers, body: body)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.elements.first?.name.plainName ?? "_"
    add(node, "case", name, node.modifiers, isSeen: around.last?.isSeen ?? false)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "typealias", node.name.plainName, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "struct", node.name.plainName, node.modifiers)
    enter(node.name.plainName, node.modifiers, node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "class", node.name.plainName, node.modifiers)
    enter(node.name.plainName, node.modifiers, node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "actor", node.name.plainName, node.modifiers)
    enter(node.name.plainName, node.modifiers, node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "enum", node.name.plainName, node.modifiers)
    enter(node.name.plainName, node.modifiers, node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "protocol", node.name.plainName, node.modifiers)
    let isSeen = node.modifiers.isPublic && !node.attributes.areForTheHouse
    around.append((node.name.plainName, isSeen, isSeen))
    protocols += 1
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) {
    around.removeLast()
    protocols -= 1
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.extendedType.trimmedDescription, node.modifiers, node.attributes, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
}

/// Whether a body does nothing, or answers yes, no or nothing until a class below answers.
private func isEmpty(_ body: Syntax?) -> Bool {
  guard let statements = body?.as(CodeBlockSyntax.self)?.statements else { return false }
  guard let only = statements.first?.item, statements.count == 1 else { return statements.isEmpty }
  return only.is(BooleanLiteralExprSyntax.self) || only.is(NilLiteralExprSyntax.self)
}

extension DeclModifierListSyntax {
  fileprivate func has(_ name: String) -> Bool { contains { $0.name.text == name } }
  fileprivate var isPublic: Bool {
    contains { $0.detail == nil && ["public", "open"].contains($0.name.text) }
  }
  fileprivate var isHidden: Bool {
    contains {
      $0.detail == nil && ["private", "fileprivate", "internal", "package"].contains($0.name.text)
    }
  }
}

extension AttributeListSyntax {
  /// Whether `@_spi` shows this to modules of the house only.
  fileprivate var areForTheHouse: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_spi" }
  }
}

extension FunctionParameterListSyntax {
  /// The labels as they are spoken of: `(_:width:)`.
  fileprivate var labels: String { "(" + map { $0.firstName.plainName + ":" }.joined() + ")" }
}

extension TokenSyntax {
  /// The name without its backticks.
  var plainName: String { trimmed.text.filter { $0 != "`" } }
}

/// The names that a body reads.
private final class Reads: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ body: Syntax) -> Set<String> {
    let reads = Reads(viewMode: .sourceAccurate)
    reads.walk(body)
    return reads.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false { return .visitChildren }
    if !node.isThrownAway { names.insert(node.baseName.plainName) }
    return .visitChildren
  }

  // `if let name`, which has no expression.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      names.insert(name.identifier.plainName)
    }
    return .visitChildren
  }

  // `{ [name] in }`
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { names.insert(node.name.plainName) }
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// Whether this is all of what `_ =` throws away.
  fileprivate var isThrownAway: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    let parts = Array(list)
    return parts[0].is(DiscardAssignmentExprSyntax.self) && parts[1].is(AssignmentExprSyntax.self)
      && parts[2].id == ExprSyntax(self).id
  }
}
