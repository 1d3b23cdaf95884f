import Foundation
import Geometry

/// A coordinate space, in which frames and points are given.
public enum CoordinateSpace: Hashable {
  /// The stage's space, whose origin is its top left corner.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view around with this name.
  case named(AnyHashable)
}

/// A coordinate space, as parameters take it.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The stage's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view above, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  package let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The stage's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around: its viewport, from the top left.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axes: [])))
  }
  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(
      name: AnyHashable(ScrollViewSpace(axes: axis == .horizontal ? .horizontal : .vertical)))
  }
}

/// The name of the coordinate space of a scroll view.
package struct ScrollViewSpace: Hashable {
  /// The axes along which it scrolls; none for any.
  let axes: Axis.Set

  /// The names by which a scroll view along `axes` is found.
  package static func names(of axes: Axis.Set) -> [AnyHashable] {
    ([[], .horizontal, .vertical] as [Axis.Set]).filter { axes.isSuperset(of: $0) }
      .map { AnyHashable(ScrollViewSpace(axes: $0)) }
  }
}

extension Hit {
  /// Notes the coordinate spaces of a scroll view that was hit.
  ///
  /// - Parameters:
  ///   - window: The scroll view's box.
  ///   - context: Where it is drawn.
  @MainActor package mutating func noteSpaces(
    of window: some ViewportBox, _ context: DrawingContext
  ) {
    for name in window.spaceNames {
      spaces.append(
        Space(
          name: name, frame: window.readSpace(), transform: context.transform, depth: reaches.count)
      )
    }
  }
}

/// Names the coordinate space of a view.
struct CoordinateSpaceModifier: BoxModifier {
  typealias Body = Never
  let name: AnyHashable
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    CoordinateSpaceBox(self, around: inner, node)
  }
}

/// The box of a named coordinate space.
final class CoordinateSpaceBox: ModifierBox<CoordinateSpaceModifier> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard var hit = inner.hitTest(point, context) else { return nil }
    hit.spaces.append(
      Hit.Space(
        name: modifier.name, frame: frame, transform: context.transform,
        depth: hit.reaches.count))
    return hit
  }
}

extension Box {
  /// This box's frame in a coordinate space.
  package func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: frame.size)
    case .global: place(in: nil).frame
    case .named(let name): place(in: name).frame
    }
  }

  /// The bounds of the coordinate space of a view around, from this box's own corner; `nil` where no view around has
  /// that name.
  package func bounds(of name: AnyHashable) -> CGRect? {
    let (frame, size) = place(in: name)
    return size.map { CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: $0) }
  }

  /// This box's frame in the coordinate space of a view around.
  ///
  /// - Parameter name: The name of the space; `nil` for the stage's.
  /// - Returns: The frame, and how large the view with that name is; where there is none, the stage's.
  private func place(in name: AnyHashable?) -> (frame: CGRect, size: CGSize?) {
    var result = frame
    var inner = self
    var box: Box? = container
    while let current = box {
      if let transform = current.readTransform() { result = result.applying(transform) }
      let origin = current.readContentOrigin()
      let hold = (current as? any HoldingBox)?.readHold(of: inner) ?? .zero
      result = result.offsetBy(dx: origin.x + hold.width, dy: origin.y + hold.height)
      if let name, let space = current.space(of: name) {
        return (result.offsetBy(dx: -space.minX, dy: -space.minY), space.size)
      }
      inner = current
      box = current.container
    }
    return (result, nil)
  }

  /// How this box's coordinates are shown on the stage, where effects around it have a part in that; `nil` where it is only
  /// moved, as ``frame(in:)`` says.
  package func readStageTransform() -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var isShown = true
    var inner = self
    var box: Box? = container
    while let current = box {
      if let transform = current.readTransform() {
        result = result.concatenating(transform)
        isShown = false
      }
      let origin = current.readContentOrigin()
      let hold = (current as? any HoldingBox)?.readHold(of: inner) ?? .zero
      result = result.concatenating(
        CGAffineTransform(translationX: origin.x + hold.width, y: origin.y + hold.height))
      inner = current
      box = current.container
    }
    return isShown ? nil : result
  }

  /// The frame of the coordinate space that this box has by a name; `nil` where it has none.
  private func space(of name: AnyHashable) -> CGRect? {
    if let named = self as? CoordinateSpaceBox { return named.modifier.name == name ? frame : nil }
    if let window = self as? any ViewportBox, window.spaceNames.contains(name) {
      return window.readSpace()
    }
    return nil
  }
}

extension View {
  /// Names the coordinate space of this view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
  /// Names the coordinate space of this view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
