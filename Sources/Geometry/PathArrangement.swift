// The plane as the outlines of two paths part it: lines that meet only at their ends, each with what it adds to
// how often either path winds about a place. Curves are taken as short chords, of which every one knows its part of
// the curve, so that what is left of a curve is a curve again.

/// A part of a curve that the outlines of paths leave whole: no other crosses it.
struct PathPiece {
  /// The places where it begins and ends.
  var start: Int
  var end: Int
  /// The curve, and the parameters at `start` and `end`.
  var curve: Int
  var t0: Double
  var t1: Double
  /// What going along it adds to the winding of each path about what lies to its right.
  var windings: SIMD2<Int>
}

/// The plane as the outlines of two paths part it.
struct PathArrangement {
  /// All curves of both paths.
  private(set) var curves: [CubicSegment] = []
  /// Whether each is a line.
  private(set) var isLine: [Bool] = []
  /// The places where pieces begin and end.
  private(set) var places: [Vector2] = []
  /// The pieces, each place-to-place connection once.
  private(set) var pieces: [PathPiece] = []

  /// A chord of a curve, before others cut it.
  fileprivate struct Chord {
    var start: Vector2
    var end: Vector2
    var curve: Int
    var t0: Double
    var t1: Double
    var path: Int
    /// Where others cut it: parts of its length, and the places there.
    var cuts: [(part: Double, place: Int)] = []
  }

  /// What a chord may be beside its curve, and how near places are one, as parts of the paths' size.
  private static let (chordPart, placePart) = (2e-5, 1e-9)

  private var chords: [Chord] = []
  private let reach: Double
  private var cells: [SIMD2<Int>: [Int]] = [:]

  /// Parts the plane by the outlines of two paths; open subpaths are closed by a line.
  init(_ first: Path, _ second: Path) {
    let both = [first.segments, second.segments].map { $0.filter(\.curve.isFinite) }
    let size = both.joined().reduce(0) { max($0, $1.curve.greatestCoordinate) }
    reach = max(size * Self.placePart, .leastNormalMagnitude)
    for (number, segments) in both.enumerated() { add(segments, number, size * Self.chordPart) }
    cross()
    collect()
  }

  // MARK: Chords

  private mutating func add(_ segments: [PathSegment], _ number: Int, _ tolerance: Double) {
    var first: Vector2?
    var last = Vector2.zero
    func closing() -> CubicSegment? {
      guard let first, first != last else { return nil }
      return CubicSegment(lineFrom: last, to: first)
    }
    for segment in segments {
      let curve = segment.curve
      if segment.startsPart {
        if let line = closing() { add(line, isLine: true, number, tolerance) }
        first = curve.start
      }
      add(
        curve, isLine: segment.form == .line || segment.form == .closing, number, tolerance)
      last = curve.end
    }
    if let line = closing() { add(line, isLine: true, number, tolerance) }
  }

  private mutating func add(
    _ curve: CubicSegment, isLine: Bool, _ path: Int, _ tolerance: Double
  ) {
    curves.append(curve)
    self.isLine.append(isLine)
    let steps = isLine ? 1 : curve.steps(tolerance: max(tolerance, reach))
    var (start, t0) = (curve.start, 0.0)
    for step in 1...steps {
      let t1 = Double(step) / Double(steps)
      let end = step == steps ? curve.end : curve.point(at: t1)
      chords.append(
        Chord(start: start, end: end, curve: curves.count - 1, t0: t0, t1: t1, path: path))
      (start, t0) = (end, t1)
    }
  }

  // MARK: Crossings

