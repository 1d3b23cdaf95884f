extension Catalogue {
  /// The fast one and the slow one.
  static let animals: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["hare.fill"] = { sketch in sketch.fill(hare) }
    all["hare"] = { sketch in sketch.stroke(hare.grown(by: -4), widest: 9.5) }
    all["tortoise"] = { sketch in
      sketch.stroke(shell.grown(by: -4))
      sketch.stroke(
        Outline {
          $0.move(32, 2)
          $0.curve(35, -8, 42, -17, 52, -17)
          $0.curve(60, -17, 64, -11, 64, -5)
          $0.curve(64, 2, 59, 6, 54, 6)
          $0.curve(52, 17, 46, 26, 32, 26)
        }, widest: 8.5)
      sketch.stroke(
        Outline { $0.bars([(-50, 26, 32, 26), (-31, 26, -29, 41), (20, 26, 22, 41)]) })
    }
    all["tortoise.fill"] = { sketch in
      sketch.fill(shell)
      sketch.fill(head)
      sketch.fill(feet)
    }
    all["pawprint.fill"] = { sketch in
      sketch.fill(
        Outline {
          $0.move(0, 0)
          $0.curve(16, 0, 20, 14, 30, 24)
          $0.curve(40, 34, 32, 48, 18, 46)
          $0.curve(10, 45, 6, 43, 0, 43)
          $0.curve(-6, 43, -10, 45, -18, 46)
          $0.curve(-32, 48, -40, 34, -30, 24)
          $0.curve(-20, 14, -16, 0, 0, 0)
          $0.close()
        })
      for (x, y, turn) in [
        (-17.0, -26.0, -8.0), (17, -26, 8), (-41, -1, -22), (41, -1, 22),
      ] {
        sketch.fill(Outline.ellipse(0, 0, 11.5, 16).turned(turn).moved(x, y))
      }
    }
    return all
  }()

  /// Leaping to the right, ears laid back.
  private static let hare = Outline {
    $0.move(58, 2)
    $0.curve(58, 8, 51, 11, 43, 11)
    $0.curve(38, 18, 33, 22, 26, 25)
    $0.curve(30, 30, 36, 34, 42, 36)
    $0.curve(46, 38, 45, 43, 40, 43)
    $0.curve(28, 43, 16, 38, 8, 30)
    $0.curve(0, 32, -8, 32, -15, 31)
    $0.curve(-22, 38, -33, 43, -46, 44)
    $0.curve(-52, 44, -53, 37, -47, 36)
    $0.curve(-41, 34, -36, 31, -33, 27)
    $0.curve(-40, 23, -45, 17, -47, 10)
    $0.curve(-53, 11, -58, 7, -58, 1)
    $0.curve(-58, -4, -53, -7, -48, -6)
    $0.curve(-43, -17, -31, -24, -17, -23)
    $0.curve(-4, -22, 6, -16, 14, -13)
    $0.curve(17, -15, 20, -17, 23, -18)
    $0.curve(13, -26, 3, -34, -8, -38)
    $0.curve(-14, -41, -12, -48, -5, -48)
    $0.curve(12, -48, 27, -37, 35, -23)
    $0.curve(48, -21, 56, -8, 58, 2)
    $0.close()
  }

  private static let shell = Outline {
    $0.move(-46, 18)
    $0.curve(-44, -14, -26, -34, -4, -34)
    $0.curve(17, -34, 32, -16, 34, 18)
    $0.close()
  }

  private static let head = Outline {
    $0.move(39, 18)
    $0.curve(38, 9, 37, 1, 35, -5)
    $0.curve(37, -15, 44, -20, 51, -20)
    $0.curve(59, -20, 65, -14, 65, -7)
    $0.curve(65, 0, 60, 4, 55, 4)
    $0.curve(53, 11, 49, 16, 39, 18)
    $0.close()
  }

  private static let feet =
    Outline.polygon([(-54, 23, 4), (34, 23, 2), (34, 28, 2), (-52, 28, 4)])
    + .polygon([(-38, 31, 2), (-18, 31, 2), (-24, 44, 5), (-38, 44, 5)])
    + .polygon([(10, 31, 2), (30, 31, 2), (27, 44, 5), (13, 44, 5)])
}
