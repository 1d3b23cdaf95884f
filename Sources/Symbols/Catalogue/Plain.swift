extension Catalogue {
  /// What a few lines make: plain shapes, signs, and turns with numbers.
  static let plain: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["oval"] = { $0.stroke(.ellipse(0, 0, 54, 38)) }
    all["rectangle.portrait"] = { $0.stroke(.rectangle(0, 0, 74, 100, radius: 13)) }
    all["cross"] = { $0.stroke(plus) }
    all["divide"] = { sketch in
      sketch.stroke(Outline { $0.bars([(-38, 0, 38, 0)]) })
      for y in [-27.0, 27] { sketch.fill(.circle(0, y, 5 + sketch.width / 2.5)) }
    }
    all["sum"] = {
      $0.stroke(.bends([(30, -42), (-28, -42), (6, 0), (-28, 42), (30, 42)], radius: 3))
    }
    for (name, side) in [("circle.lefthalf.filled", -1.0), ("circle.righthalf.filled", 1)] {
      all[name] = { sketch in
        sketch.stroke(.circle(0, 0, 46))
        sketch.fill(
          Outline {
            $0.arc(0, 0, 46, -90, 90)
            $0.close()
          }.scaled(side, 1))
      }
    }
    all["circle.dashed"] = { $0.stroke(dashes) }
    all["face.dashed"] = { sketch in
      sketch.stroke(dashes)
      for x in [-16.0, 16] { sketch.fill(.ellipse(x, -11, 5.5, 7.5)) }
      sketch.stroke(Outline { $0.arc(0, 0, 25, 30, 150) }, widest: 9)
    }
    all["circle.grid.3x3"] = { $0.stroke(dots(9), widest: 7) }
    all["circle.grid.3x3.fill"] = { $0.fill(dots(13)) }
    for number in [nil, 5, 10, 15, 30, 45, 60, 75, 90] as [Int?] {
      let end = number.map { ".\($0)" } ?? ""
      all["goforward" + end] = { turn(&$0, number, side: 1) }
      all["gobackward" + end] = { turn(&$0, number, side: -1) }
    }
    all["mountain.2"] = {
      $0.stroke(
        .polygon([(-60, 38, 7), (-21, -34, 7), (4, 10, 2), (18, -14, 7), (60, 38, 7)]))
    }
    all["fork.knife"] = { sketch in
      sketch.stroke(
        Outline {
          $0.bars([
            (-24, -10, -24, 50), (-40, -50, -40, -26), (-24, -50, -24, -26), (-8, -50, -8, -26),
          ])
        } + Outline { $0.arc(-24, -26, 16, 0, 180) })
      sketch.stroke(Outline { $0.bars([(22, 8, 22, 50)]) })
      sketch.fill(
        Outline {
          $0.move(18, -53)
          $0.curve(38, -48, 44, -10, 38, 12)
          $0.line(18, 12)
          $0.close()
        })
    }
    all["list.clipboard"] = clipboard
    all["list.bullet.clipboard"] = clipboard
    return all
  }()

  private static let plus = Outline.polygon([
    (-16, -46, 8), (16, -46, 8), (16, -16, 4), (46, -16, 8), (46, 16, 8), (16, 16, 4), (16, 46, 8),
    (-16, 46, 8), (-16, 16, 4), (-46, 16, 8), (-46, -16, 8), (-16, -16, 4),
  ])

  /// A ring of twelve dashes.
  private static let dashes = (0..<12).reduce(Outline()) { ring, part in
    let middle = 30 * Double(part)
    return ring + Outline { $0.arc(0, 0, 46, middle - 8, middle + 8) }
  }

  private static func dots(_ radius: Double) -> Outline {
    (0..<9).reduce(Outline()) { all, place in
      all + .circle(Double(place % 3 - 1) * 36, Double(place / 3 - 1) * 36, radius)
    }
  }

  /// Most of a turn with an arrow at its end, and the number of seconds in it.
  private static func turn(_ sketch: inout Sketch, _ number: Int?, side: Double) {
    let (y, radius) = (6.0, 43.0)
    sketch.stroke(Outline { $0.arc(0, y, radius, -50, 264) }.scaled(side, 1))
    let tip = y - radius
    sketch.fill(
      Outline.polygon([(-5, tip - 20, 2), (25, tip, 2), (-5, tip + 20, 2)]).scaled(side, 1))
    if let number {
      let share = number > 9 ? 0.52 : 0.6
      sketch.fill(
        Digits.number(number)(min(sketch.width, 11) * 0.85 / share).scaled(share).moved(0, y + 2))
    }
  }

  private static let clipboard: Drawing = { sketch in
    sketch.stroke(.rectangle(0, 4, 78, 94, radius: 12))
    sketch.fill(.rectangle(0, -44, 40, 18, radius: 6))
    for y in [-14.0, 8, 30] {
      sketch.fill(.circle(-22, y, 4))
      sketch.stroke(Outline { $0.bars([(-8, y, 22, y)]) }, widest: 7)
    }
  }
}
