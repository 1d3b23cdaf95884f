import DisplayList
import FilmPictures
import Foundation
import Geometry
import Testing

@Suite("How much pictures change")
struct PictureChangeTests {
  /// A square at a place.
  private func list(_ x: Double) -> DisplayList {
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: x, y: 10, width: 20, height: 20)),
      with: .solid(ResolvedColor(red: 1, green: 0, blue: 0)))
    return list
  }

  private func steps(_ places: [(frame: Int, x: Double)]) -> [Double] {
    var change = PictureChange(width: 192, height: 96, background: .white)
    for place in places { change.take(list(place.x), place.frame) }
    return change.steps
  }

  @Test("where nothing moves there is none; the first frame has none")
  func still() {
    #expect(steps([(0, 5), (1, 5), (2, 5)]) == [0, 0, 0])
    #expect(steps([]) == [])
  }

  @Test("even movement is even change, farther is more, there and back the same")
  func even() {
    // Two points are a pixel of the small picture.
    let even = steps((0..<20).map { ($0, 10 + 4 * Double($0)) })
    #expect(even[0] == 0 && even[1] > 0)
    #expect(even.dropFirst().allSatisfy { $0 == even[1] })
    let jump = steps([(0, 10), (1, 18), (2, 10)])
    #expect(jump[1] == 2 * even[1] && jump[2] == jump[1])
  }

  @Test("what changed while frames were left out is spread over them")
  func leftOut() {
    let (all, some) = (
      steps((0..<9).map { ($0, 10 + 4 * Double($0)) }), steps([(0, 10), (4, 26), (8, 42)])
    )
    #expect(all == some)
  }

  @Test("a stage of any form has pictures")
  func forms() {
    for (width, height) in [(1.0, 10_000.0), (10_000, 1), (0.5, 0.5)] {
      var change = PictureChange(width: width, height: height, background: .white)
      change.take(list(0), 0)
      change.take(list(3), 1)
      #expect(change.steps.count == 2)
    }
  }
}
