/// The ten digits as outlines with holes, for numbers in circles: 74 high, drawn with a round pen.
enum Digits {
  /// The digits of `number`, side by side, narrower where there are two.
  static func number(_ number: Int) -> MarkOutline {
    { width in
      number > 9 ? pair(number / 10, number % 10)(width) : digit(number, width)
    }
  }

  /// Two digits, also if the first is 0.
  static func pair(_ first: Int, _ second: Int) -> MarkOutline {
    { width in
      let pen = width * 1.18
      return digit(first, pen).scaled(0.66, 0.9).moved(-23.5, 0)
        + digit(second, pen).scaled(0.66, 0.9).moved(23.5, 0)
    }
  }

  /// One digit, centred, with strokes of width `w`.
  private static func digit(_ digit: Int, _ w: Double) -> Outline {
    switch digit {
    case 0: zero(w)
    case 1: .arms(from: (6, -37), to: [(6, 37), (-11, -25)], width: w)
    case 2:
      .ribbon(
        -21.5, -17, heading: -88,
        [.arc(21.2, 222), .forward(43), .corner(-134), .forward(44.5)], width: w)
    case 3: three(w)
    case 4: four(w)
    case 5:
      .ribbon(
        18, -37, heading: 180,
        [.forward(33), .corner(-84), .forward(33), .corner(-128), .forward(3), .arc(23, 222)],
        width: w)
    case 6: six(w)
    case 7:
      .arms(from: (22, -37), to: [(-22, -37), (-7, 37)], width: w)
    case 8: eight(w)
    default: six(w).turned(180)
    }
  }

  private static func zero(_ w: Double) -> Outline {
    .ellipse(0, 0, 24 + w / 2, 37 + w / 2) + .ellipse(0, 0, 24 - w / 2, 37 - w / 2)
  }

  /// Two rings, the lower one larger, joined where their circles cross.
  private static func eight(_ w: Double) -> Outline {
    let h = w / 2
    let (upper, lower) = (-18.0, 17.0)
    let (small, large) = (17.5, 20.5)
    return joined(upper, small + h, lower, large + h)
      + .ellipse(0, upper, small + 1 - h, small - h) + .ellipse(0, lower, large + 1 - h, large - h)
  }

  /// The outline of two circles that overlap, one above the other on the axis.
  private static func joined(
    _ y1: Double, _ r1: Double, _ y2: Double, _ r2: Double
  ) -> Outline {
    // The height at which both circles are equally wide, and the angle there on each.
    let gap = y2 - y1
    let depth = (gap * gap + r1 * r1 - r2 * r2) / (2 * gap)
    let half = max(r1 * r1 - depth * depth, 0).squareRoot()
    let first = heading(from: (0, 0), to: (half, depth))
    let second = heading(from: (0, 0), to: (half, depth - gap))
    return Outline {
      $0.arc(0, y1, r1, 180 - first, 360 + first)
      $0.arc(0, y2, r2, second, 180 - second)
      $0.close()
    }
  }

  /// Two bowls open to the left, meeting in a short bar.
  private static func three(_ w: Double) -> Outline {
    let h = w / 2
    let (small, large) = (17.8, 19.8)
    let bar = -1.4  // y of the bar's axis
    let (y1, y2) = (bar - small, bar + large)
    let gap = y2 - y1
    let (r1, r2) = (small + h, large + h)
    let depth = (gap * gap + r1 * r1 - r2 * r2) / (2 * gap)
    let half = max(r1 * r1 - depth * depth, 0).squareRoot()
    let notch = (
      heading(from: (0, 0), to: (half, depth)), heading(from: (0, 0), to: (half, depth - gap))
    )
    let (start, end) = (-155.0, 155.0)
    let (top, bottom) = (polar(0, y1, small, start), polar(0, y2, large, end))
    return Outline {
      $0.arc(0, y1, r1, start, notch.0)
      $0.arc(0, y2, r2, notch.1, end)
      $0.arc(bottom.0, bottom.1, h, end, end + 180)
      $0.arc(0, y2, large - h, end, -90)
      $0.arc(-6, bar, h, 90, 270)
      $0.arc(0, y1, small - h, 90, start)
      $0.arc(top.0, top.1, h, start - 180, start)
      $0.close()
    }.moved(1, 0)
  }

  /// A stem, a bar, and a slope from the stem's top to the bar's left end; one hole.
  private static func four(_ w: Double) -> Outline {
    let h = w / 2
    let (stem, bar) = (10.0, 19.0)  // x of the stem's axis, y of the bar's
    let (top, left) = (-37.0, -28.0)
    let slope = heading(from: (stem, top), to: (left, bar))
    let normal = direction(slope - 90)
    // Where the slope's inner edge meets the edges of stem and bar.
    let along = unit(from: (stem, top), to: (left, bar))
    let inner = (stem + normal.x * h, top + normal.y * h)
    let atStem = (stem - h - inner.0) / along.0
    let atBar = (bar - h - inner.1) / along.1
    let hole = [
      (stem - h, inner.1 + along.1 * atStem, 0.0), (stem - h, bar - h, 0.0),
      (inner.0 + along.0 * atBar, bar - h, 0.0),
    ]
    return Outline {
      $0.arc(stem, top, h, slope + 90, 360)
      $0.line(stem + h, bar - h)
      $0.arc(stem + 15, bar, h, -90, 90)
      $0.line(stem + h, bar + h)
      $0.arc(stem, 37, h, 0, 180)
      $0.line(stem - h, bar + h)
      $0.arc(left, bar, h, 90, slope + 90)
      $0.close()
    } + .polygon(hole)
  }

  /// A ring with a stroke that leaves it to the left and bends over its top.
  private static func six(_ w: Double) -> Outline {
    let h = w / 2
    let (bowl, y) = (22.5, 14.5)
    let sweep = 78.0  // radius of the stroke's bend
    let center = (sweep - bowl, y)  // tangent to the ring at its left end
    let end = 180 + 47.0
    let tip = polar(center.0, center.1, sweep, end)
    // Where the stroke's inner edge meets the ring's outer edge.
    let (r1, r2) = (bowl + h, sweep - h)
    let gap = center.0
    let depth = (gap * gap + r1 * r1 - r2 * r2) / (2 * gap)
    let half = max(r1 * r1 - depth * depth, 0).squareRoot()
    let onRing = heading(from: (0, 0), to: (depth, -half))
    let onStroke = heading(from: (gap, 0), to: (depth, -half)) + 360
    return Outline {
      $0.arc(0, y, bowl + h, onRing, 180)
      $0.arc(center.0, center.1, sweep + h, 180, end)
      $0.arc(tip.0, tip.1, h, end, end + 180)
      $0.arc(center.0, center.1, sweep - h, end, onStroke)
      $0.close()
    } + .circle(0, y, bowl - h)
  }
}
