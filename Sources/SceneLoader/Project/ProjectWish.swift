/// A project wish: what besides its own file a scene may be made of.
public struct ProjectWish: Hashable, Sendable {
  /// Swift files, and folders of them, that are compiled with the scene in any case.
  public var companions: [String] = []
  /// Shader files that are compiled for it in any case.
  public var shaders: [String] = []
  /// The project's folder; `nil` for the one around the scene.
  public var folder: String?
  /// Whether nothing is looked for around the scene.
  public var isForbidden = false

  /// Creates a wish for what is found where the scene is.
  public init() {}
}
