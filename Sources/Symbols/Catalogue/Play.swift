extension Catalogue {
  /// Dice, balls and cards, and stacks of things.
  static let play: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["dice"] = { sketch in
      sketch.stroke(.rectangle(-16, 14, 62, 62, radius: 13))
      pips.forEach { sketch.fill(.circle($0.0, $0.1, 5.2)) }
      sketch.stroke(
        .bends([(-18, -34), (-12, -50), (42, -34), (50, -28), (37, 21), (32, 28)], radius: 12))
      sketch.fill(.circle(32.5, -15, 4.8))
    }
    all["dice.fill"] = { sketch in
      sketch.fill(
        pips.reduce(Outline.rectangle(-16, 14, 71, 71, radius: 17)) {
          $0 + .circle($1.0, $1.1, 5.6)
        })
      sketch.fill(
        .polygon([
          (-24, -29, 1), (-17, -54, 15), (55, -34, 15), (36, 34, 14), (28, 34, 1), (28, -29, 18),
        ]) + .circle(41, -17, 5.6))
    }
    all["cube.transparent"] = { sketch in
      let corners = (0..<6).map { polar(0, 0, 52, -90 + 60 * Double($0)) }
      sketch.stroke(.polygon(corners, radius: 5))
      sketch.stroke(
        Outline { outline in
          for i in [1, 3, 5] { outline.bars([(0, 0, corners[i].0, corners[i].1)]) }
          for i in [0, 2, 4] {
            outline.bars([(corners[i].0, corners[i].1, corners[i].0 * 0.42, corners[i].1 * 0.42)])
          }
        })
    }
    all["basketball"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      let half = 180 + heading(from: (seam.x, 0), to: seam.crossing(circleRadius))
      let right = Outline { $0.arc(seam.x, 0, seam.radius, 180 - half, 180 + half) }
      sketch.stroke(
        right + right.mirrored
          + Outline {
            $0.bars([(0, -circleRadius, 0, circleRadius), (-circleRadius, 0, circleRadius, 0)])
          }, widest: 8)
    }
    all["basketball.fill"] = { sketch in
      let quarter = ball(gap: min(sketch.width, 10) * 0.32)
      for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] { sketch.fill(quarter.scaled(x, y)) }
    }
    all["suit.club.fill"] = { sketch in
      for (x, y) in [(0.0, -23.0), (-24, 11), (24, 11)] { sketch.fill(.circle(x, y, 21)) }
      sketch.fill(.polygon([(0, -18, 4), (18, 14, 4), (-18, 14, 4)]))
      sketch.fill(clubFoot)
    }
    all["square.stack"] = { sketch in
      sketch.stroke(.rectangle(0, 14, 84, 66, radius: 13))
      sketch.stroke(Outline { $0.bars([(-32, -33, 32, -33), (-23, -47, 23, -47)]) }, widest: 9)
    }
    all["square.stack.fill"] = { sketch in
      sketch.fill(.rectangle(0, 14, 92, 74, radius: 16))
      sketch.stroke(Outline { $0.bars([(-32, -34, 32, -34), (-23, -48, 23, -48)]) }, widest: 9)
    }
    all["square.stack.3d.up.fill"] = { sketch in
      sketch.fill(.polygon([(0, -52, 6), (52, -25, 5), (0, 2, 6), (-52, -25, 5)]))
      for y in [0.0, 24] { sketch.fill(layer.moved(0, y)) }
    }
    all["square.fill.on.square.fill"] = { sketch in
      sketch.fill(.rectangle(16, 16, 68, 68, radius: 15))
      sketch.fill(
        .polygon([
          (-50, -50, 15), (18, -50, 15), (18, -26, 2), (-26, -26, 16), (-26, 18, 2), (-50, 18, 15),
        ]))
    }
    all["square.fill.on.circle.fill"] = { sketch in
      sketch.fill(.rectangle(18, 18, 66, 66, radius: 14))
      sketch.fill(
        Outline {
          // The circle, but for the corner that the square covers, with a gap.
          let (center, radius, side) = (-14.0, 36.0, -23.0)
          let turn = heading(
            from: (center, center),
            to: (side, center + (radius * radius - (side - center) * (side - center)).squareRoot()))
          $0.arc(center, center, radius, turn, 450 - turn)
          $0.arc(side + 16, side + 16, 16, 270, 180)
          $0.close()
        })
    }
    return all
  }()

  /// The five of a die.
  private static let pips = [(-16.0, 14.0), (-31, -1), (1, -1), (-31, 29), (1, 29)]

  /// The circle of a ball's right seam, whose leftmost place lies within the ball.
  private static let seam = Seam(x: 66, radius: 43)

  private struct Seam {
    var x: Double
    var radius: Double
    /// Where it meets a circle about the ball's middle, above.
    func crossing(_ ball: Double, grown amount: Double = 0) -> (Double, Double) {
      let radius = radius + amount
      let across = (x * x + ball * ball - radius * radius) / (2 * x)
      return (across, -(ball * ball - across * across).squareRoot())
    }
  }

  /// The upper right quarter of a ball in two pieces, `gap` away from its seams.
  private static func ball(gap: Double) -> Outline {
    let radius = circleRadius + 4.2
    func side(_ amount: Double) -> (radius: Double, top: Double, bottom: Double, rim: Double) {
      let reach = seam.radius + amount
      let place = seam.crossing(radius, grown: amount)
      let foot = (seam.x - (reach * reach - gap * gap).squareRoot(), -gap)
      return (
        reach, heading(from: (seam.x, 0), to: place), heading(from: (seam.x, 0), to: foot),
        heading(from: (0, 0), to: place)
      )
    }
    let (inner, outer) = (side(gap), side(-gap))
    let edge = (radius * radius - gap * gap).squareRoot()
    return Outline {
      $0.move(gap, -gap)
      $0.arc(0, 0, radius, heading(from: (0, 0), to: (gap, -edge)), inner.rim)
      $0.arc(seam.x, 0, inner.radius, inner.top, inner.bottom)
      $0.close()
    }
      + Outline {
        $0.arc(seam.x, 0, outer.radius, outer.bottom, outer.top)
        $0.arc(0, 0, radius, outer.rim, heading(from: (0, 0), to: (edge, -gap)))
        $0.close()
      }
  }

  private static let clubFoot = Outline {
    $0.move(-3, 6)
    $0.line(3, 6)
    $0.curve(3, 26, 7, 38, 17, 43)
    $0.curve(20, 45, 19, 48, 16, 48)
    $0.line(-16, 48)
    $0.curve(-19, 48, -20, 45, -17, 43)
    $0.curve(-7, 38, -3, 26, -3, 6)
    $0.close()
  }

  /// The seen edge of a sheet below another.
  private static let layer = Outline.polygon([
    (-52, 1, 5), (-41, -5, 2), (0, 16, 8), (41, -5, 2), (52, 1, 5), (0, 28, 6),
  ])
}
