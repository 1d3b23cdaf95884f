extension Catalogue {
  /// People who move: a head and limbs.
  static let figures: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["figure.run"] = { sketch in
      sketch.fill(.circle(17, -45, 9.5))
      sketch.limb([(9, -26), (-5, 5)], 1.6)
      sketch.limb([(8, -27), (26, -12), (40, -20)])
      sketch.limb([(8, -27), (-16, -29), (-26, -10)])
      sketch.limb([(-4, 5), (19, 16), (12, 46)])
      sketch.limb([(-5, 6), (-13, 32), (-40, 36)])
    }
    all["figure.walk"] = { sketch in
      sketch.fill(.circle(3, -46, 9.5))
      sketch.limb([(2, -26), (0, 5)], 1.6)
      sketch.limb([(2, -26), (15, -9), (26, -3)])
      sketch.limb([(2, -26), (-15, -17), (-19, 2)])
      sketch.limb([(1, 5), (12, 25), (19, 49)])
      sketch.limb([(-1, 5), (-4, 29), (-20, 49)])
    }
    all["figure.hiking"] = { sketch in
      sketch.fill(.circle(7, -46, 9.5))
      sketch.limb([(2, -26), (-3, 5)], 1.6)
      sketch.limb([(3, -26), (15, -9), (31, -14)])
      sketch.limb([(-2, 5), (14, 22), (15, 49)])
      sketch.limb([(-4, 6), (-10, 29), (-28, 47)])
      sketch.fill(.polygon([(-10, -30, 4), (-25, -27, 7), (-27, -3, 7), (-13, -2, 4)]))
      sketch.stroke(Outline { $0.bars([(29, -28, 38, 49)]) }, widest: 6)
    }
    all["figure.badminton"] = { sketch in
      sketch.fill(.circle(-12, -38, 9.5))
      sketch.limb([(-15, -19), (-20, 10)], 1.6)
      sketch.limb([(-13, -19), (9, -24), (23, -37)])
      sketch.limb([(-14, -19), (-33, -16), (-45, -28)])
      sketch.limb([(-20, 10), (0, 24), (6, 50)])
      sketch.limb([(-21, 10), (-30, 31), (-50, 45)])
      sketch.stroke(Outline.ellipse(0, 0, 13, 9).turned(-52).moved(41, -60), widest: 6)
      sketch.stroke(Outline { $0.bars([(23, -37, 33, -50)]) }, widest: 6)
      sketch.fill(.polygon([(42, -20, 1), (53, -27, 1), (56, -14, 1), (47, -8, 4), (43, -11, 4)]))
    }
    all["figure.archery"] = { sketch in
      sketch.fill(.circle(-7, -45, 9.5))
      sketch.limb([(-7, -24), (-7, 7)], 1.6)
      sketch.limb([(-6, -25), (34, -25)])
      sketch.limb([(-8, -25), (-32, -27), (-10, -29)])
      sketch.limb([(-6, 7), (6, 27), (10, 51)])
      sketch.limb([(-8, 7), (-17, 27), (-24, 51)])
      sketch.stroke(Outline { $0.arc(0, -25, 40, -52, 52) }, widest: 6)
      let (top, bottom) = (polar(0, -25, 40, -52), polar(0, -25, 40, 52))
      sketch.stroke(
        .bends([(top.0, top.1), (-6, -26), (bottom.0, bottom.1)], radius: 0), widest: 3)
      sketch.stroke(Outline { $0.bars([(40, -25, 54, -25)]) }, widest: 4)
    }
    return all
  }()
}

extension Sketch {
  /// Paints an arm, a leg or a trunk: bars from joint to joint, thicker than the weight's strokes.
  ///
  /// - Parameters:
  ///   - joints: The joints, from the body outwards.
  ///   - thickness: How much thicker than the strokes.
  fileprivate mutating func limb(_ joints: [(Double, Double)], _ thickness: Double = 1.25) {
    let width = min(width, 12) * thickness
    for (a, b) in zip(joints, joints.dropFirst()) { fill(.bar(a.0, a.1, b.0, b.1, width: width)) }
  }
}
