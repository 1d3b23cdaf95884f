extension Catalogue {
  /// Hearts, stars and other emblems.
  static let shapes: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["heart"] = { $0.stroke(.heart) }
    all["heart.fill"] = { $0.fill(Outline.heart.grown(by: 4.2)) }
    all["suit.heart"] = { $0.stroke(suitHeart) }
    all["suit.heart.fill"] = { $0.fill(suitHeart.grown(by: 4.2)) }
    // At 50 points SF Symbols' star is 54.0 × 51.3.
    all["star"] = { $0.stroke(.star(points: 5, outer: 55.6, inner: 25, radius: 2.3)) }
    all["star.fill"] = { $0.fill(.star(points: 5, outer: 63.9, inner: 29, radius: 4.65)) }
    all["star.leadinghalf.filled"] = { sketch in
      sketch.stroke(.star(points: 5, outer: 55.6, inner: 25, radius: 2.3))
      let star = (0..<6).map { i in
        let place = polar(0, 0, i.isMultiple(of: 2) ? 55.6 : 25, -90 - 36 * Double(i))
        return (place.0, place.1 + 3.4)
      }
      sketch.fill(.polygon(star, radius: 0), role: .primary)
    }
    all["bolt"] = { $0.stroke(.bolt) }
    all["drop"] = { $0.stroke(drop) }
    all["drop.fill"] = { $0.fill(drop.grown(by: 4.2)) }
    all["flame.fill"] = { $0.fill(flame + innerFlame) }
    all["flame"] = { $0.stroke(flame.grown(by: -4)) }
    all["leaf.fill"] = { sketch in
      sketch.fill(leaf)
    }
    all["hexagon"] = { $0.stroke(hexagon) }
    all["hexagon.fill"] = { $0.fill(hexagon.grown(by: 4.2)) }
    all["seal"] = { $0.stroke(seal) }
    all["seal.fill"] = { $0.fill(seal.grown(by: 4.2)) }
    all["checkmark.seal.fill"] = { sketch in
      sketch.fill(
        seal.grown(by: 4.2), around: Marks.checkmark(sketch.width * 1.04 / 0.48).scaled(0.48))
    }
    all["checkmark.seal"] = { sketch in
      sketch.stroke(seal, role: .secondary)
      sketch.fill(Marks.checkmark(sketch.width / 0.45).scaled(0.45))
    }
    all["crown.fill"] = { sketch in
      sketch.fill(
        .polygon([
          (-50, -26, 4), (-26, -4, 3), (0, -42, 4), (26, -4, 3), (50, -26, 4), (40, 24, 4),
          (-40, 24, 4),
        ]))
      sketch.fill(.rectangle(0, 36, 80, 11, radius: 4))
    }
    all["flag.fill"] = { sketch in
      sketch.fill(.polygon([(-32, -42, 3), (44, -42, 4), (30, -16, 3), (44, 10, 4), (-32, 10, 3)]))
      sketch.stroke(Outline { $0.bars([(-42, -46, -42, 46)]) })
    }
    all["sparkle"] = { $0.fill(.spark(0, 0, 50)) }
    all["sparkles"] = { sketch in
      sketch.fill(.spark(-12, 10, 43))
      sketch.fill(.spark(34, -30, 23))
      sketch.fill(.spark(36, 36, 15))
    }
    all["number"] = { sketch in
      sketch.stroke(
        Outline {
          $0.bars([
            (-9, -38, -19, 38), (19, -38, 9, 38), (-36, -14, 37, -14), (-38, 14, 35, 14),
          ])
        })
    }
    return all
  }()

  /// As on playing cards: fuller lobes, a longer tip.
  private static let suitHeart = Outline {
    $0.move(0, 45)
    $0.curve(-7, 31, -44, 12, -44, -17)
    $0.curve(-44, -32, -34, -41, -22, -41)
    $0.curve(-11, -41, -3, -33, 0, -20)
    $0.curve(3, -33, 11, -41, 22, -41)
    $0.curve(34, -41, 44, -32, 44, -17)
    $0.curve(44, 12, 7, 31, 0, 45)
    $0.close()
  }

  private static let drop = Outline {
    $0.move(0, -50)
    $0.curve(9, -33, 31, -8, 31, 15)
    $0.curve(31, 33, 17, 46, 0, 46)
    $0.curve(-17, 46, -31, 33, -31, 15)
    $0.curve(-31, -8, -9, -33, 0, -50)
    $0.close()
  }

  private static let flame = Outline {
    $0.move(-8, -58)
    $0.curve(2, -40, 38, -22, 38, 14)
    $0.curve(38, 38, 21, 54, 0, 54)
    $0.curve(-22, 54, -38, 38, -38, 14)
    $0.curve(-38, -4, -30, -18, -24, -25)
    $0.curve(-22, -15, -18, -9, -13, -7)
    $0.curve(-6, -22, -4, -38, -8, -58)
    $0.close()
  }

  private static let innerFlame = Outline {
    $0.move(4, 8)
    $0.curve(6, 17, 17, 21, 17, 31)
    $0.curve(17, 40, 9, 45, 0, 45)
    $0.curve(-10, 45, -17, 39, -17, 30)
    $0.curve(-17, 24, -14, 20, -11, 17)
    $0.curve(-9, 21, -7, 23, -4, 24)
    $0.curve(0, 20, 3, 15, 4, 8)
    $0.close()
  }

  private static let leaf = Outline {
    $0.move(44, -44)
    $0.curve(50, -6, 40, 36, -2, 36)
    $0.curve(-12, 36, -20, 33, -26, 28)
    $0.line(-38, 42)
    $0.curve(-41, 45, -47, 41, -44, 37)
    $0.curve(-34, 20, -14, 4, 14, -8)
    $0.curve(-12, -4, -28, 6, -38, 18)
    $0.curve(-46, -10, -28, -28, -2, -30)
    $0.curve(18, -32, 34, -34, 44, -44)
    $0.close()
  }

  private static let hexagon = Outline.polygon(
    (0..<6).map { polar(0, 0, 50, -90 + 60 * Double($0)) }, radius: 9)

  /// A circle with twelve soft waves.
  static let seal = Outline.polygon(
    (0..<24).map { i in
      let place = polar(0, 0, i.isMultiple(of: 2) ? 51.5 : 44.5, 15 * Double(i))
      return (place.0, place.1, i.isMultiple(of: 2) ? 9 : 5)
    })
}

extension Outline {
  /// A spark with four points, of which the upright ones are longer.
  static func spark(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    let (long, wide, waist) = (radius, radius * 0.84, radius * 0.17)
    return Outline {
      $0.move(0, -long)
      $0.curve(waist * 0.7, -waist * 1.7, waist * 1.7, -waist * 0.7, wide, 0)
      $0.curve(waist * 1.7, waist * 0.7, waist * 0.7, waist * 1.7, 0, long)
      $0.curve(-waist * 0.7, waist * 1.7, -waist * 1.7, waist * 0.7, -wide, 0)
      $0.curve(-waist * 1.7, -waist * 0.7, -waist * 0.7, -waist * 1.7, 0, -long)
      $0.close()
    }.moved(x, y)
  }
}
