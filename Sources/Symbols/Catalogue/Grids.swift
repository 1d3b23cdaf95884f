extension Catalogue {
  /// Grids, frames, arrows and signs of editing.
  static let grids: [String: Drawing] = {
    var all = arrangements
    all.merge(moreArrows) { old, _ in old }
    all["circle.and.line.horizontal"] = { sketch in
      sketch.stroke(.circle(0, 0, 27))
      sketch.stroke(Outline { $0.bars([(-58, 0, -27, 0), (27, 0, 58, 0)]) })
    }
    for (name, turn) in [
      ("trapezoid.and.line.vertical", 0.0), ("trapezoid.and.line.horizontal", 90),
    ] {
      all[name] = { sketch in
        let side = Outline.polygon([(-50, -26, 5), (-14, -40, 5), (-14, 40, 5), (-50, 26, 5)])
        sketch.stroke((side + side.mirrored).turned(turn))
        sketch.stroke(Outline { $0.bars([(0, -54, 0, 54)]) }.turned(turn), widest: 7)
      }
    }
    all["skew"] = { sketch in
      sketch.stroke(.polygon([(-26, -34, 5), (52, -34, 5), (26, 34, 5), (-52, 34, 5)]))
    }
    all["rays"] = { sketch in
      sketch.stroke(
        Outline {
          $0.bars(
            (0..<8).map { i in
              let (near, far) = (
                polar(0, 0, 22, 45 * Double(i)), polar(0, 0, 47, 45 * Double(i))
              )
              return (near.0, near.1, far.0, far.1)
            })
        })
    }
    for (name, outline) in [
      ("suit.diamond", Outline.polygon([(0, -48, 4), (36, 0, 4), (0, 48, 4), (-36, 0, 4)])),
      (
        "suit.spade",
        Outline {
          $0.move(0, -48)
          $0.curve(14, -24, 44, -12, 44, 12)
          $0.curve(44, 32, 20, 36, 7, 22)
          $0.line(14, 46)
          $0.line(-14, 46)
          $0.line(-7, 22)
          $0.curve(-20, 36, -44, 32, -44, 12)
          $0.curve(-44, -12, -14, -24, 0, -48)
          $0.close()
        }
      ),
    ] {
      all[name] = { $0.stroke(outline) }
    }
    for (name, turn) in [("location", 0.0), ("location.north", -45)] {
      all[name] = { sketch in
        sketch.stroke(
          Outline.polygon([(42, -42, 5), (8, 46, 4), (0, 0, 5), (-46, -8, 4)]).turned(turn))
      }
    }
    for (name, mark) in [
      ("person.badge.shield.checkmark", Marks.checkmark),
      ("person.badge.shield.exclamationmark", Marks.exclamationmark),
    ] {
      all[name] = { sketch in
        sketch.stroke(.circle(-14, -28, 17), role: .secondary)
        sketch.stroke(
          .bends([(8, 40), (-52, 40), (-52, 22), (-30, 8), (2, 8)], radius: 16), role: .secondary)
        sketch.fill(
          .polygon([(36, -2, 3), (58, 6, 5), (56, 34, 14), (36, 50, 5), (16, 34, 14), (14, 6, 5)])
            + mark(min(sketch.width / 0.3, 20)).scaled(0.28).moved(36, 22))
      }
    }
    all["figure.boxing"] = { sketch in
      sketch.fill(.circle(-6, -42, 9.5))
      figure(
        &sketch,
        [
          [(-8, -24), (-10, 6)], [(-6, -24), (14, -22), (40, -28)],
          [(-8, -22), (8, -8), (18, -22)], [(-10, 6), (10, 22), (14, 50)],
          [(-12, 6), (-26, 26), (-40, 48)],
        ])
      sketch.fill(.circle(44, -29, 8))
      sketch.fill(.circle(20, -26, 8))
    }
    all["figure.jumprope"] = { sketch in
      sketch.fill(.circle(0, -38, 9.5))
      figure(
        &sketch,
        [
          [(0, -20), (0, 8)], [(0, -20), (-16, -6), (-30, 4)], [(0, -20), (16, -6), (30, 4)],
          [(-2, 8), (-8, 24), (-4, 40)], [(2, 8), (8, 24), (4, 40)],
        ])
      sketch.stroke(
        Outline {
          $0.move(-30, 4)
          $0.curve(-64, -78, 64, -78, 30, 4)
        }, widest: 5)
    }
    return all
  }()

  private static func figure(_ sketch: inout Sketch, _ limbs: [[(Double, Double)]]) {
    for (index, limb) in limbs.enumerated() {
      let width = min(sketch.width, 12) * (index == 0 ? 1.6 : 1.25)
      for (a, b) in zip(limb, limb.dropFirst()) {
        sketch.fill(.bar(a.0, a.1, b.0, b.1, width: width))
      }
    }
  }

  /// Boxes and dots beside one another.
  private static let arrangements: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["circle.dotted"] = { sketch in
      let dot = 2.4 + sketch.width * 0.3
      for step in 0..<16 {
        let place = polar(0, 0, circleRadius, 22.5 * Double(step))
        sketch.fill(.circle(place.0, place.1, dot))
      }
    }
    all["square.dashed"] = { sketch in
      for turn in [0.0, 90, 180, 270] {
        sketch.stroke(
          (Outline { $0.arc(-26, -26, 15, 180, 270) } + Outline { $0.bars([(-9, -41, 9, -41)]) })
            .turned(turn))
      }
    }
    let corners = [(-23.0, -23.0), (23, -23), (-23, 23), (23, 23)]
    all["circle.grid.2x2"] = {
      $0.stroke(corners.reduce(Outline()) { $0 + .circle($1.0, $1.1, 16) })
    }
    all["circle.grid.cross"] = { sketch in
      let places = [(0.0, -33.0), (0, 33), (-33, 0), (33, 0)]
      sketch.stroke(places.reduce(Outline()) { $0 + .circle($1.0, $1.1, 14) })
    }
    all["rectangle.grid.1x2"] = { sketch in
      sketch.stroke(.rectangle(0, -24, 92, 36, radius: 9) + .rectangle(0, 24, 92, 36, radius: 9))
    }
    all["square.grid.3x2"] = { sketch in
      for x in [-36.0, 0, 36] {
        for y in [-18.0, 18] { sketch.stroke(.rectangle(x, y, 24, 24, radius: 5), widest: 7) }
      }
    }
    all["square.grid.3x2.fill"] = { sketch in
      for x in [-36.0, 0, 36] {
        for y in [-18.0, 18] { sketch.fill(.rectangle(x, y, 30, 30, radius: 6)) }
      }
    }
    all["rectangle.3.offgrid"] = { sketch in
      sketch.stroke(
        .rectangle(-28, -18, 44, 44, radius: 7) + .rectangle(28, -26, 48, 28, radius: 7)
          + .rectangle(10, 28, 56, 28, radius: 7))
    }
    all["square.fill.text.grid.1x2"] = { sketch in
      for y in [-24.0, 24] {
        sketch.fill(.rectangle(-34, y, 34, 34, radius: 7))
        sketch.stroke(
          Outline { $0.bars([(-4, y - 9, 50, y - 9), (-4, y + 9, 36, y + 9)]) }, widest: 8)
      }
    }
    all["photo.stack"] = { sketch in
      sketch.stroke(.rectangle(0, 14, 100, 64, radius: 11))
      sketch.stroke(Outline { $0.bars([(-36, -32, 36, -32), (-26, -46, 26, -46)]) }, widest: 7)
      sketch.stroke(
        .bends([(-46, 32), (-22, 8), (-2, 28), (16, 12), (46, 36)], radius: 5), widest: 7)
      sketch.fill(.circle(22, 0, 6))
    }
    all["filemenu.and.selection"] = fileMenu
    all["filemenu.and.cursorarrow"] = { sketch in
      fileMenu(&sketch)
      sketch.fill(cursor.moved(34, 30))
    }
    all["info.click"] = { sketch in
      sketch.stroke(.circle(-10, -8, 38), role: .secondary)
      sketch.fill(Marks.info(min(sketch.width / 0.55, 16)).scaled(0.55).moved(-10, -8))
      sketch.fill(cursor.moved(36, 32))
    }
    all["slider.horizontal.below.square.filled.and.square"] = { sketch in
      sketch.fill(.rectangle(-26, -18, 40, 44, radius: 8))
      sketch.stroke(.rectangle(26, -18, 34, 38, radius: 7))
      sketch.stroke(Outline { $0.bars([(-46, 32, 46, 32)]) })
      sketch.fill(.circle(10, 32, 12))
    }
    return all
  }()

  private static let fileMenu: Drawing = { sketch in
    sketch.stroke(.rectangle(-6, 0, 78, 92, radius: 11))
    sketch.stroke(Outline { $0.bars([(-26, -28, 14, -28), (-26, 28, 14, 28)]) }, widest: 8)
    sketch.fill(.rectangle(-6, 0, 56, 22, radius: 4))
  }

  /// A pointer, its tip up to the left.
  private static let cursor = Outline.polygon([
    (-18, -22, 2), (18, 8, 2), (3, 10, 1), (12, 26, 2), (4, 30, 2), (-4, 14, 1), (-16, 24, 2),
  ])

  /// Arrows that turn, part and meet lines.
  private static let moreArrows: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, side) in [("arrow.left.to.line.alt", 1.0), ("arrow.right.to.line.alt", -1)] {
      all[name] = { sketch in
        sketch.stroke(
          (Outline { $0.bars([(-46, -32, -46, 32), (-34, 0, 46, 0)]) }
            + .bends([(-12, -22), (-34, 0), (-12, 22)], radius: 0)).scaled(side, 1))
      }
    }
    for (name, side) in [("chevron.left.to.line", 1.0), ("chevron.right.to.line", -1)] {
      all[name] = { sketch in
        sketch.stroke(
          (Outline { $0.bars([(-34, -38, -34, 38)]) }
            + .bends([(28, -36), (-8, 0), (28, 36)], radius: 0)).scaled(side, 1))
      }
    }
    for (name, side) in [("chevron.left.2", 1.0), ("chevron.right.2", -1)] {
      all[name] = { sketch in
        let one = Outline.bends([(17, -34), (-17, 0), (17, 34)], radius: 0)
        sketch.stroke((one.moved(-20, 0) + one.moved(20, 0)).scaled(side, 1))
      }
    }
    all["arrow.3.trianglepath"] = { sketch in
      for turn in [0.0, 120, 240] {
        sketch.stroke(
          (Outline.bends([(-30, 30), (-44, 26), (-12, -28)], radius: 9)
            + .bends([(-30, -18), (-11, -30), (-6, -8)], radius: 0)).turned(turn), widest: 9)
      }
    }
    all["arrow.up.and.down.and.sparkles"] = { sketch in
      sketch.stroke(
        Outline { $0.bars([(-22, -48, -22, 48)]) }
          + .bends([(-40, -31), (-22, -50), (-4, -31)], radius: 0)
          + .bends([(-40, 31), (-22, 50), (-4, 31)], radius: 0))
      sketch.fill(.spark(26, -14, 22))
      sketch.fill(.spark(34, 24, 13))
    }
    all["arrow.up.left.and.down.right.and.arrow.up.right.and.down.left"] = { sketch in
      for turn in [0.0, 90, 180, 270] {
        sketch.stroke(
          (Outline { $0.bars([(8, -8, 42, -42)]) }
            + .bends([(20, -44), (44, -44), (44, -20)], radius: 0)).turned(turn))
      }
    }
    all["arrowshape.turn.up.left"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-50, -4)
          $0.line(-8, -42)
          $0.line(-8, -20)
          $0.curve(34, -20, 48, 10, 50, 40)
          $0.curve(38, 20, 20, 12, -8, 12)
          $0.line(-8, 34)
          $0.close()
        })
    }
    all["clock.arrow.circlepath"] = { sketch in
      let start = polar(0, 0, circleRadius, 205)
      sketch.stroke(
        Outline { $0.arc(0, 0, circleRadius, 205, 205 + 320) }
          + .bends([(start.0 - 14, start.1 - 2), start, (start.0 + 20, start.1 - 8)], radius: 0))
      sketch.stroke(.bends([(0, -26), (0, 3), (18, 12)], radius: 0))
    }
    all["rotate.3d"] = { sketch in
      sketch.stroke(Outline { $0.arc(0, 0, 1, -60, 250) }.scaled(50, 20))
      sketch.stroke(Outline { $0.arc(0, 0, 1, 60, 370) }.scaled(20, 50))
      sketch.fill(.polygon([(28, -30, 2), (30, -4, 2), (8, -18, 2)]))
    }
    all["shuffle"] = { sketch in
      sketch.stroke(
        Outline {
          for side in [-1.0, 1] {
            $0.move(-52, 26 * side)
            $0.line(-34, 26 * side)
            $0.curve(-10, 26 * side, 2, -26 * side, 24, -26 * side)
            $0.line(48, -26 * side)
          }
        }
          + .bends([(34, -42), (51, -26), (34, -10)], radius: 0)
          + .bends([(34, 10), (51, 26), (34, 42)], radius: 0))
    }
    all["sparkle.magnifyingglass"] = { sketch in
      sketch.stroke(.circle(-8, -8, 33))
      sketch.stroke(Outline { $0.bars([(16, 16, 43, 43)]) })
      sketch.fill(.spark(-8, -8, 19))
    }
    return all
  }()
}
