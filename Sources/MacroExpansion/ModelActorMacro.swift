internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@ModelActor`: an actor with a context of models of its own: conformance, its container and executor, and how it is made.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }

  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@ModelActor' belongs to an actor")
    }
    let access = declaration.publicAccess
    let members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
      // Views follow models where views are.
      """
      \(raw: access)nonisolated var unownedExecutor: UnownedSerialExecutor {
        MainActor.sharedUnownedExecutor
      }
      """,
    ]
    if hasInitializer(declaration) { return members }
    return members + [
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        let context = SwiftData.ModelContext(modelContainer)
        modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: context)
        self.modelContainer = modelContainer
      }
      """
    ]
  }

  /// Whether code says itself how the actor is made of a container.
  private static func hasInitializer(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.memberBlock.members.contains { member in
      guard let made = member.decl.as(InitializerDeclSyntax.self) else { return false }
      return made.signature.parameterClause.parameters.map(\.firstName.text) == ["modelContainer"]
    }
  }
}
