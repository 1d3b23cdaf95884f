import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Scroll indicators")
struct ScrollIndicatorTests {
  /// Twenty rows of fifty points, a window of two hundred.
  private func rows(_ count: Int = 20) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Tile.of($0, 100, 50) } }
    }
    .frame(width: 100, height: 200)
  }

  private static let stage = Stage.of(100, 200)

  /// The indicators that are drawn now: what is three points thick.
  private func bars(_ stage: Rehearsal) -> [CGRect] {
    stage.list.fills.filter { min($0.width, $0.height) == 3 }
  }

  /// Their opacities.
  private func opacities(_ stage: Rehearsal) -> [Float] {
    stage.list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), _) = $0,
        min(path.boundingRect.width, path.boundingRect.height) == 3
      else { return nil }
      return color.opacity
    }
  }

  /// Drags slowly, so that nothing goes on when the finger has left, and keeps it down unless told otherwise.
  private func drag(
    _ stage: Rehearsal, by way: CGSize, from start: CGPoint = CGPoint(x: 50, y: 150),
    release: Bool = false
  ) throws {
    try stage.drag(
      from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height), at: 0, steps: 60,
      release: release)
  }

  // MARK: The thumb

  private nonisolated static let contents: [CGFloat] = [201, 300, 1000, 100_000]

  @Test("a thumb is as long as its share of the track, but never too short", arguments: contents)
  func length(content: CGFloat) throws {
    let thumb = try #require(ScrollThumb(content: content, seen: 200, offset: 0, track: 194))
    #expect(abs(thumb.length - max(194 * 200 / content, 36)) < 1e-9 && thumb.start == 0)
  }

  @Test("it goes from end to end as the content does, evenly", arguments: contents)
  func way(content: CGFloat) throws {
    let thumbs = try (0...8).map { step in
      try #require(
        ScrollThumb(
          content: content, seen: 200, offset: (content - 200) * CGFloat(step) / 8, track: 194))
    }
    let room = 194 - thumbs[0].length
    for (step, thumb) in thumbs.enumerated() {
      #expect(abs(thumb.start - room * CGFloat(step) / 8) < 1e-9)
      #expect(thumb.length == thumbs[0].length)
    }
    #expect(abs(thumbs[8].start + thumbs[8].length - 194) < 1e-9)
  }

  @Test("pulled beyond an end it is pushed together there, point for point, down to eight")
  func pulled() throws {
    for way in [CGFloat(1), 20, 60, 500] {
      let above = try #require(ScrollThumb(content: 400, seen: 200, offset: -way, track: 194))
      let below = try #require(ScrollThumb(content: 400, seen: 200, offset: 200 + way, track: 194))
      #expect(above.length == max(97 - way, 8) && above.start == 0)
      #expect(below.length == above.length && below.start + below.length == 194)
    }
  }

  @Test("there is none for what is seen whole, or without room")
  func none() {
    #expect(ScrollThumb(content: 200, seen: 200, offset: -30, track: 194) == nil)
    #expect(ScrollThumb(content: 0, seen: 200, offset: 0, track: 194) == nil)
    #expect(ScrollThumb(content: 400, seen: 200, offset: 0, track: 8) == nil)
    #expect(ScrollThumb(content: 4000, seen: 20, offset: 0, track: 14)?.length == 14)
  }

  // MARK: When they are seen

  @Test("at rest nothing is drawn, and a finger that moves shows them at once")
  func moving() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    #expect(bars(stage).isEmpty)
    try stage.finger(.began, 50, 150)
    try stage.finger(.moved, 50, 145)
    #expect(bars(stage).isEmpty)
    try stage.finger(.moved, 50, 110)
    // 194 × 200 / 1000 of the track, 40 of 800 points from its beginning.
    let length = CGFloat(38.8)
    let place = CGRect(x: 94, y: 3 + (194 - length) * 40 / 800, width: 3, height: length)
    let bar = try #require(bars(stage).first)
    #expect(abs(bar.minY - place.minY) < 1e-9 && abs(bar.height - length) < 1e-9)
    #expect(bar.minX == 94 && opacities(stage) == [0.35])
  }

  @Test("let go they stay for half a second, fade in a third, and the film ends no earlier")
  func fading() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    try drag(stage, by: CGSize(width: 0, height: -100))
    let end = stage.time + 5
    try stage.advance(to: end)
    #expect(opacities(stage) == [0.35])
    try stage.finger(.ended, 50, 50)
    #expect(stage.graph.nextEvent?.seconds == end + 0.85)
    var seen: [Float] = []
    for time in [0, 0.49, 0.5, 0.5875, 0.675, 0.7625, 0.849] {
      try stage.advance(to: end + time)
      seen.append(opacities(stage).first ?? 0)
    }
    let expected: [Float] = [0.35, 0.35, 0.35, 0.295, 0.175, 0.055, 0]
    for (seen, expected) in zip(seen, expected) { #expect(abs(seen - expected) < 0.001) }
    try stage.advance(to: end + 0.86)
    #expect(bars(stage).isEmpty)
  }

  @Test("a fling shows them until its last half point, and where the content is at each moment")
  func fling() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    try stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 90), at: 0, steps: 6)
    var rest: Double?
    for step in 1...120 {
      try stage.advance(to: 0.05 + Double(step) / 20)
      guard let bar = bars(stage).first else {
        rest = stage.time
        break
      }
      let offset = -(stage.tiles.map { $0.value.minY - CGFloat($0.key) * 50 }.first ?? 0)
      #expect(abs(bar.minY - 3 - (194 - 38.8) * offset / 800) < 1e-6)
    }
    let end = try #require(rest)
    #expect(end > 2 && end < 5)
  }

  @Test("code that scrolls shows none, and takes the finger's away")
  func code() throws {
    let hook = Hook<Int?>()
    let stage = try Rehearsal(Self.stage) {
      Switching(Int?.none, hook) { number in
        rows().scrollPosition(id: .constant(number))
      }
    }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = .some(9) } }
    try stage.advance(to: 0.5)
    #expect(bars(stage).isEmpty)
  }

  @Test("flashes show them for a moment: at the start, and whenever a value changes")
  func flash() throws {
    let start = try Rehearsal(Self.stage) { rows().scrollIndicatorsFlash(onAppear: true) }
    #expect(bars(start).count == 1)
    try start.advance(to: 1)
    #expect(bars(start).isEmpty && start.graph.nextEvent == nil)
    let silent = try Rehearsal(Self.stage) { rows().scrollIndicatorsFlash(onAppear: false) }
    #expect(bars(silent).isEmpty)
    let scene = try Stagehand(1, on: Self.stage) { rows().scrollIndicatorsFlash(trigger: $0) }
    #expect(bars(scene.stage).isEmpty)
    try scene.stage.advance(to: 2)
    try scene.change(to: 2)
    let bar = try #require(bars(scene.stage).first)
    #expect(bar.origin == CGPoint(x: 94, y: 3) && abs(bar.height - 38.8) < 1e-9)
    try scene.stage.advance(to: 2.86)
    #expect(bars(scene.stage).isEmpty)
  }

  // MARK: Held by a finger

  /// Scrolls by forty points, and puts a finger on the indicator when it rests.
  private func held(_ stage: Rehearsal, x: CGFloat = 90) throws -> CGRect {
    try drag(stage, by: CGSize(width: 0, height: -40))
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 50, 110)
    let bar = try #require(bars(stage).first)
    try stage.finger(.began, x, bar.midY)
    return bar
  }

  /// The offset of the content.
  private func offset(_ stage: Rehearsal) -> CGFloat {
    -(stage.tiles.map { $0.value.minY - CGFloat($0.key) * 50 }.first ?? 0)
  }

  /// What is drawn of the indicator, however thick it is.
  private func thumb(_ stage: Rehearsal) -> CGRect? {
    stage.list.fills.last { $0.width <= 8 && $0.height < 60 }
  }

  @Test(
    "a finger that rests on one widens it, and takes the content along by the length of the track")
  func dragged() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    let bar = try held(stage)
    let start = stage.time
    try stage.advance(to: start + 0.299)
    #expect(thumb(stage)?.width == 3)
    try stage.advance(to: start + 1)
    // It has not gone, and grows away from the edge.
    let wide = try #require(thumb(stage))
    #expect(abs(wide.width - 8) < 0.01 && abs(wide.maxX - 97) < 1e-6)
    let before = offset(stage)
    for way in [CGFloat(10), 50, 90, 20] {
      try stage.finger(.moved, 90, bar.midY + way)
      #expect(abs(offset(stage) - before - way * 800 / (194 - 38.8)) < 1e-6)
      #expect(abs(try #require(thumb(stage)).minY - wide.minY - way) < 1e-6)
    }
    // Beyond the track's end the content ends.
    try stage.finger(.moved, 90, 900)
    #expect(offset(stage) == 800)
    try stage.finger(.moved, 90, bar.midY + 50)
    let rest = offset(stage)
    try stage.finger(.ended, 90, bar.midY + 50)
    try stage.advance(to: stage.time + 0.4)
    // It does not go on, and is thin again.
    #expect(offset(stage) == rest)
    #expect(abs(try #require(thumb(stage)).width - 3) < 0.05)
    try stage.advance(to: stage.time + 2)
    #expect(thumb(stage) == nil && stage.graph.nextEvent == nil)
  }

  @Test(
    "who moves before that scrolls, and where none is seen or it is elsewhere there is none to hold"
  )
  func notDragged() throws {
    let moved = try Rehearsal(Self.stage) { rows() }
    let bar = try held(moved)
    try moved.advance(to: moved.time + 0.2)
    try moved.finger(.moved, 90, bar.midY - 15)
    try moved.advance(to: moved.time + 1)
    #expect(abs(offset(moved) - 55) < 1e-6 && thumb(moved)?.width == 3)
    let faded = try Rehearsal(Self.stage) { rows() }
    try faded.finger(.began, 90, 10)
    try faded.advance(to: 2)
    #expect(thumb(faded) == nil)
    try faded.finger(.moved, 90, 60)
    #expect(offset(faded) < 0)
    let beside = try Rehearsal(Self.stage) { rows() }
    _ = try held(beside, x: 60)
    try beside.advance(to: beside.time + 0.4)
    #expect(thumb(beside)?.width == 3)
  }

  @Test("a finger that only touches one leaves it to fade as before")
  func touched() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    let bar = try held(stage)
    let place = offset(stage)
    try stage.advance(to: stage.time + 0.1)
    try stage.finger(.ended, 90, bar.midY)
    try stage.advance(to: stage.time + 6)
    // The content has come to rest as if nothing were.
    #expect(abs(offset(stage) - place) < 20 && thumb(stage) == nil)
  }

  @Test("what lies beneath is not touched by a finger that holds one")
  func beneath() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.stage) {
      Switching(0, hook) { _ in
        ScrollView {
          Button {
            hook.value = 1
          } label: {
            Tile.of(0, 100, 1000)
          }
        }
        .frame(width: 100, height: 200)
      }
    }
    let bar = try held(stage)
    try stage.advance(to: stage.time + 0.5)
    try stage.finger(.moved, 90, bar.midY + 20)
    try stage.finger(.ended, 90, bar.midY + 20)
    #expect(hook.value == 0)
  }

  @Test("along the width, from right to left it goes the other way")
  func draggedAcross() throws {
    let stage = try Rehearsal(Self.stage) {
      ScrollView(.horizontal) { Tile.of(1, 1000, 200) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    try drag(stage, by: CGSize(width: 40, height: 0))
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 90, 150)
    let bar = try #require(bars(stage).first)
    try stage.finger(.began, bar.midX, 190)
    try stage.advance(to: stage.time + 1)
    let place = try stage.tile(1).minX
    try stage.finger(.moved, bar.midX - 20, 190)
    #expect(abs(try stage.tile(1).minX - place - 20 * 900 / (94 - 36)) < 1e-6)
  }

  // MARK: Where they are

  @Test("along both axes they leave the corner free")
  func both() throws {
    let stage = try Rehearsal(Self.stage) {
      ScrollView([.horizontal, .vertical]) { Tile.of(1, 400, 800) }
    }
    try drag(stage, by: CGSize(width: -40, height: -60))
    let bars = bars(stage)
    #expect(bars.count == 2)
    #expect(bars[0].minX == 94 && abs(bars[0].height - 191 * 200 / 800) < 1e-9)
    #expect(bars[1].minY == 194 && bars[1].width == 36)
    #expect(abs(bars[1].minX - 3 - (91 - 36) * 40 / 300) < 1e-9)
  }

  @Test("right to left they are at the left, and go the other way")
  func mirrored() throws {
    func bars(_ direction: LayoutDirection) throws -> [CGRect] {
      let stage = try Rehearsal(Self.stage) {
        ScrollView([.horizontal, .vertical]) { Tile.of(1, 400, 800) }
          .environment(\.layoutDirection, direction)
      }
      try drag(stage, by: CGSize(width: direction == .leftToRight ? -40 : 40, height: -60))
      return self.bars(stage)
    }
    let mirrored = try bars(.leftToRight).map {
      CGRect(x: 100 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    for (one, other) in zip(try bars(.rightToLeft), mirrored) {
      #expect(abs(one.minX - other.minX) < 1e-9 && one.size == other.size && one.minY == other.minY)
    }
  }

  @Test("margins that are for them inset them, and those of content alone do not")
  func margins() throws {
    func bar(_ placement: ContentMarginPlacement) throws -> CGRect {
      let stage = try Rehearsal(Self.stage) {
        rows().contentMargins(.vertical, 20, for: placement)
      }
      try drag(stage, by: CGSize(width: 0, height: 60))
      return try #require(bars(stage).first)
    }
    #expect(try bar(.automatic).minY == 23)
    #expect(try bar(.scrollIndicators).minY == 23)
    #expect(try bar(.scrollContent).minY == 3)
  }

  @Test("where a view says so there are none, and only along the axes that it means")
  func hidden() throws {
    func count(@ViewBuilder _ content: () -> some View) throws -> Int {
      let stage = try Rehearsal(Self.stage, content)
      try drag(stage, by: CGSize(width: -40, height: -60))
      return bars(stage).count
    }
    let plane = ScrollView([.horizontal, .vertical]) { Tile.of(1, 400, 800) }
    #expect(try count { plane } == 2)
    #expect(try count { plane.scrollIndicators(.visible) } == 2)
    #expect(try count { plane.scrollIndicators(.hidden) } == 0)
    #expect(try count { plane.scrollIndicators(.never, axes: .vertical) } == 1)
    #expect(
      try count {
        ScrollView(showsIndicators: false) { Tile.of(1, 100, 800) }.scrollIndicators(.visible)
      } == 0)
    #expect(try count { rows(4) } == 0)
  }

  @Test("lists and text editors have them, white in the dark")
  func kinds() throws {
    let list = try Rehearsal(Self.stage.dark) { List(0..<40) { Text("\($0)") } }
    try drag(list, by: CGSize(width: 0, height: -60))
    #expect(bars(list).map(\.minX) == [94] && opacities(list) == [0.5])
    let editor = try Rehearsal(Self.stage) {
      TextEditor(text: .constant(String(repeating: "word ", count: 200)))
    }
    try drag(editor, by: CGSize(width: 0, height: -60))
    #expect(bars(editor).map(\.minX) == [94])
  }

  @Test("beneath a large title the track grows as that gives way, and the thumb waits at its top")
  func barred() throws {
    let stage = try Rehearsal(.of(100, 300)) {
      NavigationStack { List(0..<40) { Text("\($0)") }.navigationTitle("A") }
    }
    try stage.drag(
      from: CGPoint(x: 50, y: 250), to: CGPoint(x: 50, y: 224), at: 0, steps: 30, release: false)
    #expect(try #require(bars(stage).first).minY == 96 - 26 + 3)
    try stage.finger(.moved, 50, 198)
    #expect(try #require(bars(stage).first).minY == 44 + 3)
    try stage.finger(.moved, 50, 100)
    #expect(try #require(bars(stage).first).minY > 44 + 3)
  }

  @Test("they are no values of the scene")
  func untraced() throws {
    let stage = try Rehearsal(Self.stage) { rows() }
    let before = Set(stage.values.map(\.property))
    try drag(stage, by: CGSize(width: 0, height: -60), release: true)
    #expect(Set(stage.values.map(\.property)) == before)
  }
}
