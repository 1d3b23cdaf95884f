internal import Foundation
internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { view }`: a function that hands the preview to whoever loads the file.
///
/// The function is exported as `rostrum_preview_LINE`, so that a loader finds it without help.
public struct PreviewMacro: DeclarationMacro {
  /// What the name of a file begins with that the loader has made of the user's: it has one line of its own before
  /// those of the user's file, whose line counts.
  static let copyMark = "/rostrum-copy-"

  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let content = content(of: node) else {
      throw MacroExpansionErrorMessage("'#Preview' needs a closure that makes a view")
    }
    guard
      let location = context.location(
        of: node, at: .afterLeadingTrivia, filePathMode: .filePath),
      let place = location.line.as(IntegerLiteralExprSyntax.self).flatMap({ Int($0.literal.text) })
    else { throw MacroExpansionErrorMessage("'#Preview' must stand in a file") }
    let line = line(at: place, in: location.file.description)
    if let family = node.arguments.first(where: { $0.label?.text == "as" })?.expression {
      return [try widget(node, context.makeUniqueName("preview"), family, content, line)]
    }

    var name: ExprSyntax = "nil"
    var traits: [ExprSyntax] = []
    var isTrait = false
    for argument in node.arguments {
      switch argument.label?.text {
      case "traits": isTrait = true
      case "body": continue
      case nil: break
      default: continue
      }
      if isTrait { traits.append(argument.expression) } else { name = argument.expression }
    }

    let function = context.makeUniqueName("preview")
    let (state, body) = split(content.statements)
    let traitList = traits.map(\.trimmedDescription).joined(separator: ", ")
    guard !state.isEmpty else {
      return [
        """
        @_cdecl("rostrum_preview_\(raw: line)")
        @MainActor public func \(function)(_ previews: UnsafeMutableRawPointer) {
          _declarePreview(previews, line: \(raw: line), name: \(name), traits: [\(raw: traitList)]) \(content.trimmed)
        }
        """
      ]
    }
    let wrapper = context.makeUniqueName("Content")
    return [
      """
      @MainActor struct \(wrapper): View {
        \(raw: state.map { $0.trimmedDescription }.joined(separator: "\n  "))
        var body: some View {
          \(raw: body.map { $0.trimmedDescription }.joined(separator: "\n    "))
        }
      }
      """,
      """
      @_cdecl("rostrum_preview_\(raw: line)")
      @MainActor public func \(function)(_ previews: UnsafeMutableRawPointer) {
        _declarePreview(previews, line: \(raw: line), name: \(name), traits: [\(raw: traitList)]) {
          \(wrapper)()
        }
      }
      """,
    ]
  }

  /// The function for a widget: `#Preview(as: .systemSmall) { Steps() } timeline: { … }`.
  private static func widget(
    _ node: some FreestandingMacroExpansionSyntax, _ function: TokenSyntax, _ family: ExprSyntax,
    _ content: ClosureExprSyntax, _ line: Int
  ) throws -> DeclSyntax {
    let trailing = node.additionalTrailingClosures.first { $0.label.text == "timeline" }?.closure
    let argument = node.arguments.first { $0.label?.text == "timeline" }?.expression
    guard let timeline = trailing ?? argument?.as(ClosureExprSyntax.self) else {
      throw MacroExpansionErrorMessage("'#Preview(as:)' needs the entries of a timeline")
    }
    let name = node.arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
    return """
      @_cdecl("rostrum_preview_\(raw: line)")
      @MainActor public func \(function)(_ previews: UnsafeMutableRawPointer) {
        _declareWidgetPreview(previews, line: \(raw: line), name: \(raw: name), family: \(family.trimmed), \
      widget: \(content.trimmed), timeline: \(timeline.trimmed))
      }
      """
  }

  /// What the name of a file of several begins with; its number follows, and a hyphen.
  static let partMark = "/rostrum-part-"
  /// By how much the lines of a file are greater than those of the one before it, in the numbers of previews.
  static let linesOfPart = 1_000_000

  /// The number of a preview: its line in the user's file, and which file of several that is.
  static func line(at place: Int, in file: String) -> Int {
    if file.contains(copyMark) { return place - 1 }
    guard let mark = file.range(of: partMark),
      let part = Int(file[mark.upperBound...].prefix { $0.isNumber })
    else { return place }
    return part * linesOfPart + place - 1
  }

  /// The closure, trailing or as `body:`.
  private static func content(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax?
  {
    if let closure = node.trailingClosure { return closure }
    return node.arguments.last { ["body", "widget"].contains($0.label?.text) }?.expression
      .as(ClosureExprSyntax.self)
  }

  /// Parts `@Previewable` state from what shows it.
  private static func split(
    _ statements: CodeBlockItemListSyntax
  ) -> (state: [DeclSyntax], body: [CodeBlockItemSyntax]) {
    var state: [DeclSyntax] = []
    var body: [CodeBlockItemSyntax] = []
    for statement in statements {
      guard var variable = statement.item.as(VariableDeclSyntax.self),
        variable.attributes.contains(where: { $0.isNamed("Previewable") })
      else {
        body.append(statement)
        continue
      }
      variable.attributes = variable.attributes.filter { !$0.isNamed("Previewable") }
      state.append(DeclSyntax(variable))
    }
    return (state, body)
  }
}

/// `@Previewable`: read by `#Preview`, which takes it off; elsewhere it is an error.
public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The compiler also asks while it checks the closure that `#Preview` gets.
    let isInClosure = context.lexicalContext.contains {
      $0.is(ClosureExprSyntax.self) || $0.is(MacroExpansionExprSyntax.self)
        || $0.is(MacroExpansionDeclSyntax.self)
    }
    if !isInClosure {
      context.diagnose(
        Diagnostic(
          node: node,
          message: MacroExpansionErrorMessage(
            "'@Previewable' belongs to the properties at the top of a '#Preview'")))
    }
    return []
  }
}
