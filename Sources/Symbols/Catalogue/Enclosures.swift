extension Catalogue {
  /// Radius of the axis of a circle's stroke; the outer edge lies 4.2 beyond at any weight when
  /// filled.
  static let circleRadius = 45.6

  /// Circles, squares and the like, and the marks alone and inside them.
  static let enclosures: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, shape) in [
      ("circle", Outline.circle(0, 0, circleRadius)),
      ("square", Outline.rectangle(0, 0, 81, 81, radius: 17)),
      ("rectangle", Outline.rectangle(0, 0, 104, 78, radius: 13)),
      ("capsule", Outline.rectangle(0, 0, 110, 66, radius: 33)),
      ("diamond", Outline.rectangle(0, 0, 70, 70, radius: 9).turned(45)),
      ("triangle", Outline.polygon([(0, -44), (52, 42), (-52, 42)], radius: 9)),
      ("app", Outline.rectangle(0, 0, 84, 84, radius: 26)),
    ] {
      all[name] = { $0.stroke(shape) }
      all[name + ".fill"] = { $0.fill(shape.grown(by: 4.2)) }
    }
    // Made once: there are a hundred marks.
    let around = [
      ("circle", Outline.circle(0, 0, circleRadius)),
      ("square", Outline.rectangle(0, 0, 81, 81, radius: 17)),
    ]
    for mark in marks {
      let outline = mark.outline
      if mark.standsAlone { all[mark.name] = { $0.fill(outline($0.width)) } }
      for (name, shape) in around {
        all["\(mark.name).\(name)"] = { sketch in
          sketch.stroke(shape, role: .secondary)
          sketch.fill(enclosed(mark, sketch.width))
        }
        all["\(mark.name).\(name).fill"] = { sketch in
          sketch.fill(shape.grown(by: 4.2), around: enclosed(mark, sketch.width * 1.04))
        }
      }
    }
    for (name, outline) in [
      ("play", Marks.play), ("pause", Marks.pause), ("stop", Marks.stop), ("bolt", Marks.bolt),
    ] {
      all[name + ".fill"] = { $0.fill(outline($0.width)) }
    }
    for (side, turn) in [("left", 180.0), ("up", 270), ("right", 0), ("down", 90)] {
      let triangle = pointer.turned(turn)
      all["arrowtriangle." + side] = { $0.stroke(triangle.grown(by: -4)) }
      all["arrowtriangle.\(side).fill"] = { $0.fill(triangle) }
    }
    all["largecircle.fill.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius))
      sketch.fill(.circle(0, 0, 31))
    }
    all["circle.circle"] = { sketch in
      sketch.stroke(.circle(0, 0, circleRadius) + .circle(0, 0, 23))
    }
    all["plus.app.fill"] = { sketch in
      sketch.fill(
        Outline.rectangle(0, 0, 92, 92, radius: 29)
          + Marks.plus(sketch.width * 1.04 / 0.56).scaled(0.56))
    }
    all["chevron.up.chevron.down"] = { sketch in
      let up = Outline.arms(from: (0, -35), to: [(-21, -14), (21, -14)], width: sketch.width)
      sketch.fill(up + up.scaled(1, -1))
    }
    for (side, turn) in [("left", -90.0), ("up", 0), ("right", 90), ("down", 180)] {
      all["chevron.compact." + side] = { sketch in
        sketch.fill(
          Outline.arms(from: (0, -8), to: [(-43, 8), (43, 8)], width: sketch.width).turned(turn))
      }
    }
    // At 48 points and medium weight 49.3 wide and 44.7 high, as in a picture of iOS 18.
    let triangle = Outline.polygon([(0, -48.5), (53, 43.2), (-53, 43.2)], radius: 9)
    let warning = { @Sendable (width: Double) in
      Marks.exclamationmark(min(width / 0.56, 15)).scaled(0.56).moved(0, 10)
    }
    all["exclamationmark.triangle"] = { sketch in
      sketch.stroke(triangle, role: .secondary)
      sketch.fill(warning(sketch.width))
    }
    all["exclamationmark.triangle.fill"] = { sketch in
      sketch.fill(triangle.grown(by: 4.2), around: warning(sketch.width))
    }
    return all
  }()

  /// A mark and its size inside a circle.
  private struct EnclosedMark: Sendable {
    var name: String
    var outline: MarkOutline
    /// Its size inside a circle, as a share of its size alone.
    var share: Double
    /// How far to the right and down it is moved to look centred.
    var offset = (x: 0.0, y: 0.0)
    /// Whether it is a symbol by itself.
    var standsAlone = true
    /// Widest pen that leaves its parts apart.
    var widest = 26.0
  }

  private static let marks: [EnclosedMark] = {
    var all: [EnclosedMark] = [
      EnclosedMark(name: "xmark", outline: Marks.xmark, share: 0.448),
      EnclosedMark(name: "plus", outline: Marks.plus, share: 0.56),
      EnclosedMark(name: "minus", outline: Marks.minus, share: 0.56),
      EnclosedMark(name: "equal", outline: Marks.equal, share: 0.56, widest: 17),
      EnclosedMark(name: "checkmark", outline: Marks.checkmark, share: 0.48, offset: (-0.5, 0.5)),
      EnclosedMark(
        name: "exclamationmark", outline: Marks.exclamationmark, share: 0.66, widest: 15),
      EnclosedMark(name: "questionmark", outline: Marks.questionmark, share: 0.66, widest: 15),
      EnclosedMark(
        name: "info", outline: Marks.info, share: 0.64, standsAlone: false, widest: 16),
      EnclosedMark(name: "ellipsis", outline: Marks.ellipsis, share: 0.66, widest: 16),
      EnclosedMark(
        name: "play", outline: Marks.play, share: 0.52, offset: (1, 0), standsAlone: false),
      EnclosedMark(name: "pause", outline: Marks.pause, share: 0.5, standsAlone: false),
      EnclosedMark(name: "stop", outline: Marks.stop, share: 0.5, standsAlone: false),
      EnclosedMark(name: "star", outline: Marks.star, share: 0.58, standsAlone: false),
      EnclosedMark(
        name: "heart", outline: Marks.heart, share: 0.54, offset: (0, 1.5), standsAlone: false),
      EnclosedMark(name: "bolt", outline: Marks.bolt, share: 0.66, standsAlone: false),
    ]
    for (name, outline) in [("a", Marks.a), ("x", Marks.x)] {
      all.append(
        EnclosedMark(name: name, outline: outline, share: 0.62, standsAlone: false, widest: 17))
    }
    for (side, turn) in [("left", 0.0), ("up", 90), ("right", 180), ("down", 270)] {
      let way = direction(turn)
      all.append(
        EnclosedMark(
          name: "chevron.\(side)", outline: { Marks.chevron($0).turned(turn) }, share: 0.505,
          offset: (-1.5 * way.x, -1.5 * way.y), widest: 28))
      all.append(
        EnclosedMark(
          name: "arrow.\(side)", outline: { Marks.arrow($0).turned(turn + 180) },
          share: 0.58))
    }
    all += letters
    for number in 0...50 {
      all.append(
        EnclosedMark(
          name: "\(number)", outline: Digits.number(number), share: number > 9 ? 0.56 : 0.66,
          standsAlone: false,
          widest: number > 9 ? 14.5 : 17))
    }
    for number in 0...9 {
      all.append(
        EnclosedMark(
          name: "0\(number)", outline: Digits.pair(0, number), share: 0.56, standsAlone: false,
          widest: 14.5))
    }
    return all
  }()

  /// Letters, signs of money, and triangles that point.
  private static let letters: [EnclosedMark] = {
    var all = Letters.capitals.map { name, lines in
      EnclosedMark(
        name: name, outline: Letters.mark(lines), share: 0.62, standsAlone: false, widest: 17)
    }
    all += Letters.money.map { name, lines in
      EnclosedMark(name: name, outline: Letters.mark(lines), share: 0.62, widest: 13)
    }
    for (side, turn) in [("left", 180.0), ("up", 270), ("right", 0), ("down", 90)] {
      let way = direction(turn)
      all.append(
        EnclosedMark(
          name: "arrowtriangle.\(side)", outline: { _ in pointer.turned(turn) }, share: 0.5,
          offset: (way.x, way.y), standsAlone: false))
    }
    return all
  }()

  /// A triangle that points right, its middle that of its box.
  static let pointer = Outline.polygon([(-36, -42, 8), (38, 0, 8), (-36, 42, 8)])

  /// `mark` at its size inside a circle, with strokes of `width`.
  private static func enclosed(_ mark: EnclosedMark, _ width: Double) -> Outline {
    mark.outline(min(width / mark.share, mark.widest)).scaled(mark.share)
      .moved(mark.offset.x, mark.offset.y)
  }
}
