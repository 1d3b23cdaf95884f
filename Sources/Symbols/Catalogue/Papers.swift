internal import Foundation
internal import Geometry

extension Catalogue {
  /// Documents, books, messages and windows.
  static let papers: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["bookmark"] = { $0.stroke(bookmark) }
    all["bookmark.fill"] = { $0.fill(bookmark.grown(by: 4.2)) }
    all["calendar"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 90, 84, radius: 13))
      sketch.stroke(Outline { $0.bars([(-45, -18, 45, -18)]) })
      days(&sketch, rows: 3)
    }
    all["calendar.badge.plus"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(8, 42)
          $0.line(-32, 42)
          $0.arc(-32, 29, 13, 90, 180)
          $0.arc(-32, -29, 13, 180, 270)
          $0.arc(32, -29, 13, 270, 360)
          $0.line(45, 2)
        })
      sketch.stroke(Outline { $0.bars([(-45, -18, 45, -18)]) })
      days(&sketch, rows: 2)
      sketch.fill(
        .circle(40, 32, 22) + Marks.plus(min(sketch.width / 0.34, 22)).scaled(0.34).moved(40, 32))
    }
    all["envelope"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 106, 76, radius: 12))
      sketch.stroke(.bends([(-49, -33), (0, 10), (49, -33)], radius: 9))
    }
    all["envelope.fill"] = { sketch in
      sketch.fill(
        .polygon([(-57, -27, 2), (0, 21, 10), (57, -27, 2), (57, 42, 15), (-57, 42, 15)]))
      sketch.fill(.polygon([(-51, -42, 4), (51, -42, 4), (0, 4, 11)]))
    }
    all["book.fill"] = { sketch in
      let gap = 1.5 + sketch.width * 0.25
      for side in [-1.0, 1] { sketch.fill(page(gap: gap).scaled(side, 1)) }
    }
    all["book"] = { sketch in
      sketch.stroke(page(gap: 0).grown(by: -3))
      sketch.stroke(page(gap: 0).grown(by: -3).mirrored)
    }
    all["doc"] = { sketch in
      sketch.stroke(sheet)
      sketch.stroke(.bends([(6, -51), (6, -17), (40, -17)], radius: 8))
    }
    all["doc.fill"] = { sketch in
      let gap = 2 + sketch.width * 0.25
      sketch.fill(
        .polygon([
          (-42, -54, 13), (2 - gap, -54, 1), (2 - gap, -10, 10), (42, -10, 1), (42, 54, 13),
          (-42, 54, 13),
        ]))
      sketch.fill(.polygon([(5 + gap, -53, 2), (41, -17, 2), (5 + gap, -17, 6)]))
    }
    all["doc.text"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 78, 100, radius: 12))
      sketch.stroke(
        Outline { $0.bars([(-20, -22, 20, -22), (-20, 0, 20, 0), (-20, 22, 8, 22)]) })
    }
    all["folder"] = { $0.stroke(folder) }
    all["folder.fill"] = { $0.fill(folder.grown(by: 4.2)) }
    all["pencil"] = { $0.fill(pencil($0.width)) }
    all["bubble"] = { $0.stroke(bubble) }
    all["bubble.fill"] = { $0.fill(bubble.grown(by: 4.2)) }
    all["message.fill"] = { $0.fill(bubble.grown(by: 4.2)) }
    all["message"] = { $0.stroke(bubble) }
    for (name, side) in [("bubble.left", 1.0), ("bubble.right", -1)] {
      all[name] = { $0.stroke(bubble.scaled(side, 1)) }
      all[name + ".fill"] = { $0.fill(bubble.grown(by: 4.2).scaled(side, 1)) }
    }
    all["bubble.left.and.bubble.right.fill"] = { sketch in
      let left = bubble.grown(by: 4.2).scaled(0.78).moved(-26, -12)
      let right = bubble.grown(by: 4.2).scaled(0.72).mirrored.moved(33, 15)
      sketch.fill(left)
      sketch.fill(right.outside(ellipse: -26, -16, 51, 37))
    }
    all["bubble.left.and.bubble.right"] = { sketch in
      let left = bubble.scaled(0.78).moved(-26, -12)
      sketch.stroke(left)
      let right = bubble.scaled(0.72).mirrored.moved(33, 15)
      sketch.fill(
        Outline(
          right.path.strokedPath(.init(lineWidth: sketch.width, lineJoin: .round))
            .subtracting(bubble.grown(by: 10).scaled(0.78).moved(-26, -12).path)))
    }
    all["macwindow"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 108, 84, radius: 13))
      sketch.stroke(Outline { $0.bars([(-54, -18, 54, -18)]) })
      for x in [-40.0, -28, -16] { sketch.fill(.circle(x, -30, 3.6)) }
    }
    all["display"] = { sketch in
      sketch.stroke(.rectangle(0, -10, 106, 70, radius: 11))
      sketch.stroke(Outline { $0.bars([(-14, 26, -16, 44), (14, 26, 16, 44), (-27, 45, 27, 45)]) })
    }
    all["iphone"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 54, 104, radius: 12))
      sketch.fill(.rectangle(0, -43, 17, 5, radius: 2.5))
    }
    all["link"] = { sketch in
      let half = Outline {
        $0.move(-8, -11)
        $0.line(-30, -11)
        $0.arc(-30, 4, 15, -90, -270)
        $0.line(-1, 19)
        $0.arc(-1, 4, 15, 90, 0)
      }
      sketch.stroke((half.moved(-6, -4) + half.turned(180).moved(6, 4)).turned(-45))
    }
    all["paperclip"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-17, -18)
          $0.line(-17, 26)
          $0.arc(0, 26, 17, 180, 0)
          $0.line(17, -30)
          $0.arc(6, -30, 11.5, 0, -180)
          $0.line(-5.5, 22)
          $0.arc(0, 22, 5.5, 180, 0)
          $0.line(5.5, -18)
        }.turned(35), widest: 7)
    }
    all["delete.left"] = { sketch in
      sketch.stroke(key)
      sketch.fill(Marks.xmark(sketch.width / 0.44).scaled(0.44).moved(11, 0))
    }
    all["delete.left.fill"] = { sketch in
      sketch.fill(
        key.grown(by: 4.2) + Marks.xmark(sketch.width / 0.44).scaled(0.44).moved(11, 0))
    }
    all["viewfinder"] = { sketch in
      for turn in [0.0, 90, 180, 270] {
        sketch.stroke(
          Outline {
            $0.move(-43, -20)
            $0.arc(-30, -30, 13, 180, 270)
            $0.line(-20, -43)
          }.turned(turn))
      }
    }
    return all
  }()

  private static func days(_ sketch: inout Sketch, rows: Int) {
    let size = 6 + sketch.width * 0.35
    for row in 0..<rows {
      for column in 0..<4 {
        guard !(row == 0 && column == 0), !(row == 2 && column > 1) else { continue }
        sketch.fill(
          .rectangle(
            -27 + 18 * Double(column), -5.5 + 15.5 * Double(row), size, size, radius: 2.5))
      }
    }
  }

  private static let bookmark = Outline.polygon([
    (-29, -47, 11), (29, -47, 11), (29, 49, 4), (0, 22, 3), (-29, 49, 4),
  ])

  private static func page(gap: Double) -> Outline {
    Outline {
      $0.move(gap, -27)
      $0.curve(8, -36, 22, -40, 36, -40)
      $0.curve(44, -40, 52, -38, 55, -36)
      $0.curve(56.5, -35, 57, -34, 57, -32)
      $0.line(57, 32)
      $0.curve(57, 36, 54, 37, 51, 36)
      $0.curve(36, 30, 18, 30, gap, 41)
      $0.close()
    }
  }

  private static let sheet = Outline.polygon([
    (-40, -51, 12), (6, -51, 5), (40, -17, 5), (40, 51, 12), (-40, 51, 12),
  ])

  private static let folder = Outline.polygon([
    (-52, -38, 10), (-14, -38, 6), (-4, -27, 5), (52, -27, 10), (52, 38, 10), (-52, 38, 10),
  ])

  /// A pencil pointing down to the left, its eraser apart.
  private static func pencil(_ width: Double) -> Outline {
    let half = 4 + width * 0.62
    return Outline.polygon([
      (-62, 0, 2), (-46, -half, 2), (34, -half, 1), (34, half, 1), (-46, half, 2),
    ]).turned(-45)
      + Outline.polygon([
        (39, -half, 1), (52, -half, half * 0.7), (52, half, half * 0.7), (39, half, 1),
      ]).turned(-45)
  }

  private static let bubble = Outline {
    $0.move(-20, 30)
    $0.curve(-42, 24, -54, 12, -54, -6)
    $0.curve(-54, -28, -30, -43, 0, -43)
    $0.curve(30, -43, 54, -28, 54, -6)
    $0.curve(54, 16, 30, 32, 0, 32)
    $0.curve(-8, 42, -20, 48, -32, 49)
    $0.curve(-26, 43, -21, 37, -20, 30)
    $0.close()
  }

  private static let key = Outline.polygon([
    (-58, 0, 7), (-26, -38, 9), (54, -38, 12), (54, 38, 12), (-26, 38, 9),
  ])
}
