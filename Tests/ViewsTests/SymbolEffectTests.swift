import Rostrum
import Testing

@MainActor @Suite("Symbol effects")
struct SymbolEffectTests {
  /// The pose of a symbol: what a trace tells of it.
  private func pose(_ stage: Rehearsal) -> [String: Double] {
    var result: [String: Double] = [:]
    for name in ["scale", "degrees", "x", "y", "opacity"] {
      result[name] = stage.number("symbol.\(name)")
    }
    return result
  }

  private static let rest = ["scale": 1.0, "degrees": 0, "x": 0, "y": 0, "opacity": 1]

  private func triggered<T: DiscreteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) throws -> Stagehand<Int> {
    try Stagehand(0) { number in
      Image(systemName: "star.fill").symbolEffect(effect, options: options, value: number)
    }
  }

  @Test("at first nothing moves; a change starts one cycle, which ends at rest", arguments: 0..<6)
  func discrete(number: Int) throws {
    func check<T: DiscreteSymbolEffect & SymbolEffect>(_ effect: T) throws {
      let scene = try triggered(effect)
      try scene.stage.advance(to: 1)
      #expect(pose(scene.stage) == Self.rest && scene.stage.graph.nextEvent == nil)
      let still = scene.stage.list
      try scene.change(to: 1)
      var moved = false
      for step in 1...20 {
        try scene.stage.advance(to: 1 + Double(step) / 20)
        moved = moved || pose(scene.stage) != Self.rest
      }
      #expect(moved)
      try scene.stage.advance(to: 6)
      #expect(pose(scene.stage) == Self.rest && scene.stage.list == still)
      #expect(scene.stage.graph.nextEvent == nil && scene.stage.graph.restless == nil)
    }
    switch number {
    case 0: try check(.bounce)
    case 1: try check(.pulse)
    case 2: try check(.variableColor)
    case 3: try check(.rotate)
    case 4: try check(.wiggle)
    default: try check(.breathe)
    }
  }

  @Test("appear shows the symbol while it is active, disappear while it is not")
  func presence() throws {
    func opacities<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T) throws -> [Double?] {
      let scene = try Stagehand(false) { isActive in
        Image(systemName: "star.fill").symbolEffect(effect, isActive: isActive)
      }
      let before = scene.stage.number("opacity")
      try scene.change(to: true)
      try scene.stage.advance(to: 3)
      return [before, scene.stage.number("opacity")]
    }
    #expect(try opacities(.appear) == [0, 1])
    #expect(try opacities(.disappear) == [1, 0])
  }

  @Test("up and down, clockwise and back, left and right are opposite ways")
  func opposites() throws {
    func at<T: DiscreteSymbolEffect & SymbolEffect>(
      _ effect: T, _ time: Double
    ) throws -> [String: Double] {
      let scene = try triggered(effect)
      try scene.change(to: 1)
      try scene.stage.advance(to: time)
      return pose(scene.stage)
    }
    let (up, down) = (try at(.bounce.up, 0.3), try at(.bounce.down, 0.3))
    #expect(try #require(up["scale"]) > 1 && #require(down["scale"]) < 1)
    let (right, left) = (try at(.rotate.clockwise, 0.3), try at(.rotate.counterClockwise, 0.3))
    #expect(try #require(right["degrees"]) > 0)
    #expect(right["degrees"] == left["degrees"].map { -$0 })
    let (east, west) = (try at(.wiggle.right, 0.1), try at(.wiggle.left, 0.1))
    #expect(try #require(east["x"]) > 0 && east["x"] == west["x"].map { -$0 })
    let (with, against) = (
      try at(.wiggle.clockwise, 0.1), try at(.wiggle.counterClockwise, 0.1)
    )
    #expect(
      try #require(with["degrees"]) > 0 && with["degrees"] == against["degrees"].map { -$0 })
    let (north, south) = (try at(.wiggle.up, 0.1), try at(.wiggle.down, 0.1))
    #expect(try #require(north["y"]) < 0 && north["y"] == south["y"].map { -$0 })
    // There are no layers.
    for time in [0.1, 0.3] {
      #expect(try at(.wiggle.byLayer, time) == at(.wiggle, time))
      #expect(try at(.wiggle.left.wholeSymbol, time) == at(.wiggle.left, time))
      #expect(try at(.breathe.byLayer, time) == at(.breathe, time))
      #expect(try at(.breathe.plain.wholeSymbol, time) == at(.breathe.plain, time))
    }
  }

  @Test("twice the speed takes half the time", arguments: [0.1, 0.2, 0.25])
  func speed(time: Double) throws {
    let (plain, fast) = (try triggered(.bounce), try triggered(.bounce, options: .speed(2)))
    for scene in [plain, fast] { try scene.change(to: 1) }
    try plain.stage.advance(to: 2 * time)
    try fast.stage.advance(to: time)
    for (name, value) in pose(plain.stage) {
      #expect(abs(value - (pose(fast.stage)[name] ?? .infinity)) < 1e-9, "\(name)")
    }
  }

  @Test("repeated, it goes as often as is said", arguments: [1, 2, 3])
  func count(count: Int) throws {
    let scene = try triggered(.rotate, options: .repeat(count))
    try scene.change(to: 1)
    try scene.stage.advance(to: Double(count) - 0.5)
    #expect(pose(scene.stage) != Self.rest)
    try scene.stage.advance(to: Double(count))
    #expect(pose(scene.stage) == Self.rest)
  }

  @Test("a second change on the way starts anew")
  func anew() throws {
    let scene = try triggered(.rotate)
    try scene.change(to: 1)
    try scene.stage.advance(to: 0.6)
    try scene.change(to: 2)
    #expect(pose(scene.stage) == Self.rest)
    try scene.stage.advance(to: 1.4)
    #expect(pose(scene.stage) != Self.rest)
  }

  @Test("active, it goes on; switched off, it finishes its cycle and rests")
  func indefinite() throws {
    let scene = try Stagehand(true) { isActive in
      Image(systemName: "star.fill").symbolEffect(.rotate, isActive: isActive)
    }
    try scene.stage.advance(to: 7.25)
    #expect(pose(scene.stage) != Self.rest && scene.stage.graph.restless != nil)
    try scene.change(to: false)
    try scene.stage.advance(to: 7.75)
    #expect(pose(scene.stage) != Self.rest)
    try scene.stage.advance(to: 8)
    #expect(pose(scene.stage) == Self.rest && scene.stage.graph.restless == nil)
  }

  @Test("a size that is held grows and shrinks back smoothly")
  func held() throws {
    let scene = try Stagehand(false) { isActive in
      Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: isActive)
    }
    #expect(scene.stage.number("scale.width") == 1)
    try scene.change(to: true)
    var sizes: [Double] = []
    for step in 0...10 {
      try scene.stage.advance(to: Double(step) / 20)
      sizes.append(try #require(scene.stage.number("scale.width")))
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<=))
    try scene.stage.advance(to: 3)
    #expect(try #require(scene.stage.number("scale.width")) > 1)
    try scene.change(to: false)
    try scene.stage.advance(to: 6)
    #expect(scene.stage.number("scale.width") == 1)
  }

  @Test("scaled down is smaller, and effects leave the layout alone")
  func layout() throws {
    let plain = try answers(to: ProposedViewSize.sundry) { Image(systemName: "star.fill") }
    #expect(
      try answers(to: ProposedViewSize.sundry) {
        Image(systemName: "star.fill").symbolEffect(.scale.down)
      } == plain)
    let small = try Rehearsal(.small) { Image(systemName: "star.fill").symbolEffect(.scale.down) }
    #expect(try #require(small.number("scale.width")) < 1)
  }
}

