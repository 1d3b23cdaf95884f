import ElementaryFunctions
import Foundation
import Motion
import Rostrum
import Testing

@testable import Views

@MainActor @Suite("Wheels")
struct WheelTests {
  private static let stage = Stage.of(200, 216)

  /// A wheel of tiles, and what it chose.
  private struct Choosing: View {
    let journal: Journal
    @State var choice: Int
    /// What the scene takes; else it keeps what was chosen before.
    var takes: (Int) -> Bool = { _ in true }

    var body: some View {
      Picker(
        "",
        selection: Binding(
          get: { choice },
          set: {
            journal.note("\($0)")
            if takes($0) { choice = $0 }
          })
      ) {
        ForEach(0..<9, id: \.self) { Tile.of($0, 40, 20) }
      }
      .pickerStyle(.wheel)
    }
  }

  private let journal = Journal()

  private func wheel(_ choice: Int, takes: @escaping (Int) -> Bool = { _ in true }) throws
    -> Rehearsal
  {
    try Rehearsal(Self.stage) { Choosing(journal: journal, choice: choice, takes: takes) }
  }

  @Test("what is chosen stands in the middle, on a band as high as a row", arguments: [0, 4, 8])
  func middle(choice: Int) throws {
    let stage = try wheel(choice)
    #expect(try stage.tile(choice) == CGRect(x: 80, y: 98, width: 40, height: 20))
    #expect(stage.list.fills.first == CGRect(x: 9, y: 92, width: 182, height: 32))
  }

