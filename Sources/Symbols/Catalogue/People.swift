extension Catalogue {
  /// People and hands.
  static let people: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["person"] = { sketch in
      sketch.stroke(.circle(0, -25, 17.5))
      sketch.stroke(shoulders)
    }
    all["person.fill"] = { sketch in
      sketch.fill(.ellipse(0, -25, 21.5, 23.5))
      sketch.fill(shoulders.grown(by: 4.2))
    }
    all["person.2"] = { sketch in
      sketch.stroke(.circle(-22, -22, 15.5))
      sketch.stroke(shoulders.scaled(0.88).moved(-22, 2))
      sketch.stroke(.circle(34, -17, 12.5))
      sketch.stroke(
        Outline {
          $0.move(21, 12)
          $0.curve(25, 10, 29, 9, 34, 9)
          $0.curve(53, 9, 65, 22, 65, 34)
          $0.curve(65, 38, 63, 39.5, 60, 39.5)
          $0.line(31, 39.5)
        })
    }
    all["person.2.fill"] = { sketch in
      sketch.fill(.ellipse(-22, -22, 19.5, 21.5))
      sketch.fill(shoulders.scaled(0.88).moved(-22, 2).grown(by: 4.2))
      sketch.fill(.ellipse(34, -17, 16.5, 18.5))
      sketch.fill(
        Outline {
          $0.move(18, 14)
          $0.curve(23, 9, 28, 6, 34, 6)
          $0.curve(56, 6, 70, 21, 70, 36)
          $0.curve(70, 41, 67, 43.5, 62, 43.5)
          $0.line(30, 43.5)
          $0.curve(33, 32, 28, 21, 18, 14)
          $0.close()
        })
    }
    all["person.3.fill"] = { sketch in
      sketch.fill(.circle(0, -18, 17))
      sketch.fill(shoulders.scaled(0.76).moved(0, 6).grown(by: 3))
      for side in [-1.0, 1] {
        sketch.fill(.circle(45 * side, -12, 13))
        sketch.fill(
          Outline {
            $0.move(34, 12)
            $0.curve(38, 9, 41, 8, 46, 8)
            $0.curve(63, 8, 74, 20, 74, 33)
            $0.curve(74, 38, 72, 40, 68, 40)
            $0.line(42, 40)
            $0.curve(46, 30, 42, 19, 34, 12)
            $0.close()
          }.scaled(side, 1))
      }
    }
    all["person.crop.circle"] = personInCircle
    all["person.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.fill(standing)
    }
    all["person.crop.circle.fill"] = personInFilledCircle
    all["person.circle.fill"] = { $0.fill(.circle(0, 0, circleRadius + 4.2), around: standing) }
    all["person.badge.plus"] = { sketch in
      sketch.stroke(.circle(-8, -25, 17.5), role: .secondary)
      sketch.stroke(shoulders.moved(-8, 0), role: .secondary)
      sketch.fill(Marks.plus(sketch.width / 0.44).scaled(0.44).moved(48, -18))
    }
    all["hand.tap"] = { sketch in
      sketch.stroke(pointing)
      sketch.stroke(Outline { $0.arc(-8, -22, 22, 158, 382) }, widest: 9)
    }
    all["hand.tap.fill"] = { sketch in
      sketch.fill(pointing.grown(by: 4.2))
      sketch.stroke(Outline { $0.arc(-8, -22, 24, 158, 382) }, widest: 9)
    }
    all["hand.thumbsup"] = { $0.stroke(thumb + cuff) }
    all["hand.thumbsup.fill"] = { sketch in
      sketch.fill(thumb.grown(by: 4.2))
      sketch.fill(cuff.grown(by: 4.2).moved(-5, 0))
    }
    all["hand.thumbsdown"] = { $0.stroke((thumb + cuff).turned(180).mirrored) }
    all["hand.thumbsdown.fill"] = { sketch in
      sketch.fill(thumb.grown(by: 4.2).turned(180).mirrored)
      sketch.fill(cuff.grown(by: 4.2).moved(-5, 0).turned(180).mirrored)
    }
    return all
  }()

  private static let shoulders = Outline {
    $0.move(-38, 38)
    $0.curve(-42, 38, -44, 36, -44, 32)
    $0.curve(-44, 22, -28, 7, 0, 7)
    $0.curve(28, 7, 44, 22, 44, 32)
    $0.curve(44, 36, 42, 38, 38, 38)
    $0.close()
  }

  /// A head, and shoulders whose lower edge follows the circle around them.
  private static let cropped =
    Outline.ellipse(0, -13, 16, 17.5)
    + Outline {
      $0.move(-30, 29)
      $0.curve(-25, 17, -14, 11, 0, 11)
      $0.curve(14, 11, 25, 17, 30, 29)
      $0.curve(22, 37, 12, 41.5, 0, 41.5)
      $0.curve(-12, 41.5, -22, 37, -30, 29)
      $0.close()
    }

  /// Head and shoulders that stand free in a circle.
  private static let standing =
    Outline.ellipse(0, -13, 12, 13.5) + shoulders.grown(by: 4.2).scaled(0.56).moved(0, 6)

  private static let personInCircle: Drawing = { sketch in
    sketch.stroke(.circle(0, 0, circleRadius))
    sketch.fill(cropped.scaled(0.87))
  }

  private static let personInFilledCircle: Drawing = { sketch in
    sketch.fill(.circle(0, 0, circleRadius + 4.2), around: cropped)
  }

  private static let thumb = Outline {
    $0.move(-18, 36)
    $0.line(-18, -6)
    $0.curve(-6, -14, -2, -24, 0, -40)
    $0.curve(1, -50, 17, -50, 18, -36)
    $0.curve(18, -27, 15, -20, 13, -13)
    $0.line(38, -13)
    $0.curve(49, -13, 51, 0, 42, 4)
    $0.curve(49, 8, 48, 18, 40, 20)
    $0.curve(45, 25, 42, 33, 35, 34)
    $0.curve(37, 40, 33, 44, 26, 44)
    $0.line(6, 44)
    $0.curve(-4, 44, -10, 41, -18, 36)
    $0.close()
  }

  /// A hand whose forefinger points up.
  private static let pointing = Outline {
    $0.move(-15, 22)
    $0.line(-15, -22)
    $0.arc(-8, -22, 7, 180, 360)
    $0.line(-1, 2)
    $0.curve(3, -4, 13, -3, 14, 5)
    $0.curve(18, 0, 27, 2, 28, 10)
    $0.curve(32, 6, 41, 8, 41, 16)
    $0.line(41, 28)
    $0.curve(41, 45, 31, 55, 14, 55)
    $0.curve(0, 55, -8, 50, -15, 41)
    $0.line(-31, 21)
    $0.curve(-37, 13, -28, 6, -21, 13)
    $0.close()
  }

  private static let cuff = Outline.rectangle(-35, 16, 15, 52, radius: 6)
}
