import Charts
import Foundation
import Geometry
import Testing
import ViewEngine
import Views

@testable import Charts

/// What holds for where charts scroll and come to rest, whatever their scales.
@MainActor @Suite("Laws of rests")
struct RestLawTests {
  /// Components that dates have at even times of a clock, and none of them at 17 seconds.
  private static let components = [
    DateComponents(hour: 0), DateComponents(hour: 18), DateComponents(minute: 30),
    DateComponents(day: 1),
  ]

  private func axis(
    _ axis: Axis, _ low: Double = 0, _ high: Double = 100, length: Double = 20,
    padding: CGFloat = 0
  ) throws -> ScrolledAxis {
    var scale = PlotScale(kind: .number)
    (scale.low, scale.high) = (low, high)
    (scale.startPadding, scale.endPadding) = (padding, padding)
    return try #require(ScrolledAxis(axis, scale, length: length))
  }

  /// A plot whose length goes with its viewport of 100 points as its scale does.
  private func movement(
    _ axis: ScrolledAxis, from start: CGFloat, to rest: CGFloat, velocity: CGFloat = 0
  ) -> ScrolledMovement {
    ScrolledMovement(
      scrolled: axis, content: (100 - axis.margins) * axis.zoom + axis.margins, viewport: 100,
      start: start, rest: rest, velocity: velocity)
  }

  private func names(_ axis: Axis, _ count: Int, length: Double) -> ScrolledAxis? {
    var scale = PlotScale(kind: .category)
    scale.categories = (0..<count).map { "c\($0)" }
    return ScrolledAxis(axis, scale, length: length)
  }

  // MARK: Values of an alignment

  @Test("the nearest multiple is half a unit away at most, the next ones a unit", arguments: 0..<8)
  func units(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    for unit in [0.25, 1, 5, 12] {
      let alignment = ValueAlignment(unit: unit)
      for _ in 0..<20 {
        let number = (chance.next() - 0.5) * 400
        let nearest = alignment.nearest(to: number)
        #expect(near(nearest / unit, (nearest / unit).rounded()))
        #expect(abs(nearest - number) <= unit / 2 && alignment.nearest(to: nearest) == nearest)
        let (after, before) = (
          alignment.next(to: nearest, isForward: true),
          alignment.next(to: nearest, isForward: false)
        )
        #expect(after == nearest + unit && before == nearest - unit)
        #expect(after.flatMap { alignment.next(to: $0, isForward: false) } == nearest)
      }
    }
  }

  @Test("pages have no values, and neither have multiples of nothing")
  func none() {
    for alignment in [ValueAlignment.page, .unit(0), .unit(-2)] {
      #expect(alignment.nearest(to: 3.7) == 3.7)
      #expect(alignment.next(to: 3.7, isForward: true) == nil)
      #expect(alignment.next(to: 3.7, isForward: false) == nil)
    }
  }

  @Test("the dates before and after another are each other's next", arguments: 0..<4)
  func dates(index: Int) throws {
    let alignment = ValueAlignment.matching(Self.components[index])
    var chance = Chance(UInt64(index + 5))
    for _ in 0..<12 {
      let number = seconds(2024) + (chance.next() * 1_000_000).rounded(.down) * 60 + 17
      let after = try #require(alignment.next(to: number, isForward: true))
      let before = try #require(alignment.next(to: number, isForward: false))
      #expect(before < number && number < after)
      #expect(alignment.next(to: before, isForward: true) == after)
      #expect(alignment.next(to: after, isForward: false) == before)
      let nearest = number - before < after - number ? before : after
      #expect(alignment.nearest(to: number) == nearest)
      #expect(alignment.nearest(to: after) == after)
    }
  }

  // MARK: Places

