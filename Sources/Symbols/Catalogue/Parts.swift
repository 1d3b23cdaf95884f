internal import Foundation
internal import Geometry

// Shapes of which a part is filled, and shapes in rows and columns: by machine, from the shape's own drawings.

extension Catalogue {
  /// The shapes that have parts.
  private static let parted: Set<String> = [
    "rectangle", "square", "circle", "capsule", "rectangle.portrait", "capsule.portrait", "oval",
    "oval.portrait", "diamond", "triangle", "shield", "app", "heart", "star", "hexagon", "octagon",
    "pentagon",
  ]

  /// A box by its sides, as shares of the shape's, of which a part is the inside.
  private typealias Share = (left: Double, top: Double, right: Double, bottom: Double)

  private static let parts: [String: Share] = [
    "lefthalf": (0, 0, 0.5, 1), "righthalf": (0.5, 0, 1, 1),
    "leadinghalf": (0, 0, 0.5, 1), "trailinghalf": (0.5, 0, 1, 1),
    "tophalf": (0, 0, 1, 0.5), "bottomhalf": (0, 0.5, 1, 1),
    "leftthird": (0, 0, 0.4, 1), "rightthird": (0.6, 0, 1, 1),
    "leadingthird": (0, 0, 0.4, 1), "trailingthird": (0.6, 0, 1, 1),
    "topthird": (0, 0, 1, 0.4), "bottomthird": (0, 0.6, 1, 1),
    "topleft": (0, 0, 0.55, 0.55), "topright": (0.45, 0, 1, 0.55),
    "topleading": (0, 0, 0.55, 0.55), "toptrailing": (0.45, 0, 1, 0.55),
    "bottomleft": (0, 0.45, 0.55, 1), "bottomright": (0.45, 0.45, 1, 1),
    "bottomleading": (0, 0.45, 0.55, 1), "bottomtrailing": (0.45, 0.45, 1, 1),
    "center": (0.25, 0.25, 0.75, 0.75),
  ]

  /// `rectangle.lefthalf.filled`, `rectangle.lefthalf.inset.filled` and, as later systems have it,
  /// `inset.filled.lefthalf.rectangle`; `nil` if the words mean none.
  static func partlyFilled(_ words: [String]) -> Drawing? {
    var words = words
    if words.starts(with: ["inset", "filled"]) {
      words.removeFirst(2)
      guard let part = words.first, parts[part] != nil else { return inset(words, nil) }
      return inset(Array(words.dropFirst()), part)
    }
    // Earlier systems said `fill`.
    if words.last == "fill", words.contains(where: { parts[$0] != nil || $0 == "inset" }) {
      return drawing(named: (words.dropLast() + ["filled"]).joined(separator: "."))
    }
    guard words.last == "filled" else { return nil }
    words.removeLast()
    if words.last == "inset" {
      words.removeLast()
      guard let part = words.last, parts[part] != nil else { return inset(words, nil) }
      return inset(words.dropLast(), part)
    }
    if words.count > 2, let part = words.last, parts[part] != nil,
      words[words.count - 2] == "inset"
    {
      return inset(words.dropLast(2), part)
    }
    guard let part = words.last, let share = parts[part] else { return nil }
    let name = words.dropLast().joined(separator: ".")
    guard let (edge, whole) = shape(name) else { return nil }
    return { sketch in
      sketch.append(drawn(edge, sketch), role: .secondary)
      let area = drawn(whole, sketch).area
      sketch.fill(Outline(area.intersection(box(share, of: area))))
    }
  }

  private static func shape(_ name: String) -> (edge: Drawing, whole: Drawing)? {
    guard parted.contains(name), let edge = drawing(named: name),
      let whole = drawing(named: name + ".fill")
    else { return nil }
    return (edge, whole)
  }

  private static func drawn(_ draw: Drawing, _ sketch: Sketch) -> Sketch {
    var result = Sketch(width: sketch.width)
    draw(&result)
    return result
  }

  /// The rectangle that is `share` of the bounds of `area`.
  private static func box(_ share: Share, of area: Path) -> Path {
    let bounds = area.boundingRect
    return Path(
      CGRect(
        x: bounds.minX + bounds.width * share.left, y: bounds.minY + bounds.height * share.top,
        width: bounds.width * (share.right - share.left),
        height: bounds.height * (share.bottom - share.top)))
  }

