extension Catalogue {
  /// Sport, clothes and glasses; words in their sizes; a face before a lock.
  static let pastimes: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["dumbbell"] = { sketch in
      sketch.stroke(plates + bar)
    }
    all["dumbbell.fill"] = { sketch in
      sketch.fill(plates.grown(by: sketch.width / 2))
      sketch.stroke(bar)
    }
    all["sportscourt"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 112, 78, radius: 11))
      sketch.stroke(courtLines, widest: 7)
    }
    all["sportscourt.fill"] = { sketch in
      sketch.fill(
        .rectangle(0, 0, 118, 84, radius: 14) + .bar(0, -38, 0, -17, width: 5)
          + .bar(0, 17, 0, 38, width: 5) + .ring(0, 0, 15, width: 5)
          + .rectangle(-51, 0, 12, 34, radius: 2) + .rectangle(51, 0, 12, 34, radius: 2))
    }
    all["soccerball"] = { sketch in
      sketch.stroke(.circle(0, 0, 46), widest: 8)
      sketch.fill(pentagon)
      for turn in stride(from: 0.0, to: 360, by: 72) {
        sketch.stroke(
          (Outline { $0.bars([(0, -18, 0, -32)]) }
            + .bends(
              [(-16, -42), (0, -32), (16, -42)], radius: 0)).turned(turn), widest: 6)
      }
    }
    all["tshirt"] = { sketch in
      sketch.stroke(shirt)
    }
    all["tshirt.fill"] = { sketch in
      sketch.fill(shirt.grown(by: sketch.width / 2))
    }
    all["tent"] = { sketch in
      sketch.stroke(.polygon([(0, -42), (58, 42), (-58, 42)], radius: 6))
      sketch.stroke(.bends([(-20, 42), (0, 0), (20, 42)], radius: 2))
    }
    all["tent.fill"] = { sketch in
      sketch.fill(
        .polygon([
          (0, -48, 9), (63, 46, 9), (24, 46, 0.5), (0, -2, 0.5), (-24, 46, 0.5), (-63, 46, 9),
        ]))
    }
    for (name, isFilled) in [("wineglass", false), ("wineglass.fill", true)] {
      all[name] = { sketch in
        if isFilled { sketch.fill(bowl.grown(by: sketch.width / 2)) } else { sketch.stroke(bowl) }
        sketch.stroke(Outline { $0.bars([(0, 8, 0, 46), (-20, 47, 20, 47)]) })
      }
    }
    all["faceid"] = { sketch in
      for turn in [0.0, 90, 180, 270] {
        sketch.stroke(
          Outline {
            $0.move(-47, -22)
            $0.arc(-32, -32, 15, 180, 270)
            $0.line(-22, -47)
          }.turned(turn))
      }
      sketch.stroke(
        Outline { $0.bars([(-19, -16, -19, -7), (19, -16, 19, -7)]) }
          + .bends([(2, -16), (2, 7), (-5, 7)], radius: 4)
          + Outline { $0.arc(0, -1, 26, 45, 135) }, widest: 7)
    }
    all["textformat.size"] = { sketch in
      sketch.stroke(letterA(-40, 30, 34, 44) + letterA(20, 30, 66, 78))
    }
    all["textformat.abc"] = { sketch in
      sketch.stroke(
        .circle(-42, 12, 15) + Outline { $0.bars([(-27, -3, -27, 27), (-10, -32, -10, 27)]) }
          + .circle(5, 12, 15) + Outline { $0.arc(46, 12, 15, 50, 310) })
    }
    all["inset.filled.rectangle"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 108, 80, radius: 13))
      sketch.fill(.rectangle(0, 0, 82, 54, radius: 5))
    }
    for (name, side) in [("circle.tophalf.filled", -1.0), ("circle.bottomhalf.filled", 1)] {
      all[name] = { sketch in
        sketch.stroke(.circle(0, 0, 46))
        sketch.fill(
          Outline {
            $0.arc(0, 0, 46, 0, 180)
            $0.close()
          }.scaled(1, side))
      }
    }
    return all
  }()

  private static let plates =
    Outline.rectangle(-32, 0, 17, 62, radius: 5) + .rectangle(32, 0, 17, 62, radius: 5)
  /// The bar between the plates, and the smaller plates at its ends.
  private static let bar = Outline {
    $0.bars([(-22, 0, 22, 0), (-54, -16, -54, 16), (54, -16, 54, 16)])
  }

  private static let courtLines =
    Outline.circle(0, 0, 15)
    + Outline { $0.bars([(0, -38, 0, -15), (0, 15, 0, 38)]) }
    + .bends([(-55, -18), (-40, -18), (-40, 18), (-55, 18)], radius: 2)
    + .bends([(55, -18), (40, -18), (40, 18), (55, 18)], radius: 2)

  private static let pentagon = Outline.polygon(
    [(0, -18), (17, -5.6), (10.6, 14.6), (-10.6, 14.6), (-17, -5.6)], radius: 1)

  private static let shirt = Outline.polygon([
    (-21, -45, 4), (-52, -28, 5), (-41, -3, 4), (-28, -10, 1), (-28, 45, 5), (28, 45, 5),
    (28, -10, 1), (41, -3, 4), (52, -28, 5), (21, -45, 4), (12, -34, 6), (-12, -34, 6),
  ])

  private static let bowl = Outline {
    $0.move(-25, -50)
    $0.line(25, -50)
    $0.curve(36, -14, 22, 8, 0, 8)
    $0.curve(-22, 8, -36, -14, -25, -50)
    $0.close()
  }

  /// A capital A: the middle of its foot, its width and its height.
  private static func letterA(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Outline
  {
    .bends([(x - width / 2, y), (x, y - height), (x + width / 2, y)], radius: 0)
      + Outline {
        // At a third of the height, where the legs are two thirds apart.
        $0.bars([(x - width / 3, y - height / 3, x + width / 3, y - height / 3)])
      }
  }
}
