extension Catalogue {
  /// Lists, sliders, grids and other signs made of bars.
  static let lines: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["line.horizontal.3"] = { sketch in
      sketch.stroke(
        Outline { $0.bars([(-42, -27, 42, -27), (-42, 0, 42, 0), (-42, 27, 42, 27)]) })
    }
    all["line.horizontal.3.decrease"] = { sketch in
      sketch.stroke(
        Outline { $0.bars([(-42, -25, 42, -25), (-27, 0, 27, 0), (-12, 25, 12, 25)]) })
    }
    all["line.horizontal.3.decrease.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.stroke(
        Outline { $0.bars([(-23, -13, 23, -13), (-15, 1, 15, 1), (-7, 15, 7, 15)]) }, widest: 9)
    }
    all["list.bullet"] = { sketch in
      let dot = 3 + sketch.width * 0.45
      for y in [-28.0, 0, 28] { sketch.fill(.circle(-44, y, dot)) }
      sketch.stroke(
        Outline { $0.bars([(-22, -28, 48, -28), (-22, 0, 48, 0), (-22, 28, 48, 28)]) })
    }
    for (name, turn) in [("slider.horizontal.3", 0.0), ("slider.vertical.3", -90)] {
      all[name] = { sketch in
        let (knob, half) = (10.0, min(sketch.width, 11) / 2)
        for (y, x) in [(-28.0, 20.0), (0, -20), (28, 20)] {
          sketch.stroke(Outline.circle(x, y, knob).turned(turn), widest: 11)
          let (left, right) = (x - knob - half, x + knob + half)
          sketch.stroke(
            Outline { $0.bars([(-50, y, left, y), (right, y, 50, y)]) }.turned(turn))
        }
      }
    }
    all["rectangle.grid.1x2.fill"] = { sketch in
      for y in [-24.0, 24] { sketch.fill(.rectangle(0, y, 92, 40, radius: 9)) }
    }
    all["square.grid.2x2.fill"] = { sketch in
      for (x, y) in corners { sketch.fill(.rectangle(x, y, 41, 41, radius: 9)) }
    }
    all["square.grid.2x2"] = { sketch in
      for (x, y) in corners { sketch.stroke(.rectangle(x, y, 34, 34, radius: 6)) }
    }
    all["square.grid.3x3.fill"] = { sketch in
      for y in [-32.0, 0, 32] {
        for x in [-32.0, 0, 32] { sketch.fill(.rectangle(x, y, 25, 25, radius: 6)) }
      }
    }
    all["rectangle.on.rectangle"] = { sketch in
      sketch.stroke(.rectangle(10, 9, 78, 56, radius: 11))
      sketch.stroke(
        Outline {
          $0.move(-45, 18)
          $0.arc(-37, -8, 12, 180, 180)
          $0.arc(-37, -27, 12, 180, 270)
          $0.line(22, -39)
          $0.arc(24, -33, 6, -90, -70)
        })
    }
    all["square.on.square"] = { sketch in
      sketch.stroke(.rectangle(11, 11, 60, 60, radius: 12))
      sketch.stroke(
        Outline {
          $0.move(-35, 22)
          $0.arc(-29, 7, 12, 180, 180)
          $0.arc(-29, -29, 12, 180, 270)
          $0.line(14, -41)
          $0.arc(15, -35, 6, -90, -60)
        })
    }
    all["power"] = { sketch in
      sketch.stroke(
        Outline { $0.arc(0, 4, 39, -56, 236) } + Outline { $0.bars([(0, -46, 0, -6)]) })
    }
    all["textformat"] = { sketch in
      sketch.stroke(
        .bends([(-54, 30), (-30, -36), (-6, 30)], radius: 0)
          + Outline { $0.bars([(-45.5, 8, -14.5, 8)]) } + .circle(27, 13, 17)
          + Outline { $0.bars([(44, -5, 44, 30)]) })
    }
    all["waveform"] = { sketch in
      for (step, half) in [8.0, 26, 44, 18, 32, 10].enumerated() {
        let x = 20 * Double(step) - 50
        sketch.threshold = Double(step) / 6
        sketch.stroke(Outline { $0.bars([(x, -half, x, half)]) })
      }
    }
    all["chart.bar.fill"] = { sketch in
      for (step, (x, top)) in [(-36.0, 6.0), (0, -20), (36, -44)].enumerated() {
        sketch.threshold = Double(step) / 3
        sketch.fill(.rectangle(x, (top + 42) / 2, 24, 42 - top, radius: 5))
      }
    }
    all["chart.bar"] = { sketch in
      for (x, top) in [(-36.0, 6.0), (0, -20), (36, -44)] {
        sketch.stroke(.rectangle(x, (top + 42) / 2, 18, 42 - top, radius: 4), widest: 9)
      }
    }
    return all
  }()

  /// Centres of four tiles.
  private static let corners = [(-26.0, -26.0), (26, -26), (-26, 26), (26, 26)]
}
