import Foundation
import Testing

/// Seed 004, changes with and without an animation: rows S4-01 to S4-13 of the claims.
@Suite struct ImplicitAnimationTests {
  private let rectangle = ["--tap", "200,200@0.5"]
  private let toggle = ["--tap", "Toggle@0.5"]
  private static let modifier = ".animation(.spring, value: isExpanded)"
  private static let tapped = ".onTapGesture { isExpanded.toggle() }"

  private func trace(_ script: [String]) throws -> Trace {
    try Program("Seeds/Patterns/GoodImplicitAnimation").trace(script)
  }

  @Test("S4-01 without a change nothing is drawn anew; an equal value makes no update")
  func updates() throws {
    let counting = ("Rectangle()", "let _ = print(\"body\")\nRectangle()")
    let still = try Program("Seeds/Patterns/GoodImplicitAnimation", changing: [counting])
    #expect(try still.frames(duration: "2").distinct == 1)
    #expect(try still.said(duration: "2").filter { $0 == "body" }.count == 1)
    let equal = (Self.tapped, poke("isExpanded = false"))
    let program = try Program("Seeds/Patterns/GoodImplicitAnimation", changing: [counting, equal])
    #expect(try program.said(duration: "2").filter { $0 == "body" }.count == 1)
    let poked = (Self.tapped, poke("isExpanded = true"))
    let other = try Program("Seeds/Patterns/GoodImplicitAnimation", changing: [counting, poked])
    #expect(try other.said(duration: "2").filter { $0 == "body" }.count == 2)
  }

  @Test("S4-02 by default a change is not animated")
  func plain() throws {
    let width = try Program(
      "Seeds/Patterns/GoodImplicitAnimation",
      changing: [(Self.modifier, ""), (Self.tapped, poke("isExpanded = true"))]
    ).trace()("/Rectangle", "frame.width")
    width.expectJump(from: 100, to: 200)
  }

