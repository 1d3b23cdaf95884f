public import Foundation
@_spi(Engine) public import ViewEngine

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a point, in points.
  case active(CGPoint)
  /// No longer over it.
  case ended
}

extension View {
  /// Calls `action` when a pointer comes over this view, and when it leaves it.
  ///
  /// - Parameter action: Called with whether it is over the view.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `perform`: a script has fingers, and no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Calls `action` where a pointer is over this view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space in which the point is told.
  ///   - action: Called with where it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `coordinateSpace`, `perform`: a script has fingers, and no pointer.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Turns the effect of a pointer off.
  ///
  /// - Parameter disabled: Whether it is off.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `disabled`: a script has fingers, and no pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
