public import Foundation
public import Geometry
public import ViewEngine

/// Where the content of a scroll view is to be.
enum ScrollWish: Equatable {
  /// With a view in sight, or where its anchor meets that of the viewport.
  case view(AnyHashable, anchor: UnitPoint?)
  /// At an edge of the content.
  case edge(Edge)
  /// At a content offset, in points; along an axis without one it stays where it is.
  case offset(x: CGFloat?, y: CGFloat?)
}

/// A scroll position: where a scroll view is, or is to be.
public struct ScrollPosition: Equatable {
  /// The type of the identities that the position names.
  let idType: any Hashable.Type
  private var place: ScrollWish?
  /// How often code has scrolled: the end of content that has grown meanwhile is another place.
  private(set) var order = 0
  /// Whether a finger, not code, scrolled last.
  public private(set) var isPositionedByUser = false

  /// Creates a position that leaves the content where it is.
  public init(idType: any Hashable.Type = Never.self) { self.idType = idType }

  /// Creates a position with a view in sight.
  ///
  /// - Parameters:
  ///   - id: The view's identity.
  ///   - anchor: The point of the view that meets the same point of the viewport; `nil` for the least way.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    (idType, place) = (ID.self, .view(AnyHashable(id), anchor: anchor))
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities that the position names.
  ///   - edge: The edge.
  public init(idType: any Hashable.Type = Never.self, edge: Edge) {
    (self.idType, place) = (idType, .edge(edge))
  }

  /// Creates a position at a content offset.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities that the position names.
  ///   - point: The content offset in points.
  public init(idType: any Hashable.Type = Never.self, point: CGPoint) {
    (self.idType, place) = (idType, .offset(x: point.x, y: point.y))
  }

  /// Creates a position at a content offset across.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities that the position names.
  ///   - x: The content offset in points.
  public init(idType: any Hashable.Type = Never.self, x: CGFloat) {
    (self.idType, place) = (idType, .offset(x: x, y: nil))
  }

  /// Creates a position at a content offset down.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities that the position names.
  ///   - y: The content offset in points.
  public init(idType: any Hashable.Type = Never.self, y: CGFloat) {
    (self.idType, place) = (idType, .offset(x: nil, y: y))
  }

  /// Scrolls until a view is in sight.
  ///
  /// - Parameters:
  ///   - id: The view's identity.
  ///   - anchor: The point of the view that meets the same point of the viewport; `nil` for the least way.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to a content offset, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }
  /// Scrolls to a content offset across, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }
  /// Scrolls to a content offset down, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }
  /// Scrolls to a content offset.
  ///
  /// - Parameters:
  ///   - x: The offset across in points.
  ///   - y: The offset down in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

  private mutating func go(to place: ScrollWish) {
    (self.place, isPositionedByUser) = (place, false)
    order += 1
  }

  /// The edge at which code has put the content.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }
  /// The content offset at which code has put the content, in points.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The content offset across at which code has put the content, in points.
  public var x: CGFloat? {
    if case .offset(let x, _) = place { x } else { nil }
  }
  /// The content offset down at which code has put the content, in points.
  public var y: CGFloat? {
    if case .offset(_, let y) = place { y } else { nil }
  }
  /// The identity of the view that is in sight.
  public var viewID: (any Hashable)? {
    if case .view(let id, _) = place { id.base as? any Hashable } else { nil }
  }
  /// The identity of the view that is in sight, if it is of this type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }

  /// Where code wants the content, a view at `anchor` if the position names none; `nil` where a finger has put it.
  func wish(anchor: UnitPoint?) -> ScrollWish? {
    guard !isPositionedByUser else { return nil }
    if case .view(let id, nil) = place { return .view(id, anchor: anchor) }
    return place
  }

  /// Takes note that a finger has scrolled, and of the view in sight.
  mutating func followFinger(to id: AnyHashable?) {
    (place, isPositionedByUser) = (id.map { .view($0, anchor: nil) }, true)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.idType == b.idType && a.place == b.place && a.order == b.order
      && a.isPositionedByUser == b.isPositionedByUser
  }
}
