import Foundation
import SwiftParser
import SwiftSyntax

/// The rewriting of selectors, which makes what leans on the Objective-C runtime compile without it: the only change
/// that a scene's text sees.
///
/// `#selector(tapped(_:))` in a class `Controller` becomes `Selector("tapped(_:)", Controller.tapped(_:))`, which holds
/// the method itself; `@objc`, `@objcMembers`, `@IBAction`, `@IBOutlet` and `dynamic`, which would show a declaration to
/// that runtime, become spaces. Lines stay where they are.
public enum SelectorRewriting {
  /// The text of a file, rewritten.
  ///
  /// - Throws: What Foundation says about the file.
  public static func text(ofFile path: String) throws -> String {
    rewritten(try String(contentsOfFile: path, encoding: .utf8))
  }

  /// A text, rewritten.
  static func rewritten(_ source: String) -> String {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    for edit in finder.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds the places to change.
private final class Finder: SyntaxVisitor {
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  private(set) var edits: [Edit] = []
  /// The types around the current place, outermost first.
  private var types: [String] = []

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
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
    if Self.attributes.contains(node.attributeName.trimmedDescription) { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
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
    var text = "Selector(\"\(name)\", \(words))"
    // As many lines as before, or everything below would be told at the wrong one.
    let lines = node.trimmedDescription.count(where: \.isNewline) - text.count(where: \.isNewline)
    text.insert(
      contentsOf: String(repeating: "\n", count: max(0, lines)),
      at: text.index(before: text.endIndex))
    edits.append(Edit(range: range(node), text: text))
    return .skipChildren
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(types.last.map { "\($0).\(name)" } ?? name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
