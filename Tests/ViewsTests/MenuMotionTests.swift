import Foundation
import Motion
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// The springs by which menus open and close.
@MainActor @Suite("Menus' springs")
struct MenuMotionTests {
  private static let page = Stage.of(390, 844)
  private static let times = (0...240).map { Double($0) / 240 }

  private func menu() throws -> Rehearsal {
    try Rehearsal(Self.page) {
      Menu {
        Button {
        } label: {
          Tile.of(2, 60, 10)
        }
      } label: {
        Tile.of(1, 40, 20)
      }
    }
  }
  /// What an animation from 0 to 1 shows; `nil` once it is over.
  private func shown(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context)
  }

  @Test("they begin at rest where they are, and end where they go")
  func ends() {
    for opens in [true, false] {
      let motion = StagePresenter.menuMotion(opens: opens)
      #expect(abs(shown(motion, 0) ?? 1) < 1e-9)
      let tiny = 1e-4
      #expect(abs(shown(motion, tiny) ?? 1) < 0.05 * 0.05)
      let values = Self.times.map { shown(motion, $0) ?? 1 }
      #expect(values.dropFirst(5).allSatisfy { $0 > 0 })
      #expect(abs((values.last ?? 0) - 1) < 1e-3)
      #expect(shown(motion, 5) == nil)
    }
  }

  @Test("opening goes a little beyond, closing never does and is sooner over")
  func shapes() {
    let opening = Self.times.map { shown(StagePresenter.menuMotion(opens: true), $0) ?? 1 }
    let closing = Self.times.map { shown(StagePresenter.menuMotion(opens: false), $0) ?? 1 }
    let most = opening.max() ?? 0
    #expect(most > 1.003 && most < 1.012, "\(most)")
    #expect(closing.allSatisfy { $0 <= 1 + 1e-9 })
    #expect(zip(closing, closing.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    func half(_ values: [Double]) -> Int { values.firstIndex { $0 > 0.5 } ?? 0 }
    #expect(half(closing) < half(opening))
  }

  @Test("a menu is a tenth of its size when it appears, and three tenths when it has gone")
  func scales() {
    #expect(MenuLook.scale(.willAppear) == 0.1 && MenuLook.scale(.identity) == 1)
    #expect(MenuLook.scale(.didDisappear) == 0.3)
  }

  @Test("at rest it is whole, and stays so")
  func opened() throws {
    let stage = try menu()
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 3)
    let rest = stage.list
    #expect(abs(try stage.tile(2).width - 60) < 1e-3)
    try stage.advance(to: 4)
    #expect(stage.list == rest)
  }

  @Test("a tap beside it closes it from where it is, and nothing of it is left")
  func closed() throws {
    let stage = try menu()
    let before = stage.list
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 3)
    try stage.tap(195, 800, at: 4)
    #expect(abs(try stage.tile(2).width - 60) < 0.1)
    var last = CGFloat(60.1)
    for step in 1...24 {
      try stage.advance(to: 4.05 + Double(step) / 120)
      guard let width = stage.tiles[2]?.width else { break }
      #expect(width <= last && width > 17.9)
      last = width
    }
    try stage.advance(to: 7)
    #expect(stage.tiles[2] == nil && stage.list.fills == before.fills)
  }

  @Test("a film of 30 pictures a second has every second one of 60")
  func rates() throws {
    func film(_ rate: Int) throws -> [CGRect?] {
      let stage = try menu()
      try stage.tap(195, 422, at: 0.05)
      return try (0..<rate / 2).map {
        try stage.advance(to: 0.1 + Double($0) / Double(rate))
        return stage.tiles[2]
      }
    }
    let (slow, fast) = (try film(30), try film(60))
    for (index, place) in slow.enumerated() { #expect(place == fast[2 * index]) }
  }
}
