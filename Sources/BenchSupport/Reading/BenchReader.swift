internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels

/// What is being read: nested groups collect their commands until they end.
struct BenchReader {
  /// What is kept by `save`.
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: Layer.Clip?
  }

  let outlines: GlyphOutlines?
  let picture: ImageReference?
  private let image = ImageReference(
    name: "noise", pixmap: Self.noise(width: 7, height: 5))
  private var done: [BenchList.Frame] = []
  private var background = ResolvedColor.clear
  private var lists: [DisplayList] = [DisplayList()]
  /// What is open: a group with its layer, or a mask without.
  private struct Opened {
    var layer: Layer?
    /// How many states were kept before.
    var savedCount: Int
  }

  private var opened: [Opened] = []
  /// What was said about the next group.
  private var next = Layer()
  private var state = State()
  private var saved: [State] = []
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
    (lists, opened, saved) = ([DisplayList()], [], [])
    (state, next, background) = (State(), Layer(), .clear)
  }

  /// Reads one line; `false` if it is none.
  mutating func read(_ line: Substring) -> Bool {
    var words = BenchWords(line, image: image)
    guard let name = words.word() else { return false }
    switch name {
    case "frame":
      endFrame()
      hasFrame = true
    case "clear":
      guard let color = words.color() else { return false }
      background = color
    case "save": saved.append(state)
    case "restore":
      guard saved.count > (opened.last?.savedCount ?? -1) + 1, let last = saved.popLast() else {
        return false
      }
      state = last
    case "concat":
      guard let n = words.numbers(6) else { return false }
      state.transform = CGAffineTransform(
        a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]
      ).concatenating(state.transform)
    case "glyphs": return readGlyphs(&words)
    case "picture":
      guard let rect = words.numbers(4).map(Self.rect), let isSmooth = words.flag() else {
        return false
      }
      // Another size may follow.
      var image = image
      if let width = words.count() {
        guard let height = words.count(), max(width, height) <= 4096 else { return false }
        image = ImageReference(
          name: "noise \(width) \(height)", pixmap: Self.noise(width: width, height: height))
      }
      draw { $0.draw(image, in: rect, isSmooth: isSmooth, transform: $1) }
    case "shadow":
      guard let n = words.numbers(8), let color = words.color() else { return false }
      // The blurred shape alone, without its caster.
      var layer = Layer()
      layer.filters = [.blur(radius: Double(n[7]), isOpaque: false)]
      let shape = Self.rounded([n[0] + n[5], n[1] + n[6], n[2], n[3], n[4]], .circular)
      draw { list, transform in
        list.layer(layer) { $0.fill(shape, with: .solid(color), transform: transform) }
      }
    case "blurimage":
      guard let radius = words.number(), let picture else { return false }
      var layer = Layer()
      layer.filters = [.blur(radius: Double(radius), isOpaque: false)]
      let rect = CGRect(
        x: 0, y: 0, width: picture.pixmap.width, height: picture.pixmap.height)
      draw { list, transform in
        list.layer(layer) { $0.draw(picture, in: rect, transform: transform) }
      }
    default: return readFill(name, &words) ?? readStroke(name, &words) ?? readLayer(name, &words)
    }
    return true
  }

  private mutating func draw(_ body: (inout DisplayList, CGAffineTransform) -> Void) {
    body(&lists[lists.count - 1], state.transform)
  }

  // MARK: Shapes

  /// Reads a filled shape; `nil` if the name is none's.
  private mutating func readFill(_ name: Substring, _ words: inout BenchWords) -> Bool? {
    let path: Path
    switch name {
    case "rect":
      guard let n = words.numbers(4) else { return false }
      path = Path(Self.rect(n))
    case "rrect", "continuous":
      guard let n = words.numbers(5) else { return false }
      path = Self.rounded(n, name == "rrect" ? .circular : .continuous)
    case "ellipse":
      guard let n = words.numbers(4) else { return false }
      path = Path(ellipseIn: Self.rect(n))
    case "circle":
      guard let n = words.numbers(3) else { return false }
      path = Path(
        ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "path":
      guard let isEvenOdd = words.flag(), let paint = words.paint(), let path = words.path() else {
        return false
      }
      draw { $0.fill(path, rule: isEvenOdd ? .evenOdd : .nonZero, with: paint, transform: $1) }
      return true
    default: return nil
    }
    guard let paint = words.paint() else { return false }
    draw { $0.fill(path, with: paint, transform: $1) }
    return true
  }

  /// Reads a stroked shape; `nil` if the name is none's.
  private mutating func readStroke(_ name: Substring, _ words: inout BenchWords) -> Bool? {
    switch name {
    case "srrect":
      guard let n = words.numbers(6), let paint = words.paint() else { return false }
      draw {
        $0.stroke(
          Self.rounded(n, .circular), style: StrokeStyle(lineWidth: n[5]), with: paint,
          transform: $1)
      }
    case "spoly":
      guard let width = words.number(), let paint = words.paint(),
        let points = words.points(), points.count > 1
      else { return false }
      var path = Path()
      path.addLines(points)
      draw {
        $0.stroke(
          path, style: StrokeStyle(lineWidth: width, lineJoin: .round), with: paint,
          transform: $1)
      }
    case "spath":
      guard let n = words.numbers(5), let count = words.count(), let dash = words.numbers(count),
        let paint = words.paint(), let path = words.path()
      else { return false }
      let style = StrokeStyle(
        lineWidth: n[0], lineCap: n[1] == 1 ? .round : n[1] == 2 ? .square : .butt,
        lineJoin: n[2] == 1 ? .round : n[2] == 2 ? .bevel : .miter, miterLimit: n[3], dash: dash,
        dashPhase: n[4])
      draw { $0.stroke(path, style: style, with: paint, transform: $1) }
    default: return nil
    }
    return true
  }

  private mutating func readGlyphs(_ words: inout BenchWords) -> Bool {
    guard let outlines, let size = words.number(), let paint = words.paint(),
      let count = words.count()
    else { return false }
    var glyphs: [GlyphRun.Glyph] = []
    for _ in 0..<count {
      guard let n = words.numbers(3), let id = UInt32(exactly: Double(n[0])) else { return false }
      glyphs.append(GlyphRun.Glyph(id: id, position: CGPoint(x: n[1], y: n[2])))
    }
    draw {
      $0.draw(
        GlyphRun(font: outlines, size: Double(size), glyphs: glyphs, text: ""), with: paint,
        transform: $1)
    }
    return true
  }

  // MARK: Layers

  private mutating func readLayer(_ name: Substring, _ words: inout BenchWords) -> Bool {
    switch name {
    case "cliprrect":
      guard let n = words.numbers(5) else { return false }
      state.clip = Layer.Clip(Self.rounded(n, .circular), transform: state.transform)
    case "clippath":
      guard let isEvenOdd = words.flag(), let path = words.path() else { return false }
      state.clip = Layer.Clip(
        path, rule: isEvenOdd ? .evenOdd : .nonZero, transform: state.transform)
    case "blend":
      guard let number = words.count(), number < BlendMode.allCases.count else { return false }
      next.blendMode = BlendMode.allCases[number]
    case "isolated": next.isIsolated = true
    case "aliased": next.isAntialiased = false
    case "filter":
      guard let filter = words.filter() else { return false }
      next.filters.append(filter)
    case "group":
      guard let n = words.numbers(5) else { return false }
      next.opacity = Double(n[4])
      next.clip = state.clip
      open(next)
    case "endgroup":
      guard let layer = opened.last?.layer, let content = close() else { return false }
      draw { list, _ in list.layer(layer) { $0.append(content) } }
    case "mask": open(nil)
    case "endmask":
      guard let last = opened.last, last.layer == nil, let content = close() else { return false }
      next.mask = content
    default: return false
    }
    return true
  }

  private mutating func open(_ layer: Layer?) {
    opened.append(Opened(layer: layer, savedCount: saved.count))
    lists.append(DisplayList())
    saved.append(state)
    state.clip = nil
    if layer != nil { next = Layer() }
  }

  private mutating func close() -> DisplayList? {
    guard let last = opened.popLast(), let content = lists.popLast() else { return nil }
    state = saved[last.savedCount]
    saved.removeSubrange(last.savedCount...)
    return content
  }

  // MARK: Pieces

  private static func rect(_ n: [CGFloat]) -> CGRect {
    CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func rounded(_ n: [CGFloat], _ style: RoundedCornerStyle) -> Path {
    Path(roundedRect: rect(n), cornerRadius: n[4], style: style)
  }

  /// A picture that is partly transparent.
  private static func noise(width: Int, height: Int) -> Pixmap {
    var numbers = PseudoRandom(seed: 75)
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = UInt32(numbers.index(4)) * 85
        func part() -> UInt32 { UInt32(numbers.byte()) * alpha / 255 }
        pixmap[x, y] = part() | part() << 8 | part() << 16 | alpha << 24
      }
    }
    return pixmap
  }
}
