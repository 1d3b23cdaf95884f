import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Buttons and tap targets")
struct ButtonTests {
  private let journal = Journal()

  private struct Dimming: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(configuration.isPressed ? .red : .blue)
    }
  }

  @Test("a button acts when the finger goes up on it, or near it")
  func press() throws {
    let stage = try Rehearsal(width: 300) {
      Button {
        journal.note("action")
      } label: {
        Rectangle().frame(width: 40, height: 40)
      }
    }
    try stage.tap(150, 50, at: 0)
    #expect(journal.lines == ["action"])
    try stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 230, y: 50), at: 1, steps: 8)
    #expect(journal.lines.count == 2)
    try stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 250, y: 50), at: 2, steps: 8)
    #expect(journal.lines.count == 2)
  }

  @Test("a style sees the press while the finger is on the button")
  func style() throws {
    let stage = try Rehearsal {
      Button(action: {}, label: { Rectangle().frame(width: 40, height: 40) }).buttonStyle(Dimming())
    }
    let rest = stage.frame
    try stage.finger(.began, 50, 50)
    let pressed = stage.frame
    #expect(pressed != rest)
    try stage.finger(.moved, 50, 300)
    #expect(stage.frame == rest)
    try stage.finger(.moved, 50, 60)
    #expect(stage.frame == pressed)
    try stage.finger(.ended, 50, 60)
    #expect(stage.frame == rest)
  }

  @Test("a borderless button is tinted, goes faint at once and comes back in a quarter second")
  func fade() throws {
    let stage = try Rehearsal {
      Button(action: {}, label: { Rectangle().frame(width: 40, height: 40) })
    }
    func opacity() -> Double? {
      stage.graph.displayList().commands.compactMap { command in
        if case .beginLayer(let layer) = command { return layer.opacity }
        return nil
      }.first
    }
    #expect(stage.frame.contains("#007AFF") || stage.frame.lowercased().contains("007aff"))
    #expect(opacity() == nil)
    try stage.finger(.began, 50, 50)
    #expect(abs((opacity() ?? 0) - 0.2) < 1e-9)
    try stage.finger(.ended, 50, 50)
    #expect(abs((opacity() ?? 0) - 0.2) < 1e-9)
    try stage.advance(to: 0.125)
    #expect(abs(try #require(opacity()) - 0.6) < 1e-9)
    try stage.advance(to: 0.25)
    #expect(opacity() == nil)
  }

  @Test("bordered buttons have a ground with round corners that can be pressed all over")
  func bordered() throws {
    let stage = try Rehearsal {
      Button(
        action: { journal.note("action") }, label: { Rectangle().frame(width: 40, height: 20) }
      )
      .buttonStyle(.borderedProminent)
    }
    let paths = stage.graph.displayList().commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _, _) = command { return path.boundingRect }
      return nil
    }
    #expect(paths.first == CGRect(x: 18, y: 33, width: 64, height: 34))
    try stage.tap(20, 50, at: 0)
    #expect(journal.lines == ["action"])
  }

  @Test("a disabled button does nothing")
  func disabled() throws {
    let stage = try Rehearsal {
      Button(action: { journal.note("action") }, label: { Rectangle() }).disabled(true)
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
  }

  @Test("what can be touched is listed in the order of the views, with names and frames")
  func list() throws {
    let stage = try Rehearsal(width: 200, height: 200) {
      VStack(spacing: 0) {
        Button("Submit") {}
        Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("card")
          .onTapGesture {}.gesture(DragGesture())
        Rectangle().frame(width: 50, height: 50).onTapGesture {}.accessibilityLabel("Close")
      }
    }
    let list = stage.graph.tappables
    #expect(list.map(\.kind) == ["button", "drag, tap", "tap"])
    #expect(list.map(\.label) == ["Submit", "card", "Close"])
    #expect(list.map(\.index) == [1, 2, 3])
    #expect(list[1].frame.size == CGSize(width: 50, height: 50))
  }

  @Test("a target is found by text, label, identifier, number and place")
  func resolve() throws {
    let stage = try Rehearsal(width: 200, height: 200) {
      VStack(spacing: 0) {
        Button("Submit") {}
        Rectangle().frame(width: 50, height: 50).onTapGesture {}
          .accessibilityIdentifier("card").accessibilityLabel("Close")
      }
    }
    let submit = try stage.graph.resolve(TapTarget("Submit"))
    #expect(try stage.graph.resolve(TapTarget("#1")) == submit)
    #expect(try stage.graph.resolve(TapTarget("text:Submit")) == submit)
    let card = try stage.graph.resolve(TapTarget("card"))
    #expect(card.x == 100 && card != submit)
    #expect(try stage.graph.resolve(TapTarget("Close")) == card)
    #expect(try stage.graph.resolve(TapTarget("100,\(card.y)")) == card)
  }

  @Test("what cannot be touched is an error that lists what can")
  func failure() throws {
    let stage = try Rehearsal(width: 200, height: 200) {
      ZStack {
        Button("Submit") {}
        Rectangle().frame(width: 150, height: 150)
      }
    }
    func reason(_ target: String) -> TapTarget.Failure.Reason? {
      do {
        _ = try stage.graph.resolve(TapTarget(target))
        return nil
      } catch {
        #expect(error.present.map(\.label) == ["Submit"])
        return error.reason
      }
    }
    #expect(reason("Cancel") == .notFound)
    #expect(reason("#2") == .notFound)
    #expect(reason("5,5") == .nothingThere)
    let submit = try #require(stage.graph.tappables.first)
    #expect(reason("Submit") == .unreachable(submit))
    #expect(submit.obstacle == .covered(by: "Rectangle"))
  }

  @Test("a name that two views bear is an error; of nested ones the inner is meant")
  func ambiguous() throws {
    let two = try Rehearsal {
      VStack {
        Button("OK") {}
        Button("OK") {}
      }
    }
    #expect(throws: TapTarget.Failure.self) { try two.graph.resolve(TapTarget("OK")) }
    let nested = try Rehearsal(width: 200) {
      HStack {
        Button("OK") { journal.note("inner") }
        Text("Row")
      }
      .onTapGesture { journal.note("outer") }
    }
    let place = try nested.graph.resolve(TapTarget("OK"))
    try nested.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["inner"])
  }
}
