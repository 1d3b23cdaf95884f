import SwiftSyntax

/// The types that a scene's files declare, by their names with those around.
struct KnownTypes {
  private(set) var all: [KnownType] = []
  private var places: [String: Int] = [:]
  /// Functions at the top of files, and members that extensions add to types of others, by their names.
  private(set) var functions: [String: [DeclSyntax]] = [:]

  /// Reads the types of files; extensions add to them.
  init(of files: [SourceFileSyntax]) {
    for file in files { read(file.statements) }
    for file in files { extend(file.statements) }
  }

  /// The type that is meant by a name.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - scope: The type in which it is written; `nil` at the top of a file.
  /// - Returns: The type; `nil` if the files declare none of the name.
  func resolve(_ name: String, from scope: String?) -> KnownType? {
    var parts = scope?.split(separator: ".").map(String.init) ?? []
    while true {
      if let place = places[(parts + [name]).joined(separator: ".")] { return all[place] }
      if parts.isEmpty { return nil }
      parts.removeLast()
    }
  }

  /// Each declaration of statements, those in branches of `#if` with them.
  private static func declarations(_ items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
      guard let choice = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return choice.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return declarations(statements)
      }
    }
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for declaration in Self.declarations(items) {
      read(declaration, in: nil)
      noteFunction(declaration)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in outer: String?) {
    let prefix = outer.map { "\($0)." } ?? ""
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      var known = KnownType(name: prefix + alias.name.text)
      known.isHidden = alias.isHidden || isHidden(outer)
      known.alias = alias.initializer.value
      known.generics = KnownType.generics(alias.genericParameterClause)
      return add(known)
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
      !declaration.is(ExtensionDeclSyntax.self)
    {
      var known = KnownType(name: prefix + name)
      known.take(declaration, group)
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)
      known.isHidden = modifiers?.isHidden == true || isHidden(outer)
      add(known)
      for member in group.memberBlock.members { read(member.decl, in: known.name) }
    }
  }

  private func isHidden(_ name: String?) -> Bool {
    name.flatMap { places[$0] }.map { all[$0].isHidden } ?? false
  }

  private mutating func add(_ known: KnownType) {
    // Of two with one name, as in branches of `#if`, the first counts.
    guard places[known.name] == nil else { return }
    places[known.name] = all.count
    all.append(known)
  }

  private mutating func extend(_ items: CodeBlockItemListSyntax) {
    for declaration in Self.declarations(items) {
      guard let node = declaration.as(ExtensionDeclSyntax.self) else { continue }
      let name = node.extendedType.trimmedDescription
      for member in node.memberBlock.members { read(member.decl, in: name) }
      if let place = places[name] {
        all[place].add(node)
      } else {
        for member in node.memberBlock.members { noteFunction(member.decl) }
      }
    }
  }

  private mutating func noteFunction(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      functions[function.name.text, default: []].append(declaration)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for name in variable.bindings.compactMap({ $0.name?.text }) {
        functions[name, default: []].append(declaration)
      }
    }
  }
}

/// What is known of a type that a file declares: how a value of it can be made.
struct KnownType {
  /// How a parameter takes what it is given.
  enum Kind { case plain, binding, content, unknown }

  /// What an initialiser must be given.
  struct Parameter {
    let label: String?
    let name: String
    let type: TypeSyntax?
    var kind = Kind.plain
  }

  /// The name, with those of the types around.
  let name: String
  var alias: TypeSyntax?
  var isGeneric: Bool { !generics.isEmpty }
  /// What each parameter of a generic type must be; nothing for anything.
  var generics: [String: String] = [:]
  /// The names of these parameters, in order.
  private(set) var genericNames: [String] = []
  /// Whether other files do not see it.
  var isHidden = false
  private(set) var isProtocol = false
  private(set) var isEnumeration = false
  private var isStructure = false
  /// What it inherits and conforms to, by the last names.
  private(set) var inherited: Set<String> = []
  private(set) var cases: [EnumCaseElementSyntax] = []
  private var declared: [InitializerDeclSyntax] = []
  private var added: [InitializerDeclSyntax] = []
  private var properties: [VariableDeclSyntax] = []
  /// The declaration, and the extensions behind it.
  private(set) var nodes: [any DeclGroupSyntax] = []

  init(name: String) { self.name = name }

