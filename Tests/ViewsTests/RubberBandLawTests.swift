import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// The rubber band beyond the ends of scrolled content, and what is thrown there.
@MainActor @Suite("Laws of rubber bands")
struct RubberBandLawTests {
  /// UIKit's constant, as it was read out of `UIScrollView` in 2013.
  private static let share = 0.55
  private static let ways = [0.001, 1, 20, 60, 150, 700, 9000]
  private static let lengths = [40.0, 100, 667]

  @Test("it follows a finger by 55 % at first, by less and less, and never as far as its length")
  func shape() {
    for length in Self.lengths {
      let band = RubberBand(length: length)
      #expect(band.stretched(0) == 0)
      let tiny = 1e-6
      #expect(abs(band.stretched(tiny) / tiny - Self.share) < 1e-4)
      for (near, far) in zip(Self.ways, Self.ways.dropFirst()) {
        #expect(band.stretched(near) < band.stretched(far))
        #expect(band.stretched(near) / near > band.stretched(far) / far)
      }
      for way in Self.ways {
        #expect(band.stretched(way) < min(length, Self.share * way))
        // As far as half its length when a finger has gone length / 0.55.
        #expect((band.stretched(way) < length / 2) == (way < length / Self.share))
      }
      #expect(length - band.stretched(1e12) < 1e-6 * length)
    }
  }

  @Test("a band twice as long goes twice as far for a finger that does")
  func similar() {
    for way in Self.ways {
      let one = RubberBand(length: 100).stretched(way)
      #expect(abs(RubberBand(length: 200).stretched(2 * way) - 2 * one) < 1e-9 * max(way, 1))
      #expect(RubberBand(length: 200).stretched(way) > one)
    }
  }

  @Test("its slope falls from 55 % to nothing, and is that of the way back turned over")
  func slope() {
    for length in Self.lengths {
      let band = RubberBand(length: length)
      #expect(band.slope(at: 0) == Self.share && band.slope(at: length) == 0)
      #expect(band.slope(at: 2 * length) == 0)
      for part in [0.05, 0.2, 0.5, 0.9] {
        let (place, step) = (part * length, 1e-6 * length)
        let back = (band.released(place + step) - band.released(place - step)) / (2 * step)
        #expect(abs(back * band.slope(at: place) - 1) < 1e-4)
      }
    }
  }

  // MARK: On a stage

  /// Ten tiles of fifty points in a row that is as wide, or high, as two of them.
  private func row(_ axis: Axis.Set, atEnd: Bool) -> some View {
    ScrollView(axis) {
      if axis == .vertical {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile($0).frame(height: 50) } }
      } else {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile($0).frame(width: 50) } }
      }
    }
    .defaultScrollAnchor(atEnd ? (axis == .vertical ? .bottom : .trailing) : .topLeading)
  }

  @Test("content goes as far beyond one end as beyond the other, along both axes")
  func sides() throws {
    for way in [15.0, 40, 75] {
      let held = RubberBand(length: 100).stretched(way)
      for axis in [Axis.Set.vertical, .horizontal] {
        func pulled(atEnd: Bool) throws -> CGRect {
          let stage = try Rehearsal(.small) { row(axis, atEnd: atEnd) }
          let (start, end): (Double, Double) = atEnd ? (90, 90 - way) : (10, 10 + way)
          let isDown = axis == .vertical
          try stage.drag(
            from: CGPoint(x: isDown ? 50 : start, y: isDown ? start : 50),
            to: CGPoint(x: isDown ? 50 : end, y: isDown ? end : 50), at: 0, steps: 20,
            release: false)
          return try stage.tile(atEnd ? 9 : 0)
        }
        let (first, last) = (try pulled(atEnd: false), try pulled(atEnd: true))
        let begin = axis == .vertical ? first.minY : first.minX
        let end = axis == .vertical ? last.maxY : last.maxX
        #expect(abs(Double(begin) - held) < 1e-6, "\(axis) \(way)")
        #expect(abs(100 - Double(end) - held) < 1e-6, "\(axis) \(way)")
      }
    }
  }

  // MARK: Thrown

  private static let loss = -1000 * log(0.998)

  @Test("UIKit's scroll views and SwiftUI's throw content along the same course")
  func sameCourse() {
    for (way, velocity) in [(300.0, 2400.0), (50, 200), (10, 4000), (700, 1500)] {
      let course = ScrollCourse.thrown(
        from: 100, velocity: velocity, loss: Self.loss, in: 0...(100 + way), bounces: true,
        tolerance: 0.1)
      let fling = Fling(
        velocity: velocity / way, loss: Self.loss, frequency: RubberBand.frequency,
        tolerance: 0.1 / way)
      #expect(course.rest == 100 + way)
      #expect(abs(course.end - fling.duration) < 1.0 / 60)
      for step in 0...240 where Double(step) / 120 < min(course.end, fling.duration) {
        let time = Double(step) / 120
        #expect(abs(course.place(at: time) - 100 - way * fling.progress(at: time)) < 1e-6)
      }
    }
  }

  @Test("a course is the same elsewhere, and the other way round", arguments: [300.0, 1200, 5000])
  func mirrored(velocity: Double) {
    for (place, bounces) in [(200.0, true), (200, false), (390, true), (430, true)] {
      func course(_ sign: Double, _ shift: Double) -> ScrollCourse {
        let (a, b) = (shift, shift + sign * 400)
        return ScrollCourse.thrown(
          from: shift + sign * place, velocity: sign * velocity, loss: Self.loss,
          in: min(a, b)...max(a, b), bounces: bounces, tolerance: 0.1)
      }
      let (plain, moved, turned) = (course(1, 0), course(1, 1000), course(-1, 0))
      #expect(abs(plain.end - moved.end) < 0.01 && abs(plain.end - turned.end) < 0.01)
      for step in 0..<200 {
        let time = Double(step) / 100
        // Near their ends one may have been put to rest, and another not yet.
        #expect(abs(moved.place(at: time) - 1000 - plain.place(at: time)) < 0.11)
        #expect(abs(turned.place(at: time) + plain.place(at: time)) < 0.11)
      }
    }
  }
}
