import Foundation
import SwiftSyntax

/// The pieces of a file's text around a mistake that can be left out, the smallest first.
enum LeftPieces {
  typealias Piece = LeavingOut.Piece

  /// The pieces around a token.
  ///
  /// - Parameters:
  ///   - token: Where the mistake is.
  ///   - mistake: The mistake, whose words may name a protocol.
  /// - Returns: The pieces, each in the next.
  static func around(_ token: TokenSyntax, for mistake: PartMistake) -> [Piece] {
    var pieces: [Piece] = []
    // An extension goes for what it extends, not for what it holds; of a body that gives a value, no statement goes alone.
    var (isInside, closures) = (false, 0)
    var (node, child): (Syntax?, Syntax) = (token.parent, Syntax(token))
    while let syntax = node {
      isInside = isInside || syntax.is(MemberBlockSyntax.self)
      if syntax.is(ClosureExprSyntax.self) { closures = pieces.count }
      if !(isInside && isExtension(syntax)) {
        let others = Self.pieces(of: syntax, around: child, mistake)
        if others.first?.givesValue == true { pieces.removeSubrange(closures...) }
        pieces += others
      }
      (node, child) = (syntax.parent, syntax)
    }
    return pieces
  }

  private static func pieces(
    of node: Syntax, around child: Syntax, _ mistake: PartMistake
  ) -> [Piece] {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItem(let item): return statement(item)
    case .functionCallExpr(let call) where call.calledExpression.id == child.id:
      return lacksModifier(call, mistake) ? modifier(call) : []
    case .functionCallExpr(let call): return ViewChains.isModifier(call) ? modifier(call) : []
    case .functionDecl(let function) where function.body?.id == child.id:
      return body(
        function.body, returning: function.signature.returnClause?.type,
        throwing: function.signature.effectSpecifiers?.throwsClause != nil,
        waiting: function.signature.effectSpecifiers?.asyncSpecifier != nil)
    case .initializerDecl(let initializer) where initializer.body?.id == child.id:
      return body(
        initializer.body, returning: nil,
        throwing: initializer.signature.effectSpecifiers?.throwsClause != nil, makesValue: true)
    case .deinitializerDecl(let deinitializer) where deinitializer.body?.id == child.id:
      return body(deinitializer.body, returning: nil, throwing: false)
    case .accessorDecl(let accessor) where accessor.body?.id == child.id:
      return self.accessor(accessor)
    case .accessorBlock(let block):
      guard case .getter(let items) = block.accessors, items.id == child.id else { return [] }
      return body(
        inside: block.leftBrace, block.rightBrace, returning: type(of: block), throwing: false)
    case .patternBinding(let binding) where binding.initializer?.id == child.id:
      return value(of: binding)
    case .inheritedType(let type): return [conformance(type)]
    case .attribute(let attribute) where mistake.words.hasPrefix("unknown attribute"):
      // Without its wrapper a property has another type, or none.
      let owner = attribute.parent?.parent
      return owner?.is(VariableDeclSyntax.self) == true ? [] : [declaration(node)]
    case .memberBlockItem(let item): return holdsTypes(item.decl) ? [] : [declaration(node)]
    default: return piecesOfHeads(of: node, around: child, mistake)
    }
  }

  // MARK: Statements

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// A statement of a body or closure; at the top of a file, also in an `#if`, only declarations stand.
  private static func statement(_ item: CodeBlockItemSyntax) -> [Piece] {
    var around = item.parent
    while let node = around, !isBody(node) { around = node.parent }
    if around == nil { return holdsTypes(item.item) ? [] : [declaration(Syntax(item))] }
    if item.item.is(ReturnStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self) { return [] }
    // Without the semicolon behind it.
    var place = range(item.item)
    // What is declared is used by what follows.
    let declares = item.item.is(VariableDeclSyntax.self) || item.item.is(GuardStmtSyntax.self)
    if declares, let last = item.parent?.as(CodeBlockItemListSyntax.self)?.last {
      place = place.lowerBound..<range(last.item).upperBound
    }
    return [Piece(range: place, kind: .statement) { "_leftOut(\($0))" }]
  }

  private static func isExtension(_ node: Syntax) -> Bool {
    node.as(CodeBlockItemSyntax.self)?.item.is(ExtensionDeclSyntax.self) == true
  }

  /// Whether a declaration is one of a type, with which all would go that it is used in, or an `#if` around others.
  private static func holdsTypes(_ node: some SyntaxProtocol) -> Bool {
    node.is(IfConfigDeclSyntax.self)
      || node.isProtocol((any DeclGroupSyntax).self) && !node.is(ExtensionDeclSyntax.self)
  }

  private static func isBody(_ node: Syntax) -> Bool {
    node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
      || node.is(AccessorBlockSyntax.self)
  }

  /// A modifier of a view, of which the view is left.
  private static func modifier(_ call: FunctionCallExprSyntax) -> [Piece] {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return [] }
    let place =
      base.endPositionBeforeTrailingTrivia
      .utf8Offset..<call.endPositionBeforeTrailingTrivia
      .utf8Offset
    return [Piece(range: place, kind: .statement) { "._leftOutModifier(\($0))" }]
  }

  /// Whether a view lacks a modifier, by what the compiler says of it.
  private static func lacksModifier(_ call: FunctionCallExprSyntax, _ mistake: PartMistake) -> Bool
  {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      mistake.words.hasSuffix("' has no member '\(member.declName.baseName.text)'")
    else { return false }
    return Self.views.contains { mistake.words.hasPrefix("value of type '\($0)") }
  }

  /// What types of views are called, of which modifiers are asked.
  private static let views = [
    "some View", "Text'", "Image'", "Label<", "Button<", "VStack<", "HStack<", "ZStack<", "List<",
    "ScrollView<", "Group<", "Form<", "NavigationView<", "NavigationStack<", "ModifiedContent<",
    "TextField<", "Color'", "Rectangle'", "Circle'", "LazyVStack<", "LazyVGrid<", "GeometryReader<",
  ]

  // MARK: Bodies

  private static func body(
    _ block: CodeBlockSyntax?, returning type: TypeSyntax?, throwing isThrowing: Bool,
    waiting isWaiting: Bool = false, makesValue: Bool = false
  ) -> [Piece] {
    guard let block else { return [] }
    return body(
      inside: block.leftBrace, block.rightBrace, returning: type, throwing: isThrowing,
      waiting: isWaiting, makesValue: makesValue)
  }

  /// What is between a body's braces.
  ///
  /// - Parameters:
  ///   - left: The brace before it.
  ///   - right: The brace behind it.
  ///   - type: What it returns; `nil` for nothing.
  ///   - isThrowing: Whether it may throw.
  ///   - isWaiting: Whether it may wait; where it has to give a value it waits for ever.
  ///   - makesValue: Whether it initialises a value, of which there would be none.
  /// - Returns: The piece.
  private static func body(
    inside left: TokenSyntax, _ right: TokenSyntax, returning type: TypeSyntax?,
    throwing isThrowing: Bool, waiting isWaiting: Bool = false, makesValue: Bool = false
  ) -> [Piece] {
    let place =
      left.endPositionBeforeTrailingTrivia
      .utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
    let written = type?.trimmedDescription ?? "Void"
    let givesValue = !isView(written) && !["Void", "()"].contains(written)
    return [
      Piece(range: place, kind: .body, givesValue: givesValue) { words in
        if isThrowing { return " throw _LeftOut(\(words)) " }
        if makesValue { return " fatalError(\(words)) " }
        let end = ending(written, words)
        let waits = isWaiting && end.hasPrefix("fatalError(")
        return waits ? " return await _leftOutWaiting(\(words)) " : " \(end) "
      }
    ]
  }

  private static func isView(_ type: String) -> Bool { type.hasPrefix("some View") }

  /// How a body ends that returns a value of some type.
  private static func ending(_ type: String, _ words: String) -> String {
    if ["Void", "()"].contains(type) || isView(type) { return "_leftOut(\(words))" }
    if type.hasSuffix("?") { return "_leftOut(\(words)); return nil" }
    // What a method of a value changes in a copy is as it was.
    if type == "Self" { return "_leftOut(\(words)); return self" }
    if type == "AnyView" { return "AnyView(_leftOut(\(words)))" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return "_leftOut(\(words)); return \(type.contains(":") ? "[:]" : "[]")"
    }
    return "fatalError(\(words))"
  }

  private static func accessor(_ accessor: AccessorDeclSyntax) -> [Piece] {
    let returns = ["get", "_read", "unsafeAddress"].contains(accessor.accessorSpecifier.text)
    let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
    return body(
      accessor.body, returning: returns ? block.flatMap { type(of: $0) } : nil,
      throwing: accessor.effectSpecifiers?.throwsClause != nil)
  }

  /// What the getter of a property or subscript returns.
  private static func type(of block: AccessorBlockSyntax) -> TypeSyntax? {
    if let binding = block.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type
    }
    return block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }

  /// The first value of a property that is made when it is asked for, or may be none.
  private static func value(of binding: PatternBindingSyntax) -> [Piece] {
    guard let value = binding.initializer?.value, let type = binding.typeAnnotation?.type,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.attributes.isEmpty
    else { return [] }
    let written = type.trimmedDescription
    let end = Piece(range: range(value), kind: .body) { "{ \(ending(written, $0)) }()" }
    if written.hasSuffix("?") { return [end] }
    let isLazy = variable.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    return isLazy || variable.isStatic ? [end] : []
  }

  // MARK: Declarations

  private static func declaration(_ node: Syntax) -> Piece {
    Piece(range: range(node), kind: .declaration, text: nil)
  }

  /// One of the types that a type inherits from or conforms to; everything conforms to what comes instead.
  private static func conformance(_ type: InheritedTypeSyntax) -> Piece {
    Piece(range: range(type.type), kind: .declaration) { _ in "Any" }
  }

  /// What is wrong with the head of a type: the protocol to which it does not conform, if it says that it does, or
  /// that nobody can make it any more.
  private static func piecesOfHeads(
    of node: Syntax, around child: Syntax, _ mistake: PartMistake
  ) -> [Piece] {
    if mistake.words.hasSuffix("has no initializers"), let type = node.as(ClassDeclSyntax.self) {
      let place = type.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      return [
        Piece(range: place..<place, kind: .declaration) {
          " private init(_leftOut: Never) { fatalError(\($0)) };"
        }
      ]
    }
    let mark = "does not conform to protocol '"
    guard let place = mistake.words.range(of: mark), let clause = inheritance(of: node),
      child.id != clause.id
    else { return [] }
    let name = mistake.words[place.upperBound...].prefix { $0 != "'" }
    let names =
      ["Decodable", "Encodable"].contains(name) ? [String(name), "Codable"] : [String(name)]
    let type = clause.inheritedTypes.first { type in
      names.contains(type.type.trimmedDescription.split(separator: " ").last.map(String.init) ?? "")
    }
    return type.map { [conformance($0)] } ?? []
  }

  private static func inheritance(of node: Syntax) -> InheritanceClauseSyntax? {
    node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}
