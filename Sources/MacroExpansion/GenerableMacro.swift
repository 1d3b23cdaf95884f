internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Generable`: a type that a model can say: conformance, how it is made of what is said, and a type of which not all is said.
public struct GenerableMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let members: [String]
    if declaration.is(StructDeclSyntax.self) {
      members = try structure(declaration, description: description(of: node))
    } else if declaration.is(EnumDeclSyntax.self) {
      members = choice(declaration, description: description(of: node))
    } else {
      throw MacroExpansionErrorMessage("'@Generable' belongs to a structure or an enumeration")
    }
    return [
      try ExtensionDeclSyntax(
        """
        nonisolated extension \(type.trimmed): FoundationModels.Generable {
          \(raw: members.joined(separator: "\n"))
        }
        """)
    ]
  }

  /// A stored property that the model is to say.
  private struct Property {
    let name: String
    /// Its type, without a question mark.
    let type: String
    let isOptional: Bool
    /// What `@Guide` says: `, description: …`, and its guides.
    let description: String
    let guides: String
  }

  private static func description(of attribute: AttributeSyntax?) -> String {
    let arguments = attribute?.arguments?.as(LabeledExprListSyntax.self)
    let value = arguments?.first { $0.label?.text == "description" }?.expression
    return value.map { ", description: \($0.trimmedDescription)" } ?? ""
  }

  private static func properties(_ declaration: some DeclGroupSyntax) throws -> [Property] {
    try declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { variable in
        !variable.isStatic && variable.bindings.allSatisfy(\.isStored)
          && !(variable.isConstant && variable.bindings.contains { $0.initializer != nil })
      }
      .flatMap { variable in
        try variable.bindings.map { binding in
          guard let name = binding.name?.text, let written = binding.writtenType else {
            throw MacroExpansionErrorMessage("'@Generable' needs the type of each property")
          }
          let guide = variable.attributes.first { $0.isNamed("Guide") }?.as(AttributeSyntax.self)
          let guides = guide?.arguments?.as(LabeledExprListSyntax.self)?.filter {
            $0.label?.text != "description"
          }
          return Property(
            name: name, type: written.hasSuffix("?") ? String(written.dropLast()) : written,
            isOptional: written.hasSuffix("?"), description: description(of: guide),
            guides: (guides ?? []).map(\.expression.trimmedDescription).joined(separator: ", "))
        }
      }
  }

  private static func structure(
    _ declaration: some DeclGroupSyntax, description: String
  ) throws -> [String] {
    let access = declaration.publicAccess
    let properties = try properties(declaration)
    let schema = properties.map {
      """
      FoundationModels.GenerationSchema.Property(name: "\($0.name)"\($0.description), \
      type: \($0.type).self\($0.guides.isEmpty ? "" : ", guides: [\($0.guides)]"))
      """
    }
    let read = properties.map {
      """
      self.\($0.name) = try content.value(\($0.isOptional ? "\($0.type)?" : $0.type).self, \
      forProperty: "\($0.name)")
      """
    }
    let written = properties.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
    let partial = properties.map {
      "\(access)var \($0.name): \($0.type).PartiallyGenerated?"
    }
    let partiallyRead = properties.map {
      """
      self.\($0.name) = try content.value(\($0.type).PartiallyGenerated?.self, \
      forProperty: "\($0.name)")
      """
    }
    return [
      """
      \(access)static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self\(description), \
      properties: [\(schema.joined(separator: ", "))])
      }
      """,
      "\(access)init(_ content: FoundationModels.GeneratedContent) throws {",
      read.joined(separator: "\n"), "}",
      """
      \(access)var generatedContent: FoundationModels.GeneratedContent {
        FoundationModels.GeneratedContent(properties: [\(written.isEmpty ? ":" : written)])
      }
      """,
      "\(access)struct PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent {",
      "\(access)var id: FoundationModels.GenerationID",
      partial.joined(separator: "\n"),
      "\(access)init(_ content: FoundationModels.GeneratedContent) throws {",
      "self.id = content.id ?? FoundationModels.GenerationID()",
      partiallyRead.joined(separator: "\n"), "}", "}",
    ]
  }

  /// An enumeration is said by the name of its case; what a case holds, nobody says.
  private static func choice(_ declaration: some DeclGroupSyntax, description: String) -> [String] {
    let access = declaration.publicAccess
    let elements = declaration.memberBlock.members.compactMap {
      $0.decl.as(EnumCaseDeclSyntax.self)
    }
    .flatMap(\.elements)
    let names = elements.map { "\"\($0.name.text)\"" }.joined(separator: ", ")
    let plain = elements.filter { $0.parameterClause == nil }
    let read = plain.map { "case \"\($0.name.text)\": self = .\($0.name.text)" }
    let written = elements.map { "case .\($0.name.text): \"\($0.name.text)\"" }
    return [
      """
      \(access)static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: Self.self\(description), anyOf: [\(names)])
      }
      """,
      "\(access)init(_ content: FoundationModels.GeneratedContent) throws {",
      "switch try content.value(String.self) {", read.joined(separator: "\n"),
      """
      case let name:
        throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
          .init(debugDescription: "'\\(name)' is no case of \\(Self.self)"))
      """, "}", "}",
      "\(access)var generatedContent: FoundationModels.GeneratedContent {",
      "let name = switch self {", written.joined(separator: "\n"), "}",
      "return FoundationModels.GeneratedContent(kind: .string(name))", "}",
    ]
  }
}

/// `@Guide`: read by `@Generable`; nothing by itself.
public struct GuideMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
