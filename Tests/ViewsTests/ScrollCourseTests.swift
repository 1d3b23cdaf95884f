import Foundation
import Testing
import Views

@testable import UIKitViews

@Suite("The course of scrolled content")
struct ScrollCourseTests {
  private static let loss = -1000 * log(0.998)

  /// Courses of many kinds, with the places between which content can rest.
  private static func sundry() -> [(course: ScrollCourse, from: Double, velocity: Double)] {
    var courses: [(course: ScrollCourse, from: Double, velocity: Double)] = []
    for place in [-30.0, 0, 200, 400, 450] {
      for velocity in [-3000.0, -200, 0, 40, 900] {
        for bounces in [false, true] {
          let course = ScrollCourse.thrown(
            from: place, velocity: velocity, loss: loss, in: 0...400, bounces: bounces,
            tolerance: 0.1)
          courses.append((course, place, velocity))
        }
        for target in [0.0, 210, 400] {
          let course = ScrollCourse.aimed(
            from: place, to: target, velocity: velocity, tolerance: 0.1)
          courses.append((course, place, velocity))
        }
      }
    }
    return courses
  }

  @Test("begins where the content is and comes to rest within the tolerance of where it says")
  func ends() {
    for (course, place, _) in Self.sundry() where course.end > 0 {
      #expect(abs(course.place(at: 0) - place) < 1e-9)
      #expect(abs(course.place(at: course.end * (1 - 1e-9)) - course.rest) < 0.11)
      #expect(course.place(at: course.end) == course.rest)
      #expect(course.place(at: course.end + 100) == course.rest)
    }
  }

  @Test("goes on with the velocity that it has")
  func velocity() {
    let step = 1e-6
    for (course, place, velocity) in Self.sundry() where course.end > 0 && velocity != 0 {
      // What goes beyond an end at which it already is does so by the spring, at the same velocity.
      guard course.end > 2 * step, place > 0, place < 400 else { continue }
      let slope = (course.place(at: step) - course.place(at: 0)) / step
      #expect(abs(slope - velocity) < 0.01 * abs(velocity))
    }
  }

  @Test("has no jumps on its way")
  func continuous() {
    for (course, _, velocity) in Self.sundry() where course.end > 0 {
      // The fastest that any of them goes, with room for springs that come from afar.
      let fastest = abs(velocity) + 8000
      var last = course.place(at: 0)
      var time = 0.0
      while time < course.end {
        time += 0.001
        let next = course.place(at: time)
        #expect(abs(next - last) <= fastest * 0.001 + 0.11)
        last = next
      }
    }
  }

  @Test("comes to rest where content can")
  func range() {
    for (course, _, _) in Self.sundry() { #expect((0...400).contains(course.rest)) }
  }

  @Test(
    "without bounce never leaves the range that it is in", arguments: [-5000.0, -300, 300, 5000])
  func still(velocity: Double) {
    let course = ScrollCourse.thrown(
      from: 200, velocity: velocity, loss: Self.loss, in: 0...400, bounces: false, tolerance: 0.1)
    for step in 0...600 {
      let place = course.place(at: Double(step) / 120)
      #expect(place >= -1e-9 && place <= 400 + 1e-9)
    }
  }

  @Test("bounces beyond the end, and once")
  func bounce() {
    let course = ScrollCourse.thrown(
      from: 350, velocity: 2000, loss: Self.loss, in: 0...400, bounces: true, tolerance: 0.1)
    let places = (0...360).map { course.place(at: Double($0) / 120) }
    let peak = places.max() ?? 0
    #expect(peak > 420 && peak < 500)
    let top = places.firstIndex(of: peak) ?? 0
    #expect(zip(places[...top], places[1...top]).allSatisfy { $0 <= $1 })
    #expect(zip(places[top...], places[(top + 1)...]).allSatisfy { $0 >= $1 - 1e-9 })
    #expect(course.rest == 400)
  }

  @Test("loses 0.2 % of its velocity each millisecond")
  func decay() {
    let course = ScrollCourse.thrown(
      from: 0, velocity: 500, loss: Self.loss, in: 0...1000, bounces: true, tolerance: 0.1)
    var velocity = 500.0
    for millisecond in 0..<1000 {
      let time = Double(millisecond) / 1000
      let slope = (course.place(at: time + 1e-6) - course.place(at: time)) / 1e-6
      #expect(abs(slope - velocity) < 0.01)
      velocity *= 0.998
    }
    #expect(abs(course.rest - 500 / Self.loss) < 1e-9)
  }

  @Test("to a chosen place never goes past it when it is on the way")
  func aimed() {
    for velocity in [0.0, 100, 1000, 1300, 5000, 40_000] {
      let course = ScrollCourse.aimed(from: 0, to: 100, velocity: velocity, tolerance: 0.1)
      let places = (0...240).map { course.place(at: Double($0) / 120) }
      #expect(places.allSatisfy { $0 <= 100 + 1e-9 })
      #expect(places.last == 100)
    }
  }

  @Test("of code is half way at half the time, slow at both ends")
  func eased() {
    let course = ScrollCourse.eased(from: 10, to: 110, duration: 0.3)
    #expect(course.place(at: 0) == 10 && course.place(at: 0.3) == 110 && course.end == 0.3)
    #expect(abs(course.place(at: 0.15) - 60) < 1e-4)
    #expect(course.place(at: 0.03) - 10 < 5 && 110 - course.place(at: 0.27) < 5)
    for share in [0.1, 0.2, 0.4] {
      let (early, late) = (course.place(at: 0.3 * share), course.place(at: 0.3 * (1 - share)))
      #expect(abs(early - 10 - (110 - late)) < 1e-4)
    }
  }
}

@Suite("A rubber band")
struct RubberBandTests {
  private let band = RubberBand(length: 100)

  @Test("goes back the way that it came")
  func inverse() {
    for way in [0.0, 0.5, 10, 60, 300, 4000] {
      #expect(abs(band.released(band.stretched(way)) - way) < 1e-6 * max(way, 1))
    }
  }

  @Test("follows less the further it is, and never further than its length")
  func less() {
    let places = (0...100).map { band.stretched(Double($0) * 20) }
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 > $1 })
    #expect(places.allSatisfy { $0 < 100 })
    #expect(abs(band.stretched(60) - 100 * (1 - 1 / 1.33)) < 1e-9)
  }

  @Test("is as fast as its slope says")
  func slope() {
    for way in [0.0, 10, 80, 500] {
      let place = band.stretched(way)
      let slope = (band.stretched(way + 1e-5) - place) / 1e-5
      #expect(abs(slope - band.slope(at: place)) < 1e-4)
    }
    #expect(band.slope(at: 0) == 0.55)
  }

  @Test("of no length does not give way")
  func none() {
    #expect(RubberBand(length: 0).stretched(50) == 0)
    #expect(RubberBand(length: 0).slope(at: 3) == 0)
  }
}
