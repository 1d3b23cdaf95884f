import Foundation
import SwiftParser
import SwiftSyntax

/// The rewriting of a scene's text, the only change that it sees: it is for iOS, or for the Mac, and compiles without the Objective-C
/// runtime.
///
/// In the condition of an `#if`, `os(iOS)` becomes `true`, and `os(Linux)` and `canImport(AppKit)` `false`; in a scene for the Mac
/// `os(macOS)` is true and `canImport(UIKit)` false, and `import Cocoa` imports AppKit.
/// `#selector(tapped(_:))` in a class `Controller` becomes `Selector("tapped(_:)", Controller.tapped(_:))`, which holds
/// the method itself; `import CoreImage.CIFilterBuiltins` imports the module; `@NSManaged var name: String?` finds its value by its name, and `#keyPath(Item.name)` is `"name"`; `@UIApplicationDelegateAdaptor(Delegate.self)` has `Delegate.init`, which makes one; `@main`, as no program begins in a scene, `@objc`, `@objcMembers`, `@IBAction`, `@IBOutlet` and `dynamic`, which would show a declaration to
/// that runtime, become spaces; so does the `return` at the end of a `#Preview` with values before, without which a mistake there
/// is told as what it is. Initialisers by which tables and collections make cells of registered classes, `override init(style:reuseIdentifier:)`
/// and its kin, are `required`, as there they have to be; the second `?` of `delegate?.scrollViewDidScroll?(view)` becomes a space, and what a protocol of the scene's own has with `optional` is as ``OptionalRequirements`` says; a type of Foundation's that is elsewhere here is named by its module there (``OwnNames``); behind `tableView(_:commit:forRowAt:)` stands that the data source has it; what extensions override is as ``ExtensionOverrides`` says. Lines stay where they are.
public enum SceneRewriting {
  /// The text of a file, rewritten.
  ///
  /// - Throws: What Foundation says about the file.
  public static func text(ofFile path: String) throws -> String {
    rewritten(try String(contentsOfFile: path, encoding: .utf8))
  }

  /// A text, rewritten.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - part: What else is done to it, as it is one of several of a module; `nil` for nothing.
  ///   - platform: For what it is; `nil` for what the text alone says.
  ///   - requirements: The optional requirements of all files of the module; `nil` for those of the text alone.
  /// - Returns: The text, with as many lines.
  static func rewritten(
    _ source: String, as part: ModulePart? = nil, for platform: ScenePlatform? = nil,
    optional requirements: OptionalRequirements? = nil
  ) -> String {
    let file = Parser.parse(source: source)
    let finder = Finder(
      part, platform ?? ScenePlatform(of: [file]),
      requirements ?? OptionalRequirements(of: [file]),
      of: file)
    finder.walk(file)
    return applying(finder.edits, to: source)
  }

  /// The condition of an `#if`, rewritten.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - platform: For what the scene is.
  /// - Returns: Its text.
  static func condition(_ condition: ExprSyntax, for platform: ScenePlatform) -> String {
    let text = condition.trimmed.detached
    let platforms = Platforms(platform)
    platforms.walk(text)
    return applying(platforms.edits, to: text.description)
  }

  private static func applying(_ edits: [Edit], to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A part of a text, in bytes, and what takes its place.
struct Edit {
  let range: Range<Int>
  let text: String
}

extension Edit {
  /// A text that is put in before a byte.
  init(at place: Int, _ text: String) {
    self.init(range: place..<place, text: text)
  }
}

/// Finds the platforms, and modules of one platform, that the condition of an `#if` asks about.
private final class Platforms: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private let platform: ScenePlatform

  init(_ platform: ScenePlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.count == 1,
      let answer = platform.answer(
        node.calledExpression.trimmedDescription, node.arguments.trimmedDescription)
    else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let length = node.trimmedDescription.utf8.count
    // Nothing behind it moves.
    let text = "\(answer)".padding(toLength: length, withPad: " ", startingAt: 0)
    edits.append(Edit(range: start..<start + length, text: text))
    return .skipChildren
  }
}

/// Finds the places to change.
private final class Finder: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  /// The types around the current place, outermost first.
  private var types: [String] = []
  /// What is done to one file of several.
  private let part: ModulePart?
  /// For what the scene is.
  private let platform: ScenePlatform
  /// What protocols of the module leave to the types that conform.
  private let requirements: OptionalRequirements
  /// Whether the file sees SwiftUI.
  private var importsSwiftUI: Bool
  /// What is imported beside Foundation.
  private var imports: String
  /// Whether the file has Core Data's names.
  private let hasObjects: Bool

