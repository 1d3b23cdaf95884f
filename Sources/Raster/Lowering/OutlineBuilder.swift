internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

/// Cuts rectangles with elliptical corners, under any affine map, into the pieces of their sides.
///
/// One builder serves many outlines, so that its room is taken once.
struct OutlineBuilder {
  private typealias Vector = SIMD2<Double>

  private var map = DeviceTransform(.identity)
  private var clockwise = true
  private(set) var left: [OutlinePiece] = []
  private(set) var right: [OutlinePiece] = []
  private(set) var arcs: [EllipseArc] = []
  private var firstArc = 0
  private var pen = Vector()
  private var origin = Vector()
  /// The corner last used, so that equal corners share one ellipse.
  private var lastSize = CGSize(width: -1, height: -1)

  /// Cuts a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The sizes of its corners, from the top left on clockwise.
  ///   - map: The map to device space, with a determinant that is not 0.
  ///   - window: The window that pieces are relative to.
  ///   - firstArc: Index that the outline's first ellipse will have.
  mutating func build(
    _ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), map: DeviceTransform,
    window: IntRect, firstArc: Int
  ) {
    self.map = map
    self.firstArc = firstArc
    clockwise = map.determinant > 0
    origin = Vector(Double(window.x0), Double(window.y0))
    lastSize = CGSize(width: -1, height: -1)
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    arcs.removeAll(keepingCapacity: true)
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    let (c0, c1, c2, c3) = corners
    pen = place(x0 + Double(c0.width), y0)
    let start = pen
    line(to: place(x1 - Double(c1.width), y0))
    arc(x1 - Double(c1.width), y0 + Double(c1.height), c1, Vector(0, -1), Vector(1, 0))
    line(to: place(x1, y1 - Double(c2.height)))
    arc(x1 - Double(c2.width), y1 - Double(c2.height), c2, Vector(1, 0), Vector(0, 1))
    line(to: place(x0 + Double(c3.width), y1))
    arc(x0 + Double(c3.width), y1 - Double(c3.height), c3, Vector(0, 1), Vector(-1, 0))
    line(to: place(x0, y0 + Double(c0.height)))
    arc(x0 + Double(c0.width), y0 + Double(c0.height), c0, Vector(-1, 0), Vector(0, -1))
    line(to: start)
  }

  private func place(_ x: Double, _ y: Double) -> Vector {
    Vector(map.x(x, y), map.y(x, y)) - origin
  }

  private mutating func line(to end: Vector) {
    let (start, goesDown) = (pen, end.y > pen.y)
    pen = end
    guard end.y != start.y else { return }
    let (top, bottom) = goesDown ? (start, end) : (end, start)
    let dx = bottom.x - top.x
    let dy = bottom.y - top.y
    append(
      OutlinePiece(
        top: top.y, bottom: bottom.y, xTop: top.x, xBottom: bottom.x, a: dx / dy, b: 0,
        arc: OutlinePiece.noArc),
      goesDown: goesDown)
  }

  /// Adds a quarter of an ellipse between two directions of its unit circle.
  private mutating func arc(
    _ centerX: Double, _ centerY: Double, _ size: CGSize, _ from: Vector, _ to: Vector
  ) {
    let (rx, ry) = (Double(size.width), Double(size.height))
    guard rx > 0, ry > 0 else { return }
    let u = Vector(map.a * rx, map.b * rx)
    let v = Vector(map.c * ry, map.d * ry)
    if size != lastSize {
      arcs.append(EllipseArc(ux: u.x, uy: u.y, vx: v.x, vy: v.y))
      lastSize = size
    }
    let shape = arcs[arcs.count - 1]
    let number = Int32(firstArc + arcs.count - 1)
    let center = place(centerX, centerY)
    // The outline turns from going down to going up where the unit circle's direction is that of the
    // map's second row.
    let turn = Vector(u.y, v.y) * shape.inverseHeight
    let (first, second) = ((turn * from).sum(), (turn * to).sum())
    if (first > Self.leastTurn && second > Self.leastTurn)
      || (first < -Self.leastTurn && second < -Self.leastTurn)
    {
      let cut = first > 0 ? turn : -turn
      arc(to: center + u * cut.x + v * cut.y, center, number)
    }
    arc(to: center + u * to.x + v * to.y, center, number)
  }

  /// Directions closer than this to the outline's turn are at it.
  private static let leastTurn = 1e-9

  private mutating func arc(to end: Vector, _ center: Vector, _ number: Int32) {
    let (start, goesDown) = (pen, end.y > pen.y)
    pen = end
    guard end.y != start.y else { return }
    let (top, bottom) = goesDown ? (start, end) : (end, start)
    append(
      OutlinePiece(
        top: top.y, bottom: bottom.y, xTop: top.x, xBottom: bottom.x, a: center.x, b: center.y,
        arc: number), goesDown: goesDown)
  }

  private mutating func append(_ piece: OutlinePiece, goesDown: Bool) {
    if goesDown == clockwise {
      Self.insert(piece, into: &right)
    } else {
      Self.insert(piece, into: &left)
    }
  }

  /// Adds a piece where it belongs: one side is passed from below.
  private static func insert(_ piece: OutlinePiece, into pieces: inout [OutlinePiece]) {
    var index = pieces.count
    while index > 0, pieces[index - 1].top > piece.top { index -= 1 }
    pieces.insert(piece, at: index)
  }
}
