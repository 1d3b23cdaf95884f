internal import CSceneHost
public import ViewEngine

/// The previews of a compiled scene, in this process.
@MainActor public struct SceneLibrary {
  /// What the file shows, in the order of its lines.
  public let previews: [Preview]

  private let path: String

  /// Runs a compiled scene's declarations of what it shows.
  ///
  /// - Parameters:
  ///   - code: The library.
  ///   - reportsFaults: Whether the tool is told if the scene traps.
  /// - Throws: ``SceneError/noPreview(path:needs:lacks:)``.
  public init(_ code: SceneCode, reportsFaults: Bool = false) throws(SceneError) {
    path = code.source
    if reportsFaults, let first = unsafe code.declarations.first {
      unsafe scene_host_report_faults(first)
    }
    ShaderRegistry.add(code.shaders)
    let registry = PreviewRegistry()
    unsafe registry.collect { address in
      for index in unsafe code.declarations.indices {
        typealias Declare = @convention(c) (UnsafeMutableRawPointer) -> Void
        let declare = unsafe unsafeBitCast(code.declarations[index], to: Declare.self)
        unsafe declare(address)
      }
    }
    previews = registry.previews
    if previews.isEmpty { throw .noPreview(path: path) }
  }

  /// The previews of a file that declares them by itself.
  ///
  /// - Parameters:
  ///   - path: The file's name in messages.
  ///   - previews: What it shows; not empty.
  package init(_ path: String, previews: [Preview]) {
    (self.path, self.previews) = (path, previews)
  }

  /// The preview that is wanted: by its name, by its number from 1, or the first.
  ///
  /// - Parameter wanted: A name or number; `nil` for the file's own choice.
  /// - Returns: The preview.
  /// - Throws: ``SceneError/unknownPreview(wanted:path:available:)``, ``SceneError/severalViews(path:names:)``.
  public func preview(_ wanted: String?) throws(SceneError) -> Preview {
    guard let wanted else { return try defaultPreview() }
    if let named = previews.first(where: { $0.name == wanted }) { return named }
    if let number = Int(wanted), previews.indices.contains(number - 1) {
      return previews[number - 1]
    }
    throw .unknownPreview(wanted: wanted, path: path, available: names)
  }

  /// What the previews are called: by name, or by number where they have none.
  public var names: [String] { previews.indices.map { previews[$0].name ?? "\($0 + 1)" } }

  private func defaultPreview() throws(SceneError) -> Preview {
    let candidates = previews.filter { !$0.isCandidate }
    if let first = candidates.first { return first }
    let wholes = previews.filter { !$0.isPart }
    if wholes.count == 1 { return wholes[0] }
    if previews.count == 1 { return previews[0] }
    let stem = path.split(separator: "/").last?.split(separator: ".").first
    // Where each is made by another, none is the whole.
    let choices = wholes.isEmpty ? previews : wholes
    if let namesake = choices.first(where: { $0.name.map { $0[...] } == stem }) { return namesake }
    throw .severalViews(path: path, names: choices.compactMap(\.name))
  }
}
