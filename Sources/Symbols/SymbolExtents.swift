internal import Synchronization

/// The extents of symbols as the system has them, to which drawings are stretched.
enum SymbolExtents {
  /// Widths and heights of the ink at regular weight and medium scale, in hundredths of an em.
  ///
  /// Measured in pictures of SF Symbols at 34 points, less the 2.5 hundredths by which those of
  /// `tray`, `star` and `exclamationmark.triangle` are larger there than in pictures of iOS 18; some
  /// of them in pictures of iOS 18 and 26 themselves, beside text and alone.
  static let known: [String: (width: Double, height: Double)] = [
    "antenna.radiowaves.left.and.right": (104, 91),
    "antenna.radiowaves.left.and.right.slash": (104, 103), "apps.iphone": (61, 103),
    "arrow.clockwise": (86, 103), "arrow.counterclockwise": (86, 103), "arrow.down": (74, 90),
    "arrow.left": (90, 74), "arrow.right": (90, 74), "arrow.up": (74, 90),
    "arrowshape.up": (90, 105), "backward": (133, 77), "backward.fill": (133, 77),
    "battery.0": (144, 66), "battery.100": (144, 66), "battery.100.bolt": (144, 66),
    "battery.25": (144, 66), "battery.50": (144, 66), "battery.75": (144, 66), "bolt": (67, 107),
    "bolt.fill": (68, 107), "book": (111, 88), "book.fill": (111, 88), "bookmark": (77, 103),
    "bookmark.fill": (77, 103), "bubble": (108, 101), "bubble.fill": (108, 101),
    "cable.connector.horizontal": (121, 35), "calendar.badge.plus": (118, 97), "camera": (115, 92),
    "camera.fill": (115, 92), "car.fill": (115, 89), "chart.xyaxis.line": (105, 92),
    "checkmark.shield": (79, 96), "checkmark.shield.fill": (79, 96), "chevron.left.2": (91, 83),
    "chevron.right.2": (91, 83), "chevron.up.chevron.down": (65, 95), "circle.grid.2x2": (94, 91),
    "circle.grid.2x2.fill": (94, 91), "clock.arrow.circlepath": (110, 99),
    "cloud.rain.fill": (109, 112), "cloud.sun.rain": (142, 137), "cube": (98, 105),
    "cube.fill": (98, 105), "doc.on.doc": (100, 124), "doc.on.doc.fill": (100, 124),
    "dog": (135, 113), "dot.radiowaves.left.and.right": (136, 93),
    "dot.radiowaves.up.forward": (73, 73), "ellipsis": (91, 18), "ellipsis.curlybraces": (121, 102),
    "exclamationmark": (12, 91), "exclamationmark.triangle": (102, 92),
    "exclamationmark.triangle.fill": (102, 92), "eye": (133, 83), "eye.fill": (133, 83),
    "eye.slash": (133, 88), "eye.slash.fill": (132, 87), "flame": (83, 106),
    "flame.fill": (83, 106), "flipphone": (68, 100), "folder": (112, 89), "folder.fill": (112, 89),
    "forward": (133, 77), "forward.fill": (133, 77), "gamecontroller": (139, 89),
    "gamecontroller.fill": (139, 89), "hand.tap": (92, 109), "hand.thumbsdown": (103, 109),
    "hand.thumbsup": (103, 109), "hare": (150, 109), "hare.fill": (144, 103),
    "headphones": (100, 92), "hourglass": (62, 89), "house": (115, 102), "house.fill": (112, 100),
    "iphone.radiowaves.left.and.right": (153, 102), "key.horizontal": (120, 61),
    "key.horizontal.fill": (120, 61), "key.slash": (96, 120), "key.slash.fill": (96, 120),
    "lightbulb": (74, 112), "lightbulb.fill": (74, 112), "line.horizontal.3.decrease": (97, 56),
    "lines.measurement.horizontal": (112, 88), "link": (103, 103), "location": (92, 92),
    "lock": (66, 95), "lock.fill": (66, 95), "lock.icloud": (122, 84), "lock.open": (100, 95),
    "lock.open.fill": (100, 95), "map": (102, 96), "mappin": (36, 103),
    "mappin.and.ellipse": (92, 106), "message": (111, 101), "message.fill": (111, 101),
    "moon": (97, 97), "number": (88, 96), "paperclip": (92, 103), "paperplane": (100, 100),
    "paperplane.fill": (100, 100), "pause.fill": (59, 80), "person": (86, 89),
    "person.2": (136, 89), "person.3": (183, 86), "person.3.fill": (183, 86),
    "person.and.background.dotted": (115, 91), "person.fill": (80, 86), "pin": (74, 111),
    "pin.fill": (74, 111), "play": (74, 82), "play.fill": (74, 82), "power": (97, 100),
    "printer": (109, 103), "printer.fill": (109, 103), "questionmark": (53, 91),
    "rectangle.on.rectangle": (127, 103), "rectangle.stack": (103, 109),
    "rectangle.stack.fill": (103, 109), "scissors": (123, 94), "sensor": (118, 84),
    "shield.checkered": (81, 98), "shield.slash": (98, 98), "shield.slash.fill": (98, 98),
    "shuffle": (114, 88), "signpost.right.and.left": (94, 109), "speaker.slash": (91, 92),
    "square.and.pencil": (94, 97), "square.grid.3x2": (139, 89), "square.grid.3x2.fill": (139, 89),
    "square.stack": (86, 112), "square.stack.3d.down.forward": (96, 110),
    "square.stack.fill": (86, 112), "stop": (80, 80), "stop.fill": (80, 80), "tag": (107, 107),
    "tag.fill": (107, 107), "textformat": (109, 71), "tortoise": (162, 83),
    "tortoise.fill": (162, 80), "tram.fill": (80, 124), "trash": (94, 106), "trash.fill": (94, 106),
    "tv": (127, 98), "tv.fill": (127, 98), "umbrella": (92, 106), "umbrella.fill": (92, 106),
    "video": (121, 80), "video.fill": (118, 77), "wifi.exclamationmark": (111, 86),
    "wifi.router": (139, 93),
  ]

