extension Catalogue {
  /// Watches, tablets, batteries, and what passes between devices.
  static let devices: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["applewatch"] = { sketch in
      sketch.stroke(.rectangle(-2, 0, 58, 66, radius: 18))
      sketch.stroke(Outline { $0.bars([(35, -13, 35, -3)]) }, widest: 9)
      for side in [-1.0, 1] {
        sketch.stroke(
          .bends([(-22, 33 * side), (-17, 54 * side), (13, 54 * side), (18, 33 * side)], radius: 6))
      }
    }
    all["ipad"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 78, 104, radius: 12))
      sketch.stroke(Outline { $0.bars([(-12, 41, 12, 41)]) }, widest: 5)
    }
    for charge in [0, 25, 50, 75, 100] {
      all["battery.\(charge)"] = { battery(&$0, charge: Double(charge) / 100) }
    }
    all["cellularbars"] = { sketch in
      for (i, top) in [14.0, -3, -20, -37].enumerated() {
        let x = -41.0 + 27.3 * Double(i)
        sketch.threshold = Double(i) / 4
        sketch.fill(.rectangle(x, (top + 34) / 2, 18, 34 - top, radius: 4.5))
      }
    }
    all["antenna.radiowaves.left.and.right"] = { sketch in
      sketch.fill(.circle(0, -14, 8))
      sketch.stroke(Outline { $0.bars([(0, -12, 0, 47)]) })
      waves(&sketch, [22, 40], about: (0, -14))
    }
    all["personalhotspot"] = { sketch in
      // Two rings, one through the other: each has a gap where it passes below.
      let gap = 17 + min(sketch.width, 12)
      sketch.stroke(Outline { $0.arc(-20, 0, 27, -42 + gap, 318 - gap) })
      sketch.stroke(Outline { $0.arc(20, 0, 27, 138 + gap, 498 - gap) })
    }
    all["touchid"] = { sketch in
      let lines = [
        Outline { $0.arc(0, 0, 45, -150, -62) }, Outline { $0.arc(0, 0, 45, -42, 38) },
        Outline { $0.arc(0, 0, 45, 168, 196) },
        Outline {
          $0.arc(0, 0, 32, 158, 262)
        },
        Outline {
          $0.arc(0, 0, 32, -78, 12)
          $0.curve(29, 20, 25, 31, 18, 40)
        },
        Outline {
          $0.move(-26, 28)
          $0.curve(-21, 19, -19, 11, -19, 0)
          $0.arc(0, 0, 19, 180, 340)
        },
        Outline {
          $0.move(19, 13)
          $0.curve(16, 25, 10, 36, 1, 45)
        },
        Outline {
          $0.move(-14, 40)
          $0.curve(-6, 29, -6, 14, -6, 1)
          $0.curve(-6, -7, 6, -7, 6, 1)
          $0.curve(6, 10, 5, 17, 3, 24)
        },
      ]
      sketch.stroke(lines.reduce(Outline(), +), widest: 6.5)
    }
    for (name, side) in [("sidebar.left", 1.0), ("sidebar.right", -1)] {
      all[name] = { sketch in
        sketch.stroke(.rectangle(0, 0, 108, 84, radius: 14))
        sketch.stroke(Outline { $0.bars([(-17 * side, -42, -17 * side, 42)]) })
        sketch.stroke(
          Outline {
            $0.bars([-24.0, -8, 8].map { (-41 * side, $0, -31 * side, $0) })
          }, widest: 6.5)
      }
    }
    all["control"] = { sketch in
      sketch.fill(.arms(from: (0, -22), to: [(-32, 10), (32, 10)], width: sketch.width))
    }
    return all
  }()

  /// A lying battery, as full as `charge`, 0...1.
  private static func battery(_ sketch: inout Sketch, charge: Double) {
    sketch.stroke(.rectangle(-6, 0, 106, 50, radius: 13), widest: 7)
    sketch.fill(
      Outline {
        $0.move(54, -9)
        $0.curve(60, -7, 62, -3, 62, 0)
        $0.curve(62, 3, 60, 7, 54, 9)
        $0.close()
      })
    guard charge > 0 else { return }
    let width = 90 * charge
    sketch.fill(.rectangle(-51 + width / 2, 0, width, 34, radius: 6))
  }

  /// Arcs to both sides of a place, one for each radius.
  static func waves(
    _ sketch: inout Sketch, _ radii: [Double], about place: (x: Double, y: Double)
  ) {
    for (step, radius) in radii.enumerated() {
      sketch.threshold = Double(step) / Double(radii.count)
      for middle in [0.0, 180] {
        sketch.stroke(
          Outline { $0.arc(place.x, place.y, radius, middle - 42, middle + 42) }, widest: 11)
      }
    }
  }
}
