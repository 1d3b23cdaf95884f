@_spi(Engine) public import ViewEngine

/// Whether a finger can pull content beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int
  /// The scroll view's own: it can.
  public static let automatic = Self(number: 0)
  /// It can.
  public static let always = Self(number: 1)
  /// It can where the content is larger than the viewport.
  public static let basedOnSize = Self(number: 2)
}

private enum ScrollBounceKey: EnvironmentKey {
  static var defaultValue: (horizontal: ScrollBounceBehavior, vertical: ScrollBounceBehavior) {
    (.automatic, .automatic)
  }
}

extension EnvironmentValues {
  /// Whether a finger can pull the content of scroll views beyond its ends.
  var scrollBounce: (horizontal: ScrollBounceBehavior, vertical: ScrollBounceBehavior) {
    get { self[ScrollBounceKey.self] }
    set { self[ScrollBounceKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a finger can pull the content of the scroll views below beyond its ends.
  ///
  /// - Parameters:
  ///   - behavior: Whether it can.
  ///   - axes: The axes that are meant.
  /// - Returns: This view with that set.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounce) { bounce in
      if axes.contains(.horizontal) { bounce.horizontal = behavior }
      if axes.contains(.vertical) { bounce.vertical = behavior }
    }
  }
}