  /// Takes what the declaration says.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - group: The same, with its members.
  mutating func take(_ declaration: DeclSyntax, _ group: some DeclGroupSyntax) {
    isProtocol = declaration.is(ProtocolDeclSyntax.self)
    isEnumeration = declaration.is(EnumDeclSyntax.self)
    isStructure = declaration.is(StructDeclSyntax.self)
    let written = declaration.asProtocol((any WithGenericParametersSyntax).self)
    self.generics = Self.generics(written?.genericParameterClause)
    genericNames = written?.genericParameterClause?.parameters.map(\.name.text) ?? []
    note(group.inheritanceClause)
    nodes.append(group)
    for member in group.memberBlock.members.map(\.decl) {
      if let node = member.as(InitializerDeclSyntax.self) { declared.append(node) }
      if let node = member.as(VariableDeclSyntax.self) { properties.append(node) }
      if let node = member.as(EnumCaseDeclSyntax.self) { cases += node.elements }
    }
  }

  static func generics(_ clause: GenericParameterClauseSyntax?) -> [String: String] {
    let pairs = (clause.map { Array($0.parameters) } ?? []).map {
      ($0.name.text, $0.inheritedType?.trimmedDescription ?? "")
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Whether a storyboard gives it some of its values.
  var hasOutlets: Bool { properties.contains { $0.attributeNames.contains("IBOutlet") } }

  /// Takes what an extension adds.
  mutating func add(_ node: ExtensionDeclSyntax) {
    note(node.inheritanceClause)
    nodes.append(node)
    guard node.genericWhereClause == nil else { return }
    for member in node.memberBlock.members.map(\.decl) {
      if let node = member.as(InitializerDeclSyntax.self) { added.append(node) }
      if let node = member.as(VariableDeclSyntax.self), node.isStatic { properties.append(node) }
    }
  }

  private mutating func note(_ clause: InheritanceClauseSyntax?) {
    for type in clause.map({ Array($0.inheritedTypes) }) ?? [] {
      let name = type.type.trimmedDescription.split(separator: ".").last ?? ""
      inherited.insert(name.split(separator: " ").last.map(String.init) ?? "")
    }
  }

  // MARK: Examples

  /// Words in the names of values that are made to be shown, the best first.
  private static let wordsOfExamples = [
    "preview", "sample", "example", "mock", "placeholder", "dummy", "stub", "fake", "demo",
    "fixture", "test", "default", "shared",
  ]

  /// How good an example something of a name is; `nil` for none.
  static func rankOfExample(_ name: String) -> Int? {
    let name = name.lowercased()
    return wordsOfExamples.firstIndex { name.contains($0) }
  }

  /// Values of the type that its author made to be shown.
  ///
  /// - Parameter asList: Whether lists of them are meant.
  /// - Returns: Expressions, the best first.
  func examples(asList: Bool) -> [String] {
    var found: [(rank: Int, text: String)] = []
    for variable in properties where variable.isStatic && !variable.isHidden {
      for binding in variable.bindings {
        guard let name = binding.name?.text, let rank = Self.rankOfExample(name),
          isOwn(binding, asList)
        else { continue }
        found.append((rank, "\(self.name).\(name)"))
      }
    }
    return found.sorted { $0.rank < $1.rank }.map(\.text)
  }

  /// Whether a property holds a value of the type itself, or a list of such.
  private func isOwn(_ binding: PatternBindingSyntax, _ asList: Bool) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let names = [name, last, "Self"]
    if let type = binding.typeAnnotation?.type.trimmedDescription {
      return names.contains { type == (asList ? "[\($0)]" : $0) }
    }
    guard let value = binding.initializer?.value.trimmedDescription else { return false }
    return names.contains {
      value.hasPrefix(asList ? "[\($0)(" : "\($0)(")
        || asList && value.dropFirst().drop(while: \.isWhitespace).hasPrefix("\($0)(")
          && value.first == "["
    }
  }

  // MARK: Initialisers

  /// What each initialiser that may be called wants, of those that want least first.
  ///
  /// - Parameters:
  ///   - isOwn: Whether what is private to its file is seen.
  ///   - types: All types, for the class that it inherits from.
  /// - Returns: The lists of parameters.
  func initializers(isOwn: Bool, among types: KnownTypes) -> [[Parameter]] {
    var lists = (declared + added).filter { $0.isPlain && (isOwn || !$0.isHidden) }
      .map(Self.parameters)
    if declared.isEmpty {
      if isStructure {
        if let list = memberwise(isOwn: isOwn) { lists.append(list) }
      } else if hasAllValues {
        let parent = inherited.sorted().lazy.compactMap { types.resolve($0, from: nil) }
          .first { !$0.isProtocol && $0.name != name }
        lists += parent?.initializers(isOwn: isOwn, among: types) ?? [[]]
      }
    }
    return lists.sorted { $0.count < $1.count }
  }

  private static func parameters(of node: InitializerDeclSyntax) -> [Parameter] {
    node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map { parameter in
      let label = parameter.firstName.text
      var isContent = false
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        isContent = attributed.attributes.contains { $0.isNamed("autoclosure") }
      }
      let type =
        isContent
        ? parameter.type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)?
          .returnClause.type : parameter.type
      return Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label, type: type)
    }
  }

  /// Stored properties that a value of the type has, each with its variable.
  private var stored: [(variable: VariableDeclSyntax, binding: PatternBindingSyntax)] {
    properties.filter { !$0.isStatic && !$0.isLazy }.flatMap { variable in
      variable.bindings.filter(\.isStored).map { (variable, $0) }
    }
  }

  private var hasAllValues: Bool {
    stored.allSatisfy { variable, binding in !wants(variable, binding) }
  }

  /// Whether a property gets its value from an initialiser.
  private func wants(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    if binding.initializer != nil { return false }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { $0.arguments != nil }) { return false }
    let names = variable.attributeNames
    if names.contains(where: SceneOutline.selfMade.contains) { return false }
    guard !names.contains("Binding"), !variable.isConstant else { return true }
    let type = binding.typeAnnotation?.type
    return type?.is(OptionalTypeSyntax.self) != true
      && type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true
  }

  /// The parameters of the initialiser that a structure has by itself; `nil` if it may not be called.
  private func memberwise(isOwn: Bool) -> [Parameter]? {
    var list: [Parameter] = []
    for (index, (variable, binding)) in stored.enumerated() {
      if variable.isConstant, binding.initializer != nil { continue }
      let isWanted = wants(variable, binding)
      // Hidden values make the initialiser hidden, but not the one without parameters, nor where a wrapper has its value.
      if !isOwn, variable.isHidden, isWanted || !variable.isWrapped {
        return hasAllValues ? [] : nil
      }
      guard isWanted else { continue }
      let name = binding.name?.text ?? ""
      // `let a, b: Int` writes the type once, behind the last.
      let type =
        binding.typeAnnotation?.type
        ?? stored[index...].first { $0.binding.typeAnnotation != nil }?.binding.typeAnnotation?.type
      list.append(Parameter(label: name, name: name, type: type, kind: Self.kind(of: variable)))
    }
    return list
  }

  private static func kind(of variable: VariableDeclSyntax) -> Kind {
    let names = variable.attributeNames
    if names.contains("Binding") { return .binding }
    if names.contains(where: { $0.hasSuffix("Builder") }) { return .content }
    let plain: Set = [
      "State", "StateObject", "ObservedObject", "Bindable", "MainActor", "Published",
    ]
    return plain.isSuperset(of: names) ? .plain : .unknown
  }
}

extension VariableDeclSyntax {
  /// Attributes that wrap nothing.
  private static let plainAttributes: Set = [
    "MainActor", "ObservationIgnored", "available", "objc", "usableFromInline",
  ]

  /// Whether a wrapper holds its value.
  fileprivate var isWrapped: Bool {
    attributeNames.contains { !Self.plainAttributes.contains($0) }
  }

  /// Whether it gets its value when it is asked for.
  fileprivate var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }
}

extension WithModifiersSyntax {
  /// Whether other files do not see it.
  fileprivate var isHidden: Bool {
    modifiers.contains {
      ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether it can be called without waiting, failing or being told types.
  fileprivate var isPlain: Bool {
    let effects = signature.effectSpecifiers
    let isPrivate = modifiers.contains { $0.name.text == "private" }
    let coders = ["Decoder", "any Decoder", "NSCoder"]
    return optionalMark == nil && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && genericParameterClause == nil && !isPrivate
      && !signature.parameterClause.parameters.contains {
        coders.contains($0.type.trimmedDescription)
      }
  }
}
