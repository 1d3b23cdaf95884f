import SwiftSyntax

/// The types of a project's modules that are called as one of the system's, and how each can be made.
///
/// In a file that imports both, `List { … }` is the one and `List(id: 7)` the other: Swift takes the initialiser that fits.
struct SharedTypes {
  /// How a type can be made.
  private struct Form {
    /// The first labels of its initialisers; `_` for none.
    var labels: Set<String> = []
    /// Whether one of them takes a closure.
    var takesClosures = false
    var isGeneric = false
  }

  /// By the types' new names.
  private var forms: [String: Form] = [:]

  /// Reads the initialisers.
  ///
  /// - Parameter files: The files, each with what names of types become in it.
  init(of files: [(file: SourceFileSyntax, names: [String: String])]) {
    for (file, names) in files {
      for statement in file.statements {
        guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
        read(declaration, names)
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, _ names: [String: String]) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let name =
      declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard let name, let key = names[name] else { return }
    var form = forms[key] ?? Form()
    let members = group.memberBlock.members.map(\.decl)
    let initialisers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    for initialiser in initialisers {
      let parameters = initialiser.signature.parameterClause.parameters
      form.labels.insert(parameters.first?.firstName.text ?? "")
      form.takesClosures = form.takesClosures || parameters.contains { Self.isClosure($0.type) }
    }
    let isStruct = declaration.is(StructDeclSyntax.self)
    if initialisers.isEmpty, isStruct { Self.addMembers(members, to: &form) }
    if declaration.is(EnumDeclSyntax.self) { form.labels.insert("rawValue") }
    let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)
    form.isGeneric = form.isGeneric || generics?.genericParameterClause != nil
    forms[key] = form
  }

  /// Adds the initialiser that a structure has by itself.
  private static func addMembers(_ members: [DeclSyntax], to form: inout Form) {
    for variable in members.compactMap({ $0.as(VariableDeclSyntax.self) }) where !variable.isStatic
    {
      for binding in variable.bindings where binding.accessorBlock == nil {
        form.labels.insert(binding.pattern.trimmedDescription)
        let type = binding.typeAnnotation?.type
        form.takesClosures = form.takesClosures || type.map(isClosure) == true
      }
    }
  }

  private static func isClosure(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
  }

  // MARK: Uses

  /// Whether a call makes a type of the project's, and not the system's of the same name.
  ///
  /// - Parameters:
  ///   - name: The type's new name.
  ///   - call: The call of its old name.
  /// - Returns: Whether an initialiser fits.
  func isMeant(_ name: String, by call: FunctionCallExprSyntax) -> Bool {
    guard let form = forms[name] else { return true }
    if call.trailingClosure != nil, !form.takesClosures { return false }
    guard let first = call.arguments.first else { return true }
    return form.labels.contains(first.label?.text ?? "_")
  }

  /// Whether a type takes others between angle brackets.
  ///
  /// - Parameter name: Its new name.
  /// - Returns: Whether it does; of one that is not known, that it does.
  func isGeneric(_ name: String) -> Bool { forms[name]?.isGeneric ?? true }
}
