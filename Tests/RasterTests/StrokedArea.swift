import Foundation
import Geometry

/// What a pen covers of each pixel, from the definition: the union of what its segments, joins and caps paint.
///
/// Each is convex, so a line across the picture meets it in one stretch; the stretches' union is exact along
/// the line, and 32 lines are looked at in every row.
struct StrokedArea {
  typealias Place = SIMD2<Double>

  private enum Piece {
    case disc(Place)
    case polygon([Place])
  }

  /// A line to draw: places close together, and whether the pen turns round there without a join.
  struct Line {
    var places: [Place] = []
    var isSmooth: [Bool] = []
    var isClosed = false

    mutating func add(_ place: Place, smooth: Bool = false) {
      guard place != places.last else { return }
      places.append(place)
      isSmooth.append(smooth)
    }
  }

  private let style: StrokeStyle
  private let half: Double
  private var pieces: [Piece] = []

  init(_ lines: [Line], _ style: StrokeStyle) {
    (self.style, half) = (style, Double(style.lineWidth) / 2)
    for line in lines { style.dash.isEmpty ? add(line) : addDashes(of: line) }
  }

  // MARK: Pieces

  private mutating func add(_ line: Line) {
    var (places, isSmooth) = (line.places, line.isSmooth)
    if line.isClosed, places.first != places.last {
      places.append(places[0])
      isSmooth.append(isSmooth[0])
    }
    guard places.count > 1 else { return }
    let steps = zip(places, places.dropFirst()).map { Self.unit($1 - $0) }
    for index in steps.indices {
      let side = Self.turned(steps[index]) * half
      pieces.append(
        .polygon([
          places[index] - side, places[index + 1] - side, places[index + 1] + side,
          places[index] + side,
        ]))
      if index > 0 { addJoin(at: places[index], steps[index - 1], steps[index], isSmooth[index]) }
    }
    if line.isClosed {
      addJoin(at: places[0], steps[steps.count - 1], steps[0], isSmooth[0])
    } else {
      addCap(at: places[0], -steps[0])
      addCap(at: places[places.count - 1], steps[steps.count - 1])
    }
  }

  private mutating func addJoin(at place: Place, _ from: Place, _ to: Place, _ isSmooth: Bool) {
    let (cosine, sine) = ((from * to).sum(), from.x * to.y - from.y * to.x)
    let side = sine > 0 ? -half : half
    let (before, after) = (place + Self.turned(from) * side, place + Self.turned(to) * side)
    if isSmooth || style.lineJoin == .round {
      // A sector; where the turn is nearly a half one, as many places as there are in other turns.
      let turn = atan2(sine, cosine)
      let start = atan2(before.y - place.y, before.x - place.x)
      let count = isSmooth ? 4 : 100
      return pieces.append(
        .polygon(
          [place]
            + (0...count).map { step in
              let angle = start + turn * Double(step) / Double(count)
              return place + Place(cos(angle), sin(angle)) * half
            }))
    }
    let halfCosine = (max(1 + cosine, 0) / 2).squareRoot()
    if style.lineJoin == .miter, halfCosine * Double(style.miterLimit) >= 1 {
      let meeting = place + Self.turned(from + to) * (side / (1 + cosine))
      pieces.append(.polygon([place, before, meeting, after]))
    } else {
      pieces.append(.polygon([place, before, after]))
    }
  }

  private mutating func addCap(at place: Place, _ direction: Place) {
    switch style.lineCap {
    case .butt: return
    case .round: pieces.append(.disc(place))
    case .square:
      let (side, reach) = (Self.turned(direction) * half, direction * half)
      pieces.append(
        .polygon([place - side, place - side + reach, place + side + reach, place + side]))
    }
  }

  /// Dashes of an open line, each a line of its own.
  private mutating func addDashes(of line: Line) {
    var (index, left, dash) = (0, Double(style.dash[0]), Line())
    dash.add(line.places[0])
    for number in 1..<line.places.count {
      var from = line.places[number - 1]
      let to = line.places[number]
      while Self.length(to - from) >= left {
        from += Self.unit(to - from) * left
        if index % 2 == 0 {
          dash.add(from)
          add(dash)
        }
        index = (index + 1) % style.dash.count
        left = Double(style.dash[index])
        dash = Line()
        dash.add(from)
      }
      left -= Self.length(to - from)
      dash.add(to, smooth: line.isSmooth[number])
    }
    if index % 2 == 0 { add(dash) }
  }

  private static func turned(_ v: Place) -> Place { Place(-v.y, v.x) }
  private static func length(_ v: Place) -> Double { (v * v).sum().squareRoot() }
  private static func unit(_ v: Place) -> Place { v / length(v) }

  // MARK: Area

  /// Shares of 0...1, row by row.
  func coverage(width: Int, height: Int) -> [Double] {
    let linesPerRow = 32
    var rows = [[Int]](repeating: [], count: height)
    for (number, piece) in pieces.enumerated() {
      let (low, high) = Self.rows(of: piece, half)
      let (first, last) = (
        max(Int(low.rounded(.down)), 0), min(Int(high.rounded(.down)), height - 1)
      )
      if first <= last { for row in first...last { rows[row].append(number) } }
    }
    var result = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      for line in 0..<linesPerRow {
        let y = Double(row) + (Double(line) + 0.5) / Double(linesPerRow)
        let stretches = rows[row].compactMap { stretch(of: pieces[$0], at: y) }
          .sorted { $0.0 < $1.0 }
        var pen = -Double.infinity
        for (start, end) in stretches where end > pen {
          let (x0, x1) = (max(start, pen, 0), min(end, Double(width)))
          pen = end
          guard x0 < x1 else { continue }
          for x in Int(x0)...min(Int(x1), width - 1) {
            let share = min(x1, Double(x + 1)) - max(x0, Double(x))
            result[row * width + x] += max(share, 0) / Double(linesPerRow)
          }
        }
      }
    }
    return result
  }

  private static func rows(of piece: Piece, _ half: Double) -> (Double, Double) {
    switch piece {
    case .disc(let center): (center.y - half, center.y + half)
    case .polygon(let corners):
      (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    }
  }

  private func stretch(of piece: Piece, at y: Double) -> (Double, Double)? {
    switch piece {
    case .disc(let center):
      let reach = half * half - (y - center.y) * (y - center.y)
      guard reach > 0 else { return nil }
      return (center.x - reach.squareRoot(), center.x + reach.squareRoot())
    case .polygon(let corners):
      var (low, high) = (Double.infinity, -Double.infinity)
      for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1))
      where (a.y < y) != (b.y < y) {
        let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
        (low, high) = (min(low, x), max(high, x))
      }
      return low < high ? (low, high) : nil
    }
  }
}
