extension Catalogue {
  /// Playing, recording and sound.
  static let media: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    all["play"] = { $0.stroke(Marks.play(0).grown(by: -4)) }
    all["pause"] = { $0.stroke(Marks.pause(0).grown(by: -4), widest: 9) }
    all["stop"] = { $0.stroke(Marks.stop(0).grown(by: -4)) }
    let skip = Outline.polygon([(-60, -32, 5), (-3, 0, 5), (-60, 32, 5)])
    all["forward.fill"] = { $0.fill(skip + skip.moved(60, 0)) }
    all["backward.fill"] = { $0.fill((skip + skip.moved(60, 0)).mirrored) }
    let end =
      skip.scaled(0.88).moved(-2, 0) + skip.scaled(0.88).moved(50, 0)
      + .rectangle(58, 0, 10, 60, radius: 4)
    all["forward.end.fill"] = { $0.fill(end) }
    all["backward.end.fill"] = { $0.fill(end.mirrored) }
    all["mic"] = { sketch in
      sketch.stroke(.rectangle(0, -19, 31, 64, radius: 15.5), widest: 11)
      sketch.stroke(stand)
    }
    all["mic.fill"] = { sketch in
      sketch.fill(.rectangle(0, -19, 38, 72, radius: 19))
      sketch.stroke(stand)
    }
    for (waves, isFilled) in (0...3).flatMap({ [($0, true), ($0, false)] }) {
      let shift = -13.0 * Double(waves)
      all["speaker" + (waves > 0 ? ".wave.\(waves)" : "") + (isFilled ? ".fill" : "")] = { sketch in
        if isFilled {
          sketch.fill(horn.moved(shift, 0))
        } else {
          sketch.stroke(horn.grown(by: -4).moved(shift, 0))
        }
        for wave in 0..<waves {
          let radius = 18 + 18 * Double(wave)
          sketch.threshold = Double(wave) / Double(waves)
          sketch.stroke(
            Outline { $0.arc(10, 0, radius, -38, 38) }.moved(shift, 0), widest: 11)
        }
      }
    }
    all["camera"] = { sketch in
      sketch.stroke(body(grown: 0))
      sketch.stroke(.circle(0, 6, 19))
    }
    all["camera.fill"] = { sketch in
      sketch.fill(
        body(grown: 4.2) + .ring(0, 6, 21, width: sketch.width))
    }
    all["video"] = { sketch in
      sketch.stroke(.rectangle(-16, 0, 74, 60, radius: 13))
      sketch.stroke(.polygon([(33, -9, 3), (58, -26, 6), (58, 26, 6), (33, 9, 3)]))
    }
    all["video.fill"] = { sketch in
      sketch.fill(.rectangle(-16, 0, 82, 68, radius: 16))
      sketch.fill(.polygon([(32, -11, 3), (62, -30, 6), (62, 30, 6), (32, 11, 3)]))
    }
    all["photo"] = { sketch in
      sketch.stroke(.rectangle(0, 0, 106, 80, radius: 14))
      sketch.fill(.circle(-27, -16, 9))
      sketch.stroke(
        .bends([(-49, 28), (-24, 8), (-8, 20), (20, -10), (50, 18)], radius: 5))
    }
    all["photo.on.rectangle"] = { sketch in
      sketch.stroke(.rectangle(9, 9, 86, 62, radius: 12))
      sketch.fill(.circle(-14, -5, 7))
      sketch.stroke(
        .bends([(-31, 30), (-11, 12), (4, 24), (24, 0), (49, 22)], radius: 5), widest: 8.2)
      sketch.stroke(.bends([(-52, 20), (-52, -41), (34, -41)], radius: 13), widest: 8.2)
    }
    all["photo.on.rectangle.angled"] = { sketch in
      sketch.stroke(.rectangle(-9, 11, 86, 62, radius: 12))
      sketch.fill(.circle(-32, -3, 7))
      sketch.stroke(
        .bends([(-49, 32), (-29, 14), (-14, 26), (6, 2), (31, 24)], radius: 5), widest: 8.2)
      // Of the one behind, which leans, what can be seen.
      sketch.stroke(
        .bends([(-33, -35), (-29, -48), (57, -29), (47, 20)], radius: 12), widest: 8.2)
    }
    all["music.note"] = { sketch in
      sketch.fill(.ellipse(-15, 36, 17, 13))
      sketch.stroke(
        Outline { $0.bars([(-2 + 0, 34, -2, -46)]) }
          + Outline {
            $0.move(-2, -46)
            $0.curve(2, -28, 26, -30, 24, -6)
          })
    }
    all["headphones"] = { sketch in
      sketch.stroke(
        Outline {
          $0.move(-44, 22)
          $0.arc(0, 0, 44, 180, 360)
          $0.line(44, 22)
        })
      sketch.fill(.rectangle(-35, 26, 20, 38, radius: 8))
      sketch.fill(.rectangle(35, 26, 20, 38, radius: 8))
    }
    all["airplayaudio"] = { sketch in
      sketch.fill(.polygon([(0, 16, 3), (30, 50, 3), (-30, 50, 3)]))
      for (radius, half) in [(13.0, 128.0), (29, 134), (45, 138)] {
        sketch.stroke(
          Outline { $0.arc(0, -2, radius, -90 - half, -90 + half) }, widest: 9)
      }
    }
    return all
  }()

  private static let stand =
    Outline {
      $0.move(-32, -12)
      $0.line(-32, -6)
      $0.arc(0, -3, 32, 180, 0)
      $0.line(32, -12)
    } + Outline { $0.bars([(0, 29, 0, 47), (-19, 47, 19, 47)]) }

  private static let horn = Outline.polygon([
    (-52, -14, 6), (-34, -14, 3), (-8, -38, 6), (-8, 38, 6), (-34, 14, 3), (-52, 14, 6),
  ])

  /// A camera's body with the hump of its finder.
  private static func body(grown amount: Double) -> Outline {
    Outline.polygon([
      (-54, -26, 12), (-30, -26, 5), (-20, -40, 8), (20, -40, 8), (30, -26, 5), (54, -26, 12),
      (54, 38, 12), (-54, 38, 12),
    ]).grown(by: amount)
  }
}
