extension Catalogue {
  /// Computers, what is listened to and played with, cards and discs.
  static let screens: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["desktopcomputer"] = { sketch in
      sketch.stroke(.rectangle(0, -12, 104, 70, radius: 10))
      sketch.stroke(Outline { $0.bars([(-50, 8, 50, 8)]) }, widest: 7)
      sketch.stroke(Outline { $0.bars([(-10, 24, -12, 43), (10, 24, 12, 43), (-25, 44, 25, 44)]) })
    }
    all["laptopcomputer"] = { sketch in
      sketch.stroke(.rectangle(0, -8, 86, 58, radius: 9))
      sketch.stroke(Outline { $0.bars([(-58, 34, 58, 34)]) })
    }
    all["macbook.and.iphone"] = { sketch in
      sketch.stroke(
        .bends([(22, 21), (-46, 21), (-46, -38), (40, -38), (40, -26)], radius: 9)
          + Outline { $0.bars([(-60, 36, 20, 36)]) })
      sketch.stroke(.rectangle(46, 10, 30, 54, radius: 7))
    }
    all["airpods.gen3"] = { sketch in
      for side in [-1.0, 1] {
        sketch.stroke(
          Outline {
            $0.arc(-26, -22, 20, 100, 360)
            $0.line(-6, 40)
            $0.arc(-12, 40, 6, 0, 180)
            $0.line(-18, 0)
            $0.close()
          }.scaled(side, 1))
        sketch.fill(.ellipse(-31 * side, -24, 4, 7))
      }
    }
    all["airpods.max"] = { sketch in
      sketch.stroke(Outline { $0.arc(0, -8, 36, 176, 364) })
      for side in [-1.0, 1] { sketch.stroke(.rectangle(36 * side, 22, 24, 48, radius: 11)) }
    }
    all["gamecontroller"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-26, -28)
          $0.line(26, -28)
          $0.curve(44, -28, 50, -12, 56, 22)
          $0.curve(58, 36, 44, 40, 36, 32)
          $0.curve(28, 22, 26, 16, 18, 16)
          $0.line(-18, 16)
          $0.curve(-26, 16, -28, 22, -36, 32)
          $0.curve(-44, 40, -58, 36, -56, 22)
          $0.curve(-50, -12, -44, -28, -26, -28)
          $0.close()
        })
      sketch.stroke(
        Outline { $0.bars([(-33, -6, -15, -6), (-24, -15, -24, 3)]) }, widest: 7)
      sketch.fill(.circle(18, -1, 4.5))
      sketch.fill(.circle(30, -11, 4.5))
    }
    all["simcard"] = { sketch in
      sketch.stroke(
        .polygon([(-36, -50, 11), (14, -50, 7), (36, -28, 7), (36, 50, 11), (-36, 50, 11)]))
      sketch.stroke(.rectangle(0, 14, 40, 40, radius: 7), widest: 7)
      sketch.stroke(Outline { $0.bars([(-20, 14, 20, 14)]) }, widest: 7)
    }
    all["opticaldiscdrive"] = { sketch in
      sketch.stroke(.rectangle(0, 20, 108, 38, radius: 9))
      sketch.stroke(Outline { $0.bars([(-34, 20, 22, 20)]) }, widest: 7)
      sketch.stroke(Outline { $0.arc(0, 2, 46, 190, 350) }, widest: 8)
      sketch.fill(.circle(38, 20, 4))
    }
    all["film"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 108, 82, radius: 11))
      sketch.stroke(
        Outline {
          $0.bars([(-28, -40, -28, 40), (28, -40, 28, 40), (-28, 0, 28, 0)])
          for x in [-42.0, 42] { $0.bars([-20.0, 0, 20].map { (x - 5, $0, x + 5, $0) }) }
        }, widest: 7)
    }
    all["fiberchannel"] = { sketch in
      sketch.stroke(.circle(-30, 0, 20) + .circle(30, 0, 20))
      sketch.fill(.circle(-30, 0, 6))
      sketch.fill(.circle(30, 0, 6))
      sketch.stroke(Outline { $0.bars([(-30, -20, 30, -20), (-30, 20, 30, 20)]) })
    }
    all["network"] = { sketch in
      // A globe of lines that lean.
      sketch.stroke(.circle(0, 0, circleRadius), widest: 8)
      for (start, first, second, end) in [
        ((4.0, -45.0), (-24.0, -24.0), (-28.0, 16.0), (-14.0, 43.0)),
        ((4, -45), (30, -26), (34, 14), (18, 42)), ((-43, -14), (-18, -32), (20, -24), (44, 4)),
        ((-42, 18), (-16, 4), (14, 10), (34, 30)),
      ] {
        sketch.stroke(
          Outline {
            $0.move(start.0, start.1)
            $0.curve(first.0, first.1, second.0, second.1, end.0, end.1)
          }, widest: 7)
      }
    }
    all["scope"] = { sketch in
      sketch.stroke(.circle(0, 0, 38))
      sketch.stroke(
        Outline { $0.bars([(0, -54, 0, -18), (0, 18, 0, 54), (-54, 0, -18, 0), (18, 0, 54, 0)]) })
    }
    all["camera.metering.none"] = { sketch in
      for side in [-1.0, 1] {
        sketch.stroke(
          .bends([(36 * side, -36), (52 * side, -36), (52 * side, 36), (36 * side, 36)], radius: 8))
      }
    }
    all["barcode"] = { sketch in
      for (x, width) in [(-44.0, 7.0), (-28, 11), (-10, 6), (6, 12), (24, 6), (42, 9)] {
        sketch.fill(.rectangle(x, 0, width, 74, radius: 1.5))
      }
    }
    all["qrcode"] = { sketch in
      for (x, y) in [(-26.0, -26.0), (26, -26), (-26, 26)] {
        sketch.stroke(.rectangle(x, y, 36, 36, radius: 4), widest: 7)
        sketch.fill(.rectangle(x, y, 14, 14, radius: 2))
      }
      for (x, y) in [(13.0, 13.0), (39, 13), (26, 26), (13, 39), (39, 39)] {
        sketch.fill(.rectangle(x, y, 12, 12, radius: 1))
      }
    }
    all["dot.radiowaves.left.and.right"] = { sketch in
      sketch.fill(.circle(0, 0, 9))
      waves(&sketch, [26, 46], about: (0, 0))
    }
    all["wave.3.right"] = { sketch in
      for (step, radius) in [18.0, 38, 58].enumerated() {
        sketch.threshold = Double(step) / 3
        sketch.stroke(Outline { $0.arc(-30, 0, radius, -42, 42) })
      }
    }
    all["waveform.path.ecg"] = { sketch in
      sketch.stroke(
        .bends(
          [
            (-58, 2), (-36, 2), (-24, -16), (-12, 14), (0, -46), (14, 48), (26, -10), (34, 2),
            (58, 2),
          ], radius: 3))
    }
    all["windshield.rear.and.wiper"] = { sketch in
      sketch.stroke(.polygon([(-36, -34, 9), (36, -34, 9), (54, 26, 9), (-54, 26, 9)]))
      sketch.stroke(
        Outline { $0.arc(0, 26, 38, 200, 300) } + Outline { $0.bars([(0, 44, 18, -8)]) }, widest: 7)
    }
    all["steeringwheel.and.hands"] = { sketch in
      sketch.stroke(.circle(0, 0, 38) + .circle(0, 4, 10))
      sketch.stroke(Outline { $0.bars([(-37, -2, -10, 2), (37, -2, 10, 2), (0, 15, 0, 37)]) })
      for side in [-1.0, 1] { sketch.fill(.rectangle(44 * side, -4, 20, 32, radius: 9)) }
    }
    all["thermometer.snowflake"] = { sketch in
      thermometer(&sketch, x: -28)
      sketch.stroke(
        Outline {
          for turn in [0.0, 60, 120] {
            let end = polar(0, 0, 26, turn)
            $0.bars([(24 - end.0, -end.1, 24 + end.0, end.1)])
          }
        }, widest: 8)
    }
    all["thermometer.sun"] = { sketch in
      thermometer(&sketch, x: -28)
      sketch.stroke(.circle(24, -6, 12), widest: 8)
      sketch.stroke(
        Outline {
          $0.bars(
            (0..<8).map { i in
              let (near, far) = (
                polar(24, -6, 22, 45 * Double(i)), polar(24, -6, 29, 45 * Double(i))
              )
              return (near.0, near.1, far.0, far.1)
            })
        }, widest: 7)
    }
    return all
  }()

  /// A thermometer about an upright axis.
  private static func thermometer(_ sketch: inout Sketch, x: Double) {
    sketch.stroke(
      Outline {
        $0.arc(x, 34, 17, -54, 234)
        $0.line(x - 10, -38)
        $0.arc(x, -38, 10, 180, 360)
        $0.close()
      })
    sketch.fill(.circle(x, 34, 9))
    sketch.stroke(Outline { $0.bars([(x, 30, x, -22)]) }, widest: 6)
  }
}
