internal import Foundation
internal import Geometry

// Forms of a symbol that follow from its drawing: in a circle, a square or a bubble, struck through, with a badge. What is cut
// out is cut out of the area itself, so that a form has one colour without specks, and none but its own edges.

extension Catalogue {
  /// The drawing of a form that nobody drew by hand; `nil` if the name means none.
  static func variant(named name: String) -> Drawing? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard 1...mostWords ~= parts.count, let last = parts.last else { return nil }
    let isFilled = last == "fill"
    let words = isFilled ? Array(parts.dropLast()) : parts
    guard words.count > 1, let form = words.last else {
      return isFilled ? filled(name) : outlined(name)
    }
    if let drawing = partlyFilled(parts) ?? arrayed(words, isFilled) { return drawing }
    for count in stride(from: min(mostShellWords, words.count - 1), through: 2, by: -1) {
      guard let shell = shells[words.suffix(count).joined(separator: ".")],
        let inside = drawn(
          words.dropLast(count).joined(separator: "."), isFilled || shell.isFilled),
        let drawing = enclosed(inside, in: shell, isFilled)
      else { continue }
      return drawing
    }
    let base = words.dropLast().joined(separator: ".")
    if form == "slash" { return drawn(base, isFilled).map(slashed) }
    if form == "badge" { return drawn(base, isFilled).map { badged($0, nil) } }
    if let shell = shells[form], let inside = drawn(base, isFilled || shell.isFilled),
      let drawing = enclosed(inside, in: shell, isFilled)
    {
      return drawing
    }
    if let badge = words.lastIndex(of: "badge") ?? words.lastIndex(of: "trianglebadge"), badge > 0,
      badge < words.count - 1
    {
      let owner = words[..<badge].joined(separator: ".")
      let mark = words[(badge + 1)...].joined(separator: ".")
      if words[badge] == "trianglebadge" {
        guard mark == "exclamationmark" else { return nil }
        return drawn(owner, isFilled).map {
          signed($0, "exclamationmark.triangle.fill", atTop: true)
        }
      }
      if let mark = badgeMarks[mark] { return drawn(owner, isFilled).map { badged($0, mark) } }
      if let sign = badgeSigns[mark] { return drawn(owner, isFilled).map { signed($0, sign) } }
    }
    return isFilled ? filled(name) : outlined(name)
  }

  /// The words of the longest name of which forms are sought: each form is one in another.
  static let mostWords = 12

  /// The drawing of a symbol, filled where that is asked for and there is one.
  private static func drawn(_ name: String, _ isFilled: Bool) -> Drawing? {
    (isFilled ? drawing(named: name + ".fill") : nil) ?? drawing(named: name)
  }

  // MARK: Inside something

  /// What a symbol can stand in.
  private struct Shell: Sendable {
    /// The name of its drawing.
    let name: String
    /// The sides of the box that is free for what is inside.
    let room: (width: Double, height: Double)
    /// Where the middle of that box is.
    var middle = (x: 0.0, y: 0.0)
    /// Whether what is inside is filled, where there is a filled drawing.
    var isFilled = false
  }

  /// By the word that a name ends with.
  private static let shells: [String: Shell] = [
    "circle": Shell(name: "circle", room: (54, 54)),
    "square": Shell(name: "square", room: (54, 54)),
    "rectangle": Shell(name: "rectangle", room: (74, 50)),
    "shield": Shell(name: "shield", room: (44, 44), middle: (0, -3)),
    "bubble": Shell(name: "bubble", room: (60, 44), middle: (0, -5)),
    "message": Shell(name: "message", room: (60, 44), middle: (0, -5)),
    "icloud": Shell(name: "cloud", room: (42, 36), middle: (0, 6)),
    "viewfinder": Shell(name: "viewfinder", room: (50, 50), isFilled: true),
    "seal": Shell(name: "seal", room: (50, 50)),
    "diamond": Shell(name: "diamond", room: (46, 46)),
    "hexagon": Shell(name: "hexagon", room: (50, 50)),
    "octagon": Shell(name: "octagon", room: (54, 54)),
    "triangle": Shell(name: "triangle", room: (40, 40), middle: (0, 12)),
    "app": Shell(name: "app", room: (54, 54)),
    "heart": Shell(name: "heart", room: (42, 42), middle: (0, -3)),
    "doc": Shell(name: "doc", room: (46, 46), middle: (0, 12), isFilled: true),
    "folder": Shell(name: "folder", room: (60, 40), middle: (0, 6)),
    "house": Shell(name: "_house.frame", room: (44, 44), middle: (0, 10), isFilled: true),
    "clipboard": Shell(name: "clipboard", room: (50, 50), middle: (0, 8), isFilled: true),
    "bin": Shell(name: "_trash.frame", room: (32, 40), middle: (0, 10)),
    "tv": Shell(name: "tv", room: (60, 42), middle: (0, -8), isFilled: true),
    "display": Shell(name: "display", room: (60, 42), middle: (0, -10), isFilled: true),
    "laptopcomputer": Shell(
      name: "laptopcomputer", room: (50, 34), middle: (0, -8), isFilled: true),
    "iphone": Shell(name: "iphone", room: (34, 50), isFilled: true),
    "applewatch": Shell(name: "applewatch", room: (36, 36), middle: (-2, 0), isFilled: true),
    "car": Shell(name: "car", room: (30, 30), middle: (0, 10), isFilled: true),
    "video": Shell(name: "video", room: (50, 38), middle: (-16, 0), isFilled: true),
    "camera": Shell(name: "_camera.frame", room: (52, 42), middle: (0, 6)),
    "trash": Shell(name: "_trash.frame", room: (34, 46), middle: (0, 10)),
    "magnifyingglass": Shell(
      name: "magnifyingglass", room: (36, 36), middle: (-8, -8), isFilled: true),
    "circle.dashed": Shell(name: "circle.dashed", room: (54, 54)),
    "circle.dotted": Shell(name: "circle.dotted", room: (54, 54)),
    "square.dashed": Shell(name: "square.dashed", room: (54, 54)),
    "rectangle.portrait": Shell(name: "rectangle.portrait", room: (48, 60)),
    "rectangle.stack": Shell(
      name: "rectangle.stack", room: (60, 36), middle: (0, 15), isFilled: true),
    "square.stack": Shell(name: "square.stack", room: (54, 46), middle: (0, 14), isFilled: true),
    "square.on.square": Shell(
      name: "square.on.square", room: (40, 40), middle: (11, 11), isFilled: true),
    "rectangle.on.rectangle": Shell(
      name: "rectangle.on.rectangle", room: (50, 38), middle: (10, 9), isFilled: true),
    "rectangle.on.folder": Shell(
      name: "folder", room: (60, 40), middle: (0, 6), isFilled: true),
    "crop.circle": Shell(name: "circle", room: (62, 62), isFilled: true),
    "crop.square": Shell(name: "square", room: (60, 60), isFilled: true),
    "crop.rectangle": Shell(name: "rectangle", room: (60, 60), isFilled: true),
  ]
  /// The words of the longest key above.
  private static let mostShellWords = 3

  /// The weight by which things are measured that are the same at every weight.
  private static let usualWidth = 8.2
  /// The widest pen inside something, before it is made smaller.
  private static let widestInside = 17.0

  private static func enclosed(
    _ inside: @escaping Drawing, in shell: Shell, _ isFilled: Bool
  ) -> Drawing? {
    guard let around = drawing(named: shell.name + (isFilled ? ".fill" : "")) else { return nil }
    var measured = Sketch(width: usualWidth)
    inside(&measured)
    let bounds = measured.bounds
    let (width, height) = (bounds.right - bounds.left, bounds.bottom - bounds.top)
    guard width > 0, height > 0 else { return nil }
    let share = min(shell.room.width / width, shell.room.height / height, 0.72)
    let (x, y) = (
      shell.middle.x - (bounds.left + bounds.right) / 2 * share,
      shell.middle.y - (bounds.top + bounds.bottom) / 2 * share
    )
    return { sketch in
      var glyph = Sketch(width: min(sketch.width / share, widestInside), isLayered: false)
      inside(&glyph)
      glyph = glyph.placed(share, x, y)
      var area = Sketch(width: sketch.width, isLayered: false)
      around(&area)
      if !isFilled || sketch.isLayered {
        sketch.append(area, role: .secondary)
        sketch.append(glyph, role: .primary)
      } else {
        sketch.fill(Outline(area.area.subtracting(glyph.area)))
      }
    }
  }

  // MARK: Struck through

  /// The least extent of a slash with its ends: `speaker.slash` is 91 by 92 in pictures of iOS 18.
  private static let leastSlash = 91.0

  private static func slashed(_ whole: @escaping Drawing) -> Drawing {
    { sketch in
      var glyph = Sketch(width: sketch.width, isLayered: false)
      whole(&glyph)
      let bounds = glyph.bounds
      let (x, y) = ((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
      let width = min(sketch.width, 13)
      let half = max(
        max(bounds.right - bounds.left, bounds.bottom - bounds.top) * 0.46,
        leastSlash / 2 - width / 2)
      func bar(_ width: Double) -> Outline {
        .bar(x - half, y - half, x + half, y + half, width: width)
      }
      let gap = bar(width * 1.9).moved(width * 0.3, -width * 0.3)
      sketch.fill(Outline(glyph.area.subtracting(gap.path)), role: .secondary)
      sketch.fill(bar(width))
    }
  }

  // MARK: With a badge

  private static let badgeRadius = 20.0
  /// What a badge holds and its size there, by the word that a name ends with.
  private static let badgeMarks: [String: MarkOutline] = [
    "plus": Marks.plus, "minus": Marks.minus, "checkmark": Marks.checkmark, "xmark": Marks.xmark,
    "exclamationmark": Marks.exclamationmark, "questionmark": Marks.questionmark,
    "ellipsis": Marks.ellipsis, "play": Marks.play, "arrow.down": { Marks.arrow($0).turned(90) },
    "arrow.up": { Marks.arrow($0).turned(-90) },
    "waveform": { width in
      .bar(-30, -10, -30, 10, width: width) + .bar(0, -36, 0, 36, width: width)
        + .bar(30, -20, 30, 20, width: width)
    },
  ]

  /// A dot at the upper corner, or a mark in a disc at the lower one.
  private static func badged(_ whole: @escaping Drawing, _ mark: MarkOutline?) -> Drawing {
    { sketch in
      var glyph = Sketch(width: sketch.width, isLayered: false)
      whole(&glyph)
      let bounds = glyph.bounds
      let radius = mark == nil ? 15.0 : badgeRadius
      let x = bounds.right - radius * 0.55
      let y = mark == nil ? bounds.top + radius * 0.7 : bounds.bottom - radius * 0.55
      let gap = 2.5 + min(sketch.width, 12) * 0.45
      let room = Outline.circle(x, y, radius + gap).path
      sketch.fill(Outline(glyph.area.subtracting(room)), role: .secondary)
      let disc = Outline.circle(x, y, radius)
      guard let mark else { return sketch.fill(disc) }
      let share = 0.3
      sketch.fill(disc + mark(min(sketch.width / share, 20)).scaled(share).moved(x, y))
    }
  }

  /// Badges that stand by themselves, without a disc: symbols by the words that a name ends with.
  private static let badgeSigns = [
    "clock": "clock.fill", "gearshape": "gearshape.fill", "person.crop": "person.crop.circle.fill",
    "magnifyingglass": "magnifyingglass", "star": "star.fill", "key": "key.fill",
    "a": "a.circle.fill",
    "moon": "moon.fill", "camera": "camera.fill", "record": "record.circle.fill",
    "sparkles": "sparkles", "bolt": "bolt.fill", "lock": "lock.fill", "mic": "mic.fill",
    "heart": "heart.fill", "location": "location.fill",
    "plus.app": "plus.app.fill",
    "shield.half.filled": "shield.lefthalf.filled", "hand.raised": "hand.raised.fill",
  ]

  /// A smaller symbol at a corner, with room around it.
  private static func signed(
    _ whole: @escaping Drawing, _ sign: String, atTop: Bool = false
  ) -> Drawing {
    { sketch in
      var glyph = Sketch(width: sketch.width)
      whole(&glyph)
      let bounds = glyph.bounds
      var badge = Sketch(width: min(sketch.width * 1.3, 12))
      drawing(named: sign)?(&badge)
      let size = badge.bounds
      let share = 2.1 * badgeRadius / max(size.right - size.left, size.bottom - size.top)
      let (x, y) = (
        bounds.right - badgeRadius * 0.55,
        atTop ? bounds.top + badgeRadius * 0.6 : bounds.bottom - badgeRadius * 0.55
      )
      badge = badge.placed(
        share, x - (size.left + size.right) / 2 * share, y - (size.top + size.bottom) / 2 * share)
      let gap = 2.5 + min(sketch.width, 12) * 0.35
      let room = Outline.circle(x, y, 1.05 * badgeRadius + gap).path
      sketch.fill(Outline(glyph.area.subtracting(room)), role: .secondary)
      sketch.fill(Outline(badge.area))
    }
  }

  // MARK: Filled

  /// Symbols whose filled form is their outer edge, filled, without what is drawn inside.
  private static let fillable: Set<String> = [
    "key", "hammer", "eraser", "ruler", "briefcase", "shippingbox", "safari", "scalemass",
    "gamecontroller", "medal", "archivebox", "film", "simcard", "location.north", "desktopcomputer",
    "laptopcomputer", "cube", "bandage", "building.columns", "opticaldiscdrive", "doc.richtext",
    "note.text", "book.closed", "calendar", "suit.diamond", "suit.spade", "lungs", "pin",
    "hand.raised", "hand.draw", "phone.down", "thermometer.sun",
    "rectangle.3.offgrid", "circle.grid.2x2", "party.popper",
    "key.2.on.ring", "oval", "rectangle.portrait", "cross", "mountain.2",
    "list.clipboard", "list.bullet.clipboard",
  ]

  private static func filled(_ name: String) -> Drawing? {
    let base = String(name.dropLast(".fill".count))
    guard fillable.contains(base) || filledLines.contains(base),
      let outline = drawing(named: base)
    else { return nil }
    return { sketch in
      var glyph = Sketch(width: sketch.width, isLayered: false)
      outline(&glyph)
      let marks = glyph.marks
      // The first outline is the thing itself, and may have several parts.
      guard let first = marks.first, let pen = first.width else { return sketch.append(glyph) }
      let body = first.outline.path.union(first.area)
      let inner = marks.dropFirst().reduce(Path()) { $0.union($1.area) }
      sketch.fill(Outline(inner.isEmpty ? body : body.subtracting(inner)))
      // What stands out of it is still drawn.
      let outer = marks.dropFirst().reduce(Path()) { $0.union($1.area) }
        .subtracting(first.outline.grown(by: pen / 2 + 1).path)
      if !outer.isEmpty { sketch.fill(Outline(outer)) }
    }
  }

  /// What was drawn filled alone, and has an outline that is its edge.
  private static let outlinable: Set<String> = [
    "backward.end", "bed.double", "bell.and.waves.left.and.right", "crown", "forward.end",
    "leaf", "pawprint",
  ]

  private static func outlined(_ name: String) -> Drawing? {
    guard outlinable.contains(name), let whole = drawing(named: name + ".fill") else { return nil }
    return { sketch in
      var glyph = Sketch(width: sketch.width, isLayered: false)
      whole(&glyph)
      let edge = glyph.area.strokedPath(
        StrokeStyle(lineWidth: 2 * sketch.width, lineCap: .round, lineJoin: .round))
      sketch.fill(Outline(glyph.area.intersection(edge)))
    }
  }
}

extension Sketch.Mark {
  /// The area that is painted, as an outline without overlaps.
  var area: Path {
    guard let width else { return outline.path.normalized(eoFill: true) }
    return outline.path.strokedPath(
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    ).normalized(eoFill: false)
  }
}

extension Sketch {
  /// The area that is painted, as an outline without overlaps.
  var area: Path { marks.reduce(Path()) { $0.isEmpty ? $1.area : $0.union($1.area) } }

  /// The extent of what is painted.
  var bounds: ControlBounds {
    var bounds = ControlBounds()
    for mark in marks { bounds.add(mark.outline.elements, outset: (mark.width ?? 0) / 2) }
    return bounds
  }

  /// The same in another size at another place.
  ///
  /// - Parameters:
  ///   - share: The factor on outlines and pens.
  ///   - x: How far it is moved to the right, after that.
  ///   - y: How far down.
  /// - Returns: The sketch.
  func placed(_ share: Double, _ x: Double, _ y: Double) -> Sketch {
    var result = Sketch(width: width * share, isLayered: isLayered)
    for var mark in marks {
      mark.outline = mark.outline.scaled(share).moved(x, y)
      mark.width = mark.width.map { $0 * share }
      result.append(mark)
    }
    return result
  }
}