  /// The factors on outlines that were solved for.
  private static let solved = Mutex<[String: Stretch]>([:])

  /// How far outlines are stretched, from side to side and upwards.
  struct Stretch: Hashable, Sendable {
    var x = 1.0
    var y = 1.0
  }

  /// The extent of a symbol: its own, or that of its filled or outlined form, which is as large.
  ///
  /// - Parameter name: The symbol's name.
  /// - Returns: Width and height in hundredths of the size; `nil` where neither was measured.
  static func extent(of name: String) -> (width: Double, height: Double)? {
    let other = name.hasSuffix(".fill") ? String(name.dropLast(5)) : "\(name).fill"
    return known[name] ?? known[other]
  }

  /// How far the outlines of a drawing are stretched about its middle, so that it has its extent.
  ///
  /// Pens stay as wide as they are, so that strokes go on being as bold as letters.
  ///
  /// - Parameters:
  ///   - name: The drawing's name in the catalogue.
  ///   - width: The width of strokes at regular weight.
  ///   - draw: The drawing.
  /// - Returns: The factors; 1 where no extent is known.
  static func stretch(of name: String, width: Double, _ draw: Drawing) -> Stretch {
    guard let extent = extent(of: name) else { return Stretch() }
    if let stretch = solved.withLock({ $0[name] }) { return stretch }
    var plain = Sketch(width: width)
    draw(&plain)
    var stretch = Stretch()
    for _ in 0..<rounds {
      var sketch = plain
      sketch.stretch(stretch)
      let bounds = sketch.bounds
      guard bounds.right > bounds.left, bounds.bottom > bounds.top else { return Stretch() }
      stretch.x *= extent.width / (bounds.right - bounds.left)
      stretch.y *= extent.height / (bounds.bottom - bounds.top)
    }
    solved.withLock { $0[name] = stretch }
    return stretch
  }

  /// Rounds of which each leaves a fifth of what is missing at most: the share of pens in extents.
  private static let rounds = 8
}
