import Foundation
internal import SceneInputs

/// The outline of a file, what it shows besides `#Preview`: its preview providers, and its views that can be made without
/// arguments; and the inputs that it declares.
///
/// The macro plug-in, which can read Swift, makes the list.
struct SceneOutline: Decodable {
  struct Entry: Decodable {
    let name: String
    let line: Int
    let isUsed: Bool
    /// What `#if` around it asks; `nil` for nothing.
    let condition: String?
  }

  struct NeedyView: Decodable {
    let name: String
    let needs: [String]
  }

  /// What is shown of a file that has nothing to show by itself, with arguments that are made up.
  struct MadeUp: Decodable {
    let name: String
    let line: Int
    let arguments: String
    /// What stands between angle brackets before them, with these; empty for nothing.
    let types: String?
    let condition: String?

    /// How it is made.
    var call: String { "\(name)\(types ?? "")(\(arguments))" }
  }

  /// For each `#Preview`, what `#if` around it asks.
  var previews: [String?]
  var providers: [Entry]
  var views: [Entry]
  /// Views that cannot be made without arguments.
  var needy: [NeedyView]
  /// What is shown where there is nothing else.
  var madeUp: MadeUp?
  /// Modifiers that put into the environment what views without previews look for there.
  var environment: [String]?
  /// What is found in the environment where nobody put it there.
  struct Object: Decodable {
    let type: String
    let value: String
  }
  var objects: [Object]?
  /// Protocols of which values were wanted and no type was known.
  var lacks: [String]?
  let inputs: [SceneInputDeclaration]
  /// Whether the text is no Swift, so that nothing may be put behind it.
  var isBroken: Bool

  /// Asks the plug-in about a file.
  init(of file: URL, _ installation: Installation, environment: [String: String]) throws(SceneError)
  {
    let (end, output) = try ChildProcess.run(
      installation.plugin.path, ["--views", file.path], environment: environment)
    guard end == .exited(0),
      let outline = try? JSONDecoder().decode(Self.self, from: Data(output.utf8))
    else { throw .unreadable(path: file.path, reason: output) }
    self = outline
  }

  /// What the views that cannot be shown want, as in `Card needs title: String`.
  var needs: [String] { needy.map { "\($0.name) needs \($0.needs.joined(separator: ", "))" } }

  /// The functions that `#Preview` would have written, to be compiled behind the file's own text.
  ///
  /// Views have one where there is no preview.
  var functions: String { functions(part: 0, showsViews: true) }

  /// The outline without what is made up, where that does not compile.
  var bare: Self {
    var outline = self
    (outline.madeUp, outline.environment) = (nil, nil)
    return outline
  }

  /// The functions of one file of several.
  ///
  /// - Parameters:
  ///   - part: Which file it is.
  ///   - showsViews: Whether its views are shown where it has no preview.
  /// - Returns: Their text.
  func functions(part: Int, showsViews: Bool) -> String {
    var text = ""
    func add(_ entry: Entry, _ declaration: String, unless others: [String] = []) {
      let line = part * SceneCode.linesOfPart + entry.line
      let conditions = [entry.condition].compactMap(\.self) + others.map { "!(\($0))" }
      let function = """
        @_cdecl("\(SceneCode.viewSymbol)\(line)")
        @MainActor public func __\(SceneCode.viewSymbol)\(line)(_ previews: UnsafeMutableRawPointer) {
          _declarePreview(previews, line: \(line), \(declaration)
        }

        """
      let condition = conditions.joined(separator: " && ")
      text += conditions.isEmpty ? function : "#if \(condition)\n\(function)#endif\n"
    }
    for entry in providers { add(entry, "provider: \(entry.name).self)") }
    let others = previews + providers.map(\.condition)
    if others.contains(nil) || !showsViews { return text }
    let objects = environment?.joined() ?? ""
    for entry in views {
      let call = "\(entry.name)()\(objects)"
      let told = objects.isEmpty ? "" : ", madeUp: \(Self.literal(call))"
      add(
        entry, "view: \"\(entry.name)\", isPart: \(entry.isUsed)\(told)) { \(call) }",
        unless: others.compactMap(\.self))
    }
    if let madeUp, views.isEmpty {
      let entry = Entry(
        name: madeUp.name, line: madeUp.line, isUsed: false, condition: madeUp.condition)
      let call = madeUp.call + objects
      if call.contains("_madeUpContainer()") { text += "import SwiftData\n" }
      add(entry, "view: \"\(madeUp.name)\", madeUp: \(Self.literal(call))) { \(call) }")
    }
    return text
  }

  /// The function that declares what views find in their environment where nobody put it there; empty where there is nothing.
  var objectFunction: String {
    guard let objects, !objects.isEmpty, !isBroken else { return "" }
    let lines = objects.map {
      "  _declareObject(\($0.type).self, \(Self.literal($0.value))) { \($0.value) }\n"
    }
    let needsStore = objects.contains { $0.value.contains("_madeUpContainer()") }
    return """
      \(needsStore ? "import SwiftData\n" : "")@_cdecl("\(SceneCode.objectSymbol)")
      @MainActor public func __\(SceneCode.objectSymbol)(_ previews: UnsafeMutableRawPointer) {
      \(lines.joined())}

      """
  }

  /// The function that tells the inputs, to be compiled behind the file's own text; empty where there are none.
  ///
  /// So what is compiled once tells them without being run through.
  var inputFunction: String {
    guard !inputs.isEmpty, let list = try? JSONEncoder().encode(inputs) else { return "" }
    // JSON holds no line feeds and no null bytes.
    let literal = Self.literal(String(decoding: list, as: UTF8.self))
    return """
      @_cdecl("\(SceneCode.inputSymbol)")
      public func __\(SceneCode.inputSymbol)() -> UnsafePointer<UInt8> {
        (\(literal) as StaticString).utf8Start
      }

      """
  }

  /// Words as a literal of Swift.
  private static func literal(_ words: String) -> String {
    let plain = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(plain)\""
  }
}
