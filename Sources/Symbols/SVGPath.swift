internal import Foundation
public import Geometry

/// Why text is not the outline of an SVG path; positions count characters from 0.
public enum SVGPathError: Error, Hashable, Sendable {
  /// The text does not begin with a move.
  case noMoveAtStart(position: Int)
  /// A character that is no command, where one is due.
  case unknownCommand(Character, position: Int)
  /// A number is due, and something else or the end is there.
  case numberExpected(command: Character, position: Int)
  /// An arc's flag is neither 0 nor 1.
  case flagExpected(position: Int)
}

extension Path {
  /// Creates a path from the `d` attribute of an SVG path element.
  ///
  /// - Throws: ``SVGPathError`` if the text does not follow the grammar; SVG would draw the part
  ///   before the error, but a symbol cut short is no symbol.
  /// - Note: Source: SVG 2, sections 9.3 and 9.5 (grammar), appendix B.2.4 (arcs).
  public init(svgPath: String) throws(SVGPathError) {
    var reader = SVGPathReader(svgPath)
    try reader.read()
    self.init(elements: reader.elements)
  }
}

private struct SVGPathReader {
  private let text: [Character]
  private var position = 0
  private(set) var elements: [Path.Element] = []
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, where the last command was a curve of the kind.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?
  /// Whether a subpath was closed and none begun since.
  private var isClosed = false

  init(_ text: String) { self.text = Array(text) }

  mutating func read() throws(SVGPathError) {
    skipSpace()
    guard position < text.count else { return }
    guard text[position] == "M" || text[position] == "m" else {
      throw .noMoveAtStart(position: position)
    }
    while position < text.count {
      let command = text[position]
      guard "MmZzLlHhVvCcSsQqTtAa".contains(command) else {
        throw .unknownCommand(command, position: position)
      }
      position += 1
      try arguments(of: command)
      skipSpace()
    }
  }

  /// Reads what follows `command`, as often as numbers go on.
  private mutating func arguments(of command: Character) throws(SVGPathError) {
    if command == "Z" || command == "z" {
      elements.append(.closeSubpath)
      (pen, isClosed) = (start, true)
      (cubicControl, quadControl) = (nil, nil)
      return
    }
    var command = command
    repeat {
      try step(command)
      // Pairs after a move are lines.
      if command == "M" { command = "L" }
      if command == "m" { command = "l" }
      skipSpaceAndComma()
    } while position < text.count && startsNumber(text[position])
  }

  private mutating func step(_ command: Character) throws(SVGPathError) {
    let isRelative = command.isLowercase
    let base = isRelative ? pen : .zero
    var cubic: CGPoint?
    var quad: CGPoint?
    switch command {
    case "M", "m":
      pen = try place(command, base)
      start = pen
      elements.append(.move(to: pen))
      isClosed = false
    case "L", "l": append(.line(to: try place(command, base)))
    case "H", "h": append(.line(to: CGPoint(x: try number(command) + base.x, y: pen.y)))
    case "V", "v": append(.line(to: CGPoint(x: pen.x, y: try number(command) + base.y)))
    case "C", "c", "S", "s":
      let isSmooth = command == "S" || command == "s"
      let first =
        isSmooth ? cubicControl.map { mirrored($0) } ?? pen : try place(command, base)
      let second = try place(command, base)
      append(.curve(to: try place(command, base), control1: first, control2: second))
      cubic = second
    case "Q", "q", "T", "t":
      let isSmooth = command == "T" || command == "t"
      let control = isSmooth ? quadControl.map { mirrored($0) } ?? pen : try place(command, base)
      append(.quadCurve(to: try place(command, base), control: control))
      quad = control
    default:
      let radii = CGSize(width: try number(command), height: try number(command))
      let rotation = try number(command)
      let (isLarge, isClockwise) = (try flag(), try flag())
      arc(
        to: try place(command, base), radii: radii, rotation: Double(rotation), isLarge: isLarge,
        isClockwise: isClockwise)
    }
    (cubicControl, quadControl) = (cubic, quad)
  }

