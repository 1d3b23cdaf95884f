/// A preview of a scene file: what a `#Preview` or a preview provider shows.
@MainActor public struct Preview {
  /// What traits of previews of views are about.
  public enum ViewTraits: Sendable {}

  /// The name given in the file; `nil` without one.
  public let name: String?
  /// The line of the file in which it is declared, from 1.
  public let line: Int
  /// How it wants to be shown, in the order given.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Whether it is no preview, but a view of a file without previews.
  public var isCandidate = false
  /// Whether it is such a view, and other views of the file make it.
  public var isPart = false
  /// Makes the view; called once for each run.
  public let content: @MainActor () -> AnyView

  package init(
    name: String?, line: Int, traits: [PreviewTrait<ViewTraits>] = [],
    content: @escaping @MainActor () -> AnyView
  ) {
    (self.name, self.line, self.traits) = (name, line, traits)
    // The first trait is the innermost.
    self.content = { traits.reduce(content()) { $1.modify?($0) ?? $0 } }
  }
}

/// A preview's trait: one wish about how it is shown.
public struct PreviewTrait<T>: Sendable {
  /// The wishes that there are.
  public enum Wish: Hashable, Sendable {
    /// The stage's usual size.
    case defaultLayout
    /// The size of the view itself.
    case sizeThatFits
    /// A size in points.
    case fixed(width: Double, height: Double)
    /// Width and height of the stage exchanged.
    case landscape
    /// The stage upright.
    case portrait
    /// Pixels to the point and the film's length in seconds, where they are named.
    case film(scale: Double?, duration: Double?)
    /// Something around the view.
    case modified
  }

  /// The wish.
  public let wish: Wish
  /// Puts something around the view; `nil` for nothing.
  let modify: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// Creates a trait.
  package init(wish: Wish, modify: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    (self.wish, self.modify) = (wish, modify)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The scale and length of a film of the scene, where the tool's flags set none; SwiftUI has no
  /// such trait.
  ///
  /// - Parameters:
  ///   - scale: Pixels to the point, above 0 up to 16; 2 for `nil`.
  ///   - duration: Seconds, above 0 up to a day; until the scene has settled for `nil`.
  /// - Returns: The trait.
  public static func stage(scale: Double? = nil, duration: Double? = nil) -> Self {
    Self(wish: .film(scale: scale, duration: duration))
  }
  /// The stage's usual size.
  public static var defaultLayout: Self { Self(wish: .defaultLayout) }
  /// A stage that is as large as the view.
  public static var sizeThatFitsLayout: Self { Self(wish: .sizeThatFits) }
  /// A stage of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The trait.
  public static func fixedLayout(width: Double, height: Double) -> Self {
    Self(wish: .fixed(width: width, height: height))
  }
  /// The stage upright.
  public static var portrait: Self { Self(wish: .portrait) }
  /// The stage upside down, which looks the same here.
  public static var portraitUpsideDown: Self { Self(wish: .portrait) }
  /// The stage on its side.
  public static var landscapeLeft: Self { Self(wish: .landscape) }
  /// The stage on its other side, which looks the same here.
  public static var landscapeRight: Self { Self(wish: .landscape) }
}
