extension Catalogue {
  /// Shops, payment and travel.
  static let commerce: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["cart"] = { sketch in
      sketch.stroke(cartFrame + basket)
      sketch.fill(wheels)
    }
    all["cart.fill"] = { sketch in
      sketch.stroke(cartFrame)
      sketch.fill(basket.grown(by: 3.4))
      sketch.fill(wheels)
    }
    all["bag"] = { sketch in
      sketch.stroke(bag)
      sketch.stroke(handle)
    }
    all["bag.fill"] = { sketch in
      sketch.fill(filledBag(sketch.width))
      sketch.stroke(
        Outline {
          $0.move(-17, -24)
          $0.arc(0, -32, 17, 180, 360)
          $0.line(17, -24)
        })
    }
    all["bag.badge.plus"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(8, 46)
          $0.line(-28, 46)
          $0.arc(-30, 34, 12, 90, 180)
          $0.line(-38, -18)
          $0.arc(-33, -19, 5, 180, 270)
          $0.line(33, -24)
          $0.arc(33, -19, 5, -90, 0)
          $0.line(38, 2)
        })
      sketch.stroke(handle)
      sketch.fill(
        .circle(38, 34, 22) + Marks.plus(min(sketch.width / 0.34, 22)).scaled(0.34).moved(38, 34))
    }
    all["creditcard"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 106, 76, radius: 13))
      sketch.fill(.rectangle(0, -14, 98, 14, radius: 0))
      sketch.stroke(Outline { $0.bars([(-36, 17, -18, 17)]) })
    }
    all["creditcard.fill"] = { sketch in
      sketch.fill(
        .polygon([(-57, -42, 17), (57, -42, 17), (57, -23, 0.5), (-57, -23, 0.5)])
          + .polygon([(-57, -9, 0.5), (57, -9, 0.5), (57, 42, 17), (-57, 42, 17)])
          + .bar(-38, 20, -20, 20, width: sketch.width * 1.2))
    }
    all["dollarsign.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius), role: .secondary)
      sketch.stroke(dollar, widest: 9)
    }
    all["tag.fill"] = { sketch in
      sketch.fill(tag.grown(by: 4.2) + .circle(-27, -27, 8))
    }
    all["tag"] = { sketch in
      sketch.stroke(tag)
      sketch.fill(.circle(-25, -25, 6.5))
    }
    all["gift.fill"] = { sketch in
      let gap = sketch.width * 0.45
      for side in [-1.0, 1] {
        sketch.fill(.rectangle(side * (26 + gap / 2), -18, 48 - gap, 21, radius: 5))
        sketch.fill(
          .polygon([
            (side * gap, -1, 1), (side * 43, -1, 1), (side * 43, 46, 9), (side * gap, 46, 1),
          ]))
      }
      sketch.stroke(
        Outline {
          $0.move(0, -32)
          $0.curve(-6, -56, -32, -58, -32, -42)
          $0.curve(-32, -34, -24, -32, 0, -32)
          $0.curve(24, -32, 32, -34, 32, -42)
          $0.curve(32, -58, 6, -56, 0, -32)
        })
    }
    all["car.fill"] = { sketch in
      sketch.fill(
        .polygon([
          (-30, -36, 9), (30, -36, 9), (43, -8, 4), (52, 2, 8), (52, 40, 6), (34, 40, 6),
          (34, 31, 1), (-34, 31, 1), (-34, 40, 6), (-52, 40, 6), (-52, 2, 8), (-43, -8, 4),
        ])
          + .polygon([(-25, -27, 4), (25, -27, 4), (33, -9, 3), (-33, -9, 3)])
          + .circle(-35, 12, 6.5) + .circle(35, 12, 6.5))
    }
    all["map"] = { sketch in
      sketch.stroke(
        .polygon(
          [
            (-50, -32), (-17, -44), (17, -32), (50, -44), (50, 32), (17, 44), (-17, 32), (-50, 44),
          ], radius: 3))
      sketch.stroke(Outline { $0.bars([(-17, -44, -17, 32), (17, -32, 17, 44)]) })
    }
    all["mappin"] = { sketch in
      sketch.fill(.circle(0, -30, 20))
      sketch.stroke(Outline { $0.bars([(0, -6, 0, 50)]) })
    }
    all["location.fill"] = { sketch in
      // At 19 points 17.7 wide and high, as SF Symbols' is in a picture of iOS 26.
      sketch.fill(
        .polygon([(51, -51, 4.4), (-2.5, 67, 5.6), (-2.5, 2.5, 1), (-67, 2.5, 5.6)]))
    }
    all["globe"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.stroke(.ellipse(0, 0, 21, circleRadius), widest: 8)
      sketch.stroke(
        Outline { $0.bars([(-45.6, 0, 45.6, 0), (-39, -23, 39, -23), (-39, 23, 39, 23)]) },
        widest: 8)
    }
    all["paperplane.fill"] = { sketch in
      sketch.fill(
        .polygon([(54, -50, 5), (8, 52, 5), (-8, 12, 2), (30, -26, 1), (-14, 6, 2), (-54, -10, 5)]))
    }
    all["paperplane"] = { sketch in
      sketch.stroke(.polygon([(50, -46, 4), (10, 46, 4), (-8, 10, 2), (-48, -8, 4)]))
      sketch.stroke(Outline { $0.bars([(-8, 10, 46, -42)]) })
    }
    return all
  }()

  private static let cartFrame = Outline {
    $0.move(-58, -42)
    $0.line(-47, -42)
    $0.curve(-43, -42, -41, -40, -40, -36)
    $0.line(-29, 19)
    $0.curve(-28, 23, -25, 25, -21, 25)
    $0.line(38, 25)
  }

  private static let basket = Outline.polygon([
    (-37, -27, 2), (52, -27, 6), (44, 8, 8), (-30, 8, 2),
  ])

  private static let wheels = Outline.circle(-17, 42, 7.5) + .circle(31, 42, 7.5)

  private static let bag = Outline.polygon([
    (-38, -24, 5), (38, -24, 5), (38, 46, 13), (-38, 46, 13),
  ])

  private static let handle = Outline {
    $0.move(-17, -24)
    $0.line(-17, -31)
    $0.arc(0, -31, 17, 180, 360)
    $0.line(17, -24)
  }

  private static func filledBag(_ width: Double) -> Outline {
    .polygon([
      (-42, -17, 5), (42, -17, 5), (42, 50, 16), (-42, 50, 16),
    ])
  }

  /// An S struck through by short strokes above and below.
  private static let dollar =
    Outline {
      $0.move(15, -11)
      $0.curve(13, -18, 7, -21.5, 0, -21.5)
      $0.curve(-9, -21.5, -15, -17, -15, -10.5)
      $0.curve(-15, 4, 16, -4, 16, 10.5)
      $0.curve(16, 17.5, 9.5, 22, 0, 22)
      $0.curve(-8.5, 22, -14.5, 18, -16, 11)
    } + Outline { $0.bars([(0, -29, 0, -21.5), (0, 22, 0, 29)]) }

  private static let tag = Outline.polygon([
    (-46, -46, 10), (2, -46, 6), (48, 0, 9), (0, 48, 9), (-46, 2, 6),
  ])
}
