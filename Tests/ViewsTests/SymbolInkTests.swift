import Foundation
import Geometry
import Rostrum
import Symbols
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Symbols that are drawn")
struct SymbolInkTests {
  nonisolated private static let orders: [SymbolInk.Order] = [.whole, .layered, .individual]

  @Test("no part is drawn at first, all are at the end, and none goes back", arguments: orders)
  func shares(order: SymbolInk.Order) {
    let ink = SymbolInk(order: order)
    for count in 1...5 {
      for index in 0..<count {
        let course = (0...20).map { ink.share(of: index, in: count, at: Double($0) / 20) }
        #expect(course.first == 0 && course.last == 1)
        #expect(zip(course, course.dropFirst()).allSatisfy { $0 <= $1 })
      }
    }
  }

  @Test("part after part only one is on its way; all at once each is as far as the whole")
  func turns() {
    for step in 1..<20 {
      let share = Double(step) / 20
      let single = (0..<3).map {
        SymbolInk(order: .individual).share(of: $0, in: 3, at: share)
      }
      #expect(single.filter { $0 > 0 && $0 < 1 }.count <= 1)
      #expect(SymbolInk(order: .whole).share(of: 2, in: 3, at: share) == share)
    }
  }

  /// Three lines of a pen.
  private func wind() throws -> SymbolDrawing {
    try #require(Symbol.named("wind")).drawing(size: 40)
  }
  private func length(_ drawing: SymbolDrawing) -> Double {
    drawing.marks.map(\.path.length).reduce(0, +)
  }

  @Test("lines are as long as their share says, from one end or to the other")
  func lines() throws {
    let whole = try wind()
    for isForward in [false, true] {
      let ink = SymbolInk(order: .whole, isForward: isForward)
      let half = whole.drawn(ink, share: 0.5)
      #expect(half.drawing.marks.count == 3 && half.opacities == [1, 1, 1])
      #expect(abs(length(half.drawing) - length(whole) / 2) < 1e-3)
      #expect(half.drawing.size == whole.size)
    }
    #expect(whole.drawn(SymbolInk(order: .individual), share: 0.5).drawing.marks.count == 2)
    let full = whole.drawn(SymbolInk(), share: 1).drawing
    #expect(abs(length(full) - length(whole)) < 1e-3)
  }

  @Test("areas come by their opacity")
  func areas() throws {
    let moon = try #require(Symbol.named("moon.fill")).drawing(size: 40)
    let half = moon.drawn(SymbolInk(order: .whole), share: 0.25)
    #expect(half.drawing == moon && half.opacities == [0.25])
  }

  @Test("draw-on has the symbol away while active, and draws it then; draw-off the other way")
  func effects() throws {
    let plain = try Stagehand(false) { _ in Image(systemName: "wind") }.stage.list
    let on = try Stagehand(true) { Image(systemName: "wind").symbolEffect(.drawOn, isActive: $0) }
    #expect(on.stage.list.commands.isEmpty)
    try on.change(to: false)
    try on.stage.advance(to: 0.4)
    let drawn = try #require(on.stage.number("symbol.drawn"))
    #expect(abs(drawn - 0.5) < 1e-3)
    try on.stage.advance(to: 2)
    #expect(on.stage.list == plain && on.stage.graph.nextEvent == nil)
    let off = try Stagehand(false) {
      Image(systemName: "wind").symbolEffect(.drawOff.nonReversed, isActive: $0)
    }
    #expect(off.stage.list == plain)
    try off.change(to: true)
    try off.stage.advance(to: 2)
    #expect(off.stage.list.commands.isEmpty)
  }

  @Test("as a transition it brings its own animation")
  func transition() throws {
    let scene = try Stagehand(false) { isThere in
      if isThere {
        Image(systemName: "wind").transition(.symbolEffect(.drawOn.individually))
      }
    }
    try scene.change(to: true)
    try scene.stage.advance(to: 0.4)
    let half = scene.stage.list
    try scene.stage.advance(to: 2)
    #expect(!half.commands.isEmpty && half != scene.stage.list)
    #expect(scene.stage.number("symbol.drawn") ?? 1 == 1)
    try scene.change(to: false)
    try scene.stage.advance(to: 2.4)
    #expect(!scene.stage.list.commands.isEmpty)
    try scene.stage.advance(to: 4)
    #expect(scene.stage.list.commands.isEmpty)
  }
}
