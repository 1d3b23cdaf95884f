internal import Foundation
internal import Geometry

/// A drawing as a line of text, for what a few lines make: as short as the drawing, and read when it is drawn.
///
/// Steps stand between semicolons. A step is a word that says how it is painted, and outlines between plus signs:
///
/// - `s` strokes, `s7` with a pen of at most 7, `f` fills, `k` takes out of what is there, `k5` with 5 around it, and around
///   what is open without what it holds; with
///   `'` in the second colour.
/// - `b` bars from joint to joint, as limbs are; `b1.6` 1.6 times as thick as strokes.
/// - `u NAME share x y turn` another symbol in another size at another place, `m` the same mirrored, `o` and `n` those
///   with room around them, `c` takes it out of what is there.
///
/// Outlines are `O x y radius`, `E x y across down`, `R x y width height radius`, `P radius x y …` (closed),
/// `B radius x y …` (open), `A x y radius start end`, `L x y x y …` (bars), or SVG's path from `M` on. After them,
/// `@30` turns about the origin, `>5,6` moves, `!` adds the mirror image.
struct Notation: Sendable {
  private enum Ink: Sendable {
    case stroke(widest: Double)
    case fill
    case cut(around: Double)
    case limb(thickness: Double, joints: [(Double, Double)])
    case symbol(Other)
  }

  /// Another symbol, placed.
  private struct Other: Sendable {
    var name: String
    var share: Double
    var place: (x: Double, y: Double)
    var turn = 0.0
    var isMirrored = false
    var clears = false
    var isHole = false
  }

  private struct Step: Sendable {
    var ink: Ink
    var role = SymbolRole.primary
    var outline = Outline()
  }

  private let steps: [Step]

  /// Reads a line; `nil` if it is none.
  init?(_ text: String) {
    let steps = text.split(separator: ";").map { Self.step($0) }
    guard !steps.isEmpty, !steps.contains(where: { $0 == nil }) else { return nil }
    self.steps = steps.compactMap { $0 }
  }

  /// The symbols that it places.
  var others: [String] {
    steps.compactMap { step in
      if case .symbol(let other) = step.ink { other.name } else { nil }
    }
  }

  // MARK: Reading

  /// The outline that `text` writes; `nil` if it writes none.
  static func lines(_ text: String) -> Outline? {
    outline(text.split(whereSeparator: \.isWhitespace))
  }

