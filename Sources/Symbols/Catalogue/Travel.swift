extension Catalogue {
  /// Cars, trams and maps, signals and warnings.
  static let travel: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["car"] = { sketch in
      sketch.stroke(.bends([(-41, -8), (-30, -36), (30, -36), (41, -8)], radius: 9))
      sketch.stroke(
        .polygon(
          [
            (-48, 3, 8), (-38, -8, 8), (38, -8, 8), (48, 3, 8), (48, 28, 5), (-48, 28, 5),
          ]))
      for side in [-1.0, 1] {
        sketch.fill(.circle(29 * side, 10, 5.5))
        sketch.stroke(Outline { $0.bars([(42 * side, 28, 42 * side, 38)]) })
      }
    }
    all["tram"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 64, 72, radius: 15))
      sketch.stroke(Outline { $0.bars([(-32, 7, 32, 7), (-12, -23, 12, -23)]) }, widest: 8)
      for x in [-17.0, 17] { sketch.fill(.circle(x, 21, 5.2)) }
      sketch.stroke(roofAndRails)
    }
    all["tram.fill"] = { sketch in
      sketch.fill(
        .rectangle(0, 0, 72, 80, radius: 18) + .rectangle(0, -5, 53, 24, radius: 5)
          + .bar(-12, -27, 12, -27, width: min(sketch.width, 8)) + .circle(-18, 22, 5.6)
          + .circle(18, 22, 5.6))
      sketch.stroke(roofAndRails)
    }
    all["map.fill"] = { sketch in
      let gap = sketch.width * 0.4
      for (left, right, slope) in [
        (-54.0, -18 - gap, -1.0), (-18 + gap, 18 - gap, 1), (18 + gap, 54, -1),
      ] {
        let tilt = 6 * slope
        let isLeft = left < -50
        let isRight = right > 50
        sketch.fill(
          .polygon([
            (left, -38 - tilt, isLeft ? 5 : 1), (right, -38 + tilt, isRight ? 5 : 1),
            (right, 38 + tilt, isRight ? 5 : 1), (left, 38 - tilt, isLeft ? 5 : 1),
          ]))
      }
    }
    all["exclamationmark.warninglight"] = { sketch in
      sketch.stroke(dome)
      sketch.fill(alarm(min(sketch.width, 9)))
      sketch.stroke(.rectangle(0, 36, 88, 18, radius: 6), widest: 9)
    }
    all["exclamationmark.warninglight.fill"] = { sketch in
      sketch.fill(
        .polygon([(-34, -52, 34), (34, -52, 34), (34, 21, 2), (-34, 21, 2)])
          + alarm(min(sketch.width, 9)))
      sketch.fill(.rectangle(0, 37, 96, 20, radius: 8))
    }
    all["gauge.badge.plus"] = { sketch in
      sketch.stroke(Outline { $0.arc(0, 0, circleRadius, 90, 350) })
      sketch.stroke(Outline { $0.bars([(0, 0, 15, -20)]) })
      sketch.fill(.circle(0, 0, 4 + sketch.width * 0.5))
      sketch.fill(
        .circle(34, 32, 21)
          + Marks.plus(min(sketch.width / 0.34, 22)).scaled(0.34).moved(34, 32))
    }
    for (name, isOpen) in [("lock.rotation", false), ("lock.open.rotation", true)] {
      all[name] = { sketch in
        sketch.stroke(Outline { $0.arc(0, 0, circleRadius, -40, 268) })
        let tip = polar(0, 0, circleRadius, 268)
        sketch.fill(
          Outline.polygon([(-4, -13, 2), (18, 0, 3), (-4, 13, 2)]).moved(tip.0 + 2, tip.1))
        sketch.fill(.rectangle(0, 9, 36, 28, radius: 6))
        sketch.stroke(
          Outline {
            $0.move(-10, -5)
            $0.arc(0, -14, 10, 180, isOpen ? 350 : 360)
            if !isOpen { $0.line(10, -5) }
          }, widest: 7)
      }
    }
    return all
  }()

  private static let roofAndRails =
    Outline.bends([(-14, -37), (-20, -47), (20, -47), (14, -37)], radius: 3)
    + Outline { $0.bars([(-18, 40, -30, 54), (18, 40, 30, 54), (-24, 48, 24, 48)]) }

  private static let dome = Outline.bends(
    [(-30, 27), (-30, -48), (30, -48), (30, 27)], radius: 30)

  private static func alarm(_ width: Double) -> Outline {
    Marks.exclamationmark(width / 0.6).scaled(0.6).moved(0, -13)
  }
}
