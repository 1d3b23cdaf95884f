@_spi(Engine) public import ViewEngine

/// How content looks where it goes beneath what stands at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// With a line where it ends.
  public static let hard = Self(order: 1)
  /// Fading.
  public static let soft = Self(order: 2)

  /// Whether it would be seen: what is drawn fades.
  fileprivate var isSeen: Bool { self == .hard }
}

extension View {
  /// Sets how content looks where it goes beneath what stands at an edge.
  ///
  /// - Parameters:
  ///   - style: How; `nil` for what is usual.
  ///   - edges: At which edges.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `style`, `for`: bars have the ground of their system.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { ineffective("scrollEdgeEffectStyle", if: style?.isSeen == true) }
  /// Says that content looks as ever where it goes beneath what stands at an edge.
  ///
  /// - Parameters:
  ///   - hidden: Whether it does.
  ///   - edges: At which edges.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `hidden`, `for`: bars have the ground of their system.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { ineffective("scrollEdgeEffectHidden", if: hidden) }
  /// Says that content looks as ever where it goes beneath what stands at an edge: the older name.
  ///
  /// - Parameters:
  ///   - disabled: Whether it does.
  ///   - edges: At which edges.
  /// - Returns: This view.
  public func scrollEdgeEffectDisabled(
    _ disabled: Bool = true, for edges: Edge.Set = .all
  ) -> some View { scrollEdgeEffectHidden(disabled, for: edges) }
}
