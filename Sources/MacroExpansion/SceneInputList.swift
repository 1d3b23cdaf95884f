import SwiftParser
import SwiftSyntax

/// The inputs that a file declares: its properties with `@SceneInput("name")`, wherever they stand.
final class SceneInputList: SyntaxVisitor {
  /// An input, as the source tells it.
  struct Entry: Encodable, Equatable {
    let name: String
    /// As written, or as the first value shows it.
    let type: String?
    /// The first value: what a literal holds, else the expression.
    let standard: String?
    /// The raw values of an enumeration that stands in the file.
    let values: [String]?
    /// 1-based.
    let line: Int

    private enum CodingKeys: String, CodingKey {
      case name, type, values, line
      case standard = "default"
    }
  }

  private let lines: SourceLocationConverter
  private var found: [(variable: VariableDeclSyntax, name: String, line: Int)] = []
  /// By name; `nil` where two have it, or where the values are not written out.
  private var enumerations: [String: [Case]?] = [:]

  private struct Case {
    let name: String
    let rawValue: String
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - lines: Tells its lines.
  /// - Returns: Its inputs in the order of their lines.
  static func entries(
    of file: SourceFileSyntax, _ lines: SourceLocationConverter
  ) -> [Entry] {
    let list = SceneInputList(lines)
    list.walk(file)
    return list.found.map { list.entry($0.variable, $0.name, $0.line) }
  }

  private init(_ lines: SourceLocationConverter) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes
    where AttributeListSyntax.Element.attribute(attribute).isNamed("SceneInput") {
      guard case .argumentList(let arguments) = attribute.arguments,
        let name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?
          .representedLiteralValue
      else { continue }
      let line = lines.location(for: attribute.positionAfterSkippingLeadingTrivia).line
      found.append((node, name, line))
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isKnown = enumerations.index(forKey: name) != nil
    enumerations.updateValue(isKnown ? nil : Self.cases(of: node), forKey: name)
    return .visitChildren
  }

  private func entry(_ variable: VariableDeclSyntax, _ name: String, _ line: Int) -> Entry {
    let binding = variable.bindings.first
    let value = binding?.initializer?.value
    // `Texts.title` says nothing about its type.
    let named = value?.namedType.flatMap { name in
      Self.types.contains(name) || enumerations.index(forKey: name) != nil ? name : nil
    }
    let type = binding?.writtenType ?? named
    let cases = type.flatMap { type in
      enumerations[type.split(separator: ".").last.map(String.init) ?? type] ?? nil
    }
    return Entry(
      name: name, type: type, standard: value.map { Self.text(of: $0, type, cases) },
      values: cases?.map(\.rawValue), line: line)
  }

  /// Types of the language and of SwiftUI whose members and initialisers give values of themselves.
  private static let types = ["Bool", "CGFloat", "Color", "Double", "Int", "String"]

  /// What a user would write for a first value.
  private static func text(of value: ExprSyntax, _ type: String?, _ cases: [Case]?) -> String {
    if let literal = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return literal
    }
    let base = value.as(MemberAccessExprSyntax.self)?.declName.baseName
    let member = base?.identifier?.name ?? base?.text
    if type == "Color", let member { return member }
    return cases?.first { $0.name == member }?.rawValue ?? value.trimmedDescription
  }

  /// The cases of an enumeration of strings or of integers; `nil` for any other, or where `#if` chooses among them.
  private static func cases(of node: EnumDeclSyntax) -> [Case]? {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isOfWords = inherited.contains("String")
    guard isOfWords || inherited.contains("Int") else { return nil }
    var cases: [Case] = []
    var next = 0
    for member in node.memberBlock.members {
      if member.decl.is(IfConfigDeclSyntax.self) { return nil }
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let name = element.name.identifier?.name ?? element.name.text
        let value = element.rawValue?.value
        if isOfWords {
          guard let value else {
            cases.append(Case(name: name, rawValue: name))
            continue
          }
          guard let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
            return nil
          }
          cases.append(Case(name: name, rawValue: text))
        } else {
          if let value {
            guard let number = Int(value.trimmedDescription) else { return nil }
            next = number
          }
          cases.append(Case(name: name, rawValue: "\(next)"))
          next += 1
        }
      }
    }
    return cases
  }
}

extension ExprSyntax {
  /// The type whose member or whose initialiser an expression names: `Color` of `Color.red` and of `Color(white: 0.5)`, `Double` of
  /// `-0.5`.
  fileprivate var namedType: String? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      if prefix.expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
      return prefix.expression.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }
    let named =
      self.as(MemberAccessExprSyntax.self)?.base
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
    return named?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
