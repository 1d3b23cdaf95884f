internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Which shapes are drawn by their equations, and how all others become segments.

extension Preparation {
  /// A shape in device space.
  struct Shape {
    var content: Record.Content
    var bounds: IntRect
    var covers: IntRect = .empty
    var alsoCovers: IntRect = .empty
  }

  /// Greatest distance of a line from the curve it stands for, in pixels: of known shapes, and of paths.
  private static let shapeTolerance = 0.003
  private static let pathTolerance = 0.01
  /// How far a continuous corner reaches along its sides, in radii: Geometry's curves end at 1.528665.
  private static let continuousReach = 1.529

  /// Adds a filled path in the cheapest exact form; `nil` if nothing of it can be seen.
  ///
  /// Shapes with round corners are covered by the distance of their pixels, whatever paints them or is
  /// clipped by them, unless they are to follow their outline.
  mutating func addShape(
    _ path: Path, _ rule: FillRule, _ map: DeviceTransform, transform: CGAffineTransform,
    followsOutline: Bool = false
  ) -> Shape? {
    if !followsOutline, let (rect, radius) = Self.corners(of: path),
      let (shape, bounds) = roundShape(rect, radius, map)
    {
      let window = bounds.intersection(visible)
      guard !window.isEmpty else { return nil }
      frame.rounds.append(shape)
      var result = Shape(content: .round(frame.rounds.count - 1), bounds: window)
      if !shape.isCircle { addCover(to: &result, rect, radius, radius, map) }
      return result
    }
    switch path.kind {
    case .empty: return nil
    case .rect(let rect):
      if map.keepsRectangles { return addRect(rect.standardized, map) }
      return addOutline(path, rect.standardized, (.zero, .zero, .zero, .zero), map, transform)
    case .ellipse(let rect):
      return addEllipse(path, rect.standardized, map, transform)
    case .roundedRect(let rect, let size, .circular):
      return addOutline(path, rect, (size, size, size, size), map, transform)
    case .unevenRoundedRect(let rect, let radii, .circular):
      func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
      return addOutline(
        path, rect,
        (
          size(radii.topLeading), size(radii.topTrailing), size(radii.bottomTrailing),
          size(radii.bottomLeading)
        ), map, transform)
    case .roundedRect(let rect, let size, .continuous):
      let lines = FlattenedPath(
        path, transform: transform, tolerance: Self.shapeTolerance, area: seenArea)
      guard var shape = addPath(lines, isEvenOdd: false) else { return nil }
      addCover(
        to: &shape, rect, size.width * Self.continuousReach,
        size.height * Self.continuousReach, map)
      return shape
    case .unevenRoundedRect(_, _, .continuous):
      let lines = FlattenedPath(
        path, transform: transform, tolerance: Self.shapeTolerance, area: seenArea)
      return addPath(lines, isEvenOdd: false)
    case .general:
      let lines = FlattenedPath(
        path, transform: transform, tolerance: Self.pathTolerance, area: seenArea)
      return addPath(lines, isEvenOdd: rule == .evenOdd)
    }
  }

  /// The shape that a rectangle with equal round corners becomes, and the pixels that it can touch; `nil`
  /// where it must be drawn by its outline.
  private func roundShape(
    _ rect: CGRect, _ radius: CGFloat, _ map: DeviceTransform
  ) -> (RoundShape, IntRect)? {
    guard map.isSimilar else { return nil }
    let scale = (map.a * map.a + map.b * map.b).squareRoot()
    let deviceRadius = Double(radius) * scale
    guard deviceRadius >= RoundShape.leastRadius, deviceRadius.isFinite else { return nil }
    let (w, h) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (x, y) = (Double(rect.minX) + w, Double(rect.minY) + h)
    let (cx, cy) = (map.x(x, y), map.y(x, y))
    let half = SIMD2(w - Double(radius), h - Double(radius)) * scale
    guard half.x >= 0, half.y >= 0, (cx + cy + half.x + half.y).isFinite else { return nil }
    let isCircle = half == .zero
    guard isCircle || deviceRadius >= RoundShape.leastCornerRadius else { return nil }
    let (cosine, sine) = (map.a / scale, map.b / scale)
    let reachX = abs(cosine) * half.x + abs(sine) * half.y + deviceRadius
    let reachY = abs(sine) * half.x + abs(cosine) * half.y + deviceRadius
    let box = IntRect(covering: cx - reachX, cy - reachY, cx + reachX, cy + reachY)
    guard Self.isMeasurable(box), max(box.width, box.height) <= RoundShape.greatestSize,
      frame.viewport.width > 4
    else { return nil }
    return (
      RoundShape(
        center: SIMD2(cx, cy), direction: SIMD2(cosine, sine), half: half, radius: deviceRadius),
      box
    )
  }

