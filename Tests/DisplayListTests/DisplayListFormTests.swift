import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

/// The exact words of every kind of path, paint, pen, filter and group, and the numbers of lines.
@Suite struct DisplayListFormTests {
  private static let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  private static let image = ImageReference(name: "photo", pixmap: Pixmap(width: 2, height: 2))

  private func text(
    _ path: Path = square, _ paint: Paint = red, _ transform: CGAffineTransform = .identity
  ) -> String {
    var list = DisplayList()
    list.fill(path, with: paint, transform: transform)
    return list.description
  }

  @Test func everyPathHasItsWords() {
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 4, bottomTrailing: 3, topTrailing: 2)
    let general = Path(elements: [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
      .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)),
      .curve(
        to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12)),
      .closeSubpath,
    ])
    let cases: [(Path, String)] = [
      (Path(Self.rect), "rect 0 0 20 10"), (Path(ellipseIn: Self.rect), "ellipse 0 0 20 10"),
      (
        Path(roundedRect: Self.rect, cornerRadius: 2.5, style: .circular),
        "rounded 0 0 20 10 corner 2.5"
      ),
      (
        Path(roundedRect: Self.rect, cornerSize: CGSize(width: 4, height: 2), style: .continuous),
        "rounded 0 0 20 10 corner 4 2 continuous"
      ),
      // Clockwise from the top left, whatever order they are given in.
      (
        Path(roundedRect: Self.rect, cornerRadii: radii, style: .circular),
        "rounded 0 0 20 10 corners 1 2 3 4"
      ),
      (
        Path(roundedRect: Self.rect, cornerRadii: radii, style: .continuous),
        "rounded 0 0 20 10 corners 1 2 3 4 continuous"
      ),
      (general, "path \"1 2 m 3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h\""),
    ]
    for (path, words) in cases { #expect(text(path) == "fill \(words) with #ff0000") }
  }

  @Test func aGeneralPathOfFewDecimalsCanBeReadBack() throws {
    let path = try #require(
      Path("0.5 -1.25 m 3 4 l 5 6 7.125 8 q 9 10 11 12 13 14 c h 0 0 m 1 1 l"))
    let words = text(path)
    let quoted = words.split(separator: "\"")
    #expect(quoted.count == 3)
    #expect(Path(String(quoted[1])) == path)
  }

  @Test func everyCourseOfAGradientHasItsWords() {
    let stops = [
      GradientPaint.Stop(color: Self.black, location: 0),
      GradientPaint.Stop(color: Self.black.opacity(0.25), location: 0.75),
    ]
    let center = CGPoint(x: 5, y: 6)
    let courses: [(GradientPaint.Course, String)] = [
      (.linear(from: center, to: CGPoint(x: 7, y: 6)), "linear 5 6 to 7 6"),
      (.radial(center: center, startRadius: 1, endRadius: 9.5), "radial 5 6 from 1 to 9.5"),
      (
        .elliptical(
          center: center, radii: CGSize(width: 3, height: 4), startFraction: 0.1, endFraction: 1),
        "elliptical 5 6 radii 3 4 from 0.1 to 1"
      ),
      (
        .angular(center: center, start: .degrees(-90), end: .degrees(270)),
        "angular 5 6 from -90° to 270°"
      ),
    ]
    for (course, words) in courses {
      let plain = GradientPaint(stops: stops, course: course)
      let perceptual = GradientPaint(stops: stops, course: course, interpolation: .perceptual)
      let colors = "[#000000 0, #000000/0.25 0.75]"
      #expect(text(Self.square, .gradient(plain)) == "fill rect 0 0 10 10 with \(words) \(colors)")
      #expect(
        text(Self.square, .gradient(perceptual))
          == "fill rect 0 0 10 10 with \(words) perceptual \(colors)")
    }
    #expect(
      text(Self.square, .picture(Self.image, in: Self.rect))
        == "fill rect 0 0 10 10 with picture photo in 0 0 20 10")
  }

  @Test func everyPenHasItsWords() {
    let pens: [(StrokeStyle, String)] = [
      (StrokeStyle(lineWidth: 1.5), "pen 1.5"),
      (StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round), "pen 2 round round"),
      (StrokeStyle(lineWidth: 2, lineCap: .square), "pen 2 square miter"),
      (StrokeStyle(lineWidth: 2, lineJoin: .bevel), "pen 2 butt bevel"),
      (StrokeStyle(lineWidth: 2, miterLimit: 4), "pen 2 miter 4"),
      // A limit for miters says nothing where joins are round; nor does a phase without dashes.
      (
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 4),
        "pen 2 round round"
      ),
      (StrokeStyle(lineWidth: 2, dash: [], dashPhase: 3), "pen 2"),
      (StrokeStyle(lineWidth: 2, dash: [4, 1.5, 2], dashPhase: -1), "pen 2 dash 4 1.5 2 phase -1"),
    ]
    for (pen, words) in pens {
      var list = DisplayList()
      list.stroke(Self.square, style: pen, with: Self.red)
      #expect(list.description == "stroke rect 0 0 10 10 \(words) with #ff0000")
    }
  }

  @Test func everyFilterHasItsWordsInItsOrder() {
    let offset = CGSize(width: 1, height: -2)
    let filters: [(Filter, String)] = [
      (.blur(radius: 4, isOpaque: true), "blur 4 opaque"),
      (.blur(radius: 0.5, isOpaque: false), "blur 0.5"),
      (.shadow(color: Self.black, radius: 3, offset: .zero), "shadow #000000 3"),
      (.shadow(color: Self.black, radius: 3, offset: offset), "shadow #000000 3 by 1 -2"),
      (.colorMatrix([1, 0, 0.5, -0.25]), "colors [1 0 0.5 -0.25]"),
    ]
    for shift in filters.indices {
      let turned = Array(filters[shift...] + filters[..<shift])
      var layer = Layer()
      layer.filters = turned.map(\.0)
      var list = DisplayList()
      list.layer(layer) { $0.fill(Self.square, with: Self.red) }
      #expect(list.lines.first == "group \(turned.map(\.1).joined(separator: " ")) {")
      #expect(list.lines.count == 3 && list.lines.last == "}")
    }
  }

  @Test func aGroupNamesAllThatItDoesInOneOrder() {
    var layer = Layer()
    (layer.isAntialiased, layer.isIsolated) = (false, true)
    layer.clip = Layer.Clip(
      Self.square, rule: .evenOdd, isAntialiased: false,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    layer.filters = [.blur(radius: 1, isOpaque: false)]
    layer.blendMode = .plusLighter
    layer.opacity = 0
    var list = DisplayList()
    list.layer(layer) { $0.draw(Self.image, in: Self.rect) }
    #expect(
      list.description == """
        group opacity 0 blend plusLighter blur 1 clip rect 0 0 10 10 even-odd aliased matrix 2 0 0 2 0 0 \
        isolated aliased {
          picture photo in 0 0 20 10
        }
        """)
  }

  @Test func colorsBeyondTheUnitRangeAreNumbers() {
    func color(_ red: Float, _ opacity: Float = 1) -> String {
      text(Self.square, .solid(ResolvedColor(red: red, green: 0, blue: 0, opacity: opacity)))
        .replacing("fill rect 0 0 10 10 with ", with: "")
    }
    #expect(color(1.5) == "rgb(1.5 0 0)" && color(-0.5) == "rgb(-0.5 0 0)")
    #expect(color(0, 0) == "#000000/0" && color(1, 0.125) == "#ff0000/0.125")
    // 0.2 is 51 of 255, 0.3 is 76.5.
    #expect(color(0.2) == "#330000" && color(0.3) == "rgb(0.3 0 0)")
  }

  // MARK: Numbers of lines

  @Test func linesHaveTheNumbersOfTheirCommands() {
    var list = DisplayList()
    list.fill(Self.square, with: Self.red)
    var layer = Layer()
    layer.opacity = 0.5
    var mask = DisplayList()
    mask.layer(layer) { $0.fill(Self.square, with: Self.red) }
    layer.mask = mask
    list.layer(layer) { list in
      list.fill(Self.square, with: Self.red)
      var inner = Layer()
      inner.isIsolated = true
      list.layer(inner) { $0.fill(Self.square, with: Self.red) }
    }
    list.draw(Self.image, in: Self.rect)
    let numbered = list.numberedLines
    // 0 a fill, 1 a group, 2 a fill, 3 a group, 4 a fill, 5 its end, 6 the end with its mask, 7 a picture.
    #expect(numbered.map(\.command) == [0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7])
    #expect(list.commands.count == 8)
    #expect(numbered.map(\.text) == list.lines)
    #expect(
      list.lines[6...].joined(separator: "\n") == """
        } mask {
          group opacity 0.5 {
            fill rect 0 0 10 10 with #ff0000
          }
        }
        picture photo in 0 0 20 10
        """)
  }

  @Test func aMoveIsWrittenShortAndAllElseAsAMatrix() {
    let cases: [(CGAffineTransform, String)] = [
      (.identity, ""), (CGAffineTransform(translationX: 0, y: 3), " at 0 3"),
      (CGAffineTransform(scaleX: 2, y: 1), " matrix 2 0 0 1 0 0"),
      (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 5), " matrix 1 0 0.5 1 4 5"),
      // A move too small to be written is still a move.
      (CGAffineTransform(translationX: 0.0004, y: 0), " at 0 0"),
    ]
    for (transform, words) in cases {
      #expect(text(Self.square, Self.red, transform) == "fill rect 0 0 10 10 with #ff0000" + words)
    }
  }
}
