extension Catalogue {
  /// Sun, moon and weather.
  static let sky: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, reach, length) in [("sun.max", 51.0, 14.0), ("sun.min", 40, 3)] {
      let rays = Outline { outline in
        outline.bars(
          (0..<8).map { i in
            let (inner, outer) = (
              polar(0, 0, reach - length, 45 * Double(i)), polar(0, 0, reach, 45 * Double(i))
            )
            return (inner.0, inner.1, outer.0, outer.1)
          })
      }
      all[name] = { sketch in
        sketch.stroke(.circle(0, 0, 20))
        sketch.stroke(rays)
      }
      all[name + ".fill"] = { sketch in
        sketch.fill(.circle(0, 0, 24))
        sketch.stroke(rays)
      }
    }
    all["moon"] = { $0.stroke(moon) }
    all["moon.fill"] = { $0.fill(moon.grown(by: 4.2)) }
    all["moon.stars.fill"] = { sketch in
      sketch.fill(moon.scaled(0.92).moved(-6, 5))
      sketch.fill(.spark(24, -34, 14))
      sketch.fill(.spark(40, -8, 10))
    }
    all["cloud"] = { $0.stroke(cloud) }
    all["cloud.fill"] = { $0.fill(cloud.grown(by: 4.2)) }
    all["cloud.rain.fill"] = { sketch in
      sketch.fill(cloud.grown(by: 4.2).scaled(0.9).moved(0, -14))
      sketch.stroke(
        Outline { $0.bars([(-22, 34, -28, 48), (2, 34, -4, 48), (26, 34, 20, 48)]) })
    }
    all["cloud.sun.fill"] = cloudAndSun
    all["cloud.sun.rain.fill"] = { sketch in
      var dry = Sketch(width: sketch.width)
      cloudAndSun(&dry)
      for mark in dry.marks {
        let raised = mark.outline.scaled(0.94).moved(0, -12)
        if mark.width == nil { sketch.fill(raised) } else { sketch.stroke(raised) }
      }
      sketch.stroke(
        Outline { $0.bars([(-30, 38, -36, 51), (-8, 38, -14, 51), (14, 38, 8, 51)]) })
    }
    all["hurricane"] = { sketch in
      sketch.stroke(.circle(0, 0, 17))
      let arm = Outline {
        $0.move(34, -50)
        $0.curve(-4, -50, -36, -32, -36, 2)
        $0.curve(-36, 14, -30, 24, -22, 30)
      }
      sketch.stroke(arm + arm.turned(180))
    }
    all["wind"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-48, -12)
          $0.line(6, -12)
          $0.arc(6, -27, 15, 90, -150)
        }
          + Outline {
            $0.move(-36, 6)
            $0.line(32, 6)
            $0.arc(32, -7, 13, 90, -130)
          }
          + Outline {
            $0.move(-48, 24)
            $0.line(10, 24)
            $0.arc(10, 36, 12, -90, 140)
          })
    }
    all["snowflake"] = { sketch in
      for turn in [0.0, 60, 120] {
        sketch.stroke(
          (Outline { $0.bars([(0, -48, 0, 48)]) }
            + .bends([(-13, -43), (0, -30), (13, -43)], radius: 0)
            + .bends([(-13, 43), (0, 30), (13, 43)], radius: 0)).turned(turn), widest: 9)
      }
    }
    return all
  }()

  private static let cloudAndSun: Drawing = { sketch in
    sketch.fill(cloud.grown(by: 4.2).scaled(0.84).moved(-8, 14))
    sketch.fill(
      Outline {
        $0.arc(26, -24, 17, 150, 395)
        $0.curve(36, -8, 24, -12, 18, -4)
        $0.curve(16, -12, 14, -13, 11, -15)
        $0.close()
      })
    sketch.stroke(
      Outline { outline in
        outline.bars(
          [-135.0, -90, -45, 0].map { angle in
            let (inner, outer) = (polar(26, -24, 26, angle), polar(26, -24, 32, angle))
            return (inner.0, inner.1, outer.0, outer.1)
          })
      })
  }

  private static let moon = Outline {
    $0.move(-7, -43)
    $0.curve(-15, -10, 10, 18, 43, 9)
    $0.curve(37, 31, 20, 43, -2, 43)
    $0.curve(-28, 43, -46, 24, -46, -1)
    $0.curve(-46, -22, -31, -39, -7, -43)
    $0.close()
  }

  private static let cloud = Outline {
    $0.move(-34, 33)
    $0.curve(-47, 33, -57, 24, -57, 11)
    $0.curve(-57, -1, -49, -9, -38, -11)
    $0.curve(-35, -28, -21, -39, -3, -39)
    $0.curve(14, -39, 28, -29, 32, -14)
    $0.curve(47, -13, 57, -4, 57, 9)
    $0.curve(57, 23, 47, 33, 33, 33)
    $0.close()
  }
}