  private static func step(_ text: Substring) -> Step? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard var first = words.first, let letter = first.first else { return nil }
    let isSecondary = first.last == "'"
    if isSecondary { first.removeLast() }
    let number = Double(first.dropFirst())
    if first.count > 1, number == nil { return nil }
    let rest = Array(words.dropFirst())
    if "umonc".contains(letter) { return symbol(letter, rest) }
    if letter == "b" {
      guard let joints = pairs(rest), joints.count > 1 else { return nil }
      return Step(ink: .limb(thickness: number ?? 1.25, joints: joints))
    }
    guard let outline = outline(rest) else { return nil }
    let role: SymbolRole = isSecondary ? .secondary : .primary
    switch letter {
    case "s": return Step(ink: .stroke(widest: number ?? .infinity), role: role, outline: outline)
    case "f": return Step(ink: .fill, role: role, outline: outline)
    case "k": return Step(ink: .cut(around: number ?? 0), outline: outline)
    default: return nil
    }
  }

  private static func symbol(_ letter: Character, _ words: [Substring]) -> Step? {
    guard let name = words.first, let numbers = numbers(Array(words.dropFirst())),
      3...4 ~= numbers.count
    else { return nil }
    return Step(
      ink: .symbol(
        Other(
          name: String(name), share: numbers[0], place: (numbers[1], numbers[2]),
          turn: numbers.count > 3 ? numbers[3] : 0, isMirrored: letter == "m" || letter == "n",
          clears: letter == "o" || letter == "n", isHole: letter == "c")))
  }

  private static func numbers(_ words: [Substring]) -> [Double]? {
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : nil
  }

  private static func pairs(_ words: [Substring]) -> [(Double, Double)]? {
    guard let numbers = numbers(words), numbers.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private static func outline(_ words: [Substring]) -> Outline? {
    guard !words.isEmpty else { return nil }
    // A plus sign stands between two outlines: beside one that is not there, it makes the line none.
    let parts = words.split(separator: "+", omittingEmptySubsequences: false)
    return parts.reduce(Outline()) { whole, part in
      guard let whole, let part = self.part(Array(part)) else { return nil }
      return whole + part
    }
  }

  /// One outline with what is done to it.
  private static func part(_ words: [Substring]) -> Outline? {
    let changes = words.firstIndex { "@>!".contains($0.first ?? " ") } ?? words.endIndex
    guard var outline = plain(Array(words[..<changes])) else { return nil }
    for change in words[changes...] {
      switch change.first {
      case "@":
        guard let turn = Double(change.dropFirst()) else { return nil }
        outline = outline.turned(turn)
      case ">":
        let way = change.dropFirst().split(separator: ",").compactMap { Double($0) }
        guard way.count == 2 else { return nil }
        outline = outline.moved(way[0], way[1])
      default:
        outline = outline + outline.mirrored
      }
    }
    return outline
  }

  private static func plain(_ words: [Substring]) -> Outline? {
    guard let kind = words.first else { return nil }
    if kind.first == "M" {
      return (try? Path(svgPath: words.joined(separator: " "))).map { Outline($0) }
    }
    guard let n = numbers(Array(words.dropFirst())) else { return nil }
    switch (kind, n.count) {
    case ("O", 3): return .circle(n[0], n[1], n[2])
    case ("E", 4): return .ellipse(n[0], n[1], n[2], n[3])
    case ("R", 5): return .rectangle(n[0], n[1], n[2], n[3], radius: n[4])
    case ("A", 5): return Outline { $0.arc(n[0], n[1], n[2], n[3], n[4]) }
    case ("L", 4...) where n.count.isMultiple(of: 4):
      return Outline { outline in
        outline.bars(
          stride(from: 0, to: n.count, by: 4).map { (n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) })
      }
    case ("P", 5...), ("B", 5...):
      guard let places = pairs(Array(words.dropFirst(2))) else { return nil }
      return kind == "P" ? .polygon(places, radius: n[0]) : .bends(places, radius: n[0])
    default: return nil
    }
  }

  // MARK: Drawing

  func draw(_ sketch: inout Sketch) {
    for step in steps {
      switch step.ink {
      case .stroke(let widest): sketch.stroke(step.outline, role: step.role, widest: widest)
      case .fill: sketch.fill(step.outline, role: step.role)
      case .cut(let around): sketch.cut(Self.grown(step.outline.path, by: around))
      case .limb(let thickness, let joints):
        for (a, b) in zip(joints, joints.dropFirst()) {
          sketch.fill(.bar(a.0, a.1, b.0, b.1, width: min(sketch.width, 12) * thickness))
        }
      case .symbol(let other): Self.place(other, in: &sketch)
      }
    }
  }

  private static func grown(_ path: Path, by amount: Double) -> Path {
    guard amount > 0 else { return path }
    let edge = path.strokedPath(
      StrokeStyle(lineWidth: 2 * amount, lineCap: .round, lineJoin: .round))
    let isClosed = path.elements.contains { element in
      if case .closeSubpath = element { true } else { false }
    }
    return isClosed ? path.union(edge) : edge.normalized(eoFill: false)
  }

  /// The widest pen of a symbol within another, before it is made smaller.
  private static let widestInside = 13.0
  /// The room around a symbol that stands before another.
  private static let room = 5.0

  private static func place(_ other: Other, in sketch: inout Sketch) {
    guard let draw = Catalogue.drawing(named: other.name) else { return }
    var glyph = Sketch(width: min(sketch.width / other.share, widestInside))
    draw(&glyph)
    var placed = Sketch(width: sketch.width)
    for var mark in glyph.marks {
      var outline = mark.outline
      if other.isMirrored { outline = outline.mirrored }
      if other.turn != 0 { outline = outline.turned(other.turn) }
      mark.outline = outline.scaled(other.share).moved(other.place.x, other.place.y)
      mark.width = mark.width.map { $0 * other.share }
      placed.append(mark)
    }
    if other.isHole { return sketch.cut(placed.area) }
    if other.clears { sketch.cut(grown(placed.area, by: room)) }
    sketch.append(placed)
  }
}

extension Sketch {
  /// Takes `room` out of all that is painted.
  mutating func cut(_ room: Path) {
    var rest = Sketch(width: width, isLayered: isLayered)
    rest.threshold = threshold
    for mark in marks {
      let area = mark.area.subtracting(room)
      guard !area.isEmpty else { continue }
      rest.append(
        Mark(outline: Outline(area), width: nil, role: mark.role, threshold: mark.threshold))
    }
    self = rest
  }
}
