internal import Geometry

extension Catalogue {
  /// Tools, and things that are held in the hand.
  static let tools: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["hammer"] = { sketch in
      sketch.stroke(
        Outline.polygon([
          (-38, -40, 3), (12, -40, 12), (34, -22, 5), (26, -12, 3), (10, -16, 3), (-38, -16, 3),
        ]).turned(20))
      sketch.stroke(Outline { $0.bars([(-16, -4, -34, 46)]) })
    }
    all["ruler"] = { sketch in
      sketch.stroke(Outline.rectangle(0, 0, 108, 40, radius: 7).turned(-45))
      let ticks = Outline {
        $0.bars([-36.0, -18, 0, 18, 36].map { ($0, -20, $0, abs($0) == 18 ? -2 : -8) })
      }
      sketch.stroke(ticks.turned(-45), widest: 7)
    }
    all["eraser"] = { sketch in
      sketch.stroke(Outline.rectangle(0, 0, 92, 44, radius: 11).turned(-45))
      sketch.stroke(Outline { $0.bars([(-10, -22, -10, 22)]) }.turned(-45))
    }
    all["paintbrush"] = { sketch in
      sketch.stroke(.polygon([(46, -48, 6), (8, 16, 5), (-12, -2, 5)]))
      sketch.stroke(
        Outline {
          $0.move(-14, 6)
          $0.curve(-34, 6, -34, 30, -50, 34)
          $0.curve(-36, 48, 0, 46, 2, 20)
          $0.close()
        })
    }
    all["scissors"] = { sketch in
      sketch.stroke(.circle(-32, -24, 13) + .circle(-32, 24, 13))
      sketch.stroke(Outline { $0.bars([(-21, -17, 50, 32), (-21, 17, 50, -32)]) })
    }
    all["key"] = { sketch in
      sketch.stroke(
        Outline {
          $0.arc(0, -26, 25, 70, -250)
          $0.line(-9, 40)
          $0.line(0, 50)
          $0.line(12, 38)
          $0.line(3, 28)
          $0.line(12, 18)
          $0.close()
        })
      sketch.stroke(.circle(0, -33, 4), widest: 7)
    }
    all["key.2.on.ring"] = { sketch in
      let key = Outline {
        $0.arc(0, 0, 15, 70, -250)
        $0.line(-5, 46)
        $0.line(1, 52)
        $0.line(9, 44)
        $0.line(3, 37)
        $0.line(9, 30)
        $0.close()
      }
      sketch.stroke(key.turned(22).moved(-12, -4) + key.turned(-38).moved(20, -8))
      sketch.stroke(.circle(4, -30, 21), widest: 7)
    }
    all["pin"] = { sketch in
      sketch.stroke(
        .polygon([
          (-22, -48, 4), (22, -48, 4), (17, -38, 3), (20, -8, 4), (32, 10, 7), (-32, 10, 7),
          (-20, -8, 4), (-17, -38, 3),
        ]))
      sketch.stroke(Outline { $0.bars([(0, 12, 0, 48)]) })
    }
    all["bandage"] = { sketch in
      sketch.stroke(Outline.rectangle(0, 0, 112, 42, radius: 21).turned(-45))
      sketch.stroke(Outline { $0.bars([(-20, -21, -20, 21), (20, -21, 20, 21)]) }.turned(-45))
      for (x, y) in [(0.0, -9.0), (0, 9), (-9, 0), (9, 0)] { sketch.fill(.circle(x, y, 3.4)) }
    }
    all["eyeglasses"] = { sketch in
      sketch.stroke(.circle(-28, 8, 20) + .circle(28, 8, 20))
      sketch.stroke(
        Outline { $0.arc(0, 12, 10, 215, 325) }
          + .bends([(-48, 4), (-50, -18), (-36, -24)], radius: 10)
          + .bends([(48, 4), (50, -18), (36, -24)], radius: 10))
    }
    all["lasso"] = lasso
    all["lasso.badge.sparkles"] = { sketch in
      lasso(&sketch)
      sketch.fill(.spark(44, 20, 17))
      sketch.fill(.spark(26, 44, 11))
    }
    for (name, isInverse, hasStars) in [
      ("wand.and.stars", false, true), ("wand.and.stars.inverse", true, true),
      ("wand.and.rays", false, false), ("wand.and.rays.inverse", true, false),
    ] {
      all[name] = { sketch in
        let stick = Outline.rectangle(0, 0, 78, 13, radius: 4).turned(45).moved(14, 14)
        if isInverse { sketch.stroke(stick, widest: 7) } else { sketch.fill(stick.grown(by: 2)) }
        if hasStars {
          sketch.fill(.spark(-16, -38, 15))
          sketch.fill(.spark(-42, 2, 12))
          sketch.fill(.spark(24, -34, 10))
        } else {
          sketch.stroke(
            Outline {
              $0.bars([
                (-24, -52, -22, -42), (-52, -24, -42, -22), (-44, -44, -36, -36),
                (4, -44, -1, -36), (-44, 4, -36, -1),
              ])
            }, widest: 8)
        }
      }
    }
    all["scalemass"] = { sketch in
      sketch.stroke(.polygon([(-30, -26, 10), (30, -26, 10), (46, 44, 13), (-46, 44, 13)]))
      sketch.stroke(Outline { $0.arc(0, -38, 12, 120, 420) })
    }
    all["medal"] = { sketch in
      sketch.stroke(.circle(0, 22, 27))
      sketch.fill(Outline.star(points: 5, outer: 14, inner: 6.5, radius: 1).moved(0, 22))
      sketch.stroke(
        .bends([(-14, -4), (-34, -48), (-8, -48), (4, -16)], radius: 4)
          + .bends([(14, -4), (34, -48), (8, -48)], radius: 4))
    }
    all["party.popper"] = { sketch in
      sketch.stroke(.polygon([(-24, -18, 4), (18, 24, 4), (-48, 46, 7)]))
      sketch.stroke(
        Outline {
          $0.move(2, -4)
          $0.curve(16, -14, 14, -34, 4, -46)
          $0.move(16, 8)
          $0.curve(24, -2, 38, -2, 48, 6)
        })
      for (x, y) in [(30.0, -34.0), (46, -18), (-18, -44), (40, 32)] {
        sketch.fill(.circle(x, y, 5))
      }
    }
    all["lightbulb"] = { sketch in
      sketch.stroke(
        Outline {
          $0.arc(0, -18, 31, 125, 415)
          $0.curve(15, 17, 14, 22, 13, 28)
          $0.line(-13, 28)
          $0.curve(-14, 22, -15, 17, -18, 7)
          $0.close()
        })
      sketch.stroke(Outline { $0.bars([(-11, 40, 11, 40), (-6, 51, 6, 51)]) }, widest: 9)
    }
    all["safari"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.fill(.polygon([(27, -27, 2), (7, 8, 1), (-8, -7, 1)]))
      sketch.stroke(.polygon([(-26, 26, 1), (7, 8, 1), (-8, -7, 1)]), widest: 4)
    }
    all["shippingbox"] = { sketch in
      sketch.stroke(
        .polygon([(0, -48, 5), (45, -24, 6), (45, 26, 6), (0, 50, 5), (-45, 26, 6), (-45, -24, 6)]))
      sketch.stroke(
        .bends([(-44, -25), (0, -1), (44, -25)], radius: 2)
          + Outline { $0.bars([(0, 0, 0, 48), (-23, -36, 22, -12)]) }, widest: 9)
    }
    all["cube"] = { sketch in
      sketch.stroke(
        .polygon([(0, -48, 5), (43, -24, 6), (43, 24, 6), (0, 48, 5), (-43, 24, 6), (-43, -24, 6)]))
      sketch.stroke(
        .bends([(-42, -24), (0, 0), (42, -24)], radius: 2) + Outline { $0.bars([(0, 0, 0, 47)]) },
        widest: 9)
    }
    all["cube.box"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 81, 81, radius: 17))
      let cube = Outline.polygon([
        (0, -24, 3), (21, -12, 3), (21, 12, 3), (0, 24, 3), (-21, 12, 3), (-21, -12, 3),
      ])
      sketch.stroke(cube, widest: 6.5)
      sketch.stroke(
        .bends([(-20, -12), (0, 0), (20, -12)], radius: 1) + Outline { $0.bars([(0, 0, 0, 23)]) },
        widest: 6.5)
    }
    all["hand.raised"] = { $0.stroke(hand, widest: 9) }
    all["hand.raised.fill"] = { $0.fill(spreadHand) }
    all["hand.draw"] = { sketch in
      sketch.stroke(hand.scaled(0.72).turned(-14).moved(8, 14), widest: 6.5)
      sketch.stroke(Outline { $0.arc(-6, -30, 34, 165, 330) }, widest: 7)
    }
    all["hands.clap"] = { sketch in
      let behind = clapping(-32, -10, 10, widest: 5.5, sketch.width)
      sketch.fill(Outline(behind.area.subtracting(clappingHand(-4, 26, 12).grown(by: 4).path)))
      sketch.append(clapping(-4, 26, 12, widest: 5.5, sketch.width))
      sketch.stroke(claps, widest: 7)
    }
    all["hands.clap.fill"] = { sketch in
      let front = clappingHand(-4, 26, 12).grown(by: 2)
      let behind = clappingHand(-32, -10, 10).grown(by: 2)
      sketch.fill(Outline(behind.path.subtracting(front.grown(by: 4.5).path)))
      sketch.fill(front)
      sketch.stroke(claps, widest: 7)
    }
    all["phone.down"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-54, 10)
          $0.curve(-52, -28, 52, -28, 54, 10)
          $0.curve(54, 22, 46, 22, 40, 20)
          $0.line(28, 16)
          $0.curve(20, 13, 22, 6, 21, -2)
          $0.curve(10, -6, -10, -6, -21, -2)
          $0.curve(-22, 6, -20, 13, -28, 16)
          $0.line(-40, 20)
          $0.curve(-46, 22, -54, 22, -54, 10)
          $0.close()
        })
    }
    return all
  }()

  private static let claps = Outline {
    $0.bars([(-6, -54, -4, -44), (14, -56, 12, -46), (-26, -46, -20, -38)])
  }

  private static func clappingHand(_ turn: Double, _ x: Double, _ y: Double) -> Outline {
    hand.scaled(0.62).turned(turn).moved(x, y)
  }

  private static func clapping(
    _ turn: Double, _ x: Double, _ y: Double, widest: Double, _ width: Double
  ) -> Sketch {
    var sketch = Sketch(width: width)
    sketch.stroke(clappingHand(turn, x, y), widest: widest)
    return sketch
  }

  private static let lasso: Drawing = { sketch in
    sketch.stroke(
      Outline.ellipse(0, -14, 50, 30)
        + Outline {
          $0.move(-30, 12)
          $0.curve(-16, 18, -14, 34, -30, 36)
          $0.curve(-44, 36, -40, 16, -24, 22)
          $0.curve(-12, 28, -10, 42, -22, 52)
        })
  }

  /// A palm with four fingers apart and a thumb, 15 by 20 at 19 points as SF Symbols' is in a picture of iOS 26.
  private static let spreadHand = Outline {
    $0.move(-39, 18)
    $0.arc(-33.7, -27.4, 5.3, 180, 360)
    $0.arc(-26.3, -1, 2.1, 180, 0)
    $0.arc(-18.9, -42.7, 5.3, 180, 360)
    $0.arc(-11.3, -1, 2.3, 180, 0)
    $0.arc(-3.7, -46.7, 5.3, 180, 360)
    $0.arc(3.9, -1, 2.3, 180, 0)
    $0.arc(11.5, -39.7, 5.3, 180, 360)
    $0.line(16.8, 10)
    $0.curve(16.8, 15, 20.5, 15, 22.5, 11)
    $0.arc(33.6, -6, 5, 200, 380)
    $0.curve(33, 12, 27, 28, 20, 38)
    $0.curve(13, 47, 4, 52, -8, 52)
    $0.curve(-26, 52, -39, 40, -39, 18)
    $0.close()
  }

  /// A palm with four fingers and a thumb.
  private static let hand = Outline {
    $0.move(-28, 8)
    $0.line(-28, -30)
    $0.arc(-21, -30, 7, 180, 360)
    $0.line(-14, -4)
    $0.line(-14, -42)
    $0.arc(-7, -42, 7, 180, 360)
    $0.line(0, -6)
    $0.line(0, -44)
    $0.arc(7, -44, 7, 180, 360)
    $0.line(14, -4)
    $0.line(14, -34)
    $0.arc(21, -34, 7, 180, 360)
    $0.line(28, 8)
    $0.curve(34, 0, 42, -10, 48, -6)
    $0.curve(53, -2, 48, 6, 44, 12)
    $0.curve(34, 30, 26, 52, 2, 52)
    $0.curve(-20, 52, -28, 34, -28, 8)
    $0.close()
  }
}
