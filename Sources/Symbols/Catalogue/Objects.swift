extension Catalogue {
  /// Things about the house and the desk.
  static let objects: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["bell"] = { sketch in
      sketch.stroke(bell)
      sketch.stroke(clapper, widest: 10)
    }
    all["bell.fill"] = { sketch in
      sketch.fill(bell.grown(by: 4.2))
      sketch.fill(filledClapper)
    }
    all["bell.slash.fill"] = { sketch in
      sketch.fill(slashed(sketch.width), role: .secondary)
      sketch.fill(filledClapper, role: .secondary)
      sketch.stroke(Outline { $0.bars([(-46, -46, 46, 50)]) })
    }
    all["bell.badge.fill"] = { sketch in
      sketch.fill((bell.grown(by: 4.2) + filledClapper).outside(28, -33, 24), role: .secondary)
      sketch.fill(.circle(28, -33, 17))
    }
    all["bell.and.waves.left.and.right.fill"] = { sketch in
      sketch.fill((bell.grown(by: 4.2) + filledClapper).scaled(0.86))
      waves(&sketch, [48, 63], about: (0, -8))
    }
    all["lock"] = { sketch in
      sketch.stroke(.rectangle(0, 19, 64, 54, radius: 10))
      sketch.stroke(shackle)
    }
    all["lock.fill"] = { sketch in
      sketch.fill(.rectangle(0, 19, 72, 62, radius: 13))
      sketch.stroke(shackle)
    }
    all["lock.open"] = { sketch in
      sketch.stroke(.rectangle(-14, 19, 64, 54, radius: 10))
      sketch.stroke(openShackle)
    }
    all["lock.open.fill"] = { sketch in
      sketch.fill(.rectangle(-14, 19, 72, 62, radius: 13))
      sketch.stroke(openShackle)
    }
    all["shield"] = { $0.stroke(shield) }
    all["shield.fill"] = { $0.fill(shield.grown(by: 4.2)) }
    all["lock.shield"] = { sketch in
      sketch.stroke(shield)
      sketch.fill(.rectangle(0, 9, 32, 26, radius: 5))
      sketch.stroke(
        Outline {
          $0.move(-10, -5)
          $0.arc(0, -13, 10, 180, 360)
          $0.line(10, -5)
        }, widest: 8)
    }
    all["lock.shield.fill"] = { sketch in
      let h = min(sketch.width, 8.5) / 2
      sketch.fill(
        shield.grown(by: 4.2)
          + Outline {
            $0.arc(-12, 18, 5, 180, 90)
            $0.arc(12, 18, 5, 90, 0)
            $0.arc(13, 0, 4, 0, -60)
            $0.arc(0, -12, 10 + h, 0, -180)
            $0.arc(-13, 0, 4, 240, 180)
            $0.close()
          }
          + Outline {
            $0.move(-10 + h, -4)
            $0.arc(0, -12, 10 - h, 180, 360)
            $0.line(10 - h, -4)
            $0.close()
          })
    }
    all["checkmark.shield.fill"] = { sketch in
      sketch.fill(
        shield.grown(by: 4.2),
        around: Marks.checkmark(sketch.width * 1.04 / 0.48).scaled(0.48).moved(0, -2))
    }
    all["trash"] = { sketch in
      sketch.stroke(bin)
      sketch.stroke(lid)
      sketch.stroke(
        Outline { $0.bars([(-13, -14, -11.5, 34), (0, -14, 0, 34), (13, -14, 11.5, 34)]) },
        widest: 8)
    }
    all["trash.fill"] = { sketch in
      let width = min(sketch.width * 0.9, 8.5)
      sketch.fill(
        .polygon([(-35, -26, 3), (35, -26, 3), (31, 53, 11), (-31, 53, 11)])
          + .bar(-13.5, -10, -12, 36, width: width) + .bar(0, -10, 0, 36, width: width)
          + .bar(13.5, -10, 12, 36, width: width))
      sketch.stroke(lid)
    }
    all["trash.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.fill(smallBin)
    }
    all["trash.circle.fill"] = { sketch in
      sketch.fill(.circle(0, 0, circleRadius + 4.2) + smallBin)
    }
    all["magnifyingglass"] = { sketch in
      sketch.stroke(.circle(-8, -8, 33))
      sketch.stroke(Outline { $0.bars([(16, 16, 43, 43)]) })
    }
    all["clock"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.stroke(.bends([(0, -27), (0, 2), (-19, 2)], radius: 0))
    }
    all["clock.fill"] = { sketch in
      sketch.fill(
        .circle(0, 0, circleRadius + 4.2)
          + .arms(from: (0, 2), to: [(0, -28), (-20, 2)], width: sketch.width))
    }
    all["timer"] = { sketch in
      sketch.stroke(
        Outline { $0.arc(0, 0, circleRadius, -90, 225) }
          + Outline { $0.bars([(0, -45.6, 0, -30), (-20, -20, 0, 0)]) })
    }
    all["gear"] = { sketch in
      sketch.stroke(.cog(teeth: 12, tip: 49, root: 39), widest: 8.5)
      sketch.stroke(.circle(0, 0, 29), widest: 8.5)
      sketch.stroke(.circle(0, 0, 8), widest: 8.5)
      sketch.stroke(
        Outline { outline in
          outline.bars(
            [0.0, 120, 240].map { angle in
              let (inner, outer) = (polar(0, 0, 8, angle), polar(0, 0, 29, angle))
              return (inner.0, inner.1, outer.0, outer.1)
            })
        }, widest: 8.5)
    }
    all["gearshape"] = { sketch in
      sketch.stroke(.cog(teeth: 8, tip: 47, root: 37))
      sketch.stroke(.circle(0, 0, 15))
    }
    all["gearshape.fill"] = { sketch in
      sketch.fill(Outline.cog(teeth: 8, tip: 47, root: 37).grown(by: 4.2) + .circle(0, 0, 16))
    }
    all["house"] = { sketch in
      sketch.stroke(
        .bends([(-54, 1), (0, -46), (54, 1)], radius: 5)
          + Outline {
            $0.move(-39, -10)
            $0.line(-39, 33)
            $0.arc(-31, 35, 8, 180, 90)
            $0.line(-12, 43)
            $0.line(-12, 14)
            $0.line(12, 14)
            $0.line(12, 43)
            $0.arc(31, 35, 8, 90, 0)
            $0.line(39, -10)
          })
    }
    all["house.fill"] = { sketch in
      sketch.fill(
        .polygon([
          (0, -24, 3), (40, 11, 2), (40, 46, 9), (13, 46, 2), (13, 16, 3), (-13, 16, 3),
          (-13, 46, 2), (-40, 46, 9), (-40, 11, 2),
        ]))
      sketch.stroke(.bends([(-54, 1), (0, -46), (54, 1)], radius: 5))
    }
    all["airplane"] = { $0.fill(airplane) }
    all["phone.fill"] = { $0.fill(handset) }
    all["phone"] = { $0.stroke(handset.grown(by: -4)) }
    all["eye"] = { sketch in
      sketch.stroke(eye)
      sketch.stroke(.circle(0, 0, 15))
    }
    all["eye.fill"] = { sketch in
      let h = sketch.width / 2
      sketch.fill(
        eye.grown(by: 4.2) + .circle(0, 0, 19 + h) + .circle(0, 0, 19 - h))
    }
    all["lightbulb.fill"] = { sketch in
      sketch.fill(
        Outline {
          $0.arc(0, -16, 33, 130, 410)
          $0.curve(14, 17, 13, 22, 13, 26)
          $0.line(-13, 26)
          $0.curve(-13, 22, -14, 17, -21.2, 9.3)
          $0.close()
        })
      sketch.stroke(Outline { $0.bars([(-11, 38, 11, 38), (-5, 51, 5, 51)]) })
    }
    all["paintbrush.fill"] = { sketch in
      sketch.fill(
        .polygon([(46, -54, 5), (54, -46, 5), (6, 22, 4), (-12, 4, 4)]))
      sketch.fill(
        Outline {
          $0.move(-19, 12)
          $0.curve(-9, 12, -2, 20, -2, 29)
          $0.curve(-2, 46, -24, 52, -50, 42)
          $0.curve(-40, 40, -40, 34, -37, 26)
          $0.curve(-34, 17, -28, 12, -19, 12)
          $0.close()
        })
    }
    all["wifi"] = { sketch in
      // A quarter of a disc in three bands, 21.7 wide and 15.7 high at 19 points as in a picture of iOS 26.
      let thickness = min(sketch.width * 1.5, 22)
      for (step, radius) in [24.6, 52.6, 81.3].enumerated() {
        sketch.threshold = Double(step) / 3
        sketch.fill(
          Outline {
            $0.arc(0, 44, radius, -135, -45)
            if step == 0 {
              $0.line(0, 44)
            } else {
              $0.arc(0, 44, radius - thickness, -45, -135)
            }
            $0.close()
          })
      }
    }
    all["gauge"] = gauge
    all["dial.fill"] = { sketch in
      sketch.fill(
        .circle(0, 0, 40) + .bar(0, -8, 0, -28, width: sketch.width))
    }
    all["bed.double.fill"] = { sketch in
      sketch.fill(.polygon([(-50, 0, 10), (50, 0, 10), (50, 30, 3), (-50, 30, 3)]))
      sketch.fill(
        .polygon([
          (-42, -34, 9), (42, -34, 9), (42, -6, 2), (32, -6, 1), (32, -18, 5), (4, -18, 5),
          (4, -6, 1), (-4, -6, 1), (-4, -18, 5), (-32, -18, 5), (-32, -6, 1), (-42, -6, 2),
        ]))
      sketch.stroke(Outline { $0.bars([(-45, 30, -45, 40), (45, 30, 45, 40)]) })
    }
    return all
  }()

  private static let gauge: Drawing = { sketch in
    sketch.stroke(Outline { $0.arc(0, 6, 43, 140, 400) })
    sketch.stroke(Outline { $0.bars([(0, 6, 20, -18)]) })
    sketch.fill(.circle(0, 6, 4 + sketch.width * 0.5))
  }

  private static let bell = Outline {
    $0.move(-36, 28)
    $0.curve(-42, 28, -45, 23, -41, 18)
    $0.curve(-31, 7, -31, -2, -30, -17)
    $0.curve(-28, -34, -17, -46, 0, -46)
    $0.curve(17, -46, 28, -34, 30, -17)
    $0.curve(31, -2, 31, 7, 41, 18)
    $0.curve(45, 23, 42, 28, 36, 28)
    $0.close()
  }

  private static let clapper = Outline { $0.arc(0, 33, 13, 160, 20) }

  private static let filledClapper = Outline {
    $0.move(-17, 39)
    $0.line(17, 39)
    $0.curve(15, 49, 9, 54, 0, 54)
    $0.curve(-9, 54, -15, 49, -17, 39)
    $0.close()
  }

  /// The filled bell in two parts, either side of a slash with a gap.
  private static func slashed(_ width: Double) -> Outline {
    let gap = width / 2 + 5
    let drop = gap * 1.42
    return Outline {
      $0.move(-30, -29 + drop + 3)
      $0.line(38 - drop, 32)
      $0.line(-38, 32)
      $0.curve(-46, 32, -50, 25, -44, 18)
      $0.curve(-34, 7, -35, -4, -34, -17)
      $0.curve(-34, -21, -32, -24, -30, -29 + drop + 3)
      $0.close()
    }
      + Outline {
        $0.move(-22, -21 - drop)
        $0.curve(-17, -44, -9, -50, 0, -50)
        $0.curve(19, -50, 33, -37, 34, -17)
        $0.curve(35, -4, 34, 7, 44, 18)
        $0.curve(47, 22, 47, 26, 45, 29)
        $0.line(-22, -21 - drop)
        $0.close()
      }
  }

  private static let shackle = Outline {
    $0.move(-22, -8)
    $0.arc(0, -26, 22, 180, 360)
    $0.line(22, -8)
  }

  private static let openShackle = Outline {
    $0.move(6, -8)
    $0.arc(28, -26, 22, 180, 360)
    $0.line(50, -12)
  }

  private static let shield = Outline {
    $0.move(0, -53)
    $0.curve(12, -44, 26, -39, 39, -37)
    $0.curve(42, -36.5, 43, -34, 43, -31)
    $0.line(43, -4)
    $0.curve(43, 24, 26, 40, 0, 52)
    $0.curve(-26, 40, -43, 24, -43, -4)
    $0.line(-43, -31)
    $0.curve(-43, -34, -42, -36.5, -39, -37)
    $0.curve(-26, -39, -12, -44, 0, -53)
    $0.close()
  }

  private static let bin = Outline {
    $0.move(-32, -32)
    $0.line(-28.5, 42)
    $0.curve(-28, 47, -24, 50, -20, 50)
    $0.line(20, 50)
    $0.curve(24, 50, 28, 47, 28.5, 42)
    $0.line(32, -32)
  }

  private static let lid =
    Outline { $0.bars([(-41, -32 - 5, 41, -32 - 5)]) }
    + Outline {
      $0.move(-16, -37)
      $0.line(-16, -43)
      $0.arc(-9, -46, 7, 180, 270)
      $0.arc(9, -46, 7, 270, 360)
      $0.line(16, -37)
    }

  /// A filled bin whose parts do not touch, for inside a circle.
  private static let smallBin =
    Outline.polygon([(-17, -10, 1), (17, -10, 1), (14.5, 28, 5), (-14.5, 28, 5)])
    + .bar(-6.5, -2, -5.8, 20, width: 3.6) + .bar(6.5, -2, 5.8, 20, width: 3.6)
    + .polygon([
      (-22, -20, 2.4), (-9, -20, 1), (-9, -27, 4), (9, -27, 4), (9, -20, 1), (22, -20, 2.4),
      (22, -15, 2.4), (-22, -15, 2.4),
    ]) + .rectangle(0, -21.5, 9, 3, radius: 1)

  private static let eye = Outline {
    $0.move(-60, 0)
    $0.curve(-44, -25, -24, -37, 0, -37)
    $0.curve(24, -37, 44, -25, 60, 0)
    $0.curve(44, 25, 24, 37, 0, 37)
    $0.curve(-24, 37, -44, 25, -60, 0)
    $0.close()
  }

  /// Seen from above, flying to the right.
  private static let airplane = Outline {
    $0.move(54, 0)
    $0.curve(54, 5, 46, 8, 38, 8)
    $0.line(16, 8)
    $0.line(-12, 46)
    $0.curve(-14, 49, -16, 50, -19, 50)
    $0.line(-24, 50)
    $0.curve(-27, 50, -28, 48, -27, 45)
    $0.line(-13, 8)
    $0.line(-33, 7)
    $0.line(-43, 20)
    $0.curve(-45, 22, -46, 23, -48, 23)
    $0.line(-51, 23)
    $0.curve(-53, 23, -54, 21, -53.5, 19)
    $0.line(-48, 0)
    $0.line(-53.5, -19)
    $0.curve(-54, -21, -53, -23, -51, -23)
    $0.line(-48, -23)
    $0.curve(-46, -23, -45, -22, -43, -20)
    $0.line(-33, -7)
    $0.line(-13, -8)
    $0.line(-27, -45)
    $0.curve(-28, -48, -27, -50, -24, -50)
    $0.line(-19, -50)
    $0.curve(-16, -50, -14, -49, -12, -46)
    $0.line(16, -8)
    $0.line(38, -8)
    $0.curve(46, -8, 54, -5, 54, 0)
    $0.close()
  }

  /// A receiver, ear up left and mouth down right.
  private static let handset = Outline {
    $0.move(-48, -34)
    $0.curve(-51, -13, -38, 10, -15, 30)
    $0.curve(6, 48, 26, 53, 40, 46)
    $0.curve(45, 43, 49, 38, 50, 33)
    $0.curve(50.5, 30, 49, 27, 46, 25)
    $0.line(28, 13)
    $0.curve(24, 10, 20, 11, 17, 14)
    $0.line(12, 19)
    $0.curve(9.5, 21.5, 7, 21.5, 4, 20)
    $0.curve(-7, 13, -17, 3, -23, -7)
    $0.curve(-25, -10, -24.5, -12.5, -22, -15)
    $0.line(-17, -20)
    $0.curve(-13.5, -23, -13, -27, -15, -31)
    $0.line(-26, -49)
    $0.curve(-28, -52, -31, -53.5, -34, -52.5)
    $0.curve(-41, -50, -47, -43, -48, -34)
    $0.close()
  }
}

extension Outline {
  /// A wheel with trapezoid teeth.
  static func cog(teeth: Int, tip: Double, root: Double) -> Outline {
    let step = 360 / Double(teeth)
    return polygon(
      (0..<teeth).flatMap { i -> [(Double, Double, Double)] in
        let middle = -90 + step * Double(i)
        let corners: [(Double, Double, Double)] = [
          (root, -0.31, 3), (tip, -0.2, 4), (tip, 0.2, 4), (root, 0.31, 3),
        ]
        return corners.map { radius, share, round in
          let place = polar(0, 0, radius, middle + step * share)
          return (place.0, place.1, round)
        }
      })
  }
}
