public import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// Display lists read from a flat text: one operation a line, its name and its numbers.
///
/// Operations: `frame`, `clear`, `save`, `restore`, `concat`, `rect`, `rrect`, `srrect` (stroked),
/// `circle`, `shadow`, `glyphs`, `spoly`, `cliprrect`, `group`, `endgroup`, `blurimage`. Paints are
/// `solid r g b a` or `linear x0 y0 x1 y1 n (offset r g b a)…`, components 0...255. Sizes are pixels of a
/// picture of 1920 by 1080.
public struct BenchList: Sendable {
  /// One frame: its background and what is drawn on it.
  public struct Frame: Sendable {
    /// What the frame is cleared to.
    public var background: ResolvedColor
    /// The frame's commands.
    public var list: DisplayList
  }

  /// Pixels across and down.
  public static let size = (width: 1920, height: 1080)

  /// The frames in their order.
  public private(set) var frames: [Frame] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - outlines: The glyphs that it draws, as ``GlyphOutlines/init(benchText:)`` reads them.
  ///   - source: The list whose first frame `blurimage` blurs, where it is used.
  /// - Throws: ``BenchError`` naming the line that cannot be read.
  public init(text: String, outlines: GlyphOutlines?, source: BenchList? = nil) throws(BenchError) {
    var picture: ImageReference?
    if let source, let first = source.frames.first {
      picture = ImageReference(
        name: "source",
        pixmap: Rasterizer().render(
          first.list, width: Self.size.width, height: Self.size.height,
          background: first.background))
    }
    var reader = Reader(outlines: outlines, picture: picture)
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard !line.isEmpty else { continue }
      guard reader.read(line) else {
        throw .unreadable(line: number, text: String(line.prefix(80)))
      }
    }
    frames = reader.finished()
  }
}

/// Why a measurement could not be made.
public enum BenchError: Error, CustomStringConvertible {
  /// A line of a list is not an operation with its numbers.
  case unreadable(line: Int, text: String)
  /// A list has no frames.
  case empty

  public var description: String {
    switch self {
    case .unreadable(let line, let text): "line \(line) of the list cannot be read: \(text)"
    case .empty: "the list has no frames"
    }
  }
}

/// What is being read: nested groups collect their commands until they end.
private struct Reader {
  let outlines: GlyphOutlines?
  let picture: ImageReference?
  private var done: [BenchList.Frame] = []
  private var background = ResolvedColor.clear
  private var lists: [DisplayList] = [DisplayList()]
  private var layers: [Layer] = []
  private var transform = CGAffineTransform.identity
  private var clip: Layer.Clip?
  private var saved: [(CGAffineTransform, Layer.Clip?)] = []
  private var hasFrame = false

  init(outlines: GlyphOutlines?, picture: ImageReference?) {
    (self.outlines, self.picture) = (outlines, picture)
  }

  mutating func finished() -> [BenchList.Frame] {
    endFrame()
    return done
  }

  private mutating func endFrame() {
    if hasFrame { done.append(BenchList.Frame(background: background, list: lists[0])) }
    (lists, layers, saved, clip) = ([DisplayList()], [], [], nil)
    (transform, background) = (.identity, .clear)
  }

