import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Nested layouts")
struct NestedLayoutTests {
  /// Counts how often something is asked for.
  private final class Counter {
    var count = 0
  }

  private func nested(_ depth: Int, _ inner: AnyView) -> AnyView {
    guard depth > 0 else { return inner }
    return nested(
      depth - 1,
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) { inner }.frame(maxWidth: 80)
        }))
  }

  @Test("however deep a view is, it is asked for a guide a few times only")
  func guides() throws {
    let counter = Counter()
    let view = Rectangle().frame(width: 20, height: 20)
      .alignmentGuide(.leading) { _ in
        counter.count += 1
        return 5
      }
    let rehearsal = try Rehearsal { nested(12, AnyView(view)) }
    #expect(rehearsal.frames.map(\.width) == [20])
    #expect(counter.count <= 4, "\(counter.count)")
  }

  @Test("a guide that changes moves the view, however deep it is")
  func changes() throws {
    struct Scene: View {
      @State private var guide = 0.0
      let hook: Hook<Double>
      var body: some View {
        hook.binding = $guide
        // Read here, as what only a layout reads does not wake the body.
        let place = CGFloat(guide)
        return VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 40, height: 10)
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
              Rectangle().frame(width: 20, height: 10).alignmentGuide(.leading) { _ in place }
            }
          }
        }
      }
    }
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    let before = try #require(rehearsal.frames.last).minX - rehearsal.frames[0].minX
    try rehearsal.now { hook.value = -10 }
    let after = try #require(rehearsal.frames.last).minX - rehearsal.frames[0].minX
    #expect(after - before == 10)
  }

  @Test("a frame that bounds one side leaves the other to its content, which is not divided anew")
  func freeSide() throws {
    let texts = VStack(spacing: 0) {
      ForEach(0..<3) { number in
        Text("several words that go on to the second line").padding(.top, number == 0 ? 0 : 20)
      }
    }
    let free = try list(on: .of(200, 400)) { ScrollView { texts } }
    let framed = try list(on: .of(200, 400)) { ScrollView { texts.frame(maxWidth: .infinity) } }
    #expect(framed.words == free.words)
    #expect(!framed.words.joined().contains("…"))
    let across = try list(on: .of(400, 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Text("short").padding(.leading, 50)
          Text("a text that is longer")
        }
        .frame(maxWidth: .infinity)
      }
    }
    #expect(!across.words.joined().contains("…"))
  }

  @Test("a bound that makes the frame longer is what the content is proposed")
  func greaterSide() throws {
    let stage = try Rehearsal(.of(100, 100)) {
      ScrollView { Tile(1).frame(minHeight: 60) }
    }
    #expect(stage.tiles[1]?.height == 60)
  }
}
