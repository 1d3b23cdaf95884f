import SwiftSyntax

extension ScenePlatform {
  /// Whether the condition of an `#if` holds; `nil` where only the compiler knows.
  func holds(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return known(call.calledExpression.trimmedDescription, call.arguments.trimmedDescription)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1,
      let inner = group.elements.first
    {
      return holds(inner.expression)
    }
    if let denial = condition.as(PrefixOperatorExprSyntax.self), denial.operator.text == "!" {
      return holds(denial.expression).map { !$0 }
    }
    return condition.as(SequenceExprSyntax.self).flatMap(holds)
  }

  /// Which branches of an `#if` are surely not taken, by their numbers.
  func untaken(of node: IfConfigDeclSyntax) -> [Int] {
    var isOver = false
    var found: [Int] = []
    for (number, clause) in node.clauses.enumerated() {
      let answer = clause.condition.map(holds) ?? true
      if isOver || answer == false { found.append(number) }
      isOver = isOver || answer == true
    }
    return found
  }

  /// What is asked of the platform, with what no platform of ours is.
  private func known(_ function: String, _ argument: String) -> Bool? {
    if let answer = answer(function, argument) { return answer }
    if function == "os" { return false }
    // UIKit's absence where there is AppKit is an answer; its presence is left to the compiler.
    return function == "canImport" && argument == "UIKit" ? true : nil
  }

  /// Operators as they stand in a row: `&&` before `||`.
  private func holds(_ row: SequenceExprSyntax) -> Bool? {
    var sums: [[Bool?]] = [[]]
    for element in row.elements {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        sums[sums.count - 1].append(holds(element))
        continue
      }
      switch sign {
      case "&&": continue
      case "||": sums.append([])
      default: return nil
      }
    }
    let parts = sums.map { factors -> Bool? in
      factors.contains(false) ? false : factors.allSatisfy { $0 == true } ? true : nil
    }
    return parts.contains(true) ? true : parts.allSatisfy { $0 == false } ? false : nil
  }
}
