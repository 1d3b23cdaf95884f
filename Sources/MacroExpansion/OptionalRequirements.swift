import SwiftSyntax

/// The optional requirements of Objective-C's protocols, as requirements that have defaults.
///
/// `@objc optional func pad(_ pad: Pad, didTap number: Int)` becomes a requirement whose default does nothing, and
/// `delegate?.pad?(self, didTap: 1)` a call of it; a result that is optional is `nil` by default. For another result the
/// requirement is `_optional_count(of:)`, whose result is optional, `nil` by default, and what a type's own `count(of:)` gives;
/// that is what `delegate?.count?(of: pad)` calls. A property is likewise `nil` where nobody has it.
struct OptionalRequirements {
  /// A function of which nobody has to have a body.
  fileprivate struct Signature: Hashable {
    let name: String
    /// The labels, `_` for none.
    let labels: [String]
  }

  /// Names of functions, and whether their results are other than optional.
  private var functions: [Signature: Bool] = [:]
  /// Types of properties by the properties' names and the names of their protocols.
  private var properties: [String: [String: String]] = [:]
  /// Names of protocols by those of the types that say that they conform.
  private var protocols: [String: Set<String>] = [:]
  /// Names of variables, each of which may hold a closure or nothing.
  private var variables: Set<String> = []

  /// The requirements of the files that are compiled together.
  ///
  /// - Parameter files: The files.
  init(of files: [SourceFileSyntax]) {
    let reader = Reader(viewMode: .sourceAccurate)
    for file in files { reader.walk(file) }
    guard !reader.protocols.isEmpty else { return }
    for declaration in reader.protocols {
      for member in Self.members(of: declaration) {
        if let function = member.decl.as(FunctionDeclSyntax.self) {
          let signature = Signature(function)
          functions[signature] = (functions[signature] ?? false) || Self.isHidden(function)
        } else if let variable = Self.property(member.decl) {
          properties[variable.name, default: [:]][declaration.name.text] = variable.type
        }
      }
    }
    (protocols, variables) = (reader.conformances, reader.variables)
  }

  // MARK: Protocols

