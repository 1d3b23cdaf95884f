internal import Foundation
internal import Geometry

// Room for what stands before a filled shape: a badge at a bell's side, the nearer of two bubbles.

extension Outline {
  /// Returns the outline without what lies within `radius` of (`x`, `y`).
  ///
  /// Where a contour enters the circle it is led along it to the next place where one leaves; a
  /// contour that does not meet the circle stays as it is.
  func outside(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    let center = CGPoint(x: x, y: y)
    return contours.reduce(into: Outline()) { result, contour in
      let pieces = contour.flatMap { $0.split(at: radius, from: center) }
      let isOut = pieces.map { $0.middle.distance(from: center) > radius }
      guard isOut.contains(true), isOut.contains(false) else {
        return result.append(contour)
      }
      // From a place where the contour comes out of the circle.
      let first = pieces.indices.first {
        isOut[$0] && !isOut[($0 + pieces.count - 1) % pieces.count]
      }
      // Along a contour that runs clockwise, what it holds lies to the right, and the circle to the left.
      let turn: Double = area(contour) > 0 ? -1 : 1
      result.move(pieces[first ?? 0].start.x, pieces[first ?? 0].start.y)
      var way: (from: Double, isOpen: Bool) = (0, false)
      for step in 0...pieces.count {
        let index = ((first ?? 0) + step) % pieces.count
        if !isOut[index] {
          if !way.isOpen { way = (heading(center, pieces[index].start), true) }
          continue
        }
        if way.isOpen {
          var sweep = (heading(center, pieces[index].start) - way.from) * turn
          if sweep < 0 { sweep += 360 }
          result.arc(x, y, radius, way.from, way.from + sweep * turn)
          way.isOpen = false
        }
        if step < pieces.count { result.append(pieces[index]) }
      }
      result.close()
    }
  }

  /// The outline without what lies within an upright ellipse.
  func outside(ellipse x: Double, _ y: Double, _ across: Double, _ down: Double) -> Outline {
    scaled(1 / across, 1 / down).outside(x / across, y / down, 1).scaled(across, down)
  }

  private func heading(_ center: CGPoint, _ place: CGPoint) -> Double {
    Symbols.heading(from: (center.x, center.y), to: (place.x, place.y))
  }

  /// Twice the area that a contour goes round, positive if it runs clockwise.
  private func area(_ contour: [Stretch]) -> Double {
    contour.reduce(0) { area, stretch in
      (1...8).reduce(area) { area, i in
        let (a, b) = (stretch.place(Double(i - 1) / 8), stretch.place(Double(i) / 8))
        return area + a.x * b.y - a.y * b.x
      }
    }
  }

  private mutating func append(_ contour: [Stretch]) {
    guard let first = contour.first else { return }
    move(first.start.x, first.start.y)
    for stretch in contour { append(stretch) }
    close()
  }

  private mutating func append(_ stretch: Stretch) {
    let (end, first, second) = (stretch.end, stretch.first, stretch.second)
    curve(first.x, first.y, second.x, second.y, end.x, end.y)
  }

  /// The contours, each a chain of cubics that comes back to its start.
  private var contours: [[Stretch]] {
    var result: [[Stretch]] = []
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        result.append([])
        pen = end
      case .line(let end):
        result[result.count - 1].append(Stretch(from: pen, to: end))
        pen = end
      case .quadCurve(let end, let control):
        result[result.count - 1].append(
          Stretch(
            start: pen, first: pen.mixed(control, 2.0 / 3), second: end.mixed(control, 2.0 / 3),
            end: end))
        pen = end
      case .curve(let end, let first, let second):
        result[result.count - 1].append(Stretch(start: pen, first: first, second: second, end: end))
        pen = end
      case .closeSubpath:
        guard let start = result.last?.first?.start else { continue }
        if start != pen { result[result.count - 1].append(Stretch(from: pen, to: start)) }
        pen = start
      }
    }
    return result.filter { !$0.isEmpty }
  }
}

/// A cubic curve, one stretch of a contour.
private struct Stretch {
  var start: CGPoint
  var first: CGPoint
  var second: CGPoint
  var end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, first: start.mixed(end, 1.0 / 3), second: start.mixed(end, 2.0 / 3), end: end)
  }

  var middle: CGPoint { place(0.5) }

  func place(_ t: Double) -> CGPoint { halves(t).0.end }

  /// The stretches before and after `t`.
  func halves(_ t: Double) -> (Stretch, Stretch) {
    let (a, b, c) = (start.mixed(first, t), first.mixed(second, t), second.mixed(end, t))
    let (ab, bc) = (a.mixed(b, t), b.mixed(c, t))
    let place = ab.mixed(bc, t)
    return (
      Stretch(start: start, first: a, second: ab, end: place),
      Stretch(start: place, first: bc, second: c, end: end)
    )
  }

  /// The stretches between the places at `radius` from `center`.
  func split(at radius: Double, from center: CGPoint) -> [Stretch] {
    func excess(_ t: Double) -> Double { place(t).distance(from: center) - radius }
    let samples = 16
    for i in 0..<samples {
      var (low, high) = (Double(i) / Double(samples), Double(i + 1) / Double(samples))
      guard (excess(low) > 0) != (excess(high) > 0), low > 0 || abs(excess(0)) > 1e-6 else {
        continue
      }
      let isOut = excess(low) > 0
      // Halving the stretch to 2⁻⁴⁰ of it.
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if (excess(middle) > 0) == isOut { low = middle } else { high = middle }
      }
      let (before, after) = halves(high)
      return [before] + after.split(at: radius, from: center)
    }
    return [self]
  }
}

extension CGPoint {
  fileprivate func mixed(_ other: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(from other: CGPoint) -> Double {
    Symbols.distance((x, y), (other.x, other.y))
  }
}
