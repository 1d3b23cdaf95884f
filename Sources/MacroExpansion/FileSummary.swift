import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The summary of one file of a project, for the tool's index: what it declares for others, and what it uses.
///
/// It is a line of text, as an index holds thousands: fields are parted by tabs, names within them by spaces. The fields are
/// `main` or `-`; the modules that it imports; the names that it declares at the top; those that its extensions add to
/// types; names that it uses; names that it uses behind a dot; names that only its previews use, those behind a dot with it; the types at
/// the top that are private to it; and the protocols to which types of it conform.
///
/// An initialiser of an extension is written `Color(hex:`, a subscript `[safe:`, a conformance `Card:Hashable`, a static
/// member `Color.card` besides its own name. What is private to the file is no name for others; what a branch of an `#if` uses
/// that is for other platforms is not used.
public struct FileSummary {
  var isMain = false
  var imports: Set<String> = []
  var declared: Set<String> = []
  var members: Set<String> = []
  var uses: Set<String> = []
  var memberUses: Set<String> = []
  var previewUses: Set<String> = []
  var privates: Set<String> = []
  var kinds: Set<String> = []

  /// Reads a file's text.
  init(source: String) {
    let file = Parser.parse(source: source)
    let reader = SummaryReader(for: ScenePlatform(of: [file]))
    reader.walk(file)
    self = reader.summary
  }

  fileprivate init() {}

  /// The line, without its end.
  var line: String {
    let fields = [
      imports, declared, members, uses, memberUses, previewUses, privates, kinds,
    ].map {
      $0.sorted().joined(separator: " ")
    }
    return ([isMain ? "main" : "-"] + fields).joined(separator: "\t")
  }

  /// The summaries of all files that a list names, a path a line; one that cannot be read has an empty summary.
  ///
  /// - Parameter list: The list's file.
  /// - Returns: As many lines.
  /// - Throws: What Foundation says about the list.
  public static func lines(ofList list: String) throws -> String {
    let paths = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n")
    let lines = Mutex([String](repeating: "", count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { number in
      let text = (try? String(contentsOfFile: String(paths[number]), encoding: .utf8)) ?? ""
      let line = FileSummary(source: text).line + "\n"
      lines.withLock { $0[number] = line }
    }
    return lines.withLock { $0.joined() }
  }
}

/// Reads declarations and uses from top to bottom.
private final class SummaryReader: SyntaxVisitor {
  var summary = FileSummary()
  /// How many types, functions and closures are around the current place.
  private var depth = 0
  /// The type that is extended around the current place, if the place is directly in its extension.
  private var extended: (name: String, depth: Int)?

  /// At which depths there are previews around the current place.
  private var previewDepths: [Int] = []

  /// For what the file is written.
  private let platform: ScenePlatform
  /// Branches of `#if` that are not taken there, of which the names that they use are not needed.
  private var untaken: Set<SyntaxIdentifier> = []
  /// How many of them are around the current place.
  private var untakenDepth = 0

  init(for platform: ScenePlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  private static let privacy: Set<String> = ["private", "fileprivate"]

  private func plain(_ name: TokenSyntax) -> String {
    name.text.filter { $0 != "`" && !$0.isWhitespace }
  }

  /// Notes a declaration, if it is one for other files.
  private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard untakenDepth == 0,
      !modifiers.contains(where: { Self.privacy.contains($0.name.text) && $0.detail == nil })
    else { return }
    if depth == 0 {
      summary.declared.insert(name)
    } else if let extended, extended.depth == depth {
      summary.members.insert(name)
      // Of a type's own members others may have the name, too: `background` is a modifier of every view.
      let isStatic = modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
      if isStatic { summary.members.insert("\(extended.name).\(name)") }
    }
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    let type = node.type.as(AttributedTypeSyntax.self)?.baseType ?? node.type
    let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    // Other protocols that inherit it are none of its values.
    let isType = node.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true
    if untakenDepth == 0, isType, let name { summary.kinds.insert(plain(name)) }
    return .visitChildren
  }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  private func isPreviews(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") }
      ?? false
  }

  private func enterType(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    if isPreviews(clause) { previewDepths.append(depth) } else { declare(plain(name), modifiers) }
    if depth == 0, untakenDepth == 0,
      modifiers.contains(where: { Self.privacy.contains($0.name.text) && $0.detail == nil })
    {
      summary.privates.insert(plain(name))
    }
    return enter()
  }

  private func leave() {
    depth -= 1
    if previewDepths.last == depth { previewDepths.removeLast() }
  }

  private func use(_ name: String) {
    guard untakenDepth == 0 else { return }
    if previewDepths.isEmpty { summary.uses.insert(name) } else { summary.previewUses.insert(name) }
  }

  private func useMember(_ name: String) {
    guard untakenDepth == 0 else { return }
    if previewDepths.isEmpty {
      summary.memberUses.insert(name)
    } else {
      summary.previewUses.insert(".\(name)")
    }
  }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if untakenDepth == 0, let module = node.path.first?.name {
      summary.imports.insert(plain(module))
    }
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "main" || name == "UIApplicationMain" { summary.isMain = true }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      // Without `@retroactive` and the like.
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      let conformance = type.trimmedDescription.filter { $0 != " " }
      // The compiler asks for what `Codable` stands for.
      let parts = conformance == "Codable" ? ["Codable", "Decodable", "Encodable"] : [conformance]
      for part in parts where untakenDepth == 0 { summary.members.insert("\(name):\(part)") }
    }
    let isPrivate = node.modifiers.contains { Self.privacy.contains($0.name.text) }
    depth += 1
    if depth == 1, !isPrivate { extended = (name.filter { !$0.isWhitespace }, depth) }
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    depth -= 1
    if depth == 0 { extended = nil }
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(plain(node.name), node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(plain(node.name), node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(plain(node.name), node.modifiers)
    return enter()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.name { declare(plain(name), node.modifiers) }
    }
    return enter()
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let extended, extended.depth == depth {
      let label = node.signature.parameterClause.parameters.first?.firstName
      declare("\(extended.name)(\(label.map(plain) ?? ""):", node.modifiers)
    }
    return enter()
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.parameterClause.parameters.first, first.secondName != nil {
      declare("[\(plain(first.firstName)):", node.modifiers)
    }
    return enter()
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  // MARK: Uses

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let clauses = Array(node.clauses)
    untaken.formUnion(platform.untaken(of: node).map { clauses[$0].id })
    return .visitChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if untaken.contains(node.id) { untakenDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) {
    if untaken.contains(node.id) { untakenDepth -= 1 }
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    let name = plain(node.baseName)
    if isMember { useMember(name) } else { use(name) }
    if isMember, let access = node.parent?.as(MemberAccessExprSyntax.self),
      let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      type.text.first?.isUppercase == true
    {
      useMember("\(plain(type)).\(name)")
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(plain(node.name))
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    useMember(plain(node.name))
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
      called.baseName.text.first?.isUppercase == true
    {
      let label = node.arguments.first?.label.map(plain) ?? "_"
      if !node.arguments.isEmpty { useMember("\(plain(called.baseName))(\(label):") }
    }
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label { useMember("[\(plain(label)):") }
    return .visitChildren
  }
  private func enterMacro(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.text == "Preview" { previewDepths.append(depth) } else { use(plain(name)) }
    return enter()
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    enterMacro(node.macroName)
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leave() }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterMacro(node.macroName)
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leave() }
}
