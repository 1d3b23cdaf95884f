internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Model`: a class whose stored properties a store keeps: conformance, what each property means, and accessors that tell of reading
/// and writing.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@Model' belongs to a class")
    }
    let access = declaration.publicAccess
    let name = type.name.text
    let entries = declaration.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    .filter(isPersisted).flatMap { variable in
      variable.bindings.compactMap(\.name?.text).map { property in
        """
        SwiftData.Schema.PropertyMetadata(name: "\(property)", keypath: \\\(name).\(property)\
        \(meaning(of: variable)))
        """
      }
    }
    return [
      "\(raw: access)let _$model = SwiftData.ModelLink()",
      """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: entries.joined(separator: ", "))]
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), isPersisted(variable) else {
      return []
    }
    return ["@_PersistedProperty"]
  }

  /// Whether a store keeps a property: stored, of an object, not marked as passing.
  private static func isPersisted(_ variable: VariableDeclSyntax) -> Bool {
    !variable.isStatic && !variable.isConstant && variable.bindings.allSatisfy(\.isStored)
      && !variable.attributeNames.contains { $0 == "Transient" || $0 == "_PersistedProperty" }
      && !variable.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  /// What `@Attribute(…)` or `@Relationship(…)` says of a property, as an argument.
  private static func meaning(of variable: VariableDeclSyntax) -> String {
    for element in variable.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        element.isNamed("Attribute") || element.isNamed("Relationship"),
        let name = element.attributeName
      else { continue }
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      return ", metadata: SwiftData.Schema.\(name)(\(arguments))"
    }
    return ""
  }
}

/// `@_PersistedProperty`: a property that tells of reading and writing, before storage of its own.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = initialValue }
      """,
      """
      get {
        _$model.read(self, \\.\(raw: name))
        return _\(raw: name)
      }
      """,
      """
      set {
        let before = _\(raw: name)
        _$model.write(self, \\.\(raw: name), from: before, to: newValue) { _\(raw: name) = newValue }
      }
      """,
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration), let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first
    else { return [] }
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer.map { " \($0.trimmedDescription)" } ?? ""
    return ["private var _\(raw: name)\(raw: type)\(raw: value)"]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1
    else {
      return nil
    }
    return variable.bindings.first?.name?.text
  }
}

/// `@Attribute`, `@Relationship`, `@Transient`, `#Unique`, `#Index`: read by `@Model`, or nothing that a film shows; nothing by themselves.
public struct ModelNoteMacro: PeerMacro, DeclarationMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
