public import Motion
import SceneGraph

extension AnimationContext {
  /// The environment of the view that owns the value.
  public var environment: EnvironmentValues {
    _environment as? EnvironmentValues ?? EnvironmentValues()
  }
}

extension Node {
  /// Reads the environment as it is whenever a scene's own animation asks.
  var environmentReader: EnvironmentReader {
    { [link] () -> Any in link.target?.environment ?? EnvironmentValues() }
  }
}
