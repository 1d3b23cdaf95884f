internal import DisplayList
internal import ElementaryFunctions
internal import Foundation
internal import Geometry

/// The named workloads that rasterisers are compared on, as lists of 1920 by 1080.
///
/// They are written anew from their definitions; only the glyphs are others: marks of our own, so that no
/// font is needed.
public enum Workload: String, CaseIterable, Sendable {
  /// One rectangle over everything.
  case a
  /// A thousand turned rounded rectangles.
  case b
  /// Ten thousand circles.
  case c
  /// A hundred capsules with a gradient and an outline.
  case d
  /// Twenty-four cards with shadows.
  case e
  /// The same, every card of another size in every frame.
  case e2
  /// The picture of `b`, blurred.
  case f
  /// Two thousand glyphs.
  case g
  /// The same, under a scale that changes from frame to frame.
  case g2
  /// Twenty nested groups with clips.
  case h
  /// A screen of an app.
  case i
  /// Twelve cards of glass that move over a picture.
  case j

  /// How many frames the animated ones have.
  public static let animatedFrames = 44

  /// One frame as a list of one frame.
  ///
  /// - Parameter frame: Its number, 0..<``animatedFrames``; those that stand still are the same in each.
  /// - Returns: The list.
  /// - Throws: ``BenchError`` if the text is not what the reader takes.
  public func list(frame: Int = 0) throws(BenchError) -> BenchList {
    let source = self == .f ? try Workload.b.list() : nil
    return try BenchList(
      text: "frame 0\n" + text(frame: frame), outlines: Self.marks, source: source)
  }

  /// The lines of one frame, in the grammar of ``BenchList``.
  public func text(frame: Int = 0) -> String {
    var page = WorkloadPage()
    switch self {
    case .a: page.line("clear 0 0 0 0\nrect 0 0 1920 1080 solid 51 102 204 255")
    case .b: page.turnedRectangles()
    case .c: page.circles()
    case .d: page.capsules()
    case .e: page.cards(frame: nil)
    case .e2: page.cards(frame: Double(frame))
    case .f: page.line("clear 0 0 0 255\nblurimage 20")
    case .g: page.glyphs(scale: nil)
    case .g2: page.glyphs(scale: 1 + 0.0005 * Double(frame))
    case .h: page.groups()
    case .i: page.screen()
    case .j: page.glass(frame: Double(frame))
    }
    return page.text
  }

  /// Round marks with holes and hooks, forty-two of them, a thousand units to the em.
  static let marks = GlyphOutlines(name: "Marks", unitsPerEm: 1000) { id in
    var numbers = PseudoRandom(seed: UInt64(id) &* 77 &+ 5)
    func ring(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, _ turn: Double) -> Path {
      var path = Path()
      let places = (0..<12).map { step in
        let (sine, cosine) = sincos(Double(step) * .pi / 6 * turn)
        let bulge = 0.75 + 0.25 * numbers.unit()
        return CGPoint(x: x + rx * bulge * cosine, y: y + ry * bulge * sine)
      }
      path.move(to: places[0])
      for step in stride(from: 0, to: 12, by: 3) {
        path.addCurve(
          to: places[(step + 3) % 12], control1: places[step + 1], control2: places[step + 2])
      }
      path.closeSubpath()
      return path
    }
    var path = ring(280, -350, 260, 380, 1)
    if id % 3 != 0 { path.addPath(ring(280, -350, 130, 190, -1)) }
    if id % 2 == 0 {
      path.addRect(CGRect(x: 420, y: -720, width: 90, height: 720 + 20 * Double(id % 7)))
    }
    return path
  }
}
