public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A scroll target: what of the content is to be seen when it comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is to be seen, in points of the content.
  public var rect: CGRect
  /// The point of the viewport at which the same point of the rectangle comes to lie; `nil` for the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - rect: What is to be seen, in points of the content.
  ///   - anchor: Where it comes to lie.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }

  /// The content offset at which a viewport of `size` shows the target.
  func offset(in size: CGSize) -> CGPoint {
    let anchor = anchor ?? .topLeading
    return CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
  }
}

/// What a scroll target behaviour is told of the scroll view.
@MainActor @preconcurrency @dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was seen when the finger came down.
  public let originalTarget: ScrollTarget
  /// The velocity with which the content goes on, in points a second.
  public let velocity: CGVector
  fileprivate let box: ScrollBox

  /// The size of the content, in points.
  public var contentSize: CGSize { box.geometry(at: box.shownOffset).contentSize }
  /// The size of the viewport, in points.
  public var containerSize: CGSize { box.frame.size }
  /// The axes along which the content is scrolled.
  public var axes: Axis.Set { box.axes }

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    box.environment[keyPath: keyPath]
  }

  /// Changes a target as a behaviour of the system does.
  func move(_ target: inout ScrollTarget, by behavior: ScrollRest) {
    let (size, start) = (containerSize, originalTarget.rect.origin)
    guard let place = box.target(of: target.offset(in: size), from: start, velocity, by: behavior)
    else { return }
    target = ScrollTarget(rect: CGRect(origin: place, size: size))
  }
}

/// A behaviour of the scene's own; each is like no other.
@MainActor final class SceneScrollBehavior: Equatable {
  private let behavior: any ScrollTargetBehavior

  init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  nonisolated static func == (lhs: SceneScrollBehavior, rhs: SceneScrollBehavior) -> Bool {
    lhs === rhs
  }

  /// Where the content comes to rest.
  ///
  /// - Parameters:
  ///   - rest: Where it would by its velocity.
  ///   - start: Where it was when the finger came down.
  ///   - velocity: The velocity with which the content goes on, in points a second.
  ///   - box: The scroll view.
  /// - Returns: The content offset, whether the content reaches so far or not.
  func target(
    of rest: CGPoint, from start: CGPoint, _ velocity: CGVector, in box: ScrollBox
  ) -> CGPoint {
    let size = box.frame.size
    var target = ScrollTarget(rect: CGRect(origin: rest, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)), velocity: velocity,
        box: box))
    return target.offset(in: size)
  }
}
