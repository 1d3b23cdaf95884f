import Foundation
import SwiftParser
import SwiftSyntax

/// The outline of a file without `#Preview`, for the loader: its preview providers, and its views that can be made without
/// arguments.
public struct SceneOutline: SourceSummary {
  struct Entry: Encodable {
    let name: String
    /// 1-based.
    let line: Int
    /// Whether other views of the file make it.
    let isUsed: Bool
  }

  /// A view that cannot be made without arguments.
  struct NeedyView: Encodable, Equatable {
    let name: String
    /// What it must be given, as in `title: String`.
    let needs: [String]
  }

  var providers: [Entry] = []
  var views: [Entry] = []
  var needy: [NeedyView] = []
  /// Whether the text is no Swift, so that what is found is a guess.
  var isBroken = false

  public init(source: String) {
    let file = Parser.parse(source: source)
    isBroken = file.hasError
    let lines = SourceLocationConverter(fileName: "", tree: file)
    var declared: [String: Set<String>] = [:]
    var structs: [StructDeclSyntax] = []
    var types: [(name: String, node: Syntax, inherited: Set<String>)] = []
    func note(_ name: String, _ node: some DeclGroupSyntax) {
      let inherited = Set(
        node.inheritanceClause?.inheritedTypes.map {
          $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        } ?? [])
      declared[name, default: []].formUnion(inherited)
      types.append((name, Syntax(node), inherited))
    }
    for statement in file.statements {
      if let node = statement.item.as(StructDeclSyntax.self) {
        note(node.name.text, node)
        structs.append(node)
      } else if let node = statement.item.as(EnumDeclSyntax.self) {
        note(node.name.text, node)
      } else if let node = statement.item.as(ClassDeclSyntax.self) {
        note(node.name.text, node)
      } else if let node = statement.item.as(ExtensionDeclSyntax.self) {
        note(node.extendedType.trimmedDescription, node)
      }
    }
    let uses = Uses(viewMode: .sourceAccurate)
    uses.walk(file)
    for type in types where type.inherited.contains("PreviewProvider") {
      let line = lines.location(for: type.node.positionAfterSkippingLeadingTrivia).line
      providers.append(Entry(name: type.name, line: line, isUsed: false))
    }
    for node in structs {
      let name = node.name.text
      guard declared[name]?.contains("View") ?? false, node.genericParameterClause == nil,
        let needs = needs(of: node)
      else { continue }
      let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      if needs.isEmpty {
        views.append(Entry(name: name, line: line, isUsed: uses.names.contains(name)))
      } else {
        needy.append(NeedyView(name: name, needs: needs))
      }
    }
  }

  /// What the initialiser of a struct must be given that wants the fewest arguments; `nil` if it may make nothing.
  private func needs(of node: StructDeclSyntax) -> [String]? {
    let members = node.memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      let lists = initializers.filter { $0.optionalMark == nil }.map {
        $0.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
          "\($0.firstName.text): \($0.type.trimmedDescription)"
        }
      }
      return lists.min { $0.count < $1.count }
    }
    return members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }
      .flatMap { variable in
        variable.bindings.filter { $0.isStored && !hasValue($0, of: variable) }.map { binding in
          let type = binding.writtenType ?? "a value"
          let isBinding = variable.attributeNames.contains("Binding")
          return "\(binding.pattern.trimmedDescription): \(isBinding ? "Binding<\(type)>" : type)"
        }
      }
  }

  /// Property wrappers that find their value themselves.
  private static let selfMade: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "Query", "FetchRequest",
  ]

  private func hasValue(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Bool {
    if binding.initializer != nil { return true }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { $0.arguments != nil }) { return true }
    let names = variable.attributeNames
    if names.contains(where: Self.selfMade.contains) { return true }
    guard !names.contains("Binding"), !variable.isConstant else { return false }
    let type = binding.typeAnnotation?.type
    return type?.is(OptionalTypeSyntax.self) ?? false
  }
}

/// The names that are called like initialisers, outside the types themselves.
private final class Uses: SyntaxVisitor {
  var names: Set<String> = []
  private var enclosing: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !enclosing.contains(name)
    {
      names.insert(name)
    }
    return .visitChildren
  }
}
