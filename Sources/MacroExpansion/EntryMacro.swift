internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of a kind of values: a key and the accessors to it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// Which protocol a key of these values conforms to.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = entry(declaration, in: context) else { return [] }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = try checkedEntry(node, declaration, in: context) else { return [] }
    if entry.conformance == "FocusedValueKey" {
      let value = entry.type.map { unwrapped($0) } ?? "Never"
      return [
        "private struct \(raw: entry.key): FocusedValueKey { typealias Value = \(raw: value) }"
      ]
    }
    let type = entry.type.map { ": \($0)" } ?? ""
    return [
      """
      private struct \(raw: entry.key): \(raw: entry.conformance) {
        static var defaultValue\(raw: type) { \(raw: entry.value) }
      }
      """
    ]
  }

  private struct Entry {
    let key: String
    let conformance: String
    let type: String?
    let value: String
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> Entry? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.name
    else { return nil }
    let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
      .trimmedDescription.split(separator: ".").last.map(String.init)
    guard let owner, let conformance = keys[owner] else { return nil }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : "")
    return Entry(
      key: "__Key_\(name.text)", conformance: conformance,
      type: type ?? inferredType(binding.initializer?.value), value: value)
  }

  private static func checkedEntry(
    _ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> Entry? {
    guard let entry = entry(declaration, in: context) else {
      throw MacroExpansionErrorMessage(
        "'@Entry' belongs to one variable in an extension of "
          + "EnvironmentValues, Transaction, ContainerValues or FocusedValues")
    }
    if entry.value.isEmpty, entry.conformance != "FocusedValueKey" {
      throw MacroExpansionErrorMessage("'@Entry' needs a default value")
    }
    if entry.type == nil {
      throw MacroExpansionErrorMessage("'@Entry' needs the variable's type to be written")
    }
    return entry
  }

  /// The type of a value whose syntax shows it: a literal, or `Type(…)`.
  private static func inferredType(_ value: ExprSyntax?) -> String? {
    guard let value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let negated = value.as(PrefixOperatorExprSyntax.self) {
      return inferredType(negated.expression)
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      if startsUppercase(call.calledExpression) { return call.calledExpression.trimmedDescription }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "init" || startsUppercase(base)
      {
        return base.trimmedDescription
      }
    }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      startsUppercase(base)
    {
      return base.trimmedDescription
    }
    return nil
  }

  private static func startsUppercase(_ expression: ExprSyntax) -> Bool {
    let last = expression.trimmedDescription.split(separator: ".").last
    return last?.first?.isUppercase ?? false
  }

  private static func unwrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<") { return String(type.dropFirst(9).dropLast()) }
    return type
  }
}