  @Test("S4-03 only what changed gets an animator")
  func changedOnly() throws {
    let trace = try trace(rectangle)
    #expect(trace.movingViews == ["GoodImplicitAnimation/Rectangle"])
    // A place is one value: its corner and its size have one animator.
    let moving = trace.all.filter { $0.settled != nil }
    #expect(moving.allSatisfy { $0.property.hasPrefix("frame.") })
    #expect(
      trace.changing
        == ["x", "width"].map { "GoodImplicitAnimation/Rectangle.frame.\($0)" }.sorted())
  }

  @Test("S4-04 progress goes from 0 to 1 in exactly the duration, and never back")
  func progress() throws {
    let trace = try Program("Seeds/Reference/TimingCurves").trace()
    for name in ["", "#2", "#3", "#4"] {
      let offset = try trace("/Circle\(name)", "offset.x")
      #expect(try offset.at(0.5) == 0 && offset.at(0.85) == 100)
      #expect(offset.settled == 0.85)
      #expect(zip(offset.numbers, offset.numbers.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("S4-05 sixty frames a second by default; 30 are every second of them, byte for byte")
  func rates() throws {
    let program = try Program("Seeds/Patterns/GoodImplicitAnimation")
    let result = try program.run("inspect", rectangle + ["--json", "-"])
    #expect(result.output.contains("\"fps\" : \"60\""))
    let (slow, usual, fast) = (
      try program.pictures(rectangle, fps: 30), try program.pictures(rectangle),
      try program.pictures(rectangle, fps: 120)
    )
    #expect(slow == usual.indices.filter { $0.isMultiple(of: 2) }.map { usual[$0] })
    #expect(usual == fast.indices.filter { $0.isMultiple(of: 2) }.map { fast[$0] })
    #expect(Set(usual).count > 50)
    let step = try program.trace(rectangle)("/Rectangle", "frame.width").greatestStep()
    #expect(abs(step - 7.7) < 0.05)
  }

  /// Shapes that are moved in one way each, and then in another.
  private static let cancelling = """
    struct Cancelling: View {
      @State private var spring = 0.0
      @State private var ended = 0.0
      @State private var plain = 0.0
      @State private var sum = 0.0
      var body: some View {
        VStack {
          Circle().frame(width: 20, height: 20).offset(x: spring)
          Rectangle().frame(width: 20, height: 20).offset(x: ended)
          Capsule().frame(width: 20, height: 20).offset(x: plain)
          Ellipse().frame(width: 20, height: 20).offset(x: sum)
        }
        .task {
          try? await Task.sleep(for: .seconds(0.5))
          withAnimation(.linear(duration: 1).repeatForever()) {
            (spring, ended, plain) = (100, 100, 100)
          }
          withAnimation(.easeInOut(duration: 0.5)) { sum = 100 }
          try? await Task.sleep(for: .seconds(0.25))
          withAnimation(.easeInOut(duration: 0.5)) { sum = 200 }
          try? await Task.sleep(for: .seconds(1))
          withAnimation(.spring) { spring = 50 }
          withAnimation(.linear(duration: 0)) { ended = 50 }
          plain = 50
        }
      }
    }
    """

  @Test("S4-06 S4-07 a curve blends from what moves; a spring and no time end a repetition")
  func additive() throws {
    let trace = try Program(
      "Seeds/Patterns/GoodImplicitAnimation", root: "Cancelling()", adding: Self.cancelling
    ).trace(duration: "4.5")
    try trace("/Ellipse", "offset.x").expect(
      [(0.25, 50), (0.375, 101.67), (0.5, 150), (0.625, 187.08), (0.75, 200)], within: 0.005)
    // The repetition is at 75, on its way back, when it is taken over at 1.75 s.
    let spring = try trace("/Circle", "offset.x")
    try spring.expect(
      [0.1, 0.25, 0.5].map { ($0, 50 + 25 * (1 - Curve.spring($0))) }, at: 1.75, within: 0.003)
    #expect(try spring.at(1.75) == 75 && spring.numbers.last == 50 && spring.settled != nil)
    let ended = try trace("/Rectangle", "offset.x")
    #expect(try ended.at(1.745) > 75)
    #expect(ended.numbers[ended.frame(1.75)...].allSatisfy { $0 == 50 })
    #expect(ended.settled == 1.75)
    // A plain change shifts the picture; the repetition goes on.
    let plain = try trace("/Capsule", "offset.x")
    try plain.expect(
      [(0, 25), (0.25, 0), (0.5, -25), (0.75, -50), (1.75, 50)], at: 1.75, within: 1e-9)
  }

  @Test("S4-08 a second change starts from what is shown, not from the model")
  func presentation() throws {
    let width = try trace(rectangle + ["--tap", "200,200@0.7"])("/Rectangle", "frame.width")
    #expect(abs(try width.at(0.7) - 171.54) <= 0.01)
    #expect(width.models[width.frame(0.695)] == .number(200))
    #expect(width.models[width.frame(0.7)] == .number(100))
    #expect(abs(try width.at(0.7) - width.at(0.7 - 1.0 / 240)) < 2)
    #expect(width.numbers.last == 100)
  }

  @Test("S4-09 a tap at any frame of the flight goes on smoothly, in value and in speed")
  func interrupted() throws {
    func expectSmooth(_ taps: [String]) throws {
      let width = try trace(taps)("/Rectangle", "frame.width")
      #expect(width.greatestStep() <= 7.7 + 0.05, "\(taps)")
      // The speed of a spring has no break: two steps in a row differ by little after the start.
      let moving = Array(width.numbers[(width.frame(0.5) + 1)...])
      let steps = zip(moving, moving.dropFirst()).map { $1 - $0 }
      let end = try #require(width.settled) - 0.5
      let changes = zip(steps, steps.dropFirst()).prefix(Int(end * 240) - 4).map { abs($1 - $0) }
      #expect(changes.allSatisfy { $0 <= 0.6 }, "\(taps): \(changes.max() ?? 0)")
    }
    for frame in stride(from: 1, through: 71, by: 10) {
      try expectSmooth(rectangle + ["--tap", "200,200@\(120 + 4 * frame)f"])
    }
    try expectSmooth((0..<72).flatMap { ["--tap", "200,200@\(120 + 4 * $0)f"] })
  }

  @Test("S4-10 animation(_:value:) moves the width along the default spring")
  func implicit() throws {
    let program = try Program("Seeds/Patterns/GoodImplicitAnimation")
    let trace = try program.trace(rectangle)
    let width = try trace("/Rectangle", "frame.width")
    try width.expect(from: 100, to: 200, along: .spring)
    try width.expect([(0.1, 135.8), (0.25, 182.1), (0.5, 198.6)], within: 0.05)
    #expect(width.settled == 0.5 + 292.0 / 240)
    try trace("/Rectangle", "frame.x").expect(from: 150, to: 100, along: .spring)
    #expect(try program.frames(rectangle, duration: "2.3").distinct >= 62)
  }

  private static func padded(_ modifier: String) -> [(String, String)] {
    [
      ("@State private var", "@State private var padding = 0.0\n@State private var"),
      (modifier, ".padding(.leading, padding)\n\(modifier)"),
      (tapped, "\(tapped)\n\(poke("padding = 100", at: 2.5))"),
    ]
  }

  @Test("S4-11 animation(_:) without a value animates the tap, and all else too")
  func deprecated() throws {
    let program = try Program("Seeds/Patterns/BadImplicitAnimation")
    let said = try program.run("inspect", ["--warnings"])
    #expect(said.status == 0 && said.error.contains("'animation' is deprecated"))
    try program.trace(rectangle).expectSame(
      as: trace(rectangle), renaming: ("GoodImplicitAnimation", "BadImplicitAnimation"))
    let bad = try Program(
      "Seeds/Patterns/BadImplicitAnimation", changing: Self.padded(".animation(.spring)")
    ).trace()("/Rectangle", "frame.x")
    try bad.expect(from: 150, to: 200, along: .spring, at: 2.5)
    let good = try Program(
      "Seeds/Patterns/GoodImplicitAnimation", changing: Self.padded(Self.modifier)
    ).trace()("/Rectangle", "frame.x")
    good.expectJump(from: 150, to: 200, at: 2.5)
  }

  @Test("S4-12 withAnimation moves the width; the button stays")
  func explicit() throws {
    let trace = try Program("Seeds/Patterns/GoodExplicitAnimation").trace(toggle)
    try trace("/Rectangle", "frame.width").expect(from: 100, to: 200, along: .spring)
    for property in ["x", "y", "width", "height"] {
      #expect(try trace("Text 'Toggle'", "frame.\(property)").isConstant)
    }
  }

  @Test("S4-13 without withAnimation the change is a jump")
  func abrupt() throws {
    let program = try Program("Seeds/Patterns/BadExplicitAnimation")
    let trace = try program.trace(toggle)
    try trace("/Rectangle", "frame.width").expectJump(from: 100, to: 200)
    let pressed = trace.all.filter { !$0.isConstant }.allSatisfy {
      $0.view.hasSuffix("/Rectangle") || $0.property.hasPrefix("opacity")
    }
    #expect(pressed, "\(trace.changing)")
  }
}
