import SwiftParser
import SwiftSyntax

/// The renaming of what several modules of a project have, whose files are compiled as one module: types, and members that
/// extensions add to types.
///
/// What a type, function or extension has by a type's name itself, as a nested type or a generic parameter, keeps it.
struct TypeRenaming {
  /// A file's text with other names for types.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - names: What a type's name becomes.
  ///   - qualified: What a type's name becomes behind that of its module: by `Models.Card`.
  ///   - members: What a member's name becomes.
  ///   - shared: Those of the types' names that are the system's as well, and what the types are.
  /// - Returns: The text, with as many lines.
  static func text(
    of source: String, naming names: [String: String], behindModules qualified: [String: String],
    members: [String: String] = [:], shared: (names: Set<String>, types: SharedTypes)? = nil
  ) -> String {
    let isPlain = names.isEmpty && members.isEmpty
    if isPlain, !qualified.keys.contains(where: source.contains) { return source }
    let reader = Reader(names, qualified, members, shared)
    reader.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    for edit in reader.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds the names from top to bottom.
private final class Reader: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private let names: [String: String]
  private let qualified: [String: String]
  private let members: [String: String]
  private let shared: (names: Set<String>, types: SharedTypes)?
  /// The names that the declarations around the current place have for something of their own, outermost first.
  private var own: [Set<String>] = []

  init(
    _ names: [String: String], _ qualified: [String: String], _ members: [String: String],
    _ shared: (names: Set<String>, types: SharedTypes)?
  ) {
    (self.names, self.qualified, self.members) = (names, qualified, members)
    self.shared = shared
    super.init(viewMode: .sourceAccurate)
  }

  private func rename(_ token: TokenSyntax, to name: String?) {
    guard let name else { return }
    let place =
      token.positionAfterSkippingLeadingTrivia
      .utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: place, text: name))
  }

  private func use(_ token: TokenSyntax) {
    guard let name = names[token.text], !own.contains(where: { $0.contains(token.text) }) else {
      return
    }
    rename(token, to: name)
  }

  // MARK: Declarations

  private func enter(
    _ generics: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let parameters = generics?.parameters.map(\.name.text) ?? []
    let types = members?.members.compactMap { Self.typeName(of: $0.decl) } ?? []
    own.append(Set(parameters + types))
    return .visitChildren
  }

  private func enterType(
    _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    if own.isEmpty { use(name) }
    return enter(generics, members)
  }

  /// The name of a declaration that is one of a type.
  private static func typeName(of declaration: DeclSyntax) -> String? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): type.name.text
    case .classDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .typeAliasDecl(let type): type.name.text
    case .associatedTypeDecl(let type): type.name.text
    default: nil
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.genericParameterClause, node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { own.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.genericParameterClause, node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { own.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.genericParameterClause, node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { own.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.genericParameterClause, node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { own.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, nil, node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { own.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(nil, node.memberBlock)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { own.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if own.isEmpty { use(node.name) }
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInExtension(node) { rename(node.name, to: members[node.name.text]) }
    return enter(node.genericParameterClause)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where isInExtension(node) {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        rename(name, to: members[name.text])
      }
    }
    return .visitChildren
  }
  private func isInExtension(_ node: some DeclSyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }
  override func visitPost(_ node: FunctionDeclSyntax) { own.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.genericParameterClause)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { own.removeLast() }

  // MARK: Uses

  /// Whether a use of a name is the system's, which the file sees as well.
  private func isSystems(_ name: TokenSyntax, in node: Syntax?, isGeneric: Bool) -> Bool {
    guard let shared, shared.names.contains(name.text), let new = names[name.text] else {
      return false
    }
    if isGeneric { return !shared.types.isGeneric(new) }
    guard let call = node?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.id == name.id
    else { return false }
    return !shared.types.isMeant(new, by: call)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericArgumentClause != nil
    if !isSystems(node.name, in: node.parent, isGeneric: isGeneric) { use(node.name) }
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    if isMember || names[node.baseName.text] == nil {
      rename(node.baseName, to: members[node.baseName.text])
    } else {
      let isGeneric = node.parent?.is(GenericSpecializationExprSyntax.self) == true
      if !isSystems(node.baseName, in: node.parent, isGeneric: isGeneric) { use(node.baseName) }
    }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let name = node.declName.baseName
      rename(name, to: qualified["\(module).\(name.text)"])
    }
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name.text {
      rename(node.name, to: qualified["\(module).\(node.name.text)"])
    }
    return .visitChildren
  }
}
