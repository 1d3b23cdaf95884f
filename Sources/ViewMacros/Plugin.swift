import MacroExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros, by the names under which their declarations ask for them.
private struct MacroList: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    case "PersistedPropertyMacro": PersistedPropertyMacro.self
    case "ModelNoteMacro": ModelNoteMacro.self
    case "GenerableMacro": GenerableMacro.self
    case "GuideMacro": GuideMacro.self
    case "TipParameterMacro": TipParameterMacro.self
    case "TipRuleMacro": TipRuleMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "the macro '\(name)' is not in this version" }
}

/// The compiler's plug-in, and the tool's reader of Swift.
///
/// With `--views FILE` it makes the loader's list of the views in a file, with `--names FILE` the tool's
/// list of its names, and with `--rewritten FILE` the file's text as it compiles: for iOS, without Objective-C. With
/// `--summaries LIST` a line of names for each file of the list, and with `--module REQUEST` the parts of a module.
@main enum Plugin {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--views" {
      try print(SceneOutline.json(ofFile: arguments[2]))
      return
    }
    if arguments.count == 3, arguments[1] == "--names" {
      try print(SceneNames.json(ofFile: arguments[2]))
      return
    }
    if arguments.count == 3, arguments[1] == "--rewritten" {
      try print(SceneRewriting.text(ofFile: arguments[2]), terminator: "")
      return
    }
    if arguments.count == 3, arguments[1] == "--summaries" {
      try print(FileSummary.lines(ofList: arguments[2]), terminator: "")
      return
    }
    if arguments.count == 3, arguments[1] == "--module" {
      try print(ModuleParts.write(request: arguments[2]))
      return
    }
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: MacroList()).main()
  }
}
