import Foundation

/// The outline of a file, what it shows without `#Preview`: its preview providers, and its views that can be made without
/// arguments.
///
/// The macro plug-in, which can read Swift, makes the list.
struct SceneOutline: Decodable {
  struct Entry: Decodable {
    let name: String
    let line: Int
    let isUsed: Bool
  }

  struct NeedyView: Decodable {
    let name: String
    let needs: [String]
  }

  var providers: [Entry]
  var views: [Entry]
  /// Views that cannot be made without arguments.
  var needy: [NeedyView]
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
  func functions(besidePreviews: Bool) -> String {
    var text = ""
    func add(_ entry: Entry, _ declaration: String) {
      text += """
        @_cdecl("rostrum_preview_\(entry.line)")
        @MainActor public func __rostrum_preview_\(entry.line)(_ previews: UnsafeMutableRawPointer) {
          _declarePreview(previews, line: \(entry.line), \(declaration)
        }

        """
    }
    for entry in providers { add(entry, "provider: \(entry.name).self)") }
    if besidePreviews || !providers.isEmpty { return text }
    for entry in views {
      add(entry, "view: \"\(entry.name)\", isPart: \(entry.isUsed)) { \(entry.name)() }")
    }
    return text
  }
}
