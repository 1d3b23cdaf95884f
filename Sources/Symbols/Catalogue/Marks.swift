// Marks that also stand inside circles and squares. Each is a filled outline whose contours do not
// cross, so that it can be cut out of a filled shape.

/// A mark drawn with a pen of some width; its size is that of the mark standing alone.
typealias MarkOutline = @Sendable (_ width: Double) -> Outline

enum Marks {
  // At 16 points SF Symbols' is 12.4 wide and high.
  static let xmark: MarkOutline = { width in
    .arms(
      from: (0, 0), to: [(-34.6, -34.6), (34.6, -34.6), (34.6, 34.6), (-34.6, 34.6)],
      width: width)
  }

  static let plus: MarkOutline = { width in
    .arms(from: (0, 0), to: [(-37, 0), (37, 0), (0, -37), (0, 37)], width: width)
  }

  static let minus: MarkOutline = { width in .bar(-37, 0, 37, 0, width: width) }

  static let equal: MarkOutline = { width in
    .bar(-34, -13, 34, -13, width: width) + .bar(-34, 13, 34, 13, width: width)
  }

  // At 16 points SF Symbols' is 13.7 × 13.3.
  static let checkmark: MarkOutline = { width in
    .arms(from: (-10.9, 36.4), to: [(-38.7, 4.4), (38.7, -38.6)], width: width)
  }

  /// Points left; the others are turned from it.
  ///
  /// SF Symbols' small regular one is 38.3 × 68.1 at 100 points, the others the same, turned.
  static let chevron: MarkOutline = { width in
    .arms(from: (-18.5, 0), to: [(18.5, -37), (18.5, 37)], width: width)
  }

  /// Points right; the others are turned from it.
  static let arrow: MarkOutline = { width in
    .arms(from: (39, 0), to: [(-39, 0), (9, -30), (9, 30)], width: width)
  }

  static let exclamationmark: MarkOutline = { width in
    let dot = dotRadius(width)
    return .bar(0, -36, 0, 6, width: width * 1.05) + .circle(0, 37 - dot, dot)
  }

  static let questionmark: MarkOutline = { width in
    let dot = dotRadius(width)
    let start = polar(0, -20, 17, 188)
    return .ribbon(
      start.0, start.1, heading: -82, [.arc(17, 227), .forward(6.2), .arc(11, -55)],
      width: width)
      + .circle(0, 37 - dot, dot)
  }

  /// A small i with a foot.
  static let info: MarkOutline = { width in
    let h = width / 2
    let stem = Outline.polygon([
      (-12, -11 - h, h), (h, -11 - h, h), (h, 33 - h, 0), (14, 33 - h, h), (14, 33 + h, h),
      (-14, 33 + h, h), (-14, 33 - h, h), (-h, 33 - h, 0), (-h, -11 + h, 0), (-12, -11 + h, h),
    ])
    return stem + .circle(-1, -34, dotRadius(width) * 1.05)
  }

  static let ellipsis: MarkOutline = { width in
    let dot = 4 + width * 0.56
    return .circle(-31, 0, dot) + .circle(0, 0, dot) + .circle(31, 0, dot)
  }

  static let play: MarkOutline = { _ in
    .polygon([(-30, -40, 7), (42, 0, 7), (-30, 40, 7)])
  }

  static let pause: MarkOutline = { _ in
    .rectangle(-18, 0, 22, 74, radius: 6) + .rectangle(18, 0, 22, 74, radius: 6)
  }

  static let stop: MarkOutline = { _ in .rectangle(0, 0, 70, 70, radius: 10) }

  /// The letter, as high as digits.
  static let a: MarkOutline = { width in
    let (half, foot, bar) = (width / 2, 27.0, 17.0)
    let along = unit(from: (0, -37), to: (foot, 37))
    // How far from the axis of the letter an edge lies at a height: `side` 1 outside, −1 inside.
    func edge(_ y: Double, _ side: Double) -> Double {
      (y + 37) / along.1 * along.0 + side * half / along.1
    }
    let top = -37 - half
    let foot1 = 37 + half * 0.6
    return .polygon([
      (-edge(top, 1), top, half), (edge(top, 1), top, half), (edge(foot1, 1), foot1, half),
      (edge(foot1, -1), foot1, half), (edge(bar + half, -1), bar + half, 0),
      (-edge(bar + half, -1), bar + half, 0), (-edge(foot1, -1), foot1, half),
      (-edge(foot1, 1), foot1, half),
    ])
      + .polygon([
        (0, -37 + half / along.0, 0), (edge(bar - half, -1), bar - half, 0),
        (-edge(bar - half, -1), bar - half, 0),
      ])
  }

  static let x: MarkOutline = { width in
    .arms(from: (0, 0), to: [(-24, -37), (24, -37), (24, 37), (-24, 37)], width: width)
  }

  static let star: MarkOutline = { _ in .star(points: 5, outer: 52, inner: 23.5, radius: 3.5) }

  static let heart: MarkOutline = { _ in .heart.grown(by: 4) }

  static let bolt: MarkOutline = { _ in .bolt }

  /// Head and shoulders, the shoulders cut off by a circle of radius 46 about the head's axis.
  static let person: MarkOutline = { _ in .bust }

  private static func dotRadius(_ width: Double) -> Double { 1.6 + width * 0.56 }
}

extension Outline {
  /// A star with one point up.
  static func star(points: Int, outer: Double, inner: Double, radius: Double) -> Outline {
    let step = 180 / Double(points)
    return polygon(
      (0..<2 * points).map { i in
        let place = polar(0, 0, i.isMultiple(of: 2) ? outer : inner, -90 + step * Double(i))
        return (place.0, place.1 + outer * 0.06, i.isMultiple(of: 2) ? radius : radius * 0.6)
      })
  }

  static let heart = Outline {
    $0.move(0, 41)
    $0.curve(-16, 31, -48, 10, -48, -15)
    $0.curve(-48, -31, -37, -40, -24.5, -40)
    $0.curve(-13.5, -40, -5, -34.5, 0, -25.5)
    $0.curve(5, -34.5, 13.5, -40, 24.5, -40)
    $0.curve(37, -40, 48, -31, 48, -15)
    $0.curve(48, 10, 16, 31, 0, 41)
    $0.close()
  }

  static let bolt = polygon([
    (12, -52, 3), (-30, 8, 4), (-3, 8, 2), (-12, 52, 3), (30, -9, 4), (4, -9, 2),
  ])

  static let bust =
    circle(0, -17, 19)
    + Outline {
      $0.move(-36, 40)
      $0.curve(-36, 22, -20, 11, 0, 11)
      $0.curve(20, 11, 36, 22, 36, 40)
      $0.curve(36, 43, 34, 44, 32, 44)
      $0.line(-32, 44)
      $0.curve(-34, 44, -36, 43, -36, 40)
      $0.close()
    }
}
