import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Controls")
struct ControlsTests {
  private let journal = Journal()

  private struct Switch: View {
    @State private var isOn = false
    let journal: Journal
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).onChange(of: isOn) { journal.note("\(isOn)") }
    }
  }

  private func fills(_ stage: Rehearsal) -> [CGRect] {
    stage.graph.displayList().commands.compactMap { command in
      if case .fill(let path, _, _, let transform) = command {
        return path.boundingRect.applying(transform)
      }
      return nil
    }
  }

  @Test("a switch is 51 by 31 points, its knob 27, and moves 20 points on a spring")
  func toggle() throws {
    let stage = try Rehearsal(width: 200) { Switch(journal: journal) }
    let (track, knob) = (fills(stage)[0], fills(stage)[1])
    #expect(track == CGRect(x: 149, y: 35, width: 51, height: 31))
    #expect(knob == CGRect(x: 151, y: 37, width: 27, height: 27))
    let place = try stage.graph.resolve(TapTarget("Wi-Fi"))
    try stage.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["true"])
    #expect(fills(stage)[1].minX == knob.minX)
    try stage.advance(to: 0.15)
    #expect(fills(stage)[1].minX > 151 && fills(stage)[1].minX < 171)
    try stage.advance(to: 3)
    #expect(abs(fills(stage)[1].minX - 171) < 0.01)
  }

  @Test("the label of a switch takes no touches")
  func label() throws {
    let stage = try Rehearsal(width: 200) { Switch(journal: journal) }
    try stage.tap(10, 50, at: 0)
    #expect(journal.lines.isEmpty)
  }

  private struct Check: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Rectangle().fill(configuration.isOn ? .green : isEnabled ? .red : .gray)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }

  private struct Styled: View {
    @State private var isOn = false
    var body: some View { Toggle("A", isOn: $isOn).toggleStyle(Check()) }
  }

  @Test("a style of one's own may read the environment and write the switch")
  func toggleStyle() throws {
    let stage = try Rehearsal { Styled() }
    let off = stage.frame
    try stage.tap(50, 50, at: 0)
    #expect(stage.frame != off)
    let disabled = try Rehearsal { Styled().disabled(true) }
    #expect(disabled.frame != off)
  }

  @Test("spokes turn, never rest while they are there, and come round after a second")
  func spinner() throws {
    struct Waiting: View {
      @State private var isWaiting = true
      var body: some View {
        ZStack {
          Rectangle().onTapGesture { isWaiting = false }
          if isWaiting { ProgressView().allowsHitTesting(false) }
        }
      }
    }
    let stage = try Rehearsal { Waiting() }
    #expect(stage.graph.restless == "ProgressView")
    let first = stage.graph.displayList()
    #expect(first.commands.count == 9)
    try stage.advance(to: 0.1)
    #expect(stage.graph.displayList() != first)
    try stage.advance(to: 1)
    #expect(stage.graph.displayList() == first)
    try stage.tap(50, 50, at: 2)
    #expect(stage.graph.restless == nil)
  }

  @Test("a bar is filled in proportion, and a tint colours it")
  func bar() throws {
    let stage = try Rehearsal { ProgressView(value: 30, total: 120).tint(.red) }
    #expect(
      fills(stage) == [
        CGRect(x: 0, y: 48, width: 100, height: 4), CGRect(x: 0, y: 48, width: 25, height: 4),
      ])
    #expect(stage.frame.lowercased().contains("ff3b30"))
  }

  @Test("a slider's knob follows the finger and stops at steps and bounds")
  func slider() throws {
    struct Volume: View {
      @State private var value = 2.0
      let journal: Journal
      var body: some View {
        Slider(value: $value, in: 0...10, step: 5).onChange(of: value) { journal.note("\(value)") }
      }
    }
    let stage = try Rehearsal(width: 128) { Volume(journal: journal) }
    try stage.drag(from: CGPoint(x: 34, y: 50), to: CGPoint(x: 74, y: 50), at: 0, steps: 10)
    #expect(journal.lines == ["0.0", "5.0"])
    try stage.drag(from: CGPoint(x: 64, y: 50), to: CGPoint(x: 264, y: 50), at: 1, steps: 10)
    #expect(journal.lines.last == "10.0")
  }

  @Test("a stepper's halves count up and down within bounds")
  func stepper() throws {
    struct Count: View {
      @State private var count = 1
      let journal: Journal
      var body: some View {
        Stepper("Count", value: $count, in: 0...2).onChange(of: count) { journal.note("\(count)") }
      }
    }
    let stage = try Rehearsal(width: 200) { Count(journal: journal) }
    for index in 0..<3 {
      let place = try stage.graph.resolve(TapTarget(index == 1 ? "Decrement" : "Increment"))
      try stage.tap(place.x, place.y, at: Double(index))
    }
    #expect(journal.lines == ["2", "1", "2"])
    #expect(throws: TapTarget.Failure.self) { try stage.graph.resolve(TapTarget("Increment")) }
  }

  @Test("a segment is chosen by a press; loops give their identities as tags")
  func picker() throws {
    struct Choice: View {
      @State private var choice = 20
      let journal: Journal
      var body: some View {
        Picker("Choice", selection: $choice) {
          ForEach([10, 20, 30], id: \.self) { Text(verbatim: "\($0)") }
        }
        .pickerStyle(.segmented).onChange(of: choice) { journal.note("\(choice)") }
      }
    }
    let stage = try Rehearsal(width: 300) { Choice(journal: journal) }
    #expect(fills(stage)[1] == CGRect(x: 102, y: 37, width: 96, height: 28))
    let place = try stage.graph.resolve(TapTarget("30"))
    try stage.tap(place.x, place.y, at: 0)
    #expect(journal.lines == ["30"])
    try stage.advance(to: 3)
    #expect(abs(fills(stage)[1].minX - 202) < 0.01)
  }
}
