public import Geometry
@_spi(Engine) public import ViewEngine

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil hovers; `nil` where it does not.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil hovers; `nil` where it does not.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil hovers over a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place, in fractions of the view.
  public let anchor: UnitPoint
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It was none.
  case failed
}

/// Whether what is carried over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let order: Int
  /// As the system thinks best.
  public static let automatic = Self(order: 0)
  /// It does.
  public static let enabled = Self(order: 1)
  /// It does not.
  public static let disabled = Self(order: 2)
}

extension View {
  /// Calls a closure after a double tap on a pencil; a film has none.
  ///
  /// - Note: Accepted; no effect. `perform`: a film has no pencil.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Calls a closure when a pencil is squeezed; a film has none.
  ///
  /// - Note: Accepted; no effect. `perform`: a film has no pencil.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
  /// Says whether what is carried over this view opens it.
  ///
  /// - Note: Accepted; no effect. `behavior`: nothing is carried over views of a film.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
