extension Catalogue {
  /// Books, papers, music, houses of stone, and marks on paper.
  static let notes: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, ends) in [
      ("text.justify.left", [46.0, 46, 46, 10]), ("text.alignleft", [46, 14, 46, 2]),
      ("text.justify", [46, 46, 46, 46]),
    ] {
      all[name] = { sketch in
        sketch.stroke(
          Outline { outline in
            outline.bars(
              ends.enumerated().map { (-46, 24 * Double($0) - 36, $1, 24 * Double($0) - 36) })
          })
      }
    }
    all["archivebox"] = { sketch in
      sketch.stroke(
        .rectangle(0, -28, 106, 26, radius: 6)
          + .bends([(-46, -14), (-46, 40), (46, 40), (46, -14)], radius: 9))
      sketch.stroke(Outline { $0.bars([(-15, 4, 15, 4)]) })
    }
    all["book.closed"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 72, 98, radius: 11))
      sketch.stroke(
        Outline { $0.bars([(-18, -48, -18, 26)]) } + .bends([(34, 28), (-34, 28)], radius: 0))
    }
    all["book.pages"] = { sketch in
      for side in [-1.0, 1] {
        sketch.stroke(
          .bends(
            [(0, -30), (28, -40), (56, -32), (56, 34), (28, 28), (0, 40)], radius: 12
          ).scaled(side, 1))
        sketch.stroke(
          Outline { $0.bars([(18, -14, 40, -16), (18, 6, 40, 4)]) }.scaled(side, 1), widest: 6)
      }
      sketch.stroke(Outline { $0.bars([(0, -30, 0, 40)]) })
    }
    all["books.vertical"] = { sketch in
      sketch.stroke(.rectangle(-38, 0, 26, 92, radius: 6) + .rectangle(-10, 6, 26, 80, radius: 6))
      sketch.stroke(Outline.rectangle(32, 0, 26, 90, radius: 6).turned(-12))
      sketch.stroke(Outline { $0.bars([(-46, 26, -30, 26), (-18, -16, -2, -16)]) }, widest: 6)
    }
    all["briefcase"] = { sketch in
      sketch.stroke(.rectangle(0, 8, 108, 72, radius: 12))
      sketch.stroke(
        .bends([(-20, -30), (-20, -44), (20, -44), (20, -30)], radius: 8)
          + Outline { $0.bars([(-52, 10, 52, 10), (0, 4, 0, 17)]) })
    }
    all["building.columns"] = { sketch in
      sketch.stroke(.polygon([(0, -48, 3), (50, -20, 4), (-50, -20, 4)]))
      sketch.stroke(
        Outline {
          $0.bars([-34.0, -11.5, 11.5, 34].map { ($0, -8, $0, 26) })
          $0.bars([(-48, 42, 48, 42)])
        })
    }
    all["doc.on.doc"] = { sketch in
      sketch.stroke(.rectangle(16, 14, 58, 74, radius: 10))
      sketch.stroke(.bends([(-26, 24), (-44, 24), (-44, -50), (12, -50), (12, -36)], radius: 10))
    }
    all["doc.richtext"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 78, 100, radius: 12))
      sketch.stroke(.rectangle(-8, -22, 26, 20, radius: 4), widest: 7)
      sketch.stroke(Outline { $0.bars([(-20, 8, 20, 8), (-20, 27, 10, 27)]) }, widest: 8)
    }
    all["note.text"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 92, 86, radius: 13))
      sketch.stroke(
        Outline { $0.bars([(-45, -20, 45, -20), (-24, 2, 24, 2), (-24, 22, 8, 22)]) }, widest: 9)
    }
    all["quote"] = { sketch in
      for x in [-16.0, 16] {
        sketch.fill(
          Outline {
            $0.arc(x, -8, 12, 90, 270)
            $0.arc(x, -8, 12, -90, 0)
            $0.curve(x + 12, 12, x + 2, 22, x - 8, 26)
            $0.line(x - 10, 22)
            $0.curve(x - 3, 18, x, 12, x, 4)
            $0.close()
          })
      }
    }
    all["music.note.list"] = { sketch in
      sketch.stroke(
        Outline { $0.bars([(-52, -34, 6, -34), (-52, -8, -4, -8), (-52, 18, -14, 18)]) })
      sketch.fill(Outline.ellipse(16, 36, 15, 11).turned(0))
      sketch.stroke(.bends([(29, 34), (29, -42), (52, -30), (52, -14)], radius: 5))
    }
    all["music.quarternote.3"] = { sketch in
      for (x, y) in [(-44.0, 20.0), (-2, 34), (40, 20)] {
        sketch.fill(Outline.ellipse(0, 0, 13, 10).turned(-20).moved(x, y))
        sketch.stroke(Outline { $0.bars([(x + 11, y - 3, x + 11, y - 62)]) }, widest: 9)
      }
    }
    all["pencil.tip"] = { sketch in
      sketch.stroke(.bends([(-22, 46), (-14, 4), (0, -44), (14, 4), (22, 46)], radius: 6))
      sketch.stroke(Outline { $0.bars([(-7, -18, 7, -18)]) }, widest: 8)
    }
    all["pencil.tip.crop.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius), role: .secondary)
      sketch.stroke(
        .bends([(-19, 40), (-11, 2), (0, -30), (11, 2), (19, 40)], radius: 5), widest: 8)
      sketch.fill(.polygon([(0, -31, 2), (6, -12, 1), (-6, -12, 1)]))
    }
    all["scribble"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-50, -6)
          $0.curve(-30, -50, -6, -54, -16, -20)
          $0.curve(-26, 14, -46, 34, -28, 34)
          $0.curve(-8, 34, 6, -26, 22, -26)
          $0.curve(38, -26, 6, 34, 22, 36)
          $0.curve(34, 36, 40, 10, 52, 4)
        })
    }
    all["scribble.variable"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-50, 26)
          $0.curve(-46, -34, -18, -46, -16, -16)
          $0.curve(-14, 14, -30, 38, -12, 36)
          $0.curve(8, 32, 6, -28, 24, -28)
        })
      sketch.stroke(
        Outline {
          $0.move(24, -28)
          $0.curve(42, -26, 18, 26, 32, 34)
          $0.curve(40, 38, 48, 24, 52, 16)
        }, widest: 5)
    }
    for (name, places, bars) in [
      (
        "dollarsign",
        [
          (24.0, -20.0), (14, -30), (-14, -30), (-25, -16), (-14, -2), (14, 4), (25, 17), (14, 31),
          (-14, 31), (-25, 20),
        ],
        [(0.0, -46.0, 0.0, 46.0)]
      ),
      (
        "eurosign",
        [(30, -24), (14, -37), (-10, -35), (-24, -14), (-24, 14), (-10, 35), (14, 37), (30, 24)],
        [(-40, -8, 12, -8), (-40, 8, 10, 8)]
      ),
    ] as [(String, [(Double, Double)], [(Double, Double, Double, Double)])] {
      all[name] = { sketch in
        sketch.stroke(.bends(places, radius: 14) + Outline { $0.bars(bars) }, widest: 11)
      }
    }
    all["123.rectangle"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 108, 74, radius: 13), role: .secondary)
      for (digit, x) in [(1, -29.0), (2, -3), (3, 27)] {
        sketch.fill(Digits.number(digit)(min(sketch.width / 0.46, 15)).scaled(0.46).moved(x, 0))
      }
    }
    all["lungs"] = { sketch in
      for side in [-1.0, 1] {
        sketch.stroke(
          Outline {
            $0.move(12, -16)
            $0.curve(18, -36, 34, -30, 42, -8)
            $0.curve(50, 14, 52, 40, 44, 42)
            $0.curve(36, 44, 14, 34, 12, 22)
            $0.close()
          }.scaled(side, 1))
      }
      sketch.stroke(
        Outline { $0.bars([(0, -46, 0, -12), (0, -12, 12, 0), (0, -12, -12, 0)]) }, widest: 8)
    }
    return all
  }()
}
