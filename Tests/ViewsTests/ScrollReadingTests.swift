import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Places in a window")
struct ScrollReadingTests {
  private struct Place: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  private struct Window: View {
    let journal: Journal
    let space: CoordinateSpace
    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          Color.blue.preference(key: Place.self, value: proxy.frame(in: space).minY)
        }
        .frame(height: 400)
      }
      .coordinateSpace(name: "window")
      .onPreferenceChange(Place.self) { journal.note("\($0)") }
    }
  }

  private func film(_ space: CoordinateSpace) throws -> (Rehearsal, Journal) {
    let journal = Journal()
    return (try Rehearsal { Window(journal: journal, space: space) }, journal)
  }

  @Test("a reader is asked again as a finger scrolls", arguments: [true, false])
  func dragging(isNamed: Bool) throws {
    let (stage, journal) = try film(isNamed ? .named("window") : .global)
    try stage.drag(
      from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 60, release: false)
    let places = journal.lines.compactMap(Double.init)
    #expect(places.first == 0 && places.last == -60)
    #expect(places.count == 52)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(
    "the nearest window is a space of its own, by the axis along which it scrolls",
    arguments: [-60.0, -60, -60, -30].enumerated().map { ($0, $1) })
  func nearest(number: Int, end: Double) throws {
    let spaces: [CoordinateSpace] = [
      NamedCoordinateSpace.scrollView.coordinateSpace,
      NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace, .named("window"),
      NamedCoordinateSpace.scrollView(axis: .horizontal).coordinateSpace,
    ]
    let space = spaces[number]
    let journal = Journal()
    let stage = try Rehearsal {
      // Where no window scrolls along an axis, the space is the stage's.
      Window(journal: journal, space: space).padding(.top, 30)
    }
    try stage.drag(
      from: CGPoint(x: 50, y: 95), to: CGPoint(x: 50, y: 35), at: 0, steps: 60, release: false)
    #expect(journal.lines.last.flatMap(Double.init) == end)
  }

  @Test("while the content goes on, places are read at each 120th of a second, up to its rest")
  func coasting() throws {
    let (stage, journal) = try film(.global)
    try stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 60)
    journal.clear()
    for time in [0.6, 0.61, 0.75, 1, 2] {
      try stage.advance(to: time)
      let shown = try #require(stage.frames.first).minY
      let read = try #require(journal.lines.last.flatMap(Double.init))
      #expect(abs(read - Double(shown)) < 1, "at \(time)")
    }
    try stage.advance(to: 5)
    // 60 points by the finger; then 0.4995 s of its 120 points a second, by 0.2 % less each millisecond.
    #expect(journal.lines.last.flatMap(Double.init) == -119.94)
    #expect(journal.lines.count > 100)
    #expect(stage.graph.nextEvent == nil)
  }

  private struct Rows: View {
    let journal: Journal
    let areTargets: Bool
    @State private var top: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Tile($0).frame(height: 25) } }
          .scrollTargetLayout(isEnabled: areTargets)
      }
      .scrollPosition(id: $top, anchor: .top)
      .onChange(of: top) { journal.note("\(top ?? -1)") }
    }
  }

  @Test("views that are no targets are not told as the one in sight", arguments: [true, false])
  func targets(areTargets: Bool) throws {
    let journal = Journal()
    let stage = try Rehearsal { Rows(journal: journal, areTargets: areTargets) }
    try stage.drag(
      from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 60, release: false)
    #expect(journal.lines.last == (areTargets ? "2" : nil))
  }

  private struct Pages: View {
    let journal: Journal
    let anchor: UnitPoint?
    @State private var page: Int?
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { Tile($0).frame(width: 100) } }
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page, anchor: anchor)
      .onChange(of: page) { journal.note("\(page ?? -1)") }
    }
  }

  @Test(
    "a page is the one that is told from the middle of the way on, there and back",
    arguments: [nil, .topLeading, .center, .trailing] as [UnitPoint?])
  func pages(anchor: UnitPoint?) throws {
    let journal = Journal()
    let stage = try Rehearsal { Pages(journal: journal, anchor: anchor) }
    for (end, told) in [(45.0, "0"), (35, "1"), (45, "0")] {
      try stage.drag(
        from: CGPoint(x: 90, y: 50), to: CGPoint(x: end, y: 50),
        at: stage.graph.timeline.now.seconds, steps: 30, release: false)
      #expect(journal.lines.last == told)
      try stage.drag(
        from: CGPoint(x: end, y: 50), to: CGPoint(x: 90, y: 50),
        at: stage.graph.timeline.now.seconds, steps: 30)
      try stage.advance(to: stage.graph.timeline.now.seconds + 3)
    }
  }

  @Test("in its own space a view stands still")
  func local() throws {
    let (stage, journal) = try film(.local)
    try stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 60)
    try stage.advance(to: 5)
    #expect(journal.lines == ["0.0"])
  }
}
