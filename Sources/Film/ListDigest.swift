internal import Digest
public import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels

/// The digests of display lists: equal for equal lists, and for no others.
///
/// What is digested are the commands as numbers, bit by bit, not their text, which is rounded: a list takes a fiftieth of
/// the time. A font counts by its name and a picture by its pixels, so that two processes agree.
public struct ListDigest {
  private var bytes: [UInt8] = []
  /// Digests of pictures, which are shown again and again.
  private var pictures: [ImageReference: [UInt8]] = [:]

  /// Creates digests of no lists yet.
  public init() {}

  /// The digest of a list and of what is behind it.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - background: What lies beneath everything.
  /// - Returns: The first 16 hexadecimal digits of its SHA-256 digest.
  public mutating func digest(of list: DisplayList, on background: ResolvedColor) -> String {
    add(background)
    add(list)
    return finish()
  }

  /// The digest of some of a list's commands.
  ///
  /// - Parameter commands: The commands, in order; layers that they begin need not end.
  /// - Returns: The first 16 hexadecimal digits of their SHA-256 digest.
  public mutating func digest(of commands: some Collection<DisplayList.Command>) -> String {
    for command in commands { add(command) }
    return finish()
  }

  /// The digest of what was added; the next begins with nothing.
  private mutating func finish() -> String {
    var hash = SHA256()
    hash.update(bytes)
    bytes.removeAll(keepingCapacity: true)
    return String(SHA256.hexadecimal(hash.finalize()).prefix(Self.length))
  }

  /// The hexadecimal digits that stand for a digest.
  static let length = 16

  // MARK: Numbers

  private mutating func add(_ tag: UInt8) { bytes.append(tag) }

