import Foundation
import Geometry
import Testing

@testable import Views

@Suite("The way of a zooming page")
struct ZoomCourseTests {
  private let from = CGRect(x: 57, y: 82, width: 100, height: 100)
  private let to = CGRect(x: 0, y: 0, width: 402, height: 874)

  private func course(_ progress: Double, _ pull: ZoomPull = ZoomPull()) -> ZoomCourse {
    ZoomCourse(from: from, to: to, progress: progress, pull: pull)
  }

  @Test("it begins at the source and ends in its place")
  func ends() {
    for (progress, frame) in [(0.0, from), (1, to)] {
      let place = course(progress).frame
      #expect(abs(place.minX - frame.minX) < 1e-9 && abs(place.minY - frame.minY) < 1e-9)
      #expect(abs(place.width - frame.width) < 1e-9 && abs(place.height - frame.height) < 1e-9)
      #expect(abs(course(progress).share - progress) < 1e-12)
    }
  }

  @Test("middle, width and ratio go straight: widths and heights of a recording of iOS 26")
  func straight() {
    // Widths that the recording shows, and the heights and upper edges that go with them, to half a hundredth of the stage.
    let seen = [(264.0, 435.0, 82.0), (312, 571, 61), (345, 674, 43), (373, 773, 23)]
    for (width, height, top) in seen {
      let frame = course((width - 100) / 302).frame
      #expect(abs(frame.width - width) < 1e-9)
      #expect(abs(frame.height - height) < 5, "\(frame)")
      #expect(abs(frame.minY - top) < 4, "\(frame)")
    }
  }

  @Test(
    "the point under the finger stays there while the page shrinks", arguments: [0.0, 150, 600])
  func grip(y: Double) {
    let grip = CGPoint(x: 120, y: y)
    let way = CGSize(width: 12, height: 180)
    let pull = ZoomPull(of: to, at: grip, by: way, along: way.height)
    let frame = course(1, pull).frame
    let scale = frame.width / to.width
    #expect(abs(scale - (1 - 0.91 * 180 / 874)) < 1e-9)
    #expect(abs(frame.minX + grip.x * scale - grip.x - way.width) < 1e-9)
    #expect(abs(frame.minY + grip.y * scale - grip.y - way.height) < 1e-9)
    // It keeps its shape.
    #expect(abs(frame.height / frame.width - to.height / to.width) < 1e-9)
  }

  @Test("however far a finger goes, the page stays to be seen, and does not grow")
  func limits() {
    let far = ZoomPull(of: to, at: .zero, by: CGSize(width: 0, height: 9000), along: 9000)
    #expect(abs(course(1, far).frame.width - 0.4 * 402) < 1e-9)
    let back = ZoomPull(of: to, at: .zero, by: CGSize(width: 0, height: -50), along: -50)
    #expect(back.narrowing == 0)
  }

  @Test("corners go from the source's to the screen's, which shrink with the page")
  func corners() {
    #expect(course(0).radius(from: 8, to: 62) == 8)
    #expect(course(1).radius(from: 8, to: 62) == 62)
    var pull = ZoomPull()
    pull.narrowing = 201
    #expect(course(1, pull).radius(from: 8, to: 62) == 31)
  }

  @Test("page and source are as wide as the frame, and begin at its upper edge")
  func contents() {
    let course = course(0.5)
    let page = to.applying(course.pageTransform)
    #expect(abs(page.minX - course.frame.minX) < 1e-9 && abs(page.minY - course.frame.minY) < 1e-9)
    #expect(abs(page.width - course.frame.width) < 1e-9 && page.maxY >= course.frame.maxY)
    let source = course.sourceFrame
    #expect(source.origin == course.frame.origin && abs(source.width - source.height) < 1e-9)
  }
}
