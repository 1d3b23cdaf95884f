internal import Foundation

/// A flattened path: chains of straight lines, near enough to its curves.
public struct FlattenedPath: Sendable {
  /// One chain: a run of ``FlattenedPath/points``.
  public struct Chain: Sendable {
    /// The index of its first point.
    public var start: Int
    /// The index after its last point.
    public var end: Int
    /// Whether a line leads from its last point to its first; the first is not repeated.
    public var isClosed: Bool

    /// Creates a chain from `start` up to and without `end`.
    ///
    /// - Parameters:
    ///   - start: Index of its first place.
    ///   - end: Index after its last place.
    ///   - isClosed: Whether a line leads from its last place to its first.
    public init(start: Int, end: Int, isClosed: Bool) {
      (self.start, self.end, self.isClosed) = (start, end, isClosed)
    }
  }

  /// All points, chain after chain.
  public var points: [SIMD2<Double>] = []
  /// For each point, whether it lies inside a curve, where no line join is due.
  var isSmooth: [Bool] = []
  /// The chains, in order.
  public var chains: [Chain] = []

  /// Creates nothing.
  init() {}

  /// These lines under `transform`.
  public func applying(_ transform: CGAffineTransform) -> FlattenedPath {
    var result = self
    result.points = points.map { Vector2(CGPoint($0).applying(transform)) }
    return result
  }

  /// Flattens `path` under `transform`.
  ///
  /// - Parameters:
  ///   - path: The path. Steps that are not finite are left out.
  ///   - transform: Applied before flattening.
  ///   - tolerance: Greatest distance of a line from its curve, in units after the transform.
  ///   - area: Where the lines will be looked at, in the same units; curves beyond it become single lines.
  public init(
    _ path: Path, transform: CGAffineTransform = .identity, tolerance: Double,
    area: VisibleArea? = nil
  ) {
    var start = 0
    func place(_ point: CGPoint) -> Vector2 { Vector2(point.applying(transform)) }
    func isFinite(_ vector: Vector2) -> Bool { vector.x.isFinite && vector.y.isFinite }
    func end(closed: Bool) {
      var last = points.count
      if closed, last - start > 1, points[last - 1] == points[start] {
        points.removeLast()
        isSmooth.removeLast()
        last -= 1
      }
      if last - start > 1 || (last - start == 1 && (closed || drawn)) {
        chains.append(Chain(start: start, end: last, isClosed: closed && last - start > 1))
      } else {
        points.removeSubrange(start...)
        isSmooth.removeSubrange(start...)
      }
      start = points.count
    }
    /// Whether the part has any line, be it one of length 0, which round caps make a dot.
    var drawn = false
    func add(_ vector: Vector2, smooth: Bool = false) {
      guard isFinite(vector) else { return }
      if points.count > start, points[points.count - 1] == vector { return }
      points.append(vector)
      isSmooth.append(smooth)
    }
    func add(_ curve: CubicSegment) {
      guard isFinite(curve.control1), isFinite(curve.control2), isFinite(curve.end) else { return }
      let steps = curve.steps(tolerance: tolerance)
      if let area, steps > CubicSegment.fewSteps {
        curve.forEachPlace(within: area, tolerance: tolerance) { add($0, smooth: true) }
      } else if area?.misses(curve) != true {
        for step in 1..<max(steps, 1) {
          add(curve.point(at: Double(step) / Double(steps)), smooth: true)
        }
      }
      add(curve.end)
    }
    var first = Vector2.zero
    for element in path.elements {
      let pen = points.count > start ? points[points.count - 1] : first
      if points.count == start {
        if case .move = element {} else { add(first) }
      }
      switch element {
      case .move(let target):
        end(closed: false)
        first = place(target)
        drawn = false
        add(first)
      case .line(let target):
        drawn = true
        add(place(target))
      case .quadCurve(let target, let control):
        drawn = true
        add(CubicSegment(from: pen, quadControl: place(control), to: place(target)))
      case .curve(let target, let control1, let control2):
        drawn = true
        add(CubicSegment(pen, place(control1), place(control2), place(target)))
      case .closeSubpath:
        end(closed: true)
        drawn = false
      }
    }
    end(closed: false)
  }
}