/// Symbols whose steps light up one by one.
@MainActor @Suite("Variable colour")
struct VariableColorTests {
  /// The opacities of the steps of a symbol that runs through them, at an instant.
  private func opacities(
    _ name: String, _ effect: VariableColorSymbolEffect, at time: Double
  ) throws -> [Double] {
    let stage = try Rehearsal(.small) { Image(systemName: name).symbolEffect(effect) }
    try stage.advance(to: time)
    return stage.list.colors.map { Double((Float($0.opacity) * 1e6).rounded()) / 1e6 }
  }

  /// In the middle of the beat of that number.
  private func beat(_ number: Int) -> Double { 0.4 * Double(number) + 0.3 }

  @Test("one step after the other is lit, the others are faint", arguments: 0..<14)
  func iterative(number: Int) throws {
    let steps = try opacities("waveform", .variableColor, at: beat(number))
    let expected = (0..<6).map { (step: Int) -> Double in step == number % 6 ? 1 : 0.3 }
    #expect(steps == expected)
  }

  @Test("cumulative steps stay, reversing ones come back, hidden ones are not there")
  func forms() throws {
    for number in 0..<6 {
      let stay = try opacities("waveform", .variableColor.cumulative, at: beat(number))
      let expected = (0..<6).map { (step: Int) -> Double in step <= number ? 1 : 0.3 }
      #expect(stay == expected)
      let hidden = try opacities("waveform", .variableColor.hideInactiveLayers, at: beat(number))
      #expect(hidden.max() == 1 && hidden.count { $0 > 0 } == 1)
    }
    let lit = try (0..<11).map {
      try opacities("waveform", .variableColor.reversing, at: beat($0)).firstIndex(of: 1)
    }
    #expect(lit == [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0])
    let plain: VariableColorSymbolEffect = .variableColor
    let other = plain.cumulative.reversing.hideInactiveLayers
    #expect(other._motion != plain._motion)
    #expect(other.iterative.nonReversing.dimInactiveLayers._motion == plain._motion)
  }

  @Test("what has no steps of its own is lit all the time, and at the end everything is")
  func parts() throws {
    // The horn of a speaker does not take part.
    let horn = try opacities("speaker.wave.3", .variableColor, at: beat(1))
    let (lit, faint) = (horn.count { $0 == 1 }, horn.count { $0 == 0.3 })
    #expect(lit == 2 && faint == 2)
    let scene = try Stagehand(0) { number in
      Image(systemName: "waveform").symbolEffect(.variableColor, value: number)
    }
    let still = scene.stage.list
    try scene.change(to: 1)
    try scene.stage.advance(to: 2.3)
    #expect(scene.stage.list != still)
    #expect(scene.stage.number("symbol.step.5") == 1 && scene.stage.number("symbol.step.0") == 0.3)
    try scene.stage.advance(to: 2.4)
    #expect(scene.stage.list == still && scene.stage.graph.nextEvent == nil)
  }

  @Test("a step takes its colour gradually, and the sum of two on their way is that of two at rest")
  func fades() throws {
    for share in [0.0, 0.02, 0.05, 0.1, 0.149] {
      let steps = try opacities("waveform", .variableColor, at: 0.4 + share)
      let sum: Double = steps.reduce(0, +)
      #expect(abs(sum - 2.5) < 1e-5)
    }
    let (early, late) = (
      try opacities("waveform", .variableColor, at: 0.45),
      try opacities("waveform", .variableColor, at: 0.5)
    )
    #expect(early[1] < late[1] && early[0] > late[0])
  }
}