  /// Appends a step from the pen on; after a close it begins a new subpath there.
  private mutating func append(_ element: Path.Element) {
    if isClosed {
      elements.append(.move(to: pen))
      isClosed = false
    }
    elements.append(element)
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): pen = end
    case .closeSubpath: break
    }
  }

  private func mirrored(_ control: CGPoint) -> CGPoint {
    CGPoint(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
  }

  // MARK: Arcs

  /// Appends an elliptical arc as cubic curves of at most a quarter turn.
  private mutating func arc(
    to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isClockwise: Bool
  ) {
    var (rx, ry) = (abs(Double(radii.width)), abs(Double(radii.height)))
    guard end != pen else { return }
    guard rx > 0, ry > 0 else { return append(.line(to: end)) }
    let way = direction(rotation)
    // B.2.4 step 1: half the chord, in the ellipse's own axes.
    let (dx, dy) = (Double(pen.x - end.x) / 2, Double(pen.y - end.y) / 2)
    let (x, y) = (way.x * dx + way.y * dy, way.x * dy - way.y * dx)
    let excess = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    // Steps 2 and 3: the centre.
    let numerator = max(rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x, 0)
    let share = (numerator / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
    let side: Double = isLarge == isClockwise ? -1 : 1
    let (cx, cy) = (side * share * rx * y / ry, -side * share * ry * x / rx)
    // Step 4: the angles, on the unit circle.
    let first = heading(from: (0, 0), to: ((x - cx) / rx, (y - cy) / ry))
    let last = heading(from: (0, 0), to: ((-x - cx) / rx, (-y - cy) / ry))
    var sweep = last - first
    if isClockwise && sweep < 0 { sweep += 360 }
    if !isClockwise && sweep > 0 { sweep -= 360 }
    let unitArc = Outline { $0.arc(0, 0, 1, first, first + sweep) }
    let middle = (Double(pen.x + end.x) / 2, Double(pen.y + end.y) / 2)
    let placed = unitArc.transformed(
      CGAffineTransform(
        a: way.x * rx, b: way.y * rx, c: -way.y * ry, d: way.x * ry,
        tx: way.x * cx - way.y * cy + middle.0, ty: way.y * cx + way.x * cy + middle.1))
    let curves = placed.elements.dropFirst()
    for (i, element) in curves.enumerated() {
      guard case .curve(let to, let control1, let control2) = element else { continue }
      // The last curve ends exactly where the text says.
      append(
        .curve(to: i + 1 == curves.count ? end : to, control1: control1, control2: control2))
    }
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    if position < text.count, text[position] == "," {
      position += 1
      skipSpace()
    }
  }

  private func startsNumber(_ character: Character) -> Bool {
    character == "+" || character == "-" || character == "." || isDigit(character)
  }

  private func isDigit(_ character: Character) -> Bool { "0" <= character && character <= "9" }

  private mutating func place(
    _ command: Character, _ base: CGPoint
  ) throws(SVGPathError) -> CGPoint {
    CGPoint(x: try number(command) + base.x, y: try number(command) + base.y)
  }

  private mutating func number(_ command: Character) throws(SVGPathError) -> CGFloat {
    skipSpaceAndComma()
    let first = position
    func digits() -> Int {
      let from = position
      while position < text.count, isDigit(text[position]) { position += 1 }
      return position - from
    }
    if position < text.count, text[position] == "+" || text[position] == "-" { position += 1 }
    var count = digits()
    if position < text.count, text[position] == "." {
      position += 1
      count += digits()
    }
    guard count > 0 else { throw .numberExpected(command: command, position: first) }
    if position < text.count, text[position] == "e" || text[position] == "E" {
      let exponent = position
      position += 1
      if position < text.count, text[position] == "+" || text[position] == "-" { position += 1 }
      if digits() == 0 { position = exponent }
    }
    // Foundation-free and locale-free: Swift's own parser takes exactly this grammar.
    guard let value = Double(String(text[first..<position])), value.isFinite else {
      throw .numberExpected(command: command, position: first)
    }
    return CGFloat(value)
  }

  private mutating func flag() throws(SVGPathError) -> Bool {
    skipSpaceAndComma()
    guard position < text.count, text[position] == "0" || text[position] == "1" else {
      throw .flagExpected(position: position)
    }
    defer { position += 1 }
    return text[position] == "1"
  }
}