  /// A shape with a smaller one in it, or with a part of that.
  private static func inset(_ words: [String], _ part: String?) -> Drawing? {
    guard let (edge, whole) = shape(words.joined(separator: ".")) else { return nil }
    let share = part.flatMap { parts[$0] }
    return { sketch in
      sketch.append(drawn(edge, sketch), role: .secondary)
      let area = drawn(whole, sketch).area
      // The edge, half of which lies beyond the filled shape, and room as wide as a stroke.
      let gap = 4.2 + sketch.width / 2 + min(sketch.width, 8)
      let inner = area.subtracting(
        area.strokedPath(StrokeStyle(lineWidth: 2 * gap, lineCap: .round, lineJoin: .round)))
      sketch.fill(Outline(share.map { inner.intersection(box($0, of: inner)) } ?? inner))
    }
  }

  // MARK: Rows and columns

  /// `rectangle.split.2x1`, `square.grid.4x3` and their fills; `nil` if the words mean none.
  static func arrayed(_ words: [String], _ isFilled: Bool) -> Drawing? {
    guard words.count > 2, let counts = counts(words[words.count - 1]) else { return nil }
    let name = words.dropLast(2).joined(separator: ".")
    switch words[words.count - 2] {
    case "split": return split(name, counts, isFilled)
    case "grid": return grid(name, counts, isFilled)
    default: return nil
    }
  }

  /// Columns and rows of `3x2`, of which there are a few.
  private static func counts(_ text: String) -> (columns: Int, rows: Int)? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1], 1...5 ~= columns,
      1...5 ~= rows
    else { return nil }
    return (columns, rows)
  }

  private static func split(
    _ name: String, _ counts: (columns: Int, rows: Int), _ isFilled: Bool
  ) -> Drawing? {
    guard name.hasPrefix("rectangle") || name.hasPrefix("square"),
      let edge = drawing(named: name), let whole = drawing(named: name + ".fill")
    else { return nil }
    return { sketch in
      let area = drawn(whole, sketch).area
      let bounds = area.boundingRect
      // Within the edge, or through it.
      let inset = isFilled ? -4.2 : 4.2
      let lines = Outline { outline in
        for column in 1..<max(counts.columns, 1) {
          let x = bounds.minX + bounds.width * Double(column) / Double(counts.columns)
          outline.bars([(x, bounds.minY + inset, x, bounds.maxY - inset)])
        }
        for row in 1..<max(counts.rows, 1) {
          let y = bounds.minY + bounds.height * Double(row) / Double(counts.rows)
          outline.bars([(bounds.minX + inset, y, bounds.maxX - inset, y)])
        }
      }
      guard isFilled else {
        sketch.append(drawn(edge, sketch))
        return sketch.stroke(lines)
      }
      let room = lines.path.strokedPath(
        StrokeStyle(lineWidth: min(sketch.width, 9), lineCap: .square))
      sketch.fill(Outline(area.subtracting(room)))
    }
  }

  /// Tiles beside one another, all of them within the square or the rectangle of their name.
  private static func grid(
    _ name: String, _ counts: (columns: Int, rows: Int), _ isFilled: Bool
  ) -> Drawing? {
    guard name == "rectangle" || name == "square" else { return nil }
    let width =
      name == "square"
      ? 92.0 / Double(max(counts.columns, counts.rows)) : 108 / Double(counts.columns)
    let height = name == "square" ? width : 84 / Double(counts.rows)
    return { sketch in
      let gap = 7.0
      let pen = min(sketch.width, 7)
      let tiles = (0..<counts.rows * counts.columns).reduce(Outline()) { tiles, place in
        let column = Double(place % counts.columns) - Double(counts.columns - 1) / 2
        let row = Double(place / counts.columns) - Double(counts.rows - 1) / 2
        let inset = isFilled ? gap : gap + pen
        let tile = Outline.rectangle(
          column * width, row * height, width - inset, height - inset,
          radius: isFilled ? 6 : 4)
        return tiles + tile
      }
      if isFilled { sketch.fill(tiles) } else { sketch.stroke(tiles, widest: 7) }
    }
  }
}
