import DisplayList
import Foundation
import Goldens
import Motion
import Rostrum
import Testing

@testable import RostrumTool

@MainActor @Suite("Masks of a scene")
struct SceneMasksTests {
  /// Two dots in a row, and a number that changes beside them.
  private struct Scene: View {
    var number = 1
    var third = false
    var body: some View {
      HStack {
        Circle().frame(width: 10, height: 10)
        VStack {
          Text("\(number)")
          Capsule().frame(width: CGFloat(number), height: 5)
        }
        .accessibilityIdentifier("counter")
        if third { Rectangle().frame(width: 10, height: 10) }
      }
      .frame(width: 80)
    }
  }

  private func graph(_ scene: some View) throws -> ViewGraph {
    let graph = ViewGraph(
      AnyView(scene), stage: Stage(size: CGSize(width: 100, height: 100), scale: 1))
    try graph.start()
    return graph
  }

  private func frame(_ scene: Scene, _ masks: [GoldenMask], at time: Double = 0) throws
    -> DrawnFrame
  {
    var masks = SceneMasks(masks)
    return masks.draw(try graph(scene), at: time)
  }

  private func node(_ name: String, from: Double? = nil, to: Double? = nil) -> GoldenMask {
    .node(name: name, from: from, to: to)
  }

  @Test("without masks everything is drawn as ever")
  func none() throws {
    #expect(SceneMasks([]).isEmpty)
    let frame = try frame(Scene(), [])
    #expect(frame.list == (try graph(Scene()).displayList()))
    #expect(frame.views.count == frame.list.commands.count)
  }

  @Test(
    "what is masked may be anything, what is not may not", arguments: ["counter", "Scene/HStack"])
  func masked(name: String) throws {
    let lists = try [1, 2].map { try frame(Scene(number: $0), [node(name)]).list }
    let open = try [1, 2].map { try frame(Scene(number: $0), []).list }
    #expect(open[0] != open[1])
    // The circle moves with what is beside it.
    #expect((lists[0] == lists[1]) == (name == "Scene/HStack"))
    #expect(lists[0].commands.count == (name == "counter" ? 1 : 0))
  }

  @Test(
    "a mask counts in its time, both ends included",
    arguments: [(0.4, false), (0.5, true), (1, true), (1.1, false)])
  func time(seconds: Double, isMasked: Bool) throws {
    let mask = node("counter", from: 0.5, to: 1)
    #expect(try frame(Scene(), [mask], at: seconds).leftOut.isEmpty == !isMasked)
  }

  @Test("a rectangle is painted over, on top of everything")
  func rectangle() throws {
    let frame = try frame(Scene(), [.rectangle(x: 1, y: 2, width: 30, height: 4)])
    #expect(frame.lines.last == DrawnLine(view: "", text: "fill rect 1 2 30 4 with #000000"))
    #expect(frame.lines.first?.view == "Scene/HStack/Circle")
  }

  @Test("a mask of what is not there is refused, and what is there is listed")
  func unknown() throws {
    var masks = SceneMasks([node("counter"), node("Counter")])
    _ = masks.draw(try graph(Scene()), at: 0)
    let failure = #expect(throws: Failure.self) { try masks.check() }
    #expect(failure?.status == .usage)
    #expect(
      failure?.message
        == "no view is called 'Counter', which is to be masked; there is 'Scene/HStack', "
        + "'Scene/HStack/Circle', 'counter', 'counter/Capsule', 'counter/Text '1''")
  }

  @Test("a mask of what is there at another time is refused with its time")
  func outOfTime() throws {
    var masks = SceneMasks([node("counter", from: 2, to: 3)])
    _ = masks.draw(try graph(Scene()), at: 0)
    let failure = #expect(throws: Failure.self) { try masks.check() }
    #expect(
      failure?.message
        == "the view 'counter' is not there from 2.0 s to 3.0 s, when it is to be masked")
  }

  @Test("masks of what was there once are met")
  func met() throws {
    var masks = SceneMasks([node("Scene/HStack/Rectangle"), node("counter/Capsule")])
    _ = masks.draw(try graph(Scene(third: true)), at: 0)
    _ = masks.draw(try graph(Scene()), at: 1)
    try masks.check()
  }
}