  private mutating func addRect(_ rect: CGRect, _ map: DeviceTransform) -> Shape? {
    let edges = map.bounds(of: rect)
    let bounds = IntRect(covering: edges.x0, edges.y0, edges.x1, edges.y1)
    guard edges.x0 < edges.x1, edges.y0 < edges.y1, !bounds.intersection(visible).isEmpty else {
      return nil
    }
    frame.rects.append(edges)
    return Shape(
      content: .rect(frame.rects.count - 1), bounds: bounds,
      covers: Self.inside(edges.x0, edges.y0, edges.x1, edges.y1))
  }

  /// The whole pixels inside edges.
  private static func inside(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> IntRect {
    let outer = IntRect(
      covering: x0.rounded(.up), y0.rounded(.up), max(x1.rounded(.down), x0.rounded(.up)),
      max(y1.rounded(.down), y0.rounded(.up)))
    return outer.isEmpty ? .empty : outer
  }

  private mutating func addOutline(
    _ path: Path, _ rect: CGRect, _ corners: (CGSize, CGSize, CGSize, CGSize),
    _ map: DeviceTransform, _ transform: CGAffineTransform
  ) -> Shape? {
    guard rect.width > 0, rect.height > 0, map.determinant != 0, map.determinant.isFinite else {
      return nil
    }
    let box = outlineBounds(rect, corners, map)
    let window = box.intersection(visible)
    guard !window.isEmpty else { return nil }
    guard Self.isMeasurable(box), abs(map.determinant) > DeviceTransform.leastArea
    else {
      let lines = FlattenedPath(
        path, transform: transform, tolerance: Self.shapeTolerance, area: seenArea)
      return addPath(lines, isEvenOdd: false)
    }
    var shape = Shape(
      content: .outline(addOutline(rect, corners, map, window)), bounds: window)
    let (c0, c1, c2, c3) = corners
    addCover(
      to: &shape, rect, max(c0.width, c1.width, c2.width, c3.width),
      max(c0.height, c1.height, c2.height, c3.height), map)
    return shape
  }

  /// Adds the outline of a rectangle with elliptical corners, and returns its number.
  mutating func addOutline(
    _ rect: CGRect, _ corners: (CGSize, CGSize, CGSize, CGSize), _ map: DeviceTransform,
    _ window: IntRect
  ) -> Int {
    let firstPiece = frame.pieces.count
    scratch.outline.build(
      rect, corners: corners, map: map, window: window, firstArc: frame.arcs.count)
    frame.arcs.append(contentsOf: scratch.outline.arcs)
    frame.pieces.append(contentsOf: scratch.outline.left)
    frame.pieces.append(contentsOf: scratch.outline.right)
    frame.outlines.append(
      DeviceOutline(
        sides: OutlineSides(
          first: firstPiece, leftCount: scratch.outline.left.count,
          rightCount: scratch.outline.right.count),
        window: window, isCut: outlineBounds(rect, corners, map).x1 > window.x1))
    return frame.outlines.count - 1
  }

  private mutating func addEllipse(
    _ path: Path, _ rect: CGRect, _ map: DeviceTransform, _ transform: CGAffineTransform
  ) -> Shape? {
    let (rx, ry) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let (midX, midY) = (Double(rect.minX) + rx, Double(rect.minY) + ry)
    let (cx, cy) = (map.x(midX, midY), map.y(midX, midY))
    let (ux, uy) = (map.a * rx, map.b * rx)
    let (vx, vy) = (map.c * ry, map.d * ry)
    let determinant = ux * vy - uy * vx
    guard rx > 0, ry > 0, determinant != 0, (determinant + cx + cy).isFinite else { return nil }
    let arc = EllipseArc(ux: ux, uy: uy, vx: vx, vy: vy)
    let (width, height) = (1 / arc.inverseWidth, 1 / arc.inverseHeight)
    let box = IntRect(covering: cx - width, cy - height, cx + width, cy + height)
    let window = box.intersection(visible)
    guard !window.isEmpty else { return nil }
    guard Self.isMeasurable(box), abs(determinant) > DeviceTransform.leastArea else {
      let lines = FlattenedPath(
        path, transform: transform, tolerance: Self.shapeTolerance, area: seenArea)
      return addPath(lines, isEvenOdd: false)
    }
    let (x, y) = (cx - Double(window.x0), cy - Double(window.y0))
    let shift = arc.columnShear * height
    frame.arcs.append(arc)
    let piece = OutlinePiece(
      top: y - height, bottom: y + height, xTop: x - shift, xBottom: x + shift, a: x, b: y,
      arc: Int32(frame.arcs.count - 1))
    frame.pieces.append(piece)
    frame.pieces.append(piece)
    frame.outlines.append(
      DeviceOutline(
        sides: OutlineSides(first: frame.pieces.count - 2, leftCount: 1, rightCount: 1),
        window: window, isCut: box.x1 > window.x1))
    return Shape(content: .outline(frame.outlines.count - 1), bounds: window)
  }

  /// Whether floats have digits enough for parts of pixels on a shape's arcs.
  static func isMeasurable(_ box: IntRect) -> Bool {
    abs(box.x0) < 16384 && abs(box.x1) < 16384 && abs(box.y0) < 16384 && abs(box.y1) < 16384
  }

  /// The pixels that a rectangle with elliptical corners can touch.
  func outlineBounds(
    _ rect: CGRect, _ corners: (CGSize, CGSize, CGSize, CGSize), _ map: DeviceTransform
  ) -> IntRect {
    if map.keepsRectangles {
      let edges = map.bounds(of: rect)
      return IntRect(covering: edges.x0, edges.y0, edges.x1, edges.y1)
    }
    // Every corner is an ellipse about its own centre; the outline is within their hull.
    var (x0, y0) = (Double.infinity, Double.infinity)
    var (x1, y1) = (-Double.infinity, -Double.infinity)
    func add(_ size: CGSize, _ isRight: Bool, _ isBottom: Bool) {
      let (rx, ry) = (Double(size.width), Double(size.height))
      let x = isRight ? Double(rect.maxX) - rx : Double(rect.minX) + rx
      let y = isBottom ? Double(rect.maxY) - ry : Double(rect.minY) + ry
      let halfWidth = (map.a * rx * map.a * rx + map.c * ry * map.c * ry).squareRoot()
      let halfHeight = (map.b * rx * map.b * rx + map.d * ry * map.d * ry).squareRoot()
      let (cx, cy) = (map.x(x, y), map.y(x, y))
      (x0, x1) = (min(x0, cx - halfWidth), max(x1, cx + halfWidth))
      (y0, y1) = (min(y0, cy - halfHeight), max(y1, cy + halfHeight))
    }
    add(corners.0, false, false)
    add(corners.1, true, false)
    add(corners.2, true, true)
    add(corners.3, false, true)
    return IntRect(covering: x0, y0, x1, y1)
  }

  /// Notes the cross of pixels that an upright rounded rectangle covers.
  private func addCover(
    to shape: inout Shape, _ rect: CGRect, _ width: CGFloat, _ height: CGFloat,
    _ map: DeviceTransform
  ) {
    guard map.isUpright else { return }
    let edges = map.bounds(of: rect)
    let (dx, dy) = (Double(width) * map.a, Double(height) * map.d)
    shape.covers = Self.inside(edges.x0 + dx, edges.y0, edges.x1 - dx, edges.y1)
    shape.alsoCovers = Self.inside(edges.x0, edges.y0 + dy, edges.x1, edges.y1 - dy)
  }

  /// Where pixels can still be seen, for flattening.
  private var seenArea: VisibleArea {
    VisibleArea(
      low: SIMD2(Double(visible.x0), Double(visible.y0)),
      high: SIMD2(Double(visible.x1), Double(visible.y1)))
  }

  /// Where that is before `map`; `nil` where the map is so flat that it cannot be told.
  private func seenArea(before map: DeviceTransform) -> VisibleArea? {
    let determinant = map.determinant
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for (x, y) in [
      (visible.x0, visible.y0), (visible.x1, visible.y0), (visible.x0, visible.y1),
      (visible.x1, visible.y1),
    ] {
      let (dx, dy) = (Double(x) - map.tx, Double(y) - map.ty)
      let place = SIMD2(map.d * dx - map.c * dy, map.a * dy - map.b * dx) / determinant
      guard place.x.isFinite, place.y.isFinite else { return nil }
      (low, high) = (pointwiseMin(low, place), pointwiseMax(high, place))
    }
    // A few digits of the inverse may be lost.
    let size = pointwiseMax(pointwiseMax(low, -low), pointwiseMax(high, -high))
    let margin = (high - low) * 1e-3 + size * 1e-9
    return VisibleArea(low: low - margin, high: high + margin)
  }

  /// The outline of a stroke, in device space.
  func strokedLines(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, _ map: DeviceTransform
  ) -> FlattenedPath? {
    let size = abs(map.determinant).squareRoot()
    guard size > 0, size.isFinite else { return nil }
    if map.isSimilar {
      // The pen stays round: stroke in device space, where tolerances are pixels.
      var pen = style
      pen.lineWidth *= CGFloat(size)
      pen.dash = style.dash.map { $0 * CGFloat(size) }
      pen.dashPhase *= CGFloat(size)
      pen = pen.withHairlines(1)
      let area = seenArea
      return FlattenedPath(
        path, transform: transform, tolerance: Self.pathTolerance,
        area: pen.dash.isEmpty ? area.expanded(by: pen.bodyReach) : nil
      ).stroked(with: pen, tolerance: Self.pathTolerance, area: area)
    }
    let largest = max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    let tolerance = Self.pathTolerance / largest
    let area = seenArea(before: map)
    let lines = FlattenedPath(
      path, tolerance: tolerance,
      area: style.dash.isEmpty ? area?.expanded(by: style.bodyReach) : nil
    ).stroked(with: style.withHairlines(1 / CGFloat(largest)), tolerance: tolerance, area: area)
    return lines.applying(transform)
  }

  /// Adds lines as segments, sorted into bands; `nil` if nothing of them can be seen.
  mutating func addPath(_ lines: FlattenedPath, isEvenOdd: Bool) -> Shape? {
    guard let first = lines.points.first else { return nil }
    var (low, high) = (first, first)
    for place in lines.points {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    let window = IntRect(covering: low.x, low.y, high.x, high.y).intersection(visible)
    guard !window.isEmpty else { return nil }
    var builder = SegmentBuilder(window: window)
    builder.add(lines)
    guard !builder.numbers.isEmpty else { return nil }
    let firstNumber = frame.segments.count
    frame.segments.append(contentsOf: builder.numbers)
    let (firstBand, bandCount) = sortSegments(builder.numbers, first: firstNumber / 4, window)
    frame.paths.append(
      DevicePath(
        firstNumber: firstNumber, numberCount: builder.numbers.count, isEvenOdd: isEvenOdd,
        window: window, firstBand: firstBand, firstStart: frame.bandStarts.count - bandCount - 1,
        bandCount: bandCount))
    return Shape(content: .path(frame.paths.count - 1), bounds: window)
  }

  /// Sorts segments into the bands that they touch, keeping their order within each.
  private mutating func sortSegments(
    _ numbers: [Float], first number: Int, _ window: IntRect
  ) -> (Int, Int) {
    let height = frame.bandHeight
    let above = window.y0 - frame.viewport.y0
    let first = above / height
    let count = (window.y1 - 1 - frame.viewport.y0) / height - first + 1
    var starts = [Int32](repeating: 0, count: count + 1)
    func bands(_ segment: Int) -> ClosedRange<Int> {
      let (y0, y1) = (numbers[4 * segment + 1], numbers[4 * segment + 3])
      let top = (Int(min(y0, y1)) + above) / height - first
      let bottom = (Int(max(y0, y1)) + above) / height - first
      return min(top, count - 1)...min(bottom, count - 1)
    }
    for segment in 0..<numbers.count / 4 {
      for band in bands(segment) { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    var order = [Int32](repeating: 0, count: Int(starts[count]))
    var next = starts
    for segment in 0..<numbers.count / 4 {
      for band in bands(segment) {
        order[Int(next[band])] = Int32(number + segment)
        next[band] += 1
      }
    }
    let offset = Int32(frame.bandSegments.count)
    frame.bandSegments.append(contentsOf: order)
    frame.bandStarts.append(contentsOf: starts.map { $0 + offset })
    return (first, count)
  }
}