  init(
    _ part: ModulePart?, _ platform: ScenePlatform, _ requirements: OptionalRequirements,
    of file: SourceFileSyntax
  ) {
    (self.part, self.platform, self.requirements) = (part, platform, requirements)
    importsSwiftUI = file.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
    (imports, hasObjects) = (OwnNames.imports(of: file), OwnNames.hasObjects(file))
    super.init(viewMode: .sourceAccurate)
  }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable", "NSManaged",
  ]

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Puts spaces in the place of `node`, with its lines.
  private func blank(_ node: some SyntaxProtocol) {
    let text = node.trimmedDescription.map { $0.isNewline ? "\n" : " " }.joined()
    edits.append(Edit(range: range(node), text: text))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) || Self.mains.contains(name) { blank(node) }
    if ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"].contains(name),
      case .argumentList(let arguments) = node.arguments,
      let type = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self"
    {
      edits.append(Edit(range: range(type.declName), text: "init"))
    }
    return .visitChildren
  }

  /// Where a program begins: in a scene nowhere.
  private static let mains: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name else { return .skipChildren }
    if let module = Self.module(overlaidBy: name.text) {
      edits.append(Edit(range: range(name), text: module))
    } else if let part, part.modules.contains(name.text) {
      passOver(node)
    } else if name.text == "Cocoa" {
      // The compiler takes one other name for a module.
      edits.append(Edit(range: range(name), text: "AppKit"))
    } else if node.path.count == 1, !imports.isEmpty {
      edits.append(Edit(at: node.endPositionBeforeTrailingTrivia.utf8Offset, imports))
      imports = ""
    } else if node.importKindSpecifier == nil {
      // `import CoreImage.CIFilterBuiltins`: parts of modules are C's, and here the module has all of them.
      for component in node.path.dropFirst() { blank(component) }
      if node.path.count > 1, let period = node.path.first?.trailingPeriod { blank(period) }
    }
    return .skipChildren
  }

  /// Blanks the import of a module that is not one here.
  ///
  /// What that imports for others (`@_exported import SwiftUI`) its files have all the same: SwiftUI, in the first one's place.
  private func passOver(_ node: ImportDeclSyntax) {
    if importsSwiftUI {
      blank(node)
    } else {
      edits.append(Edit(range: range(node), text: "import SwiftUI"))
      importsSwiftUI = true
    }
  }

  /// The module that Apple's compiler extends where SwiftUI is imported as well, as `_MapKit_SwiftUI`.
  private static func module(overlaidBy name: String) -> String? {
    let mark = "_SwiftUI"
    guard name.hasPrefix("_"), name.hasSuffix(mark), name != mark else { return nil }
    return String(name.dropFirst().dropLast(mark.count))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // `Environment(QuickLook.self)` means a type that is called as a module is.
    if let base = node.base, isModule(base.trimmedDescription),
      node.declName.baseName.tokenKind != .keyword(.self)
    {
      blank(base, node.period)
    }
    if let base = node.base { move(node.declName.baseName.text, from: base) }
    return .visitChildren
  }

  /// Names the module in which a type is here instead of another.
  private func move(_ name: String, from base: some SyntaxProtocol) {
    guard let module = OwnNames.module(of: name, in: base.trimmedDescription) else { return }
    edits.append(Edit(range: range(base), text: module))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node { qualify(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    qualify(node.name)
    return .visitChildren
  }

  /// Says that expressions are Core Data's, as Foundation has a class of that name that nobody can make.
  private func qualify(_ name: TokenSyntax) {
    guard hasObjects, name.text == "NSExpression" else { return }
    edits.append(Edit(at: range(name).lowerBound, "CoreData."))
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if isModule(node.baseType.trimmedDescription) { blank(node.baseType, node.period) }
    move(node.name.text, from: node.baseType)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitPreview(node) ?? .visitChildren
  }

  /// Drops a preview that is not wanted, or its last `return`; `nil` for another macro.
  private func visitPreview(
    _ node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind? {
    guard node.macroName.text == "Preview" else { return nil }
    if let part, !part.keepsPreviews {
      blank(node)
      return .skipChildren
    }
    if let closure = node.trailingClosure, let last = closure.statements.last?.item,
      let end = last.as(ReturnStmtSyntax.self), end.expression != nil,
      closure.statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) }),
      closure.returnCount == 1
    {
      blank(end.returnKeyword)
    }
    return .visitChildren
  }

  /// Whether a name is that of one of the project's modules, which are all one here, and of no type.
  private func isModule(_ name: String) -> Bool {
    guard let part, part.modules.contains(name) else { return false }
    return part.modularNames?.contains(name) != true
  }

  private func blank(_ base: some SyntaxProtocol, _ period: TokenSyntax) {
    blank(base)
    blank(period)
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers
    if let word = modifiers.first(where: { $0.name.text == "override" }),
      !modifiers.contains(where: { $0.name.text == "required" }),
      let words = Self.modifiers(ofCellsInitializer: node)
    {
      edits.append(Edit(range: range(word), text: words))
    }
    return .visitChildren
  }

  /// What an overriding initialiser is where a registered class is made by it; `nil` for any other.
  private static func modifiers(ofCellsInitializer node: InitializerDeclSyntax) -> String? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let required = [["style", "reuseIdentifier"], ["reuseIdentifier"], ["entity", "insertInto"]]
    if required.contains(labels) { return "required" }
    var around = node.parent
    while let syntax = around, !syntax.is(ClassDeclSyntax.self) { around = syntax.parent }
    guard labels == ["frame"],
      let base = around?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
    else { return nil }
    let name = base.type.trimmedDescription
    if ["UICollectionViewCell", "UICollectionReusableView"].contains(name) { return "required" }
    // A class of the project's own may be one of those, or a view.
    let mayBe = name.hasSuffix("Cell") || name.hasSuffix("ReusableView")
    return mayBe ? "override required" : nil
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let platforms = Platforms(platform)
      platforms.walk(condition)
      edits += platforms.edits
    }
    return .visitChildren
  }

  /// What methods of UIKit's delegates begin with.
  private static let delegateWords = [
    "scrollView", "tableView", "collectionView", "textField", "textView", "gestureRecognizer",
    "navigationController", "tabBarController", "pageViewController", "searchBar",
    "presentationController",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `delegate?.scrollViewDidScroll?(view)`: every delegate has all methods here, as they are none of Objective-C's.
    if let call = requirements.edits(of: node) {
      edits += call
    } else if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chain.expression.as(MemberAccessExprSyntax.self),
      Self.delegateWords.contains(where: method.declName.baseName.text.hasPrefix),
      method.base?.trimmedDescription.lowercased().hasSuffix("delegate?") == true
    {
      blank(chain.questionMark)
    }
    for range in ManagedRewriting.conversions(in: node) {
      edits.append(Edit(range: range, text: String(repeating: " ", count: range.count)))
    }
    return .visitChildren
  }

  private func insert(_ insertion: ManagedRewriting.Insertion) {
    edits.append(Edit(range: insertion.place..<insertion.place, text: insertion.text))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for accessors in ManagedRewriting.accessors(of: node) { insert(accessors) }
    if let beside = requirements.edit(beside: node, in: types.last) { edits.append(beside) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = ManagedRewriting.body(of: node) { insert(body) }
    if let commit = Self.deletion(of: node) { insert(commit) }
    if let beside = requirements.edit(beside: node) { edits.append(beside) }
    return .visitChildren
  }

  /// What says beside a data source's method that deletes rows that it has one, which nothing can ask at run time here.
  private static func deletion(of node: FunctionDeclSyntax) -> ManagedRewriting.Insertion? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.body != nil, node.name.text == "tableView", labels == ["_", "commit", "forRowAt"]
    else { return nil }
    // A class that is open overrides by a property that may be overridden.
    let kept = ["override", "public", "open", "nonisolated"]
    let words = node.modifiers.map(\.name.text).filter(kept.contains) + ["var"]
    return ManagedRewriting.Insertion(
      place: node.endPositionBeforeTrailingTrivia.utf8Offset,
      text: "; \(words.joined(separator: " ")) _deletesRows: Bool { true }")
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let next = visitPreview(node) { return next }
    if node.macroName.text == "keyPath", let argument = node.arguments.first?.expression,
      let text = ManagedRewriting.keyPath(argument)
    {
      replace(node, with: text, before: nil)
      return .skipChildren
    }
    guard node.macroName.text == "selector", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    let method = argument.expression
    var words = method.trimmedDescription
    if let access = method.as(MemberAccessExprSyntax.self) {
      let base = access.base?.trimmedDescription
      if base == "self" || base == "Self", let type = types.last {
        words = "\(type).\(access.declName.trimmedDescription)"
      }
    } else if method.is(DeclReferenceExprSyntax.self), let type = types.last {
      words = "\(type).\(words)"
    } else {
      return .visitChildren
    }
    let name = words.split(separator: ".").last.map(String.init) ?? words
    replace(node, with: "Selector(\"\(name)\", \(words))", before: ")")
    return .skipChildren
  }

  /// Puts a text in the place of `node`, with as many lines as before, or everything below would be told at the wrong one.
  ///
  /// - Parameters:
  ///   - node: What goes.
  ///   - text: What comes.
  ///   - ending: Before which ending of it the lines stand; `nil` for behind all of it.
  private func replace(_ node: some SyntaxProtocol, with text: String, before ending: String?) {
    let lines = node.trimmedDescription.count(where: \.isNewline) - text.count(where: \.isNewline)
    let breaks = String(repeating: "\n", count: max(0, lines))
    let whole = text.dropLast(ending?.count ?? 0) + breaks + (ending ?? "")
    edits.append(Edit(range: range(node), text: String(whole)))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += requirements.edits(of: node)
    return .visitChildren
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(types.last.map { "\($0).\(name)" } ?? name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = enter(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let isProvider = inherited.contains { $0.hasSuffix("PreviewProvider") }
    guard isProvider, let part, !part.keepsPreviews else { return .visitChildren }
    blank(node)
    return .skipChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    edits += ExtensionOverrides.edits(of: node)
    return enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

extension ClosureExprSyntax {
  /// How often the closure returns, itself and not by what is declared or made in it.
  fileprivate var returnCount: Int {
    let counter = ReturnCounter(viewMode: .sourceAccurate)
    counter.walk(statements)
    return counter.count
  }
}

/// Counts what returns.
private final class ReturnCounter: SyntaxVisitor {
  private(set) var count = 0

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
