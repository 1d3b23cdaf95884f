import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// What moving, mirroring, scaling, cropping and covering do to any picture.
@Suite struct PictureLawTests {
  private static let (width, height) = (96, 80)

  private static let shapes: [Path] = [
    Path(CGRect(x: 8.3, y: 6.7, width: 30.5, height: 20.25)),
    Path(ellipseIn: CGRect(x: 7.5, y: 5.25, width: 34, height: 34)),
    Path(ellipseIn: CGRect(x: 7.1, y: 5.9, width: 41, height: 17)),
    Path(
      roundedRect: CGRect(x: 6.4, y: 8.8, width: 38, height: 26), cornerRadius: 7, style: .circular),
    Path(
      roundedRect: CGRect(x: 6, y: 8, width: 40, height: 30), cornerRadius: 9, style: .continuous),
    Path {
      $0.addLines([
        CGPoint(x: 9, y: 5), CGPoint(x: 45, y: 19), CGPoint(x: 22, y: 21), CGPoint(x: 30, y: 38),
      ])
      $0.closeSubpath()
    },
  ]

  private func draw(
    _ path: Path, _ transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
    scale: Double = 1, size: (Int, Int) = (width, height)
  ) -> Pixmap {
    var list = DisplayList()
    list.fill(
      path, rule: rule, with: .solid(ResolvedColor(red: 1, green: 0.5, blue: 0.25)),
      transform: transform)
    return Rasterizer().render(list, width: size.0, height: size.1, scale: scale)
  }

