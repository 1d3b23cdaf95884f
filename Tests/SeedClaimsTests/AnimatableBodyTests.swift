import Testing

/// Seed 003, whose body runs and what that shows: rows S3-99 to S3-109 of the claims.
@Suite struct AnimatableBodyTests {
  private func program(_ name: String, _ changes: [(String, String)] = []) throws -> Program {
    try Program("Seeds/Reference/\(name)", changing: changes)
  }

  private static let called = ("calls += 1", "calls += 1\n    print(\"call\")")

  private func calls(_ program: Program, duration: String) throws -> Int {
    try program.said(duration: duration).filter { $0 == "call" }.count
  }

  @Test("S3-99 the macro leaves data written by hand alone, and the body runs at every frame")
  func everyFrame() throws {
    let straight = (
      ".animation(.spring, value: value)", ".animation(.linear(duration: 1), value: value)"
    )
    let program = try program("ExpensiveView", [Self.called, straight])
    // Before, the 61 frames of the way, and the change and the end once more when they happen.
    let count = try calls(program, duration: "2")
    #expect((62...64).contains(count), "\(count)")
    let text = try program.trace(fps: 60)("Text '0'", "text")
    #expect(text.values[60] == .words("50") && text.values.last == .words("100"))
  }

  @Test("S3-100 built-in effects: two evaluations, three movements")
  func effects() throws {
    let program = try program(
      "BuiltInEffects",
      [("Rectangle().fill(.blue)", "let _ = print(\"call\")\nRectangle().fill(.blue)")])
    #expect(try calls(program, duration: "2.3") == 2)
    let trace = try program.trace()
    try trace("/Rectangle", "scale.width").expect(from: 1, to: 1.5, along: .spring)
    try trace("/Rectangle", "opacity").expect(from: 1, to: 0.4, along: .spring)
    try trace("/Rectangle", "rotation.degrees").expect(from: 0, to: 45, along: .spring)
  }

  @Test("S3-101 the state has its end value at once; what is shown is on its way")
  func presentation() throws {
    let circle = "Circle().frame(width: 60, height: 60).scaleEffect(scale)"
    let trace = try program("ScaleUp", [(circle, "\(circle)\nText(verbatim: \"\\(scale)\")")])
      .trace(["--tap", "Scale Up@0.5"])
    let scale = try trace("/Circle", "scale.width")
    #expect(scale.models[119] == .number(1) && scale.models[120] == .number(1.5))
    try scale.expect([(0, 1), (0.1, 1.1789)], within: 1e-4)
    let text = try trace("Text '1.0'", "text")
    #expect(text.values[119] == .words("1.0") && text.values[120] == .words("1.5"))
  }

  @Test(
    "S3-102 a number with a fraction does not make a text count: only an animatable view does",
    arguments: ["Float", "Double"])
  func counting(type: String) throws {
    let trace = try program("AnimatedCounterView", [("count: Float", "count: \(type)")]).trace()
    #expect(try trace.words("Text '0'") == ["0", "100"])
    #expect(try trace("Text '0'", "text").values.firstIndex(of: .words("100")) == 120)
  }

  @Test("S3-103 without an animation the number jumps; with one it counts")
  func unanimated() throws {
    let without = try program(
      "AnimatableNumberView", [("            .animation(.spring, value: value)\n", "")]
    ).trace()
    #expect(try without.words("Text '0'") == ["0", "100"])
    let words = try program("AnimatableNumberView").trace().words("Text '0'")
    #expect(words.count > 60 && words.first == "0" && words.last == "100")
  }

  private static let progress = "            progress = 1\n"

  private func bar(_ name: String, _ change: String) throws -> Trace.Series {
    try program(name, [(Self.progress, "            \(change)\n")]).trace()(
      "ProgressBar/Rectangle", "frame.width")
  }

  @Test("S3-104 an animation that watches the title leaves the bar to jump")
  func mistitled() throws {
    try bar("MistitledProgressView", "progress = 1").expectJump(from: 0, to: 200)
    #expect(try bar("MistitledProgressView", "title = \"Done\"").distinct == [.number(0)])
    try bar("MistitledProgressView", "(progress, title) = (1, \"Done\")")
      .expect(from: 0, to: 200, along: .spring)
  }

  @Test("S3-105 an animation that watches the progress moves the bar")
  func titled() throws {
    try bar("TitledProgressView", "progress = 1").expect(from: 0, to: 200, along: .spring)
  }

  @Test("S3-106 without the conformance there are two numbers only")
  func missing() throws {
    #expect(try program("PlainNumberView").trace().words("Text '0'") == ["0", "100"])
  }

  @Test("S3-107 the macro and data by hand count alike")
  func both() throws {
    let by = try program("AnimatableNumberView").trace()("Text '0'", "text")
    #expect(by.values[by.frame(0.6)] == .words("35"))
    for name in ["MacroNumberView", "ManualNumberView"] {
      #expect(try program(name).trace()("Text '0'", "text").values == by.values, "\(name)")
    }
  }

  @Test("S3-108 work in an animatable body is done once for each frame of the way")
  func expensive() throws {
    // The value comes to rest 0.8042 s after the change: 49 frames of the way, the first one, the change
    // and the end when they happen, and the frame that shows the rest.
    let count = try calls(program("ExpensiveView", [Self.called]), duration: "2")
    #expect((51...53).contains(count), "\(count)")
  }

  @Test("S3-109 a built-in effect needs it twice only")
  func optimized() throws {
    let program = try program("OptimizedView", [Self.called])
    #expect(try calls(program, duration: "2") == 2)
    try program.trace()("Text '0'", "opacity").expect(from: 0, to: 1, along: .spring)
  }
}