  /// The place at a point: one that is there already, if it is near enough.
  private mutating func place(at point: Vector2) -> Int {
    // Cells are wider than what counts as near, so that only neighbours have to be asked.
    let width = reach * 4
    func cell(_ value: Double) -> Int { Int(clamping: Int64((value / width).rounded(.down))) }
    let (x, y) = (cell(point.x), cell(point.y))
    for neighbour in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)]
    {
      for known in cells[SIMD2(x + neighbour.0, y + neighbour.1)] ?? []
      where (places[known] - point).length <= reach * 2 { return known }
    }
    places.append(point)
    cells[SIMD2(x, y), default: []].append(places.count - 1)
    return places.count - 1
  }

  /// Cuts chords where others cross or touch them.
  private mutating func cross() {
    for index in chords.indices {
      let ends = (place(at: chords[index].start), place(at: chords[index].end))
      chords[index].cuts = [(0, ends.0), (1, ends.1)]
    }
    let order = chords.indices.sorted {
      let (a, b) = (chords[$0].left, chords[$1].left)
      return (a, $0) < (b, $1)
    }
    var active: [Int] = []
    for index in order {
      let chord = chords[index]
      active.removeAll { chords[$0].right < chord.left - reach }
      for other in active
      where chords[other].low <= chord.high + reach && chords[other].high >= chord.low - reach {
        cross(index, other)
      }
      active.append(index)
    }
  }

  private mutating func cross(_ first: Int, _ second: Int) {
    let (a, b) = (chords[first], chords[second])
    let (p, q) = (a.end - a.start, b.end - b.start)
    for (chord, place) in [(first, b.start), (first, b.end), (second, a.start), (second, a.end)] {
      touch(chord, place)
    }
    let turn = p.cross(q)
    let between = b.start - a.start
    guard turn != 0 else { return }
    let (s, t) = (between.cross(q) / turn, between.cross(p) / turn)
    guard s > 0, s < 1, t > 0, t < 1 else { return }
    let place = place(at: a.start + p * s)
    chords[first].cuts.append((s, place))
    chords[second].cuts.append((t, place))
  }

  /// Cuts a chord where a place lies on it.
  private mutating func touch(_ index: Int, _ point: Vector2) {
    let (start, end) = (chords[index].start, chords[index].end)
    let way = end - start
    let length = way.squaredLength
    guard length > 0 else { return }
    let from = point - start
    let part = from.dot(way) / length
    guard part > 0, part < 1, (start + way * part - point).length <= reach else { return }
    chords[index].cuts.append((part, place(at: point)))
  }

  // MARK: Pieces

  /// Makes pieces of what lies between cuts; those that lie on one another are one.
  private mutating func collect() {
    var known: [SIMD2<Int>: Int] = [:]
    for chord in chords {
      let cuts = chord.cuts.sorted { ($0.part, $0.place) < ($1.part, $1.place) }
      for (from, to) in zip(cuts, cuts.dropFirst()) where from.place != to.place {
        let (a, b) = (from.place, to.place)
        let key = SIMD2(min(a, b), max(a, b))
        var winding = SIMD2<Int>.zero
        if let index = known[key] {
          winding[chord.path] = pieces[index].start == a ? 1 : -1
          pieces[index].windings &+= winding
          continue
        }
        winding[chord.path] = 1
        known[key] = pieces.count
        let span = chord.t1 - chord.t0
        pieces.append(
          PathPiece(
            start: a, end: b, curve: chord.curve, t0: chord.t0 + span * from.part,
            t1: to.part == 1 ? chord.t1 : chord.t0 + span * to.part, windings: winding))
      }
    }
  }
}

extension PathArrangement.Chord {
  fileprivate var left: Double { min(start.x, end.x) }
  fileprivate var right: Double { max(start.x, end.x) }
  fileprivate var low: Double { min(start.y, end.y) }
  fileprivate var high: Double { max(start.y, end.y) }
}

extension CubicSegment {
  /// Whether all its points are.
  fileprivate var isFinite: Bool { greatestCoordinate < .infinity }
  /// How far its points are from the origin at most, along either axis; infinite for what is no number.
  fileprivate var greatestCoordinate: Double {
    var greatest = 0.0
    for point in [start, control1, control2, end] {
      let reach = pointwiseMax(point, -point).max()
      if !(reach <= greatest) { greatest = reach.isNaN ? .infinity : reach }
    }
    return greatest
  }
}
