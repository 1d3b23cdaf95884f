import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Transitions, states and events")
struct TransitionReadingTests {
  private func document(_ transitions: String) throws -> SceneDocument {
    try read(
      "rostrum: 1\nstates: [a, b, c]\nanimation: smooth\ntransitions: [\(transitions)]\nscene: []\n"
    )
  }

  @Test("the first that fits counts, for every pair of states")
  func first() throws {
    let all: [(from: String?, to: String?, word: String)] = [
      ("a", "b", "linear"), (nil, "b", "easeIn"), ("c", nil, "none"), (nil, nil, "bouncy"),
    ]
    // Every order of the four: what a straight reading of the rule says is what is answered.
    for order in permutations([0, 1, 2, 3]) {
      let changes = order.map { all[$0] }
      let text = changes.map { change in
        let from = change.from.map { "from: \($0), " } ?? ""
        let to = change.to.map { "to: \($0), " } ?? ""
        return "{\(from)\(to)animation: \(change.word)}"
      }
      let document = try document(text.joined(separator: ", "))
      for from in ["a", "b", "c"] {
        for to in ["a", "b", "c"] {
          let word = changes.first {
            ($0.from == nil || $0.from == from) && ($0.to == nil || $0.to == to)
          }?.word
          #expect(
            document.animation(from: from, to: to) == AnimationChoice(text: word ?? "smooth"),
            "\(order): \(from) to \(to)")
        }
      }
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(items.filter { $0 != item }).map { [item] + $0 }
    }
  }

  @Test("where none fits the document's own animation moves it")
  func none() throws {
    let one = try document("{from: a, to: b, animation: linear}")
    #expect(one.animation(from: "b", to: "a") == .animation(.smooth))
    #expect(try document("").animation(from: "a", to: "b") == .animation(.smooth))
    #expect(
      try read("rostrum: 1\nscene: []\n").animation(from: "base", to: "base")
        == .animation(.default))
  }

  @Test("a transition of a state that is none, and one without an animation")
  func wrong() {
    let head = "rostrum: 1\nstates: [closed, open]\nscene: []\n"
    #expect(
      mistakes("\(head)transitions: [{to: opne, animation: none}]") == [
        "scene:4:20: transitions[0].to: there is no state 'opne'; accepted is closed or open; did you mean 'open'?"
      ])
    let lines = mistakes("\(head)transitions:\n  - {from: open}\n")
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("scene:5:5: transitions[0]: 'animation' is missing; accepted is ")
        ?? false,
      "\(lines)")
  }

  @Test("states that nodes name are those of a document that lists none, each once, base first")
  func collected() throws {
    let document = try read(
      """
      rostrum: 1
      scene:
        - group:
            - {circle: 1, states: {b: {x: 1}, a: {x: 2}}}
          states: {c: {x: 1}, a: {x: 3}}
          mask: {circle: 3, states: {d: {x: 1}, base: {x: 0}}}
      """)
    #expect(document.states.map(\.name) == ["state"])
    #expect(Set(document.states[0].states) == ["base", "a", "b", "c", "d"])
    #expect(document.states[0].states.count == 5)
    #expect(document.states[0].states.first == "base")
    #expect(document.group(of: "d")?.name == "state")
    #expect(document.group(of: "e") == nil)
  }

  @Test("an event's states follow each other around and around")
  func around() throws {
    let document = try read(
      """
      rostrum: 1
      states: [a, b, c, d]
      scene: {circle: 9, id: dot}
      events: [{tap: dot, state: [c, a, b]}, {tap: dot, state: d, from: a, animation: none}]
      """)
    let event = document.events[0]
    var (state, seen) = ("c", [String]())
    for _ in 0..<7 {
      seen.append(state)
      state = try #require(event.next(after: state))
    }
    #expect(seen == ["c", "a", "b", "c", "a", "b", "c"])
    // None of them holds: the first begins.
    #expect(event.next(after: "d") == "c")
    #expect(event.animation == nil && event.from == nil)
    #expect(
      document.events[1].next(after: "a") == "d" && document.events[1].next(after: "d") == "d")
    #expect(document.events[1].from == "a" && document.events[1].animation == AnimationChoice.none)
  }

  @Test("each kind of event with what stands for what is not said")
  func events() throws {
    let document = try read(
      """
      rostrum: 1
      states: [a, b]
      scene: {circle: 9, id: dot}
      events:
        - {at: 30f, state: b}
        - {longPress: dot, state: b}
        - {longPress: dot, for: 750ms, state: b}
        - {settled: any, state: b}
        - {settled: a, after: 2s, state: b}
        - {drag: dot}
        - {drag: dot, axis: horizontal, limits: [-10, 20], threshold: -5, state: b, animation: snappy}
      """)
    let triggers = document.events.map(\.trigger)
    let expected: [SceneEvent.Trigger] = [
      .at(DocumentTime(text: "30f", numerator: 30, denominator: 1, unit: .frames)),
      .longPress(node: "dot", seconds: 0.5), .longPress(node: "dot", seconds: 0.75),
      .settled(state: nil, after: 0), .settled(state: "a", after: 2),
      .drag(.init(node: "dot")),
      .drag(
        .init(
          node: "dot", axis: .horizontal, limits: -10...20, threshold: -5,
          release: .animation(.snappy))),
    ]
    #expect(triggers == expected)
    #expect(document.events[5].states == [])
    #expect(document.events.map(\.place.line) == Array(5...11))
    #expect(document.events.map(\.place.column) == Array(repeating: 5, count: 7))
  }

  @Test("a later group's state counts more, and a state that changes nothing changes nothing")
  func values() throws {
    let document = try read(
      """
      rostrum: 1
      states: {first: [a, b], second: [c, d]}
      scene: {circle: 9, x: 1, y: 2, states: {d: {x: 40}, b: {x: 20, y: 30}}}
      """)
    let node = try #require(document.nodes.first)
    #expect(node.values(in: []) == node.base)
    #expect(node.values(in: ["a", "c"]) == node.base)
    #expect(node.values(in: ["b", "c"]).x == 20 && node.values(in: ["b", "c"]).y == 30)
    #expect(node.values(in: ["a", "d"]).x == 40 && node.values(in: ["a", "d"]).y == 2)
    #expect(node.values(in: ["b", "d"]).x == 40 && node.values(in: ["b", "d"]).y == 30)
    #expect(node.values(in: ["b", "b"]) == node.values(in: ["b"]))
  }

  @Test("changes that are asked for are refused with the nearest")
  func changes() throws {
    let document = try read("rostrum: 1\nname: Card\nstates: {card: [closed, open]}\nscene: []\n")
    func reason(_ group: String, _ state: String, _ animation: String? = nil) -> String? {
      do throws(DocumentErrors) {
        _ = try document.change(of: group, to: state, animation: animation)
        return nil
      } catch {
        return error.lines.joined(separator: "\n")
      }
    }
    #expect(reason("card", "open") == nil && reason("card", "open", "none") == nil)
    #expect(
      reason("crad", "open")
        == "Card: there is no group of states 'crad'; accepted is card; did you mean 'card'?")
    #expect(
      reason("card", "opened")
        == "Card: 'card' has no state 'opened'; accepted is closed or open; did you mean 'open'?")
    #expect(
      reason("card", "open", "snapy")
        == "Card: found the animation 'snapy'; accepted is an animation as bouncy, 'easeOut 0.3s', '{token}' or none; did you mean 'snappy'?"
    )
  }
}