  @Test("rows lie on a cylinder: symmetric, ever closer, smaller and fainter to both sides")
  func cylinder() throws {
    let stage = try wheel(4)
    var last = (way: 33.0, width: 40.1, height: 20.1)
    for distance in 1...4 {
      let (upper, lower) = (try stage.tile(4 - distance), try stage.tile(4 + distance))
      #expect(abs(upper.midY + lower.midY - 216) < 1e-9 && abs(upper.width - lower.width) < 1e-9)
      let inner = try stage.tile(4 + distance - 1)
      let way = Double(lower.midY - inner.midY)
      #expect(way > 0 && way < last.way)
      #expect(Double(lower.width) < last.width && Double(lower.height) < last.height)
      last = (way, Double(lower.width), Double(lower.height))
    }
    let faint = stage.list.groups.map(\.opacity).filter { $0 < 1 }
    #expect(faint.count == 8 && faint.max() ?? 1 < 0.55)
    #expect(zip(faint.prefix(4), faint.suffix(4).reversed()).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("a drag turns it with the finger; the row is chosen when it has come to rest on it")
  func drag() throws {
    let stage = try wheel(4)
    try stage.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 80), at: 0.1, steps: 60,
      release: false)
    // 70 points are two rows and 6 points.
    let angle = 6.0 / 112
    let expected = 108 - 112 * ElementaryFunctions.sin(angle)
    #expect(abs(try Double(stage.tile(6).midY) - expected) < 0.1)
    #expect(journal.lines.isEmpty)
    try stage.advance(to: 4)
    try stage.finger(.ended, 100, 80)
    try stage.advance(to: 4.1)
    #expect(journal.lines.isEmpty)
    try stage.advance(to: 6)
    #expect(journal.lines == ["6"])
    #expect(abs(try Double(stage.tile(6).midY) - 108) < 1e-3)
  }

  @Test("once a row is chosen the wheel stays on it")
  func stays() throws {
    let stage = try wheel(4)
    try stage.tap(100, Double(try stage.tile(5).midY), at: 0)
    for step in 0..<60 {
      try stage.advance(to: 0.1 + Double(step) / 60)
      #expect(try stage.tile(5).midY > 107.9)
    }
    #expect(journal.lines == ["5"])
  }

  @Test("a finger that leaves in motion lets it go on")
  func flick() throws {
    let stage = try wheel(0)
    try stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), at: 0, steps: 10)
    try stage.advance(to: 4)
    let choice = try #require(journal.lines.first.flatMap { Int($0) })
    #expect(journal.lines.count == 1 && choice > 3)
    #expect(abs(try Double(stage.tile(choice).midY) - 108) < 0.7)
  }

  @Test("however slow a finger leaves it, it is at rest within a second and a half")
  func slow() throws {
    for way in stride(from: 20.0, through: 60, by: 5) {
      let stage = try wheel(2)
      let end = CGPoint(x: 100, y: 150 - way)
      try stage.drag(from: CGPoint(x: 100, y: 150), to: end, at: 0, steps: 60)
      let left = try #require(stage.graph.nextEvent)
      var last = left
      while let next = stage.graph.nextEvent, next < Instant(seconds: 20) {
        try stage.graph.advance(to: next)
        last = next
      }
      #expect(last - left < Instant(seconds: 1.5), "\(way) pt")
    }
  }

  @Test("it ends at its first and last row, and follows only half the way beyond")
  func ends() throws {
    let stage = try wheel(0)
    try stage.drag(
      from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 144), at: 0, steps: 60, release: false)
    let angle = 32.0 / 112
    #expect(try stage.tile(0).midY > 108 + 112 * CGFloat(angle) * 0.9)
    #expect(try stage.tile(0).midY < 108 + 33)
    try stage.finger(.ended, 100, 144)
    try stage.advance(to: 3)
    #expect(abs(try Double(stage.tile(0).midY) - 108) < 1e-3 && journal.lines.isEmpty)
  }

  @Test("a tap on a row brings it to the middle", arguments: [-3, -1, 1, 2])
  func tap(distance: Int) throws {
    let stage = try wheel(4)
    let place = try stage.tile(4 + distance)
    try stage.tap(100, Double(place.midY), at: 0)
    try stage.advance(to: 2)
    #expect(journal.lines == ["\(4 + distance)"])
  }

  @Test("where the scene keeps what was chosen, it turns back")
  func refused() throws {
    let stage = try wheel(4, takes: { $0 < 5 })
    try stage.tap(100, Double(try stage.tile(6).midY), at: 0)
    try stage.advance(to: 4)
    #expect(journal.lines == ["6"])
    #expect(abs(try Double(stage.tile(4).midY) - 108) < 1e-3)
  }

  @Test("code turns it at once, or by an animation")
  func code() throws {
    struct Scene: View {
      let hook: Hook<Int>
      @State private var choice = 1
      var body: some View {
        hook.binding = $choice
        return Picker("", selection: $choice) {
          ForEach(0..<9, id: \.self) { Tile.of($0, 40, 20) }
        }
        .pickerStyle(WheelPickerStyle())
      }
    }
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.stage) { Scene(hook: hook) }
    try stage.now { hook.value = 3 }
    #expect(try stage.tile(3).midY == 108)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 5 } }
    try stage.advance(to: 0.5)
    #expect(abs(try Double(stage.tile(4).midY) - 108) < 1e-6)
  }

  @Test("a wheel that goes while it turns leaves a stage at rest")
  func gone() throws {
    struct Scene: View {
      let hook: Hook<Bool>
      @State private var isThere = true
      @State private var choice = 1
      var body: some View {
        hook.binding = $isThere
        return VStack {
          if isThere {
            Picker("", selection: $choice) { ForEach(0..<99, id: \.self) { Tile.of($0, 40, 20) } }
              .pickerStyle(.wheel)
          }
        }
      }
    }
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.stage) { Scene(hook: hook) }
    try stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 40), at: 0, steps: 4)
    try stage.now { hook.value = false }
    try stage.advance(to: 3)
    #expect(stage.graph.nextEvent == nil)
  }

  @Test("a wheel is told by what is chosen, and takes no touches when it is disabled")
  func names() throws {
    let stage = try Rehearsal(Self.stage) {
      Picker("", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text("word \($0)") } }
        .pickerStyle(.wheel).disabled(true)
    }
    #expect(stage.graph.tappables.map(\.label) == ["word 1"])
    let before = stage.list
    try stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 80), at: 0, steps: 20)
    try stage.advance(to: 2)
    #expect(stage.list == before)
  }
}
