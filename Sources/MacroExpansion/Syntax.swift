import SwiftSyntax
import SwiftSyntaxMacros

extension AttributeListSyntax.Element {
  /// Whether this is the attribute `name`, however qualified.
  func isNamed(_ name: String) -> Bool { attributeName == name }

  /// The attribute's last name: `State` of `@SwiftUI.State`; `nil` for `#if`.
  var attributeName: String? {
    guard let type = self.as(AttributeSyntax.self)?.attributeName else { return nil }
    if let simple = type.as(IdentifierTypeSyntax.self) { return simple.name.text }
    return type.as(MemberTypeSyntax.self)?.name.text
  }
}

extension DeclGroupSyntax {
  /// What members begin with that are seen where the type is: `public `, `package `, or nothing.
  var publicAccess: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}

extension VariableDeclSyntax {
  /// Whether this is a property of the type itself.
  var isStatic: Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  /// Whether this cannot be set after its first value.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

  /// The names of property wrappers and macros on it.
  var attributeNames: [String] { attributes.compactMap(\.attributeName) }
}

extension PatternBindingSyntax {
  /// Whether there is storage behind it: no accessors but observers.
  var isStored: Bool {
    guard let accessors = accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// The variable's name, if the pattern is a plain one.
  var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

  /// The type as written or as its first value shows it.
  var writtenType: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard let value = initializer?.value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return nil
  }
}
