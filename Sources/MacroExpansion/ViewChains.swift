import SwiftSyntax

/// Chains of modifiers as code of views has them: `Card().padding().font(.title)`.
enum ViewChains {
  /// Whether a call is of a modifier of a view, by how it is written and where.
  ///
  /// - Parameter call: The call.
  /// - Returns: Whether it is, so far as can be seen without types.
  static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, beginsWithView(base)
    else { return false }
    return isInView(Syntax(call))
  }

  /// What views are called where they are given: to a view's modifier, and to a type's own.
  private static let givenViews: Set = ["content", "self", "Color"]

  /// Whether a chain begins with a value that is made of a type, or with one that is a view by its name.
  private static func beginsWithView(_ chain: ExprSyntax) -> Bool {
    var (place, isCalled) = (chain, false)
    while true {
      if let call = place.as(FunctionCallExprSyntax.self) {
        (place, isCalled) = (call.calledExpression, true)
      } else if let member = place.as(MemberAccessExprSyntax.self), let base = member.base {
        (place, isCalled) = (base, false)
      } else {
        let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return givenViews.contains(name) || isCalled && name.first?.isUppercase == true
      }
    }
  }

  /// Whether what is around a place gives a view, or is no declaration's.
  private static func isInView(_ node: Syntax) -> Bool {
    var around = node.parent
    while let place = around {
      if let function = place.as(FunctionDeclSyntax.self) {
        return isView(function.signature.returnClause?.type)
      }
      if let binding = place.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return isView(binding.typeAnnotation?.type)
      }
      if place.is(InitializerDeclSyntax.self) { return false }
      around = place.parent
    }
    return true
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    type?.trimmedDescription.hasPrefix("some View") == true
  }
}