  @Test(
    "a number and its content offset are each other's", arguments: [Axis.horizontal, .vertical])
  func offsets(direction: Axis) throws {
    var chance = Chance(3)
    for (low, high) in [(0.0, 100.0), (-40, 20), (80, 5)] {
      for padding in [0.0, 12] as [CGFloat] {
        let axis = try axis(
          direction, low, high, length: abs(high - low) / 4, padding: padding)
        let movement = movement(axis, from: 0, to: 0)
        #expect(near(axis.zoom, 4) && near(Double(movement.page), Double(100 - 2 * padding)))
        for _ in 0..<10 {
          let number = low + (high - low) * chance.next()
          let offset = movement.offset(of: number)
          #expect(near(movement.number(at: offset) ?? .nan, number))
        }
        // One more page, one more length of what is seen.
        let pages = [0, 1, 2].compactMap {
          movement.number(at: movement.offset(of: low) + CGFloat($0) * movement.page)
        }
        let way = direction == .horizontal ? (high - low) / 4 : (low - high) / 4
        #expect(pages.count == 3)
        for (one, next) in zip(pages, pages.dropFirst()) { #expect(near(next - one, way)) }
      }
    }
  }

  @Test("each name is the first in sight at its place", arguments: [Axis.horizontal, .vertical])
  func categories(direction: Axis) throws {
    for count in 3...9 {
      let axis = try #require(names(direction, count, length: 2))
      #expect(near(axis.zoom, Double(count) / 2))
      let places = axis.scale.categories.map { axis.place(of: .category($0)) }
      for (name, place) in zip(axis.scale.categories, places) {
        #expect(place.flatMap { axis.scalar(at: $0) } == .category(name))
      }
      let shares = places.compactMap { $0?.share }
      #expect(shares.count == count && (shares == shares.sorted()) == (direction == .horizontal))
      #expect(axis.place(of: .category("none")) == nil)
    }
  }

  @Test("an axis of which all is in sight does not scroll")
  func short() {
    var scale = PlotScale(kind: .number)
    (scale.low, scale.high) = (10, -10)
    for length in [nil, 0, -3, 20, 21] as [Double?] {
      #expect(ScrolledAxis(.horizontal, scale, length: length) == nil)
    }
    #expect(ScrolledAxis(.horizontal, scale, length: 19.5)?.scale == scale)
    #expect(names(.vertical, 4, length: 4) == nil && names(.vertical, 4, length: 3) != nil)
  }

  @Test("from either end the same share is as far, and no share is lost", arguments: 0..<8)
  func shares(seed: Int) {
    var chance = Chance(UInt64(seed + 11))
    let (content, viewport) = (CGFloat(200 + chance.next() * 300), CGFloat(100))
    let (share, margins) = (chance.next(), CGFloat(chance.next() * 30))
    let start = ScrollShare(share, margins: margins)
    let end = ScrollShare(share, isFromEnd: true, margins: margins)
    let offsets = [start, end].map { Double($0.offset(of: content, in: viewport)) }
    #expect(near(offsets[0] + offsets[1], Double(content - viewport)))
    for place in [start, end] {
      let offset = CGFloat(chance.next() * 400 - 100)
      let moved = place.moved(to: offset, of: content, in: viewport)
      #expect(near(Double(moved.offset(of: content, in: viewport)), Double(offset)))
      #expect(place.moved(to: offset, of: margins, in: viewport).share == 0)
    }
  }

  // MARK: Rests

  @Test("after no swipe the nearest value is at the beginning", arguments: 0..<8)
  func slow(seed: Int) throws {
    var chance = Chance(UInt64(seed + 1))
    for direction in [Axis.horizontal, .vertical] {
      let axis = try axis(direction, padding: 5)
      for velocity in [-99, 0, 99.9] as [CGFloat] {
        let movement = movement(
          axis, from: 0, to: CGFloat(chance.next() * 350), velocity: velocity)
        let rest = AlignedRest(.unit(4), .unit(50)).offset(of: movement, isLimited: false)
        let (wanted, found) = (movement.number(at: movement.rest), movement.number(at: rest))
        #expect(near(found ?? .nan, ((wanted ?? .nan) / 4).rounded() * 4))
      }
    }
  }

  @Test("a swipe goes its own way to the next major value, however far it would go")
  func swipes() throws {
    var chance = Chance(9)
    for direction in [Axis.horizontal, .vertical] {
      let axis = try axis(direction)
      for velocity in [-2_000, -100, 100, 700] as [CGFloat] {
        for _ in 0..<10 {
          let movement = movement(
            axis, from: CGFloat(100 + chance.next() * 200), to: CGFloat(chance.next() * 400),
            velocity: velocity)
          let rest = AlignedRest(.unit(1), .unit(10)).offset(of: movement, isLimited: true)
          #expect((rest > movement.start) == (velocity > 0))
          let start = try #require(movement.number(at: movement.start))
          let number = try #require(movement.number(at: rest))
          #expect(near(number / 10, (number / 10).rounded()) && abs(number - start) <= 10.001)
        }
      }
    }
  }

  @Test("pages are as long as what is seen, and begin with values")
  func pages() throws {
    for direction in [Axis.horizontal, .vertical] {
      let axis = try axis(direction)
      for (velocity, way) in [(300, 100), (-300, -100)] as [(CGFloat, CGFloat)] {
        // 5 points are a unit: from 203 on the pages begin at 103 and 303, next to values at 105 and 305.
        let movement = movement(axis, from: 203, to: 390, velocity: velocity)
        let rest = AlignedRest(.unit(1), .page).offset(of: movement, isLimited: false)
        #expect(near(Double(rest), Double(205 + way)))
      }
    }
  }

  @Test("a limited movement goes a page at most, and half a unit", arguments: 0..<8)
  func limited(seed: Int) throws {
    var chance = Chance(UInt64(seed + 21))
    for direction in [Axis.horizontal, .vertical] {
      let axis = try axis(direction)
      let start = CGFloat(chance.next() * 400)
      let movement = movement(axis, from: start, to: start + CGFloat(chance.next() * 900 - 450))
      let rest = AlignedRest(.unit(2), nil).offset(of: movement, isLimited: true)
      let way = movement.rest - start
      #expect(abs(rest - start) <= 105.001)
      #expect(abs(rest - start - min(max(way, -100), 100)) <= 5.001)
    }
  }

  @Test("names come to rest one by one")
  func nameRests() throws {
    let axis = try #require(names(.horizontal, 8, length: 2))
    // Each of eight names has 50 points.
    let rests: [(CGFloat, Double)] = [(0, 0), (24, 0), (26, 50), (130, 150), (301, 300)]
    for (place, rest) in rests {
      let movement = movement(axis, from: 0, to: place)
      let found = AlignedRest(.unit(1), nil).offset(of: movement, isLimited: false)
      #expect(near(Double(found), rest))
    }
  }

  // MARK: What is remembered

  @Test("a chart begins where it is said at first, and stays there")
  func initial() {
    let memory = ScrollMemory()
    #expect(memory.wish(nil, isInitial: true) == nil)
    #expect(memory.wish(.number(3), isInitial: true) == .number(3))
    #expect(memory.wish(.number(5), isInitial: true) == .number(3))
  }

  @Test("a finger's value is told once, and is no wish until another one was")
  func told() {
    var written: [Int] = []
    let memory = ScrollMemory()
    let sink = ScrollSink(Binding(get: { 0 }, set: { written.append($0) }))
    for place in [2.2, 2.9, 3, 3.4, 2.1] { memory.tell(.number(place), sink) }
    memory.tell(nil, sink)
    memory.tell(.category("a"), sink)
    #expect(written == [2, 3, 2])
    #expect(memory.wish(.number(2), isInitial: false) == nil)
    #expect(memory.wish(.number(7), isInitial: false) == .number(7))
    #expect(memory.wish(.number(2), isInitial: false) == .number(2))
  }
}
