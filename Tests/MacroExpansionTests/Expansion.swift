import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansion

/// What macros make of a source.
///
/// - Parameters:
///   - source: A file's text.
///   - path: The file.
/// - Returns: The text with everything expanded, its words one space apart, and what the macros complain of.
func expand(
  _ source: String, at path: String = "/scenes/Scene.swift"
) -> (text: String, diagnostics: [String]) {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "M", fullFilePath: path)])
  let macros: [String: any Macro.Type] = [
    "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
    "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
    "Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
    "Attribute": ModelNoteMacro.self, "Relationship": ModelNoteMacro.self,
    "Transient": ModelNoteMacro.self, "ModelActor": ModelActorMacro.self,
    "Parameter": TipParameterMacro.self, "Rule": TipRuleMacro.self,
    "Generable": GenerableMacro.self, "Guide": GuideMacro.self,
  ]
  let expanded = file.expand(
    macros: macros,
    contextGenerator: {
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
    },
    indentationWidth: .spaces(2))
  // White space is the formatter's matter.
  let words = expanded.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return (words, context.diagnostics.map(\.message))
}
