import SwiftSyntax

/// Methods of UIKit's that an extension overrides, which only the Objective-C runtime allows, as methods for which UIKit's classes ask.
///
/// `extension UINavigationController { override open func viewDidLoad() {…} }` becomes, on the same lines,
/// `extension UINavigationController: _ExtendedViewDidLoad { public func _extendedViewDidLoad() {…} }`. What it calls by `super` is
/// the method of the class above, as there.
enum ExtensionOverrides {
  /// The methods, by the labels of their parameters.
  private static let methods: [String: [String]] = [
    "viewDidLoad": [], "viewWillAppear": ["_"], "viewDidAppear": ["_"],
    "viewWillLayoutSubviews": [], "viewDidLayoutSubviews": [],
    "motionBegan": ["_", "with"], "motionEnded": ["_", "with"],
  ]
  /// Those that nobody calls: a device that is filmed is not shaken.
  private static let uncalled: Set<String> = ["motionBegan", "motionEnded"]

  /// What is put in the place of an extension's overrides, and of what it says at its head.
  static func edits(of node: ExtensionDeclSyntax) -> [Edit] {
    let found = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter(isOverride)
    guard !found.isEmpty else { return [] }
    let called = found.map(\.name.text).filter { !uncalled.contains($0) }
    let head = called.isEmpty ? [] : head(of: node, conformingFor: called)
    return head + found.flatMap { edits(of: $0) }
  }

  private static func isOverride(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.contains { $0.name.text == "override" }
      && methods[node.name.text] == node.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// `_ViewDidLoad` behind what the name begins with.
  private static func extended(_ beginning: String, _ name: String) -> String {
    beginning + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func edits(of node: FunctionDeclSyntax) -> [Edit] {
    var edits = [edit(node.name, extended("_extended", node.name.text))]
    // What a public protocol asks for is public.
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "override": edits.append(edit(modifier, isPublic ? "        " : "public  "))
      case "open": edits.append(edit(modifier, "public"))
      case "internal", "final": edits.append(edit(modifier, ""))
      default: break
      }
    }
    return edits
  }

  /// The conformances, before those that the extension has; then it says nothing of who may see it.
  private static func head(
    of node: ExtensionDeclSyntax, conformingFor names: [String]
  ) -> [Edit] {
    let list = names.map { extended("_Extended", $0) }.joined(separator: ", ")
    let words = ["public", "internal", "fileprivate", "private"]
    var edits: [Edit] = []
    for modifier in node.modifiers where words.contains(modifier.name.text) {
      edits.append(edit(modifier, ""))
    }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      edits.append(Edit(at: first.positionAfterSkippingLeadingTrivia.utf8Offset, "\(list), "))
    } else {
      let end = node.extendedType.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(Edit(at: end, ": \(list)"))
    }
    return edits
  }

  private static func edit(_ node: some SyntaxProtocol, _ text: String) -> Edit {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Edit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
  }
}
