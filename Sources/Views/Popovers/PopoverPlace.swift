import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How a popover looks: radius and arrow as in a recording of iOS 15 on a tablet, to half a point.
enum PopoverLook {
  /// The arrow: how far it points out, and how wide it is at the bubble, in points.
  static let (arrowHeight, arrowBase): (CGFloat, CGFloat) = (13, 26)
  /// How far from its point the arrow's sides begin to be round, in points.
  static let roundness: CGFloat = 4
  /// The distance from the stage's sides, in points: UIKit's.
  static let margin: CGFloat = 10
  /// The radius of the bubble's corners, in points.
  static let radius: CGFloat = 13
  /// How far the arrow's middle stays from the bubble's corners, in points.
  static var arrowInset: CGFloat { radius + arrowBase / 2 }
}

/// What a popover would like: how large, beside what, and at which sides of that.
struct PopoverWish: Equatable {
  /// The size of the bubble without its arrow.
  var size: CGSize
  /// What the arrow points at, in points of the stage.
  var source: CGRect
  /// At which edges of the bubble the arrow may be.
  var edges: Edge.Set
  /// The one of them at which it is first, if there is room; `nil` for any.
  var preferred: Edge?
  /// What is kept free at the stage's sides.
  var insets: EdgeInsets

  /// Where the bubble stands on a stage: at the first side with room, in the order below, above, to the right and to the left,
  /// else where it is largest.
  func place(in stage: CGSize) -> PopoverPlace {
    let room = CGRect(
      x: insets.leading, y: insets.top,
      width: max(stage.width - insets.leading - insets.trailing, 0),
      height: max(stage.height - insets.top - insets.bottom, 0))
    let allowed = edges.isEmpty ? Edge.Set.all : edges
    let sides = [preferred, .top, .bottom, .leading, .trailing].compactMap { $0 }
    let places = sides.filter { allowed.contains(Edge.Set($0)) }.map { place(at: $0, in: room) }
    let whole = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    if let first = places.first(where: { $0.frame.size == whole }) { return first }
    return places.max { $0.area < $1.area } ?? place(at: .top, in: room)
  }

  /// Where the bubble stands with its arrow at an edge, as large as it can be there.
  private func place(at edge: Edge, in room: CGRect) -> PopoverPlace {
    let arrow = PopoverLook.arrowHeight
    let low: CGFloat
    let high: CGFloat
    switch edge {
    // What it points at may lie outside of the room itself, as under a bar.
    case .top: (low, high) = (max(source.maxY + arrow, room.minY), room.maxY)
    case .bottom: (low, high) = (room.minY, min(source.minY - arrow, room.maxY))
    case .leading: (low, high) = (max(source.maxX + arrow, room.minX), room.maxX)
    case .trailing: (low, high) = (room.minX, min(source.minX - arrow, room.maxX))
    }
    let isUpright = edge == .top || edge == .bottom
    let free = max(high - low, 0)
    let size = CGSize(
      width: min(self.size.width, isUpright ? room.width : free),
      height: min(self.size.height, isUpright ? free : room.height))
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(middle - length / 2, high - length), low)
    }
    let isFirst = edge == .top || edge == .leading
    let frame =
      isUpright
      ? CGRect(
        x: along(source.midX, size.width, room.minX, room.maxX),
        y: isFirst ? low : high - size.height, width: size.width, height: size.height)
      : CGRect(
        x: isFirst ? low : high - size.width,
        y: along(source.midY, size.height, room.minY, room.maxY), width: size.width,
        height: size.height)
    return PopoverPlace(frame: frame, edge: edge, source: source)
  }
}

/// Where a popover's bubble stands, and to where its arrow points.
struct PopoverPlace: Equatable {
  /// The frame of the bubble without its arrow, in points of the stage.
  let frame: CGRect
  /// The edge at which the arrow is.
  let edge: Edge
  /// The point of the arrow.
  let tip: CGPoint

  init(frame: CGRect, edge: Edge, source: CGRect) {
    (self.frame, self.edge) = (frame, edge)
    let (inset, height) = (PopoverLook.arrowInset, PopoverLook.arrowHeight)
    /// The place along an edge that is nearest to the source's middle, beside the corners.
    func nearest(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low < 2 * inset ? (low + high) / 2 : min(max(middle, low + inset), high - inset)
    }
    let x = nearest(source.midX, frame.minX, frame.maxX)
    let y = nearest(source.midY, frame.minY, frame.maxY)
    switch edge {
    case .top: tip = CGPoint(x: x, y: frame.minY - height)
    case .bottom: tip = CGPoint(x: x, y: frame.maxY + height)
    case .leading: tip = CGPoint(x: frame.minX - height, y: y)
    case .trailing: tip = CGPoint(x: frame.maxX + height, y: y)
    }
  }

  fileprivate var area: CGFloat { frame.width * frame.height }

  /// The frame of the bubble with its arrow, in points of the stage.
  var whole: CGRect { frame.union(CGRect(origin: tip, size: .zero)) }

  /// The outline of the bubble with its arrow.
  var outline: Path {
    var path = Path(roundedRect: frame, cornerRadius: PopoverLook.radius)
    // The way along the edge as the outline goes around, and the way out of it.
    let (along, out): (CGPoint, CGPoint) =
      switch edge {
      case .top: (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1))
      case .trailing: (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
      case .bottom: (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1))
      case .leading: (CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0))
      }
    func point(_ way: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(x: tip.x + along.x * way - out.x * depth, y: tip.y + along.y * way - out.y * depth)
    }
    let (half, height) = (PopoverLook.arrowBase / 2, PopoverLook.arrowHeight)
    let (near, deep) = (PopoverLook.roundness, PopoverLook.roundness * height / half)
    // The arrow begins in the bubble, so that no seam is seen between them.
    path.move(to: point(-half, height + 1))
    path.addLine(to: point(-half, height))
    path.addLine(to: point(-near, deep))
    path.addQuadCurve(to: point(near, deep), control: point(0, 0))
    path.addLine(to: point(half, height))
    path.addLine(to: point(half, height + 1))
    path.closeSubpath()
    return path
  }
}
