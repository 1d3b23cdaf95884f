import Foundation
import SwiftParser
import SwiftSyntax

/// The outline of a file, for the loader: its previews, its preview providers, and its views that can be made without
/// arguments, those inside `#if` with its condition; and its inputs.
public struct SceneOutline: SourceSummary {
  struct Entry: Encodable {
    let name: String
    /// 1-based.
    let line: Int
    /// Whether other views of the file make it or hold it.
    let isUsed: Bool
    /// What `#if` around it asks, as one condition; `nil` where nothing is asked.
    var condition: String?
  }

  /// What is shown of a file that has nothing to show by itself: a view whose arguments are made up, or a class of UIKit's.
  struct MadeUp: Encodable, Equatable {
    let name: String
    /// 1-based.
    let line: Int
    /// What stands between the parentheses.
    let arguments: String
    /// What stands between angle brackets before them, with these; empty for nothing.
    var types = ""
    var condition: String?
  }

  /// A view that cannot be made without arguments.
  struct NeedyView: Encodable, Equatable {
    let name: String
    /// What it must be given, as in `title: String`.
    let needs: [String]
  }

  /// For each `#Preview`, what `#if` around it asks.
  var previews: [String?] = []
  var providers: [Entry] = []
  var views: [Entry] = []
  var needy: [NeedyView] = []
  /// What is shown where there is nothing else.
  var madeUp: MadeUp?
  /// Modifiers that put into the environment what views without previews look for there.
  var environment: [String] = []
  /// What views of a project find in their environment where nobody put it there.
  var objects: [MadeUpEnvironment.Object] = []
  /// Protocols of which values were wanted and no type was known.
  var lacks: [String] = []
  var inputs: [SceneInputList.Entry] = []
  /// Whether the text is no Swift, so that what is found is a guess.
  var isBroken = false

  public init(source: String) { self.init(source: source, for: nil) }

  /// The outline of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - platform: For what the scene is; `nil` for what the text alone says.
  ///   - files: All files that are compiled with it, for values of their types; `nil` for the text alone.
  ///   - path: Where it is: of several views the one that is called as the file is shown.
  init(
    source: String, for platform: ScenePlatform?, among files: [SourceFileSyntax]? = nil,
    at path: String = ""
  ) {
    let file = Parser.parse(source: source)
    isBroken = file.hasError
    let lines = SourceLocationConverter(fileName: "", tree: file)
    inputs = SceneInputList.entries(of: file, lines)
    var declarations = Declarations(platform: platform ?? ScenePlatform(of: [file]))
    declarations.read(file.statements)
    previews = declarations.previews
    let uses = Uses(viewMode: .sourceAccurate)
    uses.walk(file)
    for type in declarations.types where type.inherited.contains("PreviewProvider") {
      let line = lines.location(for: type.node.positionAfterSkippingLeadingTrivia).line
      providers.append(
        Entry(name: type.name, line: line, isUsed: false, condition: type.condition))
    }
    for type in declarations.types {
      guard let node = type.node.as(StructDeclSyntax.self),
        declarations.inherited[type.name]?.contains("View") ?? false, let written = needs(of: node)
      else { continue }
      let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      let generics = node.genericParameterClause?.parameters.map { parameter in
        parameter.name.text
          + (parameter.inheritedType.map { ": \($0.trimmedDescription)" } ?? "")
      }
      let needs = (generics ?? []) + written
      if needs.isEmpty {
        views.append(
          Entry(
            name: type.name, line: line, isUsed: uses.names.contains(type.name),
            condition: type.condition))
      } else {
        needy.append(NeedyView(name: type.name, needs: needs))
      }
    }
    let own = Set(declarations.types.map(\.name))
    if let files, files.count > 1 {
      var values = MadeUpValues(KnownTypes(of: files))
      values.ownNames = own
      objects = MadeUpEnvironment(ofAll: values).objects
    }
    if previews.isEmpty, providers.isEmpty {
      let known = KnownTypes(of: files ?? [file])
      let stem = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      var values = MadeUpValues(known)
      values.ownNames = own
      // What nobody knows may be the system's: where nothing else is to be had, the compiler is asked.
      for isGuess in [false, true] where views.isEmpty && madeUp == nil {
        values.isGuessing = isGuess
        madeUp = declarations.madeUp(values, uses.names, calledFirst: stem ?? "", lines)
      }
      values.isGuessing = false
      let shown = madeUp.map { [$0.name] } ?? views.map(\.name)
      environment = MadeUpEnvironment(of: shown, among: known, with: values).modifiers
      lacks = values.lacks.kinds.sorted()
    }
  }

  public static func json(ofFile path: String) throws -> String {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    return try json(of: Self(source: source, for: nil, at: path))
  }

  /// What the initialiser of a struct must be given that wants the fewest arguments; `nil` if it may make nothing.
  private func needs(of node: StructDeclSyntax) -> [String]? {
    let members = node.memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      let lists = initializers.filter { $0.optionalMark == nil }.map {
        $0.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
          "\($0.firstName.text): \($0.type.trimmedDescription)"
        }
      }
      return lists.min { $0.count < $1.count }
    }
    return members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }
      .flatMap { variable in
        variable.bindings.filter { $0.isStored && !hasValue($0, of: variable) }.map { binding in
          let type = binding.writtenType ?? "a value"
          let isBinding = variable.attributeNames.contains("Binding")
          return "\(binding.pattern.trimmedDescription): \(isBinding ? "Binding<\(type)>" : type)"
        }
      }
  }

  /// Property wrappers that find their value themselves.
  static let selfMade: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "Query", "FetchRequest",
  ]

  private func hasValue(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Bool {
    if binding.initializer != nil { return true }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { $0.arguments != nil }) { return true }
    let names = variable.attributeNames
    if names.contains(where: Self.selfMade.contains) { return true }
    guard !names.contains("Binding"), !variable.isConstant else { return false }
    let type = binding.typeAnnotation?.type
    return type?.is(OptionalTypeSyntax.self) ?? false
  }
}

