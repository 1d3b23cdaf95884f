import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@Suite struct DisplayListTextTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))

  @Test func commandsAreOneLineEach() {
    var list = DisplayList()
    list.fill(square, with: red)
    list.fill(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), rule: .evenOdd,
      with: .solid(ResolvedColor(red: 0.123456, green: 0.5, blue: 0, opacity: 0.25)),
      transform: CGAffineTransform(translationX: 10, y: 12.3456))
    list.stroke(
      Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) },
      style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]),
      with: red, transform: CGAffineTransform(scaleX: 2, y: 2))
    list.draw(
      ImageReference(name: "photo", pixmap: Pixmap(width: 1, height: 1)),
      in: CGRect(x: 0, y: 0, width: 64, height: 64), isSmooth: false)
    #expect(
      list.description == """
        fill rect 0 0 10 10 with #ff0000
        fill ellipse 0 0 20 20 even-odd with rgb(0.123 0.5 0)/0.25 at 10 12.346
        stroke path "0 0 m 10 0 l" pen 2 round miter dash 4 2 with #ff0000 matrix 2 0 0 2 0 0
        picture photo in 0 0 64 64 nearest
        """)
  }

  @Test func groupsIndentWhatTheyHold() {
    var mask = DisplayList()
    mask.fill(square, with: red)
    var layer = Layer()
    layer.opacity = 0.5
    layer.blendMode = .multiply
    layer.filters = [
      .blur(radius: 4, isOpaque: false),
      .shadow(color: .black.opacity(0.5), radius: 3, offset: CGSize(width: 0, height: 2)),
    ]
    layer.clip = Layer.Clip(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3))
    layer.mask = mask
    var list = DisplayList()
    list.layer(layer) { list in
      var inner = Layer()
      inner.isIsolated = true
      list.layer(inner) {
        $0.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .solid(.white))
      }
    }
    #expect(
      list.description == """
        group opacity 0.5 blend multiply blur 4 shadow #000000/0.5 3 by 0 2 clip rounded 0 0 10 10 \
        corner 3 continuous {
          group isolated {
            fill rect 1 1 2 2 with #ffffff
          }
        } mask {
          fill rect 0 0 10 10 with #ff0000
        }
        """)
  }

  @Test func edgesAreNamedWhereTheyAreNotSmooth() {
    var list = DisplayList()
    list.edges(antialiased: true) { $0.fill(square, with: red) }
    list.edges(antialiased: false) { $0.fill(square, with: red) }
    var layer = Layer()
    layer.clip = Layer.Clip(
      square, rule: .evenOdd, isAntialiased: false,
      transform: CGAffineTransform(translationX: 1, y: 2))
    list.layer(layer) { $0.fill(square, with: red) }
    #expect(
      list.description == """
        fill rect 0 0 10 10 with #ff0000
        group aliased {
          fill rect 0 0 10 10 with #ff0000
        }
        group clip rect 0 0 10 10 even-odd aliased at 1 2 {
          fill rect 0 0 10 10 with #ff0000
        }
        """)
  }

  @Test func gradientsNameTheirCourse() {
    let stops = [
      GradientPaint.Stop(color: .black, location: 0),
      GradientPaint.Stop(color: .white, location: 1),
    ]
    var list = DisplayList()
    for course: GradientPaint.Course in [
      .linear(from: .zero, to: CGPoint(x: 0, y: 10)),
      .angular(center: .zero, start: .zero, end: .degrees(360)),
    ] {
      list.fill(square, with: .gradient(GradientPaint(stops: stops, course: course)))
    }
    #expect(
      list.description == """
        fill rect 0 0 10 10 with linear 0 0 to 0 10 [#000000 0, #ffffff 1]
        fill rect 0 0 10 10 with angular 0 0 from 0° to 360° [#000000 0, #ffffff 1]
        """)
  }

  @Test func numbersAreShortAndHaveNoNegativeZero() {
    var list = DisplayList()
    list.fill(
      square, with: red, transform: CGAffineTransform(translationX: -0.0001, y: -1.5))
    #expect(list.description == "fill rect 0 0 10 10 with #ff0000 at 0 -1.5")
  }

  @Test func emptyGroupsLeaveNothing() {
    var list = DisplayList()
    var layer = Layer()
    layer.opacity = 0.5
    list.layer(layer) { _ in }
    #expect(list.isEmpty && list.description.isEmpty)
  }
}
