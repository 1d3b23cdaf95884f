internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Animatable`: conformance, and `animatableData` from the stored properties, pairs nested to the right.
public struct AnimatableMacro: ExtensionMacro, MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    // Where a module is on the main actor, the conformance would be, too, and what asks for animatable values is not.
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Animatable {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@Animatable' belongs to a struct or a class")
    }
    let variables = declaration.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let isHandWritten = variables.contains { variable in
      variable.bindings.contains { $0.name?.text == "animatableData" }
    }
    if isHandWritten { return [] }
    let names = variables.flatMap { moving(in: $0, context) }
    let access = declaration.publicAccess
    guard let last = names.last else {
      return [
        """
        \(raw: access)var animatableData: EmptyAnimatableData {
          get { EmptyAnimatableData() }
          set {}
        }
        """
      ]
    }
    if names.count == 1 {
      return [
        """
        \(raw: access)var animatableData: \(raw: dataType(last)) {
          get { \(raw: last.name).animatableData }
          set { \(raw: last.name).animatableData = newValue }
        }
        """
      ]
    }
    let heads = names.dropLast()
    let type = heads.reversed().reduce(dataType(last)) { "AnimatablePair<\(dataType($1)), \($0)>" }
    let value = heads.reversed().reduce("\(last.name).animatableData") {
      "AnimatablePair(\($1.name).animatableData, \($0))"
    }
    var path = "newValue"
    var assignments: [String] = []
    for property in heads {
      assignments.append("\(property.name).animatableData = \(path).first")
      path += ".second"
    }
    assignments.append("\(last.name).animatableData = \(path)")
    return [
      """
      \(raw: access)var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: assignments.joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  private struct Property {
    let name: String
    let type: String
  }

  private static func dataType(_ property: Property) -> String { "\(property.type).AnimatableData" }

  /// Types that never move, so that to animate them is a mistake.
  private static let discrete: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Bool", "String", "Character", "UUID", "Date", "URL",
  ]

  /// Which stored properties of a declaration move; the others are reported.
  private static func moving(
    in variable: VariableDeclSyntax, _ context: some MacroExpansionContext
  ) -> [Property] {
    if variable.isStatic || variable.isConstant { return [] }
    let attributes = variable.attributeNames
    // A property wrapper keeps its value elsewhere (state, environment), and is not part of the vector.
    if !attributes.filter({ !$0.isEmpty && $0 != "MainActor" }).isEmpty { return [] }
    // `var a, b: Double` writes the type once, behind the last.
    var type: String?
    var properties: [Property] = []
    for binding in variable.bindings.reversed() {
      type = binding.writtenType ?? type
      guard binding.isStored, let name = binding.name?.text else { continue }
      guard let type else {
        report(
          "write the type of '\(name)', so that '@Animatable' knows what moves", binding, context)
        continue
      }
      if discrete.contains(type) {
        report(
          "'\(name)' is of type '\(type)', which does not animate; "
            + "mark it '@AnimatableIgnored', or make it a 'Double'", binding, context)
        continue
      }
      properties.append(Property(name: name, type: parenthesised(type)))
    }
    return properties.reversed()
  }

  private static func parenthesised(_ type: String) -> String {
    type.contains("&") || type.contains("->") || type.hasPrefix("any ") ? "(\(type))" : type
  }

  private static func report(
    _ message: String, _ binding: PatternBindingSyntax, _ context: some MacroExpansionContext
  ) {
    context.diagnose(Diagnostic(node: binding, message: MacroExpansionErrorMessage(message)))
  }
}

/// `@AnimatableIgnored`: read by `@Animatable`; nothing by itself.
public struct AnimatableIgnoredMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.allSatisfy(\.isStored)
    else {
      throw MacroExpansionErrorMessage("'@AnimatableIgnored' belongs to a stored property")
    }
    return []
  }
}
