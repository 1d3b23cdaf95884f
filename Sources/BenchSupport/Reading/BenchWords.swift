internal import DisplayList
internal import Foundation
internal import Geometry

/// The words of a line, taken one after the other.
struct BenchWords {
  /// Numbers that a line may announce; a wrong one must not eat all memory.
  private static let mostEntries = 1_000_000

  private var words: ArraySlice<Substring>
  /// What `pattern` and `picture` show.
  private let image: ImageReference

  init(_ line: Substring, image: ImageReference) {
    words = line.split(separator: " ")[...]
    self.image = image
  }

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

  /// How many entries follow.
  mutating func count() -> Int? {
    guard let number = number(), let count = Int(exactly: Double(number)),
      (0...Self.mostEntries).contains(count)
    else { return nil }
    return count
  }

  mutating func flag() -> Bool? { number().map { $0 != 0 } }

  mutating func color() -> ResolvedColor? {
    guard let n = numbers(4) else { return nil }
    return ResolvedColor(
      red: Float(n[0] / 255), green: Float(n[1] / 255), blue: Float(n[2] / 255),
      opacity: Float(n[3] / 255))
  }

  mutating func points() -> [CGPoint]? {
    guard let count = count(), let n = numbers(2 * count) else { return nil }
    return stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
  }

  /// A path's steps, to the end of the line.
  mutating func path() -> Path? {
    var path = Path()
    while let step = word() {
      func place(_ n: [CGFloat], _ at: Int) -> CGPoint { CGPoint(x: n[at], y: n[at + 1]) }
      switch step {
      case "M":
        guard let n = numbers(2) else { return nil }
        path.move(to: place(n, 0))
      case "L":
        guard let n = numbers(2) else { return nil }
        path.addLine(to: place(n, 0))
      case "Q":
        guard let n = numbers(4) else { return nil }
        path.addQuadCurve(to: place(n, 2), control: place(n, 0))
      case "C":
        guard let n = numbers(6) else { return nil }
        path.addCurve(to: place(n, 4), control1: place(n, 0), control2: place(n, 2))
      case "Z": path.closeSubpath()
      default: return nil
      }
    }
    return path
  }

  mutating func filter() -> Filter? {
    switch word() {
    case "blur":
      guard let radius = number(), let isOpaque = flag() else { return nil }
      return .blur(radius: Double(radius), isOpaque: isOpaque)
    case "shadow":
      guard let color = color(), let n = numbers(3) else { return nil }
      return .shadow(
        color: color, radius: Double(n[0]), offset: CGSize(width: n[1], height: n[2]))
    case "colors": return numbers(20).map { .colorMatrix($0.map { Float($0) }) }
    default: return nil
    }
  }

  /// Glass: what it does with light, the spacing, and panes of a rectangle, a radius, a tint and a presence.
  private mutating func glass() -> GlassPaint? {
    guard let n = numbers(2), let veil = color(), let m = numbers(9), let count = count() else {
      return nil
    }
    var kind = GlassPaint.Kind()
    (kind.blur, kind.saturation, kind.veil) = (Double(n[0]), Double(n[1]), veil)
    (kind.bevel, kind.bend, kind.rim) = (Double(m[0]), Double(m[1]), Double(m[2]))
    (kind.light, kind.glow) = (Double(m[3]), Double(m[4]))
    (kind.shade, kind.shadeReach, kind.shadeDrop) = (Double(m[5]), Double(m[6]), Double(m[7]))
    var panes: [GlassPaint.Pane] = []
    for _ in 0..<count {
      guard let r = numbers(5), let tint = color(), let presence = number() else { return nil }
      panes.append(
        GlassPaint.Pane(
          .rounded(CGRect(x: r[0], y: r[1], width: r[2], height: r[3]), radius: r[4]), tint: tint,
          presence: Double(presence)))
    }
    return GlassPaint(panes: panes, kind: kind, spacing: Double(m[8]))
  }

  mutating func paint() -> Paint? {
    var interpolation = GradientPaint.Interpolation.device
    var name = word()
    if name == "perceptual" { (interpolation, name) = (.perceptual, word()) }
    let course: GradientPaint.Course
    switch name {
    case "solid": return color().map { .solid($0) }
    case "backdrop":
      guard let n = numbers(2), let tint = color() else { return nil }
      return .backdrop(
        BackdropPaint(radius: Double(n[0]), saturation: Double(n[1]), tint: tint))
    case "glass": return glass().map { .glass($0) }
    case "pattern":
      guard let n = numbers(4) else { return nil }
      return .picture(image, in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "linear":
      guard let n = numbers(4) else { return nil }
      course = .linear(from: CGPoint(x: n[0], y: n[1]), to: CGPoint(x: n[2], y: n[3]))
    case "radial":
      guard let n = numbers(4) else { return nil }
      course = .radial(
        center: CGPoint(x: n[0], y: n[1]), startRadius: Double(n[2]), endRadius: Double(n[3]))
    case "elliptical":
      guard let n = numbers(6) else { return nil }
      course = .elliptical(
        center: CGPoint(x: n[0], y: n[1]), radii: CGSize(width: n[2], height: n[3]),
        startFraction: Double(n[4]), endFraction: Double(n[5]))
    case "angular":
      guard let n = numbers(4) else { return nil }
      course = .angular(
        center: CGPoint(x: n[0], y: n[1]), start: .degrees(Double(n[2])),
        end: .degrees(Double(n[3])))
    default: return nil
    }
    guard let count = count() else { return nil }
    var stops: [GradientPaint.Stop] = []
    for _ in 0..<count {
      guard let place = number(), let color = color() else { return nil }
      stops.append(GradientPaint.Stop(color: color, location: Double(place)))
    }
    return .gradient(GradientPaint(stops: stops, course: course, interpolation: interpolation))
  }
}
