import Foundation
import Testing

/// Seed 000, "Animate state changes clearly", the submit button: rows S0-01 to S0-09 of the claims.
@Suite struct SubmitButtonTests {
  private let tap = ["--tap", "Submit@0.5"]
  private let size = "300x100"

  private func program(_ changes: [(String, String)] = []) throws -> Program {
    try Program("SubmitButton", changing: changes)
  }

  @Test("S0-01 as printed, `enum State` hides `@State`: the compiler's words, and what helps")
  func printed() throws {
    let result = try program([("@SwiftUI.State", "@State")]).run("inspect", [])
    #expect(result.status == 2)
    #expect(result.error.contains("enum 'State' cannot be used as an attribute"))
    #expect(result.error.contains("Program.swift:9:"))
    #expect(result.error.contains("@SwiftUI.State"))
    #expect(try program().run("inspect", []).status == 0)
  }

  @Test("S0-02 idle: one still frame of a blue box of 150×44 with a corner radius of 8")
  func idle() throws {
    let frames = try program().frames(size: size, duration: "1")
    #expect(frames.all == 60 && frames.distinct == 1)
    let trace = try program().trace(size: size, duration: "1")
    for (property, value) in [
      ("frame.x", 75.0), ("frame.y", 28), ("frame.width", 150), ("frame.height", 44),
    ] {
      #expect(try trace("SubmitButton/Button/Rectangle", property).distinct == [.number(value)])
    }
    let clips = trace.all.filter { $0.property == "clip.cornerWidth" }
    #expect(clips.map(\.distinct) == [[.number(8)]])
    try trace.color("SubmitButton/Button/Rectangle").expectColor(.blue, at: 0)
    try trace.color("Text 'Submit'").expectColor(.blue, at: 0)
  }

  @Test("S0-03 a tap: the text fades and shrinks away, the spinner comes")
  func loading() throws {
    let trace = try program().trace(tap, size: size, duration: "1.8")
    let (text, spinner) = (try Label(trace, "Text 'Submit'"), try Label(trace, "ProgressView"))
    try text.expect(from: 1, to: 0, at: 0.5)
    try spinner.expect(from: 0, to: 1, at: 0.5)
    #expect(try abs(text.opacity.at(0.6) - 0.3811) < 1e-4)
    #expect(text.opacity.gone == 0.5 + 133.0 / 240)
    #expect(spinner.opacity.comes == 0.5)
    for component in try trace.color("SubmitButton/Button/Rectangle") {
      #expect(component.isConstant)
    }
  }

  @Test("S0-04 the simulated network answers at 2.5 s of film time, and costs no real time")
  func network() throws {
    let trace = try program().trace(tap, size: size, duration: "4")
    #expect(trace.events.contains(2.5))
    try Label(trace, "ProgressView").expect(from: 1, to: 0, at: 2.5)
    try Label(trace, "Image 'checkmark'").expect(from: 0, to: 1, at: 2.5)
    let color = try trace.color("SubmitButton/Button/Rectangle")
    try color.expectColor(from: .blue, to: .green, along: .duration3, at: 2.5)
    try color.expectColor(Levels(red: 0, green: 176, blue: 166), at: 2.6)
    // 30 frames a second are every second one of 60.
    let (slow, fast) = (
      try program().trace(tap, size: size, duration: "4", fps: 30),
      try program().trace(tap, size: size, duration: "4", fps: 60)
    )
    #expect(slow.all.count == fast.all.count)
    for (a, b) in zip(slow.all, fast.all) {
      #expect(a.view == b.view && a.property == b.property)
      #expect(a.values == b.values.indices.filter { $0.isMultiple(of: 2) }.map { b.values[$0] })
    }
  }

  @Test("S0-05 an error: the cross comes, the background turns red")
  func failure() throws {
    let animation = ".animation(.spring(duration: 0.3), value: state)"
    let trace = try program([(animation, "\(animation)\n\(poke("state = .error"))")])
      .trace(size: size)
    try Label(trace, "Text 'Submit'").expect(from: 1, to: 0, at: 0.5)
    try Label(trace, "Image 'xmark'").expect(from: 0, to: 1, at: 0.5)
    try trace.color("SubmitButton/Button/Rectangle")
      .expectColor(from: .blue, to: .red, along: .duration3)
  }