/// The declarations of a file, with the conditions of the `#if` in which they stand.
private struct Declarations {
  struct Declared {
    let name: String
    let node: Syntax
    let inherited: Set<String>
    let condition: String?
  }

  /// For what the scene is.
  let platform: ScenePlatform
  var types: [Declared] = []
  /// What each type inherits, in its declaration and its extensions.
  var inherited: [String: Set<String>] = [:]
  /// The condition of each `#Preview`.
  var previews: [String?] = []

  mutating func read(_ statements: CodeBlockItemListSyntax, condition: String? = nil) {
    for item in statements.map(\.item) {
      if let node = item.as(StructDeclSyntax.self) {
        note(node.name.text, node, condition)
      } else if let node = item.as(EnumDeclSyntax.self) {
        note(node.name.text, node, condition)
      } else if let node = item.as(ClassDeclSyntax.self) {
        note(node.name.text, node, condition)
      } else if let node = item.as(ExtensionDeclSyntax.self) {
        note(node.extendedType.trimmedDescription, node, condition)
      } else if let node = item.as(IfConfigDeclSyntax.self) {
        read(node, condition)
      } else if item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      {
        previews.append(condition)
      }
    }
  }

  private mutating func read(_ node: IfConfigDeclSyntax, _ outer: String?) {
    // A branch is taken where those before it are not.
    var others: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { "(\(SceneRewriting.condition($0, for: platform)))" }
      let all = ([outer].compactMap(\.self) + others + [own].compactMap(\.self))
      if let own { others.append("!\(own)") }
      guard case .statements(let statements) = clause.elements else { continue }
      read(statements, condition: all.joined(separator: " && "))
    }
  }

  private mutating func note(_ name: String, _ node: some DeclGroupSyntax, _ condition: String?) {
    let types = Set(
      node.inheritanceClause?.inheritedTypes.map {
        $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      } ?? [])
    inherited[name, default: []].formUnion(types)
    self.types.append(
      Declared(name: name, node: Syntax(node), inherited: types, condition: condition))
  }
}

extension Declarations {
  /// The classes of UIKit's that are shown by themselves.
  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UIView", "UIControl",
    "UIScrollView", "UIStackView",
  ]

  /// What is shown of a file that shows nothing by itself.
  ///
  /// - Parameters:
  ///   - values: Values of the types of all files.
  ///   - used: The names of types that other types of the file make or hold, which come last.
  ///   - stem: The name of the type that comes first.
  ///   - lines: Finds lines.
  /// - Returns: The first type of which a value can be made.
  fileprivate func madeUp(
    _ values: MadeUpValues, _ used: Set<String>, calledFirst stem: String,
    _ lines: SourceLocationConverter
  ) -> SceneOutline.MadeUp? {
    let known = values.types
    func rank(_ type: Declared) -> Int {
      type.name == stem ? 0 : used.contains(type.name) ? 2 : 1
    }
    let chosen = types.filter { isShown($0, known) }.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    for type in chosen.map(\.element) {
      guard let model = known.resolve(type.name, from: nil) else { continue }
      var place = MadeUpValues.Place(name: "", scope: type.name, under: [type.name])
      place.generics = model.generics
      guard let call = values.call(of: model, for: place, isOwn: true) else { continue }
      let line = lines.location(for: type.node.positionAfterSkippingLeadingTrivia).line
      return SceneOutline.MadeUp(
        name: type.name, line: line, arguments: call.arguments,
        types: values.brackets(of: model, givenBy: call.parameters, for: place),
        condition: type.condition)
    }
    return nil
  }

  /// Whether a type is a view, or a class of UIKit's that no storyboard makes.
  private func isShown(_ type: Declared, _ known: KnownTypes) -> Bool {
    if type.node.is(StructDeclSyntax.self) { return inherited[type.name]?.contains("View") == true }
    guard type.node.is(ClassDeclSyntax.self) else { return false }
    var parents = [type.name]
    // A class that inherits from itself does not compile.
    for _ in 0..<Self.greatestDepth {
      guard let last = parents.last, let model = known.resolve(last, from: nil) else {
        return false
      }
      if model.hasOutlets { return false }
      if !model.inherited.isDisjoint(with: Self.controllers) { return true }
      let parent = model.inherited.first { name in
        known.resolve(name, from: nil).map { !$0.isProtocol } ?? false
      }
      guard let parent else { return false }
      parents.append(parent)
    }
    return false
  }

  /// So many classes inherit from one another.
  private static let greatestDepth = 8
}

/// The names that are called like initialisers, or are types of properties, outside the types themselves.
private final class Uses: SyntaxVisitor {
  var names: Set<String> = []
  private var enclosing: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func use(_ name: String) {
    if !enclosing.contains(name) { names.insert(name) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    {
      called = base
    }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { use(name) }
    return .visitChildren
  }

  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
    let types = TypeNames(viewMode: .sourceAccurate)
    types.walk(node)
    types.names.forEach(use)
    return .skipChildren
  }
}

/// The names in a type.
private final class TypeNames: SyntaxVisitor {
  var names: [String] = []
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }
}
