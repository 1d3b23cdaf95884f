extension Catalogue {
  /// Arrows that are more than a mark: bent, turning, leaving a box.
  static let arrows: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, turn) in [
      ("up.right", -45.0), ("up.left", -135), ("down.right", 45), ("down.left", 135),
    ] {
      all["arrow." + name] = { $0.fill(Marks.arrow($0.width).scaled(0.94).turned(turn)) }
    }
    all["arrow.clockwise"] = turning
    all["arrow.counterclockwise"] = { sketch in
      var turned = Sketch(width: sketch.width)
      turning(&turned)
      for mark in turned.marks { sketch.stroke(mark.outline.mirrored) }
    }
    all["arrow.triangle.2.circlepath"] = { sketch in
      for turn in [0.0, 180] {
        sketch.stroke(Outline { $0.arc(0, 0, 37, 205, 322) }.turned(turn))
        sketch.fill(
          Outline.polygon([(12, -18, 2), (43, -43, 2), (43, -9, 2)]).moved(1, 1).turned(turn))
      }
    }
    all["arrow.2.circlepath"] = { sketch in
      for turn in [0.0, 180] {
        let tip = polar(0, 0, 38, 335)
        sketch.stroke(
          (Outline { $0.arc(0, 0, 38, 195, 335) }
            + .bends([(tip.0 - 21, tip.1 - 4), tip, (tip.0 + 7, tip.1 - 21)], radius: 0))
            .turned(turn))
      }
    }
    all["arrow.2.squarepath"] = { sketch in
      let half =
        Outline.bends([(-34, -34), (-34, 28), (14, 28)], radius: 12)
        + .bends([(-54, -16), (-34, -36), (-14, -16)], radius: 0)
      for turn in [0.0, 180] { sketch.stroke(half.turned(turn)) }
    }
    all["arrow.uturn.backward"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-38, -16)
          $0.line(14, -16)
          $0.arc(14, 11, 27, -90, 90)
          $0.line(-14, 38)
        } + .bends([(-14, -41), (-39, -16), (-14, 9)], radius: 0))
    }
    all["arrow.uturn.forward"] = { sketch in
      sketch.stroke(
        (Outline {
          $0.move(-38, -16)
          $0.line(14, -16)
          $0.arc(14, 11, 27, -90, 90)
          $0.line(-14, 38)
        } + .bends([(-14, -41), (-39, -16), (-14, 9)], radius: 0)).mirrored)
    }
    all["arrow.up.arrow.down"] = { sketch in
      let up = Marks.arrow(min(sketch.width, 11)).turned(-90)
      sketch.fill(up.moved(-25, -4) + up.turned(180).moved(25, 4))
    }
    for (name, side) in [("arrow.right.arrow.left", 1.0), ("arrow.left.arrow.right", -1)] {
      all[name] = { sketch in
        let right = Marks.arrow(min(sketch.width, 11))
        sketch.fill((right.moved(4, -25) + right.turned(180).moved(-4, 25)).scaled(side, 1))
      }
    }
    for (name, turn) in [
      ("arrow.left.and.right", 0.0), ("arrow.up.and.down", 90),
      ("arrow.up.left.and.arrow.down.right", 45), ("arrow.up.right.and.arrow.down.left", -45),
    ] {
      // Along a diagonal there are two arrows, with room between them.
      let inner = abs(turn) == 45 ? 11.0 : 0
      let half =
        Outline { $0.bars([(inner, 0, 51, 0)]) }
        + .bends([(31, -21), (52, 0), (31, 21)], radius: 0)
      all[name] = { $0.stroke((half + half.turned(180)).turned(turn)) }
    }
    all["square.and.arrow.up"] = { sketch in
      sketch.stroke(box + leaving)
    }
    all["square.and.arrow.up.fill"] = { sketch in
      let gap = sketch.width / 2 + 8
      sketch.fill(filledBox(gap: gap))
      sketch.stroke(leaving)
    }
    all["square.and.arrow.down"] = { sketch in
      sketch.stroke(box + entering)
    }
    all["square.and.pencil"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(8, -34)
          $0.line(-26, -34)
          $0.arc(-26, -20, 14, -90, -180)
          $0.arc(-26, 32, 14, 180, 90)
          $0.arc(26, 32, 14, 90, 0)
          $0.line(40, 4)
        })
      sketch.fill(
        Outline.polygon([(-6, 17, 2), (-2, 2, 1), (38, -38, 3), (49, -27, 3), (9, 13, 1)]))
    }
    all["flip.horizontal.fill"] = { sketch in
      let side = Outline.polygon([(-50, 36, 4), (-12, 36, 4), (-12, -42, 4)])
      sketch.fill(side)
      sketch.stroke(side.mirrored)
      sketch.stroke(
        Outline { $0.bars([(0, -56, 0, -42), (0, -22, 0, -8), (0, 12, 0, 26)]) },
        widest: 8)
    }
    all["flip.horizontal"] = { sketch in
      let side = Outline.polygon([(-50, 36, 4), (-14, 36, 4), (-14, -42, 4)])
      sketch.stroke(side + side.mirrored)
    }
    return all
  }()

  /// Most of a turn to the right, with a head at its end.
  private static let turning: Drawing = { sketch in
    let end = polar(0, 3, 39, -38)
    sketch.stroke(
      Outline { $0.arc(0, 3, 39, -38, -38 - 306) }
        + .bends([(end.0 + 1, end.1 - 27), end, (end.0 - 27, end.1 - 0.5)], radius: 0))
  }

  /// A box without the middle of its lid.
  private static let box = Outline {
    $0.move(-20, -19)
    $0.line(-24, -19)
    $0.arc(-26, -7, 12, -90, -180)
    $0.arc(-26, 38, 12, 180, 90)
    $0.arc(26, 38, 12, 90, 0)
    $0.arc(26, -7, 12, 0, -90)
    $0.line(20, -19)
  }

  /// The same, filled, with a slot for the arrow.
  private static func filledBox(gap: Double) -> Outline {
    .polygon([
      (-42, -23, 15), (-gap, -23, 1), (-gap, 19, gap), (gap, 19, gap), (gap, -23, 1),
      (42, -23, 15), (42, 54, 15), (-42, 54, 15),
    ])
  }

  private static let leaving =
    Outline { $0.bars([(0, 13, 0, -58)]) } + .bends([(-19, -40), (0, -59), (19, -40)], radius: 0)
  private static let entering =
    Outline { $0.bars([(0, 17, 0, -56)]) } + .bends([(-19, -2), (0, 17), (19, -2)], radius: 0)
}

extension Outline {
  /// Straight lines, each by its two ends.
  mutating func bars(_ bars: [(Double, Double, Double, Double)]) {
    for bar in bars {
      move(bar.0, bar.1)
      line(bar.2, bar.3)
    }
  }
}