  @Test("S0-06 combined(with:): opacity and scale go in step, and end each by its own test")
  func combined() throws {
    let trace = try program().trace(tap, size: size, duration: "1.8")
    let text = try Label(trace, "Text 'Submit'")
    for frame in text.opacity.frame(0.5)..<text.opacity.frame(0.5 + 129.0 / 240) {
      let time = Double(frame) / 240
      let opacity = 1 - (try text.opacity.at(time))
      let scale = (1 - (try text.scale.at(time))) / (1 - 1e-5)
      #expect(abs(opacity - scale) <= 1e-9, "at \(time)")
    }
    #expect(text.opacity.settled == 0.5 + 129.0 / 240)
    #expect(text.scale.settled == 0.5 + 133.0 / 240)
  }

  @Test("S0-07 without animation(value:) the switch is a jump")
  func unanimated() throws {
    let trace = try program([(".animation(.spring(duration: 0.3), value: state)", "")])
      .trace(tap, size: size, duration: "1.8")
    #expect(try trace("Text 'Submit'", "frame.x").gone == 0.5)
    let spinner = trace.all.filter { $0.view.contains("ProgressView") }
    #expect(!spinner.isEmpty && spinner.allSatisfy { $0.comes == 0.5 })
  }

  @Test("S0-08 nothing changes its place: the box, its clip, the labels' middles")
  func places() throws {
    let trace = try program().trace(tap, size: size, duration: "4")
    let places = ["frame.x", "frame.y", "frame.width", "frame.height"]
    let clip = ["clip.x", "clip.y", "clip.width", "clip.height"]
    let fixed = trace.all.filter { places.contains($0.property) || clip.contains($0.property) }
    // The spinner turns inside its own box.
    for series in fixed where !series.view.contains("ProgressView/") {
      #expect(series.isConstant, "\(series.view).\(series.property)")
    }
    for label in ["Text 'Submit'", "Image 'checkmark'"] {
      let x = try trace(label, "frame.x"), width = try trace(label, "frame.width")
      let time = try #require(x.comes)
      #expect(abs(try x.at(time) + width.at(time) / 2 - 150) <= 0.5)
    }
  }

  @Test("S0-09 a tap during loading changes nothing to see; both timers fire")
  func twice() throws {
    let once = try program().trace(tap, size: size, duration: "4")
    let twice = try program().trace(tap + ["--tap", "#1@1"], size: size, duration: "4")
    #expect(twice.events.contains(2.5) && twice.events.contains(3))
    #expect(once.all.count == twice.all.count)
    for (a, b) in zip(once.all, twice.all) {
      #expect(a.values == b.values, "\(a.view).\(a.property)")
      #expect(a.animations == b.animations, "\(a.view).\(a.property)")
    }
  }

  /// Opacity and scale of what stands in the button.
  private struct Label {
    let opacity: Trace.Series
    let scale: Trace.Series

    init(_ trace: Trace, _ name: String) throws {
      // The transition's own values are the outermost of the label.
      func outermost(_ property: String) throws -> Trace.Series {
        let found = trace.all.filter {
          $0.view.contains(name) && $0.property.hasPrefix(property) && $0.settled != nil
        }
        guard let last = found.last else {
          let known = trace.all.map { "\($0.view).\($0.property)" }.joined(separator: "\n")
          throw Program.Failure(description: "\(name) has no moving \(property) in\n\(known)")
        }
        return last
      }
      (opacity, scale) = (try outermost("opacity"), try outermost("scale.width"))
    }

    func expect(
      from: Double, to: Double, at start: Double, _ location: SourceLocation = #_sourceLocation
    ) throws {
      func whole(_ value: Double) -> Double { value == 0 ? 1e-5 : value }
      for (time, progress) in Curve.duration3.points {
        let share = from + (to - from) * progress
        if opacity.isThere(start + time), opacity.animations[opacity.frame(start + time)] != nil {
          #expect(
            abs(try opacity.at(start + time) - share) <= 1e-4, "+\(time)", sourceLocation: location)
          #expect(
            abs(try scale.at(start + time) - share) <= 1.1e-4, "+\(time)", sourceLocation: location)
        }
      }
      #expect(opacity.animations[opacity.frame(start + 0.25)] != nil, sourceLocation: location)
    }
  }
}
