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
  let name: AnyHashable
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
    if space == .local { return CGRect(origin: .zero, size: frame.size) }
    var result = frame
    var inner = self
    var box: Box? = container
    while let current = box {
      let origin = current.readContentOrigin()
      let hold = (current as? any HoldingBox)?.readHold(of: inner) ?? .zero
      result = result.offsetBy(dx: origin.x + hold.width, dy: origin.y + hold.height)
      if case .named(let name) = space, let named = current as? CoordinateSpaceBox,
        named.modifier.name == name
      {
        return result.offsetBy(dx: -named.frame.minX, dy: -named.frame.minY)
      }
      inner = current
      box = current.container
    }
    return result
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
