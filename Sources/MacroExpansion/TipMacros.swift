internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Parameter static var name: Type = value` of a tip: accessors to what the datastore has, and `$name`, which rules are given.
public struct TipParameterMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let parameter = parameter(declaration) else { return [] }
    return [
      "get { $\(raw: parameter.name).wrappedValue }",
      "set { $\(raw: parameter.name).wrappedValue = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let parameter = parameter(declaration) else {
      throw MacroExpansionErrorMessage(
        "'@Parameter' belongs to one static variable with a type and a value")
    }
    return [
      """
      \(raw: parameter.access)static var $\(raw: parameter.name): TipKit.Tips.Parameter<\(raw: parameter.type)> {
        TipKit.Tips.Parameter(Self.self, "\(raw: parameter.name)", \(raw: parameter.value))
      }
      """
    ]
  }

  private struct Parameter {
    let access: String
    let name: String
    let type: String
    let value: String
  }

  private static func parameter(_ declaration: some DeclSyntaxProtocol) -> Parameter? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStatic,
      !variable.isConstant, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.name?.text, let type = binding.writtenType
    else { return nil }
    let isOptional = type.hasSuffix("?") || type.hasPrefix("Optional<")
    guard
      let value = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    else { return nil }
    let access = variable.modifiers.first {
      [.keyword(.public), .keyword(.package), .keyword(.fileprivate), .keyword(.private)]
        .contains($0.name.tokenKind) && $0.detail == nil
    }
    return Parameter(
      access: access.map { "\($0.name.text) " } ?? "", name: name, type: type, value: value)
  }
}

/// `#Rule(input) { condition }`: a rule of a tip.
public struct TipRuleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    var arguments = node.arguments.map { $0.expression.trimmedDescription }
    if let closure = node.trailingClosure { arguments.append(closure.trimmedDescription) }
    guard arguments.count > 1 else {
      throw MacroExpansionErrorMessage(
        "'#Rule' needs an event or a parameter, and a closure that says when it holds")
    }
    return "TipKit.Tips.Rule(\(raw: arguments.joined(separator: ", ")))"
  }
}
