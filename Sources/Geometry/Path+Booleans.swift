import Foundation

// Areas of paths put together: union, intersection, what is left without the other, what only one of them has.
// The outline of the result are the pieces of both outlines that have it on one side only.

extension Path {
  /// The union: the area that this path or another fills.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The outline of the area, without overlaps; curves stay curves. Open subpaths count as closed.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }
  /// The intersection: the area that this path and another both fill.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The outline of the area.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }
  /// The difference: the area that this path fills and another does not.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The outline of the area.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }
  /// The symmetric difference: the area that this path or another fills, but not both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The outline of the area.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }
  /// The outline of the area that this path fills, without overlaps.
  ///
  /// - Parameter eoFill: Whether places wound an even number of times count as outside.
  /// - Returns: A path that fills the same by either rule.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { first, _ in first }
  }

  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ rule: (Bool, Bool) -> Bool
  ) -> Path {
    let arrangement = PathArrangement(self, other)
    func isFilled(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
    func isInside(_ windings: SIMD2<Int>) -> Bool {
      rule(isFilled(windings.x), isFilled(windings.y))
    }
    var outline = PathOutline(arrangement)
    for (piece, windings) in zip(arrangement.pieces, arrangement.leftWindings) {
      let (left, right) = (isInside(windings), isInside(windings &+ piece.windings))
      if left != right { outline.add(piece, isForwards: right) }
    }
    return outline.path()
  }
}

extension PathArrangement {
  /// For each piece, how often both paths wind about what lies to its left.
  ///
  /// A ray from its middle, across it, is crossed by others; rays go straight to the left or straight up, whichever is
  /// more across, and ask only the pieces of their row or column.
  var leftWindings: [SIMD2<Int>] {
    let (rows, columns) = (PieceBands(self, along: 1), PieceBands(self, along: 0))
    return pieces.indices.map { index in
      let piece = pieces[index]
      let (start, end) = (places[piece.start], places[piece.end])
      let way = end - start
      let isSteep = abs(way.y) >= abs(way.x)
      let before = (isSteep ? rows : columns).windings(before: index, self)
      // What is before it is left of it where it goes up, or to the right.
      let beforeIsLeft = isSteep ? way.y < 0 : way.x > 0
      return beforeIsLeft ? before : before &- piece.windings
    }
  }
}

/// The pieces of an arrangement by the rows or columns that they reach into.
private struct PieceBands {
  /// The component by which they are sorted: 1 for rows, 0 for columns.
  private let component: Int
  private let low: Double
  private let width: Double
  private var bands: [[Int]]

  init(_ arrangement: PathArrangement, along component: Int) {
    self.component = component
    let values = arrangement.places.map { $0[component] }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let count = max(1, min(arrangement.pieces.count / 4, 1024))
    let width = max((high - low) / Double(count), .leastNormalMagnitude)
    var bands = [[Int]](repeating: [], count: count)
    for (index, piece) in arrangement.pieces.enumerated() {
      let ends = [piece.start, piece.end].map { arrangement.places[$0][component] }
      let first = Self.band(min(ends[0], ends[1]), low, width, count)
      let last = Self.band(max(ends[0], ends[1]), low, width, count)
      for band in first...last { bands[band].append(index) }
    }
    (self.low, self.width, self.bands) = (low, width, bands)
  }

  private static func band(_ value: Double, _ low: Double, _ width: Double, _ count: Int) -> Int {
    Int(min(max((value - low) / width, 0), Double(count - 1)))
  }

