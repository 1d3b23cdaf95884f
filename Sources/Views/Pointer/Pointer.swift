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

  /// Has a pointer change this view.
  ///
  /// - Parameter effect: How.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `effect`: a script has fingers, and no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Has a pointer change this view.
  ///
  /// - Parameters:
  ///   - effect: How.
  ///   - isEnabled: Whether it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `effect`, `isEnabled`: a script has fingers, and no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets how a pointer changes the views in this one.
  ///
  /// - Parameter effect: How; `nil` for not at all.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `effect`: a script has fingers, and no pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// How a pointer changes what it is over.
public struct HoverEffect: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// It becomes the pointer's form.
  public static let highlight = Self(order: 1)
  /// It is lifted.
  public static let lift = Self(order: 2)
}
