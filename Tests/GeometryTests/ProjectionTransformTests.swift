import Foundation
import Geometry
import Testing

@Suite struct ProjectionTransformTests {
  @Test func anAffineMapStaysItself() {
    let affine = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -2)
    let place = CGPoint(x: 12, y: 5)
    let (a, b) = (place.applying(affine), place.applying(ProjectionTransform(affine)))
    #expect(abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12)
    #expect(ProjectionTransform(affine).affine(near: place) == affine)
  }

  @Test func theInverseUndoes() {
    let turn = ProjectionTransform(rotation: .degrees(40), axis: (1, 2, 3), distance: 300)
    let place = CGPoint(x: 30, y: -20)
    let back = place.applying(turn).applying(turn.inverted())
    #expect(abs(back.x - 30) < 1e-9 && abs(back.y + 20) < 1e-9)
  }

  @Test func aTurnAboutTheVerticalNarrows() {
    let turn = ProjectionTransform(rotation: .degrees(60), axis: (0, 1, 0), distance: .infinity)
    let place = CGPoint(x: 10, y: 4).applying(turn)
    #expect(abs(place.x - 5) < 1e-9 && place.y == 4)
  }

  @Test func turnsAboutTheDepthAxisAreFlat() {
    let turn = ProjectionTransform(rotation: .degrees(30), axis: (0, 0, 1), distance: 500)
    let flat = CGAffineTransform(rotationAngle: .pi / 6)
    let (a, b) = (CGPoint(x: 7, y: 1).applying(turn), CGPoint(x: 7, y: 1).applying(flat))
    #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
  }

  @Test func theAffineMapNearAPlaceTouchesThere() {
    let turn = ProjectionTransform(rotation: .degrees(40), axis: (0, 1, 0), distance: 200)
    let place = CGPoint(x: 20, y: 10)
    let near = turn.affine(near: place)
    let beside = CGPoint(x: 20.001, y: 10.001)
    let (a, b) = (beside.applying(near), beside.applying(turn))
    #expect(abs(a.x - b.x) < 1e-7 && abs(a.y - b.y) < 1e-7)
  }

  @Test func linesStayLinesInPerspective() {
    let turn = ProjectionTransform(rotation: .degrees(40), axis: (0, 1, 0), distance: 200)
    let path = Path(CGRect(x: -10, y: -10, width: 20, height: 20)).applying(turn)
    #expect(path.elements.count == 5)
    #expect(path.contains(.zero))
  }
}
