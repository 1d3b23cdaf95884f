@_spi(Engine) public import ViewEngine

/// How the bar of a page behaves while its search field is active.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let hidesContent: Bool
  /// As the system thinks best: the title and what is beside it give way to the field.
  public static let automatic = Self(hidesContent: true)
  /// The title and what is beside it stay where they are.
  public static let avoidHidingContent = Self(hidesContent: false)
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
  static var defaultValue: SearchPresentationToolbarBehavior { .automatic }
}

extension EnvironmentValues {
  /// How bars behave while search fields are active.
  var searchToolbarBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets how bars behave while the search fields of this view are active.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchToolbarBehavior, behavior) }
}