  /// How often both paths wind about the place just before the middle of a piece: left of it, or above.
  func windings(before index: Int, _ arrangement: PathArrangement) -> SIMD2<Int> {
    let own = arrangement.pieces[index]
    let middle = (arrangement.places[own.start] + arrangement.places[own.end]) / 2
    let (at, side) = (middle[component], middle[1 - component])
    var result = SIMD2<Int>.zero
    for other in bands[Self.band(at, low, width, bands.count)] where other != index {
      let piece = arrangement.pieces[other]
      let (a, b) = (arrangement.places[piece.start], arrangement.places[piece.end])
      guard (a[component] <= at) != (b[component] <= at) else { continue }
      let part = (at - a[component]) / (b[component] - a[component])
      guard a[1 - component] + (b[1 - component] - a[1 - component]) * part < side else { continue }
      // The ray comes from outside: right of what goes up, and below what goes right, its winding is one more.
      let grows = component == 1 ? b.y < a.y : b.x > a.x
      result = grows ? result &+ piece.windings : result &- piece.windings
    }
    return result
  }
}

/// Pieces on the way to be an outline again.
private struct PathOutline {
  /// A piece in the direction in which what is inside lies to its right.
  private struct Step {
    var start: Int
    var end: Int
    var curve: Int
    var t0: Double
    var t1: Double
  }

  private let arrangement: PathArrangement
  private var steps: [Step] = []

  init(_ arrangement: PathArrangement) { self.arrangement = arrangement }

  mutating func add(_ piece: PathPiece, isForwards: Bool) {
    steps.append(
      isForwards
        ? Step(
          start: piece.start, end: piece.end, curve: piece.curve, t0: piece.t0, t1: piece.t1)
        : Step(
          start: piece.end, end: piece.start, curve: piece.curve, t0: piece.t1, t1: piece.t0))
  }

  /// The steps as closed subpaths of as few elements as can be.
  func path() -> Path {
    var leaving: [Int: [Int]] = [:]
    for (index, step) in steps.enumerated() { leaving[step.start, default: []].append(index) }
    var isWalked = [Bool](repeating: false, count: steps.count)
    /// The step after another: along the same curve if there is one, else the sharpest turn inwards.
    func next(_ step: Step) -> Int? {
      let choices = (leaving[step.end] ?? []).filter { !isWalked[$0] }
      return choices.first { steps[$0].curve == step.curve && steps[$0].t0 == step.t1 }
        ?? choices.max { turn(from: step, to: steps[$0]) < turn(from: step, to: steps[$1]) }
    }
    var result = Path()
    // Where a curve begins, an outline had better begin, too.
    let starts = steps.indices.filter { steps[$0].t0 == 0 || steps[$0].t0 == 1 }
    for first in starts + Array(steps.indices) where !isWalked[first] {
      var runs: [Step] = []
      var index: Int? = first
      while let current = index {
        isWalked[current] = true
        let step = steps[current]
        if let last = runs.last, last.curve == step.curve, last.t1 == step.t0 {
          runs[runs.count - 1].end = step.end
          runs[runs.count - 1].t1 = step.t1
        } else {
          runs.append(step)
        }
        index = step.end == steps[first].start ? nil : next(step)
      }
      append(runs, to: &result)
    }
    return result
  }

  /// How far to the right a step turns from another: −2 for right back on the left, 2 for right back on the right.
  private func turn(from step: Step, to next: Step) -> Double {
    let before = (arrangement.places[step.end] - arrangement.places[step.start]).normalized
    let after = (arrangement.places[next.end] - arrangement.places[next.start]).normalized
    let (along, across) = (before.dot(after), before.cross(after))
    return across >= 0 ? 1 - along : along - 1
  }

  private func append(_ runs: [Step], to path: inout Path) {
    guard let first = runs.first else { return }
    path.move(to: CGPoint(arrangement.places[first.start]))
    for (number, run) in runs.enumerated() {
      let end = arrangement.places[run.end]
      if arrangement.isLine[run.curve] {
        // The last line is the closing one.
        if number < runs.count - 1 { path.addLine(to: CGPoint(end)) }
        continue
      }
      let part = arrangement.curves[run.curve].part(from: run.t0, to: run.t1)
      path.addCurve(
        to: CGPoint(end), control1: CGPoint(part.control1), control2: CGPoint(part.control2))
    }
    path.closeSubpath()
  }
}
