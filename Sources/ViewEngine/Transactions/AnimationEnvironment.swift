public import Motion

extension AnimationContext {
  /// The environment of the view that owns the value.
  public var environment: EnvironmentValues {
    _environment as? EnvironmentValues ?? EnvironmentValues()
  }
}
