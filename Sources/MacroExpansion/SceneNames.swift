import Foundation
import SwiftParser
import SwiftSyntax

/// The names of a scene's text, for the tool: what it uses, what it declares, what it imports.
public struct SceneNames: SourceSummary {
  struct Use: Encodable, Equatable {
    let name: String
    /// 1-based.
    let line: Int
    /// Whether it stands behind a dot.
    let isMember: Bool
  }

  var uses: [Use] = []
  var declared: [String] = []
  var imports: [Use] = []

  public init(source: String) {
    let file = Parser.parse(source: source)
    let reader = NameReader(SourceLocationConverter(fileName: "", tree: file))
    reader.walk(file)
    self = reader.names
    declared = Set(declared).sorted()
  }

  fileprivate init() {}
}

/// Reads names from left to right.
private final class NameReader: SyntaxVisitor {
  var names = SceneNames()
  private let lines: SourceLocationConverter

  init(_ lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private func use(_ name: TokenSyntax, isMember: Bool = false) -> SceneNames.Use {
    let line = lines.location(for: name.positionAfterSkippingLeadingTrivia).line
    return SceneNames.Use(name: name.text, line: line, isMember: isMember)
  }

  private func declares(_ name: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let name { names.declared.append(name.text) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    names.uses.append(use(node.baseName, isMember: isMember))
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.uses.append(use(node.name))
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    names.uses.append(use(node.macroName))
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.uses.append(use(node.macroName))
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name { names.imports.append(use(module)) }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declares(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declares(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declares(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declares(node.secondName ?? node.firstName)
  }
}