  /// Reads one line; `false` if it is none.
  mutating func read(_ line: Substring) -> Bool {
    var words = Words(line)
    guard let name = words.word() else { return false }
    switch name {
    case "frame":
      endFrame()
      hasFrame = true
      return true
    case "clear":
      guard let color = words.color() else { return false }
      background = color
    case "save": saved.append((transform, clip))
    case "restore":
      guard let last = saved.popLast() else { return false }
      (transform, clip) = last
    case "concat":
      guard let n = words.numbers(6) else { return false }
      transform = CGAffineTransform(
        a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]
      ).concatenating(transform)
    case "rect":
      guard let n = words.numbers(4), let paint = words.paint() else { return false }
      fill(Path(CGRect(x: n[0], y: n[1], width: n[2], height: n[3])), paint)
    case "rrect":
      guard let n = words.numbers(5), let paint = words.paint() else { return false }
      fill(Self.rounded(n), paint)
    case "srrect":
      guard let n = words.numbers(6), let paint = words.paint() else { return false }
      lists[lists.count - 1].stroke(
        Self.rounded(n), style: StrokeStyle(lineWidth: n[5]), with: paint, transform: transform)
    case "circle":
      guard let n = words.numbers(3), let paint = words.paint() else { return false }
      fill(
        Path(
          ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])),
        paint)
    case "shadow":
      guard let n = words.numbers(8), let color = words.color() else { return false }
      // The blurred shape alone, without its caster.
      var layer = Layer()
      layer.filters = [.blur(radius: Double(n[7]), isOpaque: false)]
      let shape = Self.rounded([n[0] + n[5], n[1] + n[6], n[2], n[3], n[4]])
      let transform = transform
      lists[lists.count - 1].layer(layer) {
        $0.fill(shape, with: .solid(color), transform: transform)
      }
    case "glyphs": return readGlyphs(&words)
    case "spoly":
      guard let width = words.number(), let paint = words.paint(),
        let points = words.points(), points.count > 1
      else { return false }
      var path = Path()
      path.addLines(points)
      lists[lists.count - 1].stroke(
        path, style: StrokeStyle(lineWidth: width, lineJoin: .round), with: paint,
        transform: transform)
    case "cliprrect":
      guard let n = words.numbers(5) else { return false }
      clip = Layer.Clip(Self.rounded(n), transform: transform)
    case "group":
      guard let n = words.numbers(5) else { return false }
      var layer = Layer()
      layer.opacity = Double(n[4])
      layer.clip = clip
      layers.append(layer)
      lists.append(DisplayList())
      saved.append((transform, clip))
      clip = nil
    case "endgroup":
      guard let layer = layers.popLast(), let content = lists.popLast(),
        let last = saved.popLast()
      else { return false }
      (transform, clip) = last
      lists[lists.count - 1].layer(layer) { $0.append(content) }
    case "blurimage":
      guard let radius = words.number(), let picture else { return false }
      var layer = Layer()
      layer.filters = [.blur(radius: Double(radius), isOpaque: false)]
      let rect = CGRect(
        x: 0, y: 0, width: picture.pixmap.width, height: picture.pixmap.height)
      let transform = transform
      lists[lists.count - 1].layer(layer) { $0.draw(picture, in: rect, transform: transform) }
    default: return false
    }
    return true
  }

  private mutating func readGlyphs(_ words: inout Words) -> Bool {
    guard let outlines, let size = words.number(), let paint = words.paint(),
      let count = words.number()
    else { return false }
    var glyphs: [GlyphRun.Glyph] = []
    for _ in 0..<Int(count) {
      guard let n = words.numbers(3) else { return false }
      glyphs.append(GlyphRun.Glyph(id: UInt32(n[0]), position: CGPoint(x: n[1], y: n[2])))
    }
    lists[lists.count - 1].draw(
      GlyphRun(font: outlines, size: Double(size), glyphs: glyphs, text: ""), with: paint,
      transform: transform)
    return true
  }

  private mutating func fill(_ path: Path, _ paint: Paint) {
    lists[lists.count - 1].fill(path, with: paint, transform: transform)
  }

  private static func rounded(_ n: [CGFloat]) -> Path {
    Path(
      roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4],
      style: .circular)
  }
}

/// The words of a line, taken one after the other.
private struct Words {
  private var words: ArraySlice<Substring>

  init(_ line: Substring) { words = line.split(separator: " ")[...] }

  mutating func word() -> Substring? { words.popFirst() }

  mutating func number() -> CGFloat? {
    guard let word = words.popFirst(), let number = Double(word) else { return nil }
    return CGFloat(number)
  }

  mutating func numbers(_ count: Int) -> [CGFloat]? {
    var result: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      result.append(number)
    }
    return result
  }

  mutating func color() -> ResolvedColor? {
    guard let n = numbers(4) else { return nil }
    return ResolvedColor(
      red: Float(n[0] / 255), green: Float(n[1] / 255), blue: Float(n[2] / 255),
      opacity: Float(n[3] / 255))
  }

  mutating func points() -> [CGPoint]? {
    guard let count = number(), count >= 0, let n = numbers(2 * Int(count)) else { return nil }
    return stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
  }

  mutating func paint() -> Paint? {
    switch word() {
    case "solid": return color().map { .solid($0) }
    case "linear":
      guard let n = numbers(5) else { return nil }
      var stops: [GradientPaint.Stop] = []
      for _ in 0..<Int(n[4]) {
        guard let place = number(), let color = color() else { return nil }
        stops.append(GradientPaint.Stop(color: color, location: Double(place)))
      }
      return .gradient(
        GradientPaint(
          stops: stops,
          course: .linear(from: CGPoint(x: n[0], y: n[1]), to: CGPoint(x: n[2], y: n[3]))))
    default: return nil
    }
  }
}

extension GlyphOutlines {
  /// Reads outlines from a text: `upem N`, then `glyph ID` with `M`, `L`, `C`, `Z` and places, y upwards.
  ///
  /// - Throws: ``BenchError`` naming the line that cannot be read.
  public convenience init(benchText text: String) throws(BenchError) {
    var unitsPerEm = 0.0
    var paths: [UInt32: Path] = [:]
    for (index, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      var path = Path()
      var numbers: [CGFloat] = []
      var step: Substring = ""
      func point(_ at: Int) -> CGPoint { CGPoint(x: numbers[at], y: -numbers[at + 1]) }
      func finishStep() -> Bool {
        switch (step, numbers.count) {
        case ("", 0): break
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): path.closeSubpath()
        default: return false
        }
        numbers = []
        return true
      }
      let wrong = BenchError.unreadable(line: index + 1, text: String(line.prefix(80)))
      guard words.count >= 2, let number = Double(words[1]) else { throw wrong }
      if words[0] == "upem" {
        unitsPerEm = number
        continue
      }
      for word in words[2...] {
        if let number = Double(word) {
          numbers.append(CGFloat(number))
        } else {
          guard finishStep() else { throw wrong }
          step = word
        }
      }
      guard finishStep() else { throw wrong }
      paths[UInt32(number)] = path
    }
    let glyphs = paths
    self.init(name: "Bench", unitsPerEm: unitsPerEm) { glyphs[$0] ?? Path() }
  }
}
