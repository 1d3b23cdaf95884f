@_spi(Engine) public import ViewEngine

/// A content transition: how a text or image becomes another in the same view.
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

  /// No transition: the new content is there at once.
  public static let identity = Self(kind: .identity)
  /// A cross-fade: the old content fades out while the new one fades in.
  public static let opacity = Self(kind: .opacity)
  /// An interpolation: letters that stay move to their new size and colour; other letters fade over.
  public static let interpolate = Self(kind: .interpolate)

  /// The transition of numbers: glyphs that change roll out and in, those before and after them stay.
  ///
  /// - Parameter countsDown: Whether they roll downwards.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    Self(kind: .numericText(countsDown: countsDown))
  }

  /// The transition of numbers, rolling upwards if `value` grows and downwards if it shrinks.
  public static func numericText(value: Double) -> ContentTransition {
    Self(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The content transition of texts and images.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether content transitions add a drawing group; taken without effect, as all are drawn alike.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the content transition of the texts and images below.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
