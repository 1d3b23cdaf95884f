@_spi(Engine) public import ViewEngine

/// How a text or picture becomes another in the same view.
///
/// It is seen only where the change comes with an animation; without a content transition the new
/// content is there at once.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolReplacement, speed: Double)
  }
  let kind: Kind

  /// The new content is there at once.
  public static let identity = Self(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = Self(kind: .opacity)
  /// Letters that stay move to their new size and colour; other letters fade over.
  public static let interpolate = Self(kind: .interpolate)

  /// Letters that change roll out and in, as on a counter; those before and after them stay.
  ///
  /// - Parameter countsDown: Whether they roll downwards.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    Self(kind: .numericText(countsDown: countsDown))
  }

  /// Letters that change roll out and in: upwards if `value` grows, downwards if it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    Self(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How texts and pictures become others.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Taken, without effect: every content transition is drawn alike.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the texts and pictures below become others.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
