import Foundation
import SwiftSyntax

/// What a scene's text says about objects of Core Data in ways for which there would have to be the Objective-C runtime, as other text.
enum ManagedRewriting {
  /// A text that is put in.
  struct Insertion {
    /// Before which byte.
    let place: Int
    let text: String
  }

  private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.isNamed("NSManaged") }
  }

  private static func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Accessors of properties with `@NSManaged`: by their names.
  static func accessors(of node: VariableDeclSyntax) -> [Insertion] {
    guard isManaged(node.attributes) else { return [] }
    return node.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      let key = "\"\(name.trimmingCharacters(in: ["`"]))\""
      let text = "{ get { _managedValue(\(key)) } set { _setManagedValue(\(key), newValue) } }"
      return Insertion(place: end(type), text: " \(text)")
    }
  }

  /// The body of a function with `@NSManaged`: by its name.
  static func body(of node: FunctionDeclSyntax) -> Insertion? {
    guard isManaged(node.attributes), node.body == nil else { return nil }
    let arguments = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let list = (["\"\(node.name.text)\""] + arguments).joined(separator: ", ")
    return Insertion(place: end(node.signature), text: " { _callManaged(\(list)) }")
  }

  /// The text that `#keyPath(Item.owner.name)` is: `"owner.name"`; `nil` where nothing is left.
  static func keyPath(_ argument: ExprSyntax) -> String? {
    let names = argument.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".")
    let keys = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return keys.isEmpty ? nil : "\"\(keys.joined(separator: "."))\""
  }

  /// The conversions in a predicate's arguments to what C's functions take, which dates and texts are not here.
  static func conversions(in node: FunctionCallExprSyntax) -> [Range<Int>] {
    guard node.calledExpression.trimmedDescription == "NSPredicate",
      node.arguments.first?.label?.text == "format"
    else { return [] }
    let finder = ConversionFinder(viewMode: .sourceAccurate)
    finder.walk(node.arguments)
    return finder.ranges
  }

  /// Finds `as CVarArg` and `as! CVarArg`.
  private final class ConversionFinder: SyntaxVisitor {
    private(set) var ranges: [Range<Int>] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (mark, type) in zip(elements, elements.dropFirst()) {
        guard mark.is(UnresolvedAsExprSyntax.self),
          ["CVarArg", "any CVarArg"].contains(type.trimmedDescription)
        else { continue }
        ranges.append(mark.positionAfterSkippingLeadingTrivia.utf8Offset..<end(type))
      }
      return .visitChildren
    }
  }
}