  /// The greatest difference of a component.
  private func distance(_ a: Pixmap, _ b: Pixmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return .max }
    var greatest = 0
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (one, other) = (a[x, y] >> shift & 255, b[x, y] >> shift & 255)
          greatest = max(greatest, abs(Int(one) - Int(other)))
        }
      }
    }
    return greatest
  }

  private func changed(_ picture: Pixmap, _ place: (Int, Int) -> (Int, Int)) -> Pixmap {
    var result = Pixmap(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (column, row) = place(x, y)
        if (0..<picture.width).contains(column), (0..<picture.height).contains(row) {
          result[x, y] = picture[column, row]
        }
      }
    }
    return result
  }

  // MARK: Places

  @Test(arguments: 0..<6, [(1, 0), (0, 1), (17, 9), (48, 40), (-30, -20)])
  func wholePixelsMoveThePixels(_ number: Int, _ shift: (Int, Int)) {
    let still = draw(Self.shapes[number])
    let moved = draw(
      Self.shapes[number],
      CGAffineTransform(translationX: CGFloat(shift.0), y: CGFloat(shift.1)))
    // Places are rounded to floats' digits: a level at most. What is cut at an edge is a hundredth off, either way.
    let limit = shift.0 < 0 ? 5 : 1
    #expect(distance(moved, changed(still) { ($0 - shift.0, $1 - shift.1) }) <= limit)
  }

  @Test(arguments: 0..<6) func mirrorImagesAreMirrored(_ number: Int) {
    let own = draw(Self.shapes[number])
    let (w, h) = (CGFloat(Self.width), CGFloat(Self.height))
    let across = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    // Coverage is within a hundredth of the area, either way.
    let found = draw(Self.shapes[number], across)
    #expect(distance(found, changed(own) { (Self.width - 1 - $0, $1) }) <= 5)
    let other = draw(Self.shapes[number], down)
    #expect(distance(other, changed(own) { ($0, Self.height - 1 - $1) }) <= 5)
  }

  @Test(arguments: 0..<6, [2.0, 3]) func aScaleIsATransform(_ number: Int, _ scale: Double) {
    let size = (Int(Double(Self.width) * scale), Int(Double(Self.height) * scale))
    let scaled = draw(Self.shapes[number], scale: scale, size: size)
    let grown = draw(
      Self.shapes[number], CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)),
      size: size)
    #expect(distance(scaled, grown) <= 1)
  }

  @Test(arguments: 0..<6, [(1, 1), (20, 9), (33, 80), (96, 21)])
  func aSmallerPictureIsAPartOfTheLarger(_ number: Int, _ size: (Int, Int)) {
    let (whole, part) = (draw(Self.shapes[number]), draw(Self.shapes[number], size: size))
    for y in 0..<size.1 {
      for x in 0..<size.0 where part[x, y] != whole[x, y] {
        let (one, other) = (Int(part[x, y] >> 24), Int(whole[x, y] >> 24))
        #expect(abs(one - other) <= 5, "\(x), \(y)")
      }
    }
  }

  // MARK: Areas

  @Test(arguments: [
    (8.0, 6.0, 20.0, 10.0), (8.25, 6.5, 20.5, 9.75), (3.1, 4.9, 0.4, 30), (5, 5, 1, 0.3),
  ])
  func aRectanglesCoverageIsTheProductOfBothSides(_ r: (Double, Double, Double, Double)) {
    let picture = draw(
      Path(CGRect(x: CGFloat(r.0), y: CGFloat(r.1), width: CGFloat(r.2), height: CGFloat(r.3))))
    func covered(_ from: Double, _ length: Double, _ at: Int) -> Double {
      max(0, min(from + length, Double(at + 1)) - max(from, Double(at)))
    }
    for y in 0..<Self.height {
      let down = covered(r.1, r.3, y)
      let isRight = (0..<Self.width).allSatisfy { x in
        abs(Double(picture[x, y] >> 24) - 255 * down * covered(r.0, r.2, x)) <= 2.55
      }
      #expect(isRight, "row \(y)")
    }
  }

  @Test(arguments: [3.5, 8, 15.25, 30, 37.9]) func circlesHaveTheirArea(_ radius: Double) {
    let (x, y) = (48.3, 40.1)
    let picture = draw(
      Path(
        ellipseIn: CGRect(
          x: CGFloat(x - radius), y: CGFloat(y - radius), width: CGFloat(2 * radius),
          height: CGFloat(2 * radius))))
    let sum = picture.words.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    // A thousandth of each pixel along the edge, of which there are about eight a pixel of radius.
    #expect(abs(sum - .pi * radius * radius) < 0.002 * 8 * radius + 0.02)
    // Inside it is full, outside empty.
    for row in 0..<Self.height {
      for column in 0..<Self.width {
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let far = (dx * dx + dy * dy).squareRoot() - radius
        guard abs(far) > 0.75 else { continue }
        #expect(abs(Int(picture[column, row] >> 24) - (far < 0 ? 255 : 0)) <= 2)
      }
    }
  }

  @Test(arguments: 0..<6) func aSimpleOutlineIsTheSameByBothRules(_ number: Int) {
    let (one, other) = (draw(Self.shapes[number]), draw(Self.shapes[number], rule: .evenOdd))
    #expect(distance(one, other) <= 5)
  }

  @Test func anOutlineTheOtherWayRoundIsTheSame() {
    let corners = [
      CGPoint(x: 9, y: 5), CGPoint(x: 45, y: 19), CGPoint(x: 22, y: 21), CGPoint(x: 30, y: 38),
    ]
    let (there, back) = (
      Path {
        $0.addLines(corners)
        $0.closeSubpath()
      },
      Path {
        $0.addLines(corners.reversed())
        $0.closeSubpath()
      }
    )
    #expect(distance(draw(there), draw(back)) <= 1)
  }

  // MARK: Lists

  @Test func nothingIsTheBackground() {
    for (color, word) in [
      (ResolvedColor.white, UInt32.max), (.black, 0xff00_0000), (Rasterizer.transparent, 0),
      (ResolvedColor(red: 1, green: 0, blue: 0), 0xff00_00ff),
    ] {
      let picture = Rasterizer().render(DisplayList(), width: 37, height: 70, background: color)
      for y in 0..<70 { #expect((0..<37).allSatisfy { picture[$0, y] == word }) }
    }
  }

  @Test func whatIsCoveredByOpaquePaintIsNotSeen() {
    var list = sampleList()
    let whole = Path(CGRect(x: 0, y: 0, width: 211, height: 157))
    list.fill(whole, with: .solid(ResolvedColor(red: 0, green: 1, blue: 0)))
    let picture = Rasterizer().render(list, width: 211, height: 157)
    for y in 0..<157 { #expect((0..<211).allSatisfy { picture[$0, y] == 0xff00_ff00 }) }
  }

  @Test func shapesThatDoNotTouchComeInAnyOrder() {
    let places = [(0, 0), (48, 0), (0, 40), (48, 40)]
    func picture(_ order: [Int]) -> Pixmap {
      var list = DisplayList()
      for index in order {
        let place = CGAffineTransform(
          a: 0.8, b: 0, c: 0, d: 0.8, tx: CGFloat(places[index].0), ty: CGFloat(places[index].1))
        list.fill(
          Self.shapes[index + 1],
          with: .solid(ResolvedColor(red: Float(index) / 4, green: 1, blue: 0, opacity: 0.6)),
          transform: place)
      }
      return Rasterizer().render(
        list, width: Self.width, height: Self.height, background: .white)
    }
    #expect(Set([[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]].map(picture)).count == 1)
  }

  @Test func clipsWithinClipsAreWhatBothHave() {
    let (a, b) = (
      CGRect(x: 10, y: 8, width: 40, height: 30), CGRect(x: 30, y: 20, width: 50, height: 50)
    )
    var content = DisplayList()
    for (index, path) in Self.shapes.enumerated() {
      content.fill(
        path, with: .solid(ResolvedColor(red: Float(index) / 6, green: 0, blue: 1, opacity: 0.7)),
        transform: CGAffineTransform(translationX: CGFloat(index * 4), y: CGFloat(index * 3)))
    }
    func clip(_ rects: [CGRect]) -> Pixmap {
      func nest(_ rects: ArraySlice<CGRect>, _ list: inout DisplayList) {
        guard let first = rects.first else { return list.append(content) }
        var layer = Layer()
        layer.clip = Layer.Clip(Path(first))
        list.layer(layer) { nest(rects.dropFirst(), &$0) }
      }
      var list = DisplayList()
      nest(rects[...], &list)
      return Rasterizer().render(list, width: Self.width, height: Self.height, background: .white)
    }
    let both = clip([CGRect(x: 30, y: 20, width: 20, height: 18)])
    // Of translucent shapes in groups each group is rounded once: a level or two for each of the six.
    for rects in [[a, b], [b, a], [a, a, b]] { #expect(distance(clip(rects), both) <= 6) }
    let free = clip([])
    var wanted = Pixmap(width: Self.width, height: Self.height)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = (30..<50).contains(x) && (20..<38).contains(y)
        wanted[x, y] = isInside ? free[x, y] : .max
        if !isInside { #expect(both[x, y] == .max, "\(x), \(y)") }
      }
    }
    #expect(distance(both, wanted) <= 6 && wanted[35, 25] != .max)
  }
}
