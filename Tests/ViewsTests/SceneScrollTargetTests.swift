import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Scroll targets of a scene's own")
struct SceneScrollTargetTests {
  /// Comes to rest at whole steps; notes what it is told.
  private struct Steps: ScrollTargetBehavior {
    let length: CGFloat
    var journal: Journal?
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      journal?.note(
        "\(context.containerSize.width) \(context.contentSize.width) \(context.axes == .horizontal) "
          + "\(context.originalTarget.rect.minX) \(context.velocity.dx > 0) "
          + "\(target.rect.size == context.containerSize) \(context.layoutDirection)")
      target.rect.origin.x = (target.rect.minX / length).rounded() * length
    }
  }

  private struct Anchored: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      // The fourth tile, in the viewport's middle.
      target = ScrollTarget(rect: CGRect(x: 210, y: 0, width: 60, height: 40), anchor: .center)
    }
  }

  private struct Borrowed<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
    let base: Base
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      base.updateTarget(&target, context: context)
    }
  }

  private func row() -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) { ForEach(0..<8, id: \.self) { Tile.of($0, 60, 40) } }
    }
  }

  /// How far the content has come after a swipe.
  private func offset(_ way: CGFloat, _ view: some View) throws -> CGFloat {
    let stage = try Rehearsal { view }
    try stage.drag(
      from: CGPoint(x: 90, y: 50), to: CGPoint(x: 90 - way, y: 50), at: 0, steps: 60)
    try stage.advance(to: 10)
    let (number, frame) = try #require(stage.tiles.min { $0.key < $1.key })
    return CGFloat(number * 70) - frame.minX
  }

  @Test("content comes to rest where the behaviour says", arguments: [30.0, 45, 80])
  func steps(way: Double) throws {
    let place = try offset(CGFloat(way), row().scrollTargetBehavior(Steps(length: 45)))
    #expect(abs(place.truncatingRemainder(dividingBy: 45)) < 1e-6 && place > 0)
  }

  @Test("it is told of the scroll view, and of where a swipe began and would end")
  func told() throws {
    let journal = Journal()
    _ = try offset(40, row().scrollTargetBehavior(Steps(length: 45, journal: journal)))
    #expect(journal.lines == ["100.0 550.0 true 0.0 true true leftToRight"])
  }

  @Test(
    "an anchor says where in the viewport the target lies; the content goes no farther than it reaches"
  )
  func anchors() throws {
    #expect(try offset(30, row().scrollTargetBehavior(Anchored())) == 190)
    #expect(try offset(30, row().scrollTargetBehavior(Steps(length: 10_000))) == 0)
    let target = ScrollTarget(rect: CGRect(x: 50, y: 20, width: 40, height: 40))
    #expect(target.offset(in: CGSize(width: 100, height: 100)) == CGPoint(x: 50, y: 20))
  }

  @Test("a behaviour of the system's does the same inside of another")
  func borrowed() throws {
    let paging = try offset(80, row().scrollTargetBehavior(.paging))
    #expect(try offset(80, row().scrollTargetBehavior(Borrowed(base: .paging))) == paging)
    let aligned = try offset(45, row().scrollTargetBehavior(.viewAligned))
    #expect(try offset(45, row().scrollTargetBehavior(Borrowed(base: .viewAligned))) == aligned)
  }
}