  /// The optional members of a protocol that stands by itself; none of another, which the compiler tells of.
  private static func members(of node: ProtocolDeclSyntax) -> [MemberBlockItemSyntax] {
    guard node.attributes.contains(where: { $0.isNamed("objc") }),
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return [] }
    return node.memberBlock.members.filter { optional(in: $0.decl) != nil }
  }

  private static func optional(in node: DeclSyntax) -> DeclModifierSyntax? {
    let modifiers =
      node.as(FunctionDeclSyntax.self).flatMap { $0.isOfType ? nil : $0.modifiers }
      ?? node.as(VariableDeclSyntax.self).flatMap { $0.isStatic ? nil : $0.modifiers }
    return modifiers?.first { $0.name.text == "optional" }
  }

  /// Whether a function's result is one for which there is no default.
  private static func isHidden(_ node: FunctionDeclSyntax) -> Bool {
    guard let type = node.signature.returnClause?.type else { return false }
    let isEmpty = ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
    return !isEmpty && !type.isOptional
  }

  private static func property(_ node: DeclSyntax) -> (name: String, type: String)? {
    guard let binding = node.as(VariableDeclSyntax.self)?.bindings.first, let name = binding.name,
      let type = binding.typeAnnotation?.type
    else { return nil }
    return (name.text, type.line)
  }

  /// What is changed in a protocol of Objective-C.
  ///
  /// - Parameter node: The protocol.
  /// - Returns: The edits.
  func edits(of node: ProtocolDeclSyntax) -> [Edit] {
    guard node.attributes.contains(where: { $0.isNamed("objc") }) else { return [] }
    var edits: [Edit] = []
    if node.inheritanceClause == nil {
      // Only objects conform to one.
      edits.append(Edit(at: node.name.end, ": AnyObject"))
    }
    let access = node.publicAccess
    var defaults: [String] = []
    for member in Self.members(of: node) {
      if let word = Self.optional(in: member.decl) {
        let count = word.trimmedDescription.utf8.count
        edits.append(Edit(range: word.bytes, text: String(repeating: " ", count: count)))
      }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        defaults.append("\(access)\(declare(function, &edits))")
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        let (name, type) = Self.property(member.decl),
        let binding = variable.bindings.first, let written = binding.typeAnnotation
      {
        edits.append(Edit(range: binding.pattern.bytes, text: Self.hidden(name)))
        edits.append(Edit(at: written.colon.end, " ("))
        edits.append(Edit(at: written.type.end, ")?"))
        defaults.append("\(access)var \(Self.hidden(name)): (\(type))? { nil }")
        defaults.append("\(access)var \(name): (\(type))? { \(Self.hidden(name)) }")
      }
    }
    if !defaults.isEmpty {
      let whole = "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
      edits.append(Edit(at: node.memberBlock.end, whole))
    }
    return edits
  }

  /// Makes a requirement one that is not optional.
  ///
  /// - Parameters:
  ///   - node: The requirement.
  ///   - edits: Gets what is changed.
  /// - Returns: The default.
  private func declare(_ node: FunctionDeclSyntax, _ edits: inout [Edit]) -> String {
    let signature = node.signature
    guard let result = signature.returnClause, functions[Signature(node)] == true else {
      let body = node.signature.returnClause?.type.isOptional == true ? "{ nil }" : "{}"
      return "func \(node.name.text)\(signature.line) \(body)"
    }
    edits.append(Edit(range: node.name.bytes, text: Self.hidden(node.name.text)))
    edits.append(Edit(at: result.arrow.end, " ("))
    edits.append(Edit(at: result.type.end, ")?"))
    return "func \(Self.hidden(node))\(Self.result(result)) { nil }"
  }

  private static func hidden(_ name: String) -> String {
    "_optional_\(name.filter { $0 != "`" })"
  }

  /// The name and parameters of the function that a requirement becomes.
  private static func hidden(_ node: FunctionDeclSyntax) -> String {
    let effects = node.signature.effectSpecifiers.map { " \($0.line)" } ?? ""
    return "\(hidden(node.name.text))\(node.signature.parameterClause.line)\(effects)"
  }

  private static func result(_ clause: ReturnClauseSyntax) -> String {
    " -> (\(clause.type.line))?"
  }

  // MARK: Types

  /// What stands beside a type's function that a protocol may ask for: that the type has it.
  ///
  /// - Parameter node: The function.
  /// - Returns: The edit; `nil` for another function.
  func edit(beside node: FunctionDeclSyntax) -> Edit? {
    guard functions[Signature(node)] == true, node.body != nil, !node.isOfType, !node.isPrivate,
      node.genericParameterClause == nil, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let result = node.signature.returnClause
    else { return nil }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return "\(label)\(isInOut ? "&" : "")\(name)"
    }
    let effects = node.signature.effectSpecifiers
    let attempt = effects?.throwsClause == nil ? "" : "try "
    let wait = effects?.asyncSpecifier == nil ? "" : "await "
    let call = "\(attempt)\(wait)self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let modifiers = Self.kept(node.modifiers)
    return Edit(
      at: node.end,
      "; \(modifiers)func \(Self.hidden(node))\(Self.result(result)) { \(call) }")
  }

  /// What stands beside a type's property that a protocol may ask for.
  ///
  /// - Parameters:
  ///   - node: The property.
  ///   - type: The type's name.
  /// - Returns: The edit; `nil` for another property.
  func edit(beside node: VariableDeclSyntax, in type: String?) -> Edit? {
    guard let type, node.parent?.is(MemberBlockItemSyntax.self) == true, !node.isStatic,
      node.bindings.count == 1, let name = node.bindings.first?.name?.text,
      let asked = properties[name], let conformed = protocols[Self.last(type)],
      let wanted = conformed.sorted().lazy.compactMap({ asked[$0] }).first
    else { return nil }
    let modifiers = Self.kept(node.modifiers)
    // Of the type that it is asked for, or the protocol's own of that name would be meant.
    let value = "let value: \(wanted) = self.\(name); return value"
    return Edit(
      at: node.end, "; \(modifiers)var \(Self.hidden(name)): (\(wanted))? { \(value) }")
  }

  /// The last part of a type's name.
  private static func last(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// The modifiers that the one beside has as well.
  private static func kept(_ modifiers: DeclModifierListSyntax) -> String {
    let kept = ["override", "public", "open", "package", "nonisolated"]
    return modifiers.filter { kept.contains($0.name.text) && $0.detail == nil }
      .map { "\($0.name.text) " }.joined()
  }

  // MARK: Calls

  /// What is changed in the call of an optional function.
  ///
  /// A variable that holds a closure, or nothing, is called in the same way, but without labels.
  ///
  /// - Parameter node: The call.
  /// - Returns: The edits; `nil` for another call.
  func edits(of node: FunctionCallExprSyntax) -> [Edit]? {
    guard let (method, mark) = node.markedMethod else { return nil }
    let name = method.declName.baseName
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let signatures = functions.keys.filter { signature in
      guard signature.name == name.text else { return false }
      // Closures behind a call are named from the second on.
      let behind = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      return signature.labels.count == labels.count + behind
        && signature.labels.starts(with: labels)
    }
    guard let first = signatures.first else { return nil }
    if labels.allSatisfy({ $0 == "_" }), variables.contains(name.text), !method.isOfDelegate {
      return nil
    }
    let isHidden = signatures.contains { functions[$0] == true }
    var edits = [Edit(range: mark.bytes, text: " ")]
    guard isHidden else { return edits }
    edits.append(Edit(range: name.bytes, text: Self.hidden(first.name)))
    if mark.text == "!" { edits.append(Edit(at: node.end, "!")) }
    return edits
  }

  /// Finds protocols with optional members, conformances and variables.
  private final class Reader: SyntaxVisitor {
    private(set) var protocols: [ProtocolDeclSyntax] = []
    private(set) var conformances: [String: Set<String>] = [:]
    private(set) var variables: Set<String> = []

    private func conform(_ name: String, _ clause: InheritanceClauseSyntax?) {
      let types = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      conformances[name, default: []].formUnion(types)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      if !OptionalRequirements.members(of: node).isEmpty { protocols.append(node) }
      return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      conform(node.name.text, node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      conform(
        OptionalRequirements.last(node.extendedType.trimmedDescription), node.inheritanceClause)
      return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      variables.insert(node.identifier.text)
      return .skipChildren
    }
  }
}

extension OptionalRequirements.Signature {
  fileprivate init(_ node: FunctionDeclSyntax) {
    self.init(
      name: node.name.text,
      labels: node.signature.parameterClause.parameters.map(\.firstName.text))
  }
}

extension FunctionCallExprSyntax {
  /// The member that is called, and the `?` or `!` behind its name.
  fileprivate var markedMethod: (method: MemberAccessExprSyntax, mark: TokenSyntax)? {
    if let chain = calledExpression.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(MemberAccessExprSyntax.self).map { ($0, chain.questionMark) }
    }
    let forced = calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let forced, let method = forced.expression.as(MemberAccessExprSyntax.self) else {
      return nil
    }
    return (method, forced.exclamationMark)
  }
}

extension MemberAccessExprSyntax {
  /// Whether this is something of a delegate or a source of data.
  fileprivate var isOfDelegate: Bool {
    let words = base?.trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" } ?? ""
    return words.hasSuffix("delegate") || words.hasSuffix("datasource")
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOfType: Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
  fileprivate var isPrivate: Bool {
    modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension SyntaxProtocol {
  fileprivate var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  fileprivate var bytes: Range<Int> { positionAfterSkippingLeadingTrivia.utf8Offset..<end }

  /// The text on one line, without comments.
  fileprivate var line: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if !token.leadingTrivia.isEmpty, !text.isEmpty, text.last != " " { text += " " }
      text += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }.trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