  private mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  private mutating func add(word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word &>> UInt64(shift)))
    }
  }

  private mutating func add(count: Int) { add(word: UInt64(count)) }

  /// A number; 0 and -0 are equal.
  private mutating func add(_ number: Double) { add(word: (number + 0).bitPattern) }

  private mutating func add(_ number: CGFloat) { add(Double(number)) }

  private mutating func add(_ number: Float) {
    let bits = (number + 0).bitPattern
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits &>> UInt32(shift)))
    }
  }

  private mutating func add(_ text: String) {
    add(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ size: CGSize) {
    add(size.width)
    add(size.height)
  }

  private mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }

  private mutating func add(_ transform: CGAffineTransform) {
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] { add(number) }
  }

  private mutating func add(_ color: ResolvedColor) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.opacity)
  }

  // MARK: Lists

  private mutating func add(_ list: DisplayList) {
    add(count: list.commands.count)
    for command in list.commands { add(command) }
  }

  private mutating func add(_ command: DisplayList.Command) {
    switch command {
    case .fill(let path, let rule, let paint, let transform):
      add(1 as UInt8)
      add(path)
      add(rule == .evenOdd)
      add(paint)
      add(transform)
    case .stroke(let path, let style, let paint, let transform):
      add(2 as UInt8)
      add(path)
      add(style)
      add(paint)
      add(transform)
    case .glyphs(let run, let paint, let transform):
      add(3 as UInt8)
      add(run)
      add(paint)
      add(transform)
    case .picture(let image, let rect, let isSmooth, let transform):
      add(4 as UInt8)
      add(image)
      add(rect)
      add(isSmooth)
      add(transform)
    case .beginLayer(let layer):
      add(5 as UInt8)
      add(layer)
    case .endLayer: add(6 as UInt8)
    }
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.font.name)
    add(run.font.unitsPerEm)
    add(run.size)
    add(run.text)
    add(count: run.glyphs.count)
    for glyph in run.glyphs {
      add(word: UInt64(glyph.id))
      add(glyph.position)
    }
  }

  private mutating func add(_ image: ImageReference) {
    add(image.name)
    if let known = pictures[image] { return bytes += known }
    var hash = PixelDigest()
    hash.add(image.pixmap)
    let digest = hash.finalize()
    pictures[image] = digest
    bytes += digest
  }

  private mutating func add(_ style: StrokeStyle) {
    for number in [style.lineWidth, style.miterLimit, style.dashPhase] { add(number) }
    add(UInt8(truncatingIfNeeded: style.lineCap.rawValue))
    add(UInt8(truncatingIfNeeded: style.lineJoin.rawValue))
    add(count: style.dash.count)
    for length in style.dash { add(length) }
  }

  private mutating func add(_ layer: Layer) {
    add(layer.opacity)
    add("\(layer.blendMode)")
    add(layer.isIsolated)
    add(layer.isAntialiased)
    add(layer.clip != nil)
    if let clip = layer.clip {
      add(clip.path)
      add(clip.rule == .evenOdd)
      add(clip.isAntialiased)
      add(clip.transform)
    }
    add(layer.mask != nil)
    if let mask = layer.mask { add(mask) }
    add(count: layer.filters.count)
    for filter in layer.filters { add(filter) }
  }

  private mutating func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, let isOpaque):
      add(1 as UInt8)
      add(radius)
      add(isOpaque)
    case .shadow(let color, let radius, let offset):
      add(2 as UInt8)
      add(color)
      add(radius)
      add(offset)
    case .colorMatrix(let matrix):
      add(3 as UInt8)
      add(count: matrix.count)
      for number in matrix { add(number) }
    case .shader(let filter):
      add(4 as UInt8)
      add(filter.use.rawValue)
      add(filter.shader)
      add(filter.reach)
      add(filter.frame)
      add(filter.transform)
    }
  }

  /// A shader counts by its function's name and source and by its arguments.
  private mutating func add(_ shader: BoundShader) {
    add(shader.function.name)
    add(shader.function.digest)
    add(count: shader.arguments.count)
    for argument in shader.arguments {
      add(argument.letter.asciiValue ?? 0)
      switch argument {
      case .numbers(let numbers), .floats(let numbers):
        add(count: numbers.count)
        for number in numbers { add(number) }
      case .color(let color): add(color)
      case .colors(let colors):
        add(count: colors.count)
        for color in colors { add(color) }
      case .bytes(let bytes):
        add(count: bytes.count)
        self.bytes += bytes
      case .picture(let image): add(image)
      }
    }
  }

  // MARK: Paints and paths

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      add(1 as UInt8)
      add(color)
    case .gradient(let gradient):
      add(2 as UInt8)
      add(gradient)
    case .picture(let image, let rect):
      add(3 as UInt8)
      add(image)
      add(rect)
    case .mesh(let mesh):
      add(5 as UInt8)
      add(mesh)
    case .backdrop(let backdrop):
      add(4 as UInt8)
      add(backdrop.radius)
      add(backdrop.saturation)
      add(backdrop.tint)
      add(backdrop.opacity)
    case .glass(let glass):
      add(7 as UInt8)
      add(glass)
    case .shader(let paint):
      add(6 as UInt8)
      add(paint.shader)
      add(paint.origin)
      add(paint.opacity)
    }
  }

  private mutating func add(_ glass: GlassPaint) {
    let kind = glass.kind
    for number in [
      kind.blur, kind.saturation, kind.bevel, kind.bend, kind.rim, kind.light, kind.glow,
      kind.shade, kind.shadeReach, kind.shadeDrop, glass.spacing, glass.opacity,
    ] {
      add(number)
    }
    add(kind.veil)
    add(count: glass.panes.count)
    for pane in glass.panes {
      switch pane.outline {
      case .rounded(let rect, let radius):
        add(1 as UInt8)
        add(rect)
        add(Double(radius))
      case .path(let path):
        add(2 as UInt8)
        add(path)
      }
      add(pane.transform)
      add(pane.tint)
      add(pane.presence)
    }
  }

  private mutating func add(_ mesh: MeshPaint) {
    add(mesh.interpolation == .perceptual)
    add(mesh.smoothsColors)
    add(mesh.background)
    add(mesh.frame)
    add(count: mesh.width)
    add(count: mesh.vertices.count)
    for vertex in mesh.vertices {
      for point in [
        vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom,
      ] {
        add(point)
      }
      add(vertex.color)
    }
  }

  private mutating func add(_ gradient: GradientPaint) {
    add(gradient.interpolation == .perceptual)
    add(count: gradient.stops.count)
    for stop in gradient.stops {
      add(stop.color)
      add(stop.location)
    }
    switch gradient.course {
    case .linear(let from, let to):
      add(1 as UInt8)
      add(from)
      add(to)
    case .radial(let center, let startRadius, let endRadius):
      add(2 as UInt8)
      add(center)
      add(startRadius)
      add(endRadius)
    case .elliptical(let center, let radii, let startFraction, let endFraction):
      add(3 as UInt8)
      add(center)
      add(radii)
      add(startFraction)
      add(endFraction)
    case .angular(let center, let start, let end):
      add(4 as UInt8)
      add(center)
      add(start.radians)
      add(end.radians)
    }
  }

  private mutating func add(_ path: Path) {
    switch path.kind {
    case .empty: add(0 as UInt8)
    case .rect(let rect):
      add(1 as UInt8)
      add(rect)
    case .ellipse(let rect):
      add(2 as UInt8)
      add(rect)
    case .roundedRect(let rect, let cornerSize, let style):
      add(3 as UInt8)
      add(rect)
      add(cornerSize)
      add(style == .continuous)
    case .unevenRoundedRect(let rect, let radii, let style):
      add(4 as UInt8)
      add(rect)
      for radius in [
        radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
      ] { add(radius) }
      add(style == .continuous)
    case .general(let elements):
      add(5 as UInt8)
      add(count: elements.count)
      for element in elements { add(element) }
    }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let end):
      add(1 as UInt8)
      add(end)
    case .line(let end):
      add(2 as UInt8)
      add(end)
    case .quadCurve(let end, let control):
      add(3 as UInt8)
      add(end)
      add(control)
    case .curve(let end, let control1, let control2):
      add(4 as UInt8)
      add(end)
      add(control1)
      add(control2)
    case .closeSubpath: add(5 as UInt8)
    }
  }
}
