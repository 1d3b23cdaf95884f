import Testing

/// Seed 004, views that come and go: rows S4-19 to S4-30 of the claims, and the own claim of S4-62.
@Suite struct TransitionPatternsTests {
  private let taps = ["--tap", "Toggle@0.5", "--tap", "Toggle@2.5"]
  private let cards = ["--tap", "Toggle Card@0.5", "--tap", "Toggle Card@2.5"]

  private func trace(
    _ name: String, _ changes: [(String, String)] = [], script: [String]? = nil, adding: String = ""
  ) throws -> Trace {
    try Program("Seeds/Patterns/\(name)", changing: changes, adding: adding).trace(script ?? taps)
  }

  /// Holds a way in from `from` at 0.5 s, or a way out to `to` at 2.5 s, along the default spring.
  private func expect(
    _ series: Trace.Series, from: Double, to: Double, at start: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let tolerance = 1e-4 * abs(to - from)
    for (time, progress) in Curve.spring.points {
      let (found, value) = (try series.at(start + time), from + (to - from) * progress)
      #expect(
        abs(found - value) <= tolerance,
        "\(series.view).\(series.property) at +\(time): \(found), not \(value)",
        sourceLocation: location)
    }
    if from != to { #expect(abs(try series.at(start) - from) < 1e-12, sourceLocation: location) }
  }

  @Test("S4-19 a view slides in from the left and out to the right, and the button makes room")
  func slide() throws {
    let trace = try trace("GoodTransition")
    let offset = try trace("DetailView/Rectangle", "offset.x")
    #expect(offset.comes == 0.5)
    try expect(offset, from: -200, to: 0, at: 0.5)
    try expect(offset, from: 0, to: 200, at: 2.5)
    try offset.expect([(0.1, -128.5)], within: 0.05)
    try offset.expect([(0.1, 71.5)], at: 2.5, within: 0.05)
    #expect(offset.gone == 2.5 + 304.0 / 240)
    let button = try trace("Text 'Toggle'", "frame.y")
    // Half of the view's 100 points and of its distance to a text, 11.3, from pixel to pixel.
    try button.expect(from: button.at(0), to: button.at(0) - 56, along: .spring)
    #expect(
      !trace.all.contains { $0.view.contains("DetailView") && $0.property.hasPrefix("opacity") })
  }

  @Test("S4-20 scale and opacity together, in and out")
  func combined() throws {
    let trace = try trace("GoodExplicitTransition")
    let (scale, opacity) = (
      try trace("DetailView/Rectangle", "scale.width"), try trace("DetailView/Rectangle", "opacity")
    )
    try expect(scale, from: 1e-5, to: 1, at: 0.5)
    try expect(opacity, from: 0, to: 1, at: 0.5)
    try expect(scale, from: 1, to: 1e-5, at: 2.5)
    try expect(opacity, from: 1, to: 0, at: 2.5)
    #expect(scale.gone == 2.5 + 200.0 / 240 && opacity.gone == scale.gone)
  }

  @Test("S4-21 S4-71 with the animation inside the condition, coming and going are jumps")
  func inside() throws {
    let trace = try trace("BadTransition")
    #expect(trace.movingViews.isEmpty)
    let frame = try trace("DetailView/Rectangle", "frame.x")
    #expect(frame.comes == 0.5 && frame.gone == 2.5)
    let pictures = try Program("Seeds/Patterns/BadTransition").pictures(taps, duration: "3")
    #expect(Set(pictures).count == 2)
  }

  @Test("S4-22 a transition without any animation is ignored")
  func ignored() throws {
    let trace = try trace("BadNoAnimationTransition")
    #expect(trace.movingViews.isEmpty)
    let frame = try trace("DetailView/Rectangle", "frame.x")
    #expect(frame.comes == 0.5 && frame.gone == 2.5)
    let pictures = try Program("Seeds/Patterns/BadNoAnimationTransition")
      .pictures(taps, duration: "3")
    #expect(Set(pictures).count == 2)
  }

  @Test("S4-23 asymmetric: in by scale and opacity, out downwards and by opacity")
  func asymmetric() throws {
    let trace = try trace("GoodAsymmetricTransition", script: cards)
    let (scale, x, y) = (
      try trace("CardView/Rectangle", "scale.width"), try trace("CardView/Rectangle", "offset.x"),
      try trace("CardView/Rectangle", "offset.y")
    )
    try expect(scale, from: 1e-5, to: 1, at: 0.5)
    try expect(try trace("CardView/Rectangle", "opacity"), from: 0, to: 1, at: 0.5)
    #expect(x.distinct == [.number(0)])
    #expect(y.numbers.prefix(481).allSatisfy { $0 == 0 })
    try expect(y, from: 0, to: 80, at: 2.5)
    try y.expect([(0.1, 28.6)], at: 2.5, within: 0.05)
    try expect(try trace("CardView/Rectangle", "opacity#2"), from: 1, to: 0, at: 2.5)
    #expect(try scale.at(2.5) == 1 && scale.numbers.last == 1)
    #expect(y.gone == 2.5 + 285.0 / 240)
  }

  @Test("S4-24 a symmetric transition slides both ways by the default animation")
  func symmetric() throws {
    let offset = try trace("BadSymmetricTransition", script: cards)(
      "CardView/Rectangle", "offset.x")
    try expect(offset, from: -120, to: 0, at: 0.5)
    try expect(offset, from: 0, to: 120, at: 2.5)
  }

  /// Half of a symmetric curve: easeInOut at quarters of half a second.
  private let easing = [(0.125, 0.1292), (0.25, 0.5), (0.375, 0.8708)]

  private func expectBlur(_ trace: Trace) throws {
    let blur = try trace("ContentView/Rectangle", "blur.radius")
    #expect(blur.comes == 0.5)
    try blur.expect(easing.map { ($0, 10 * (1 - $1)) }, within: 1e-3)
    try blur.expect(easing.map { ($0, 10 * $1) }, at: 2.5, within: 1e-3)
    // It is still there in the frame before, and not in the one at the duration.
    #expect(blur.gone == 3)
  }

  @Test("S4-25 a transition of the program's own: blur and opacity by its phase")
  func own() throws {
    let trace = try trace("GoodCustomTransition")
    try expectBlur(trace)
    let opacity = try trace("ContentView/Rectangle", "opacity")
    try opacity.expect(easing.map { ($0, $1) }, within: 1e-4)
    try opacity.expect(easing.map { ($0, 1 - $1) }, at: 2.5, within: 1e-4)
  }

  @Test("S4-26 AnyTransition.modifier(active:identity:): blur alone, no opacity")
  func modifier() throws {
    let trace = try trace(
      "GoodCustomTransition", [("BlurTransition(radius: 10)", ".blur")],
      adding: """
        extension AnyTransition {
          static var blur: AnyTransition {
            .modifier(active: BlurModifier(radius: 10), identity: BlurModifier(radius: 0))
          }
        }
        struct BlurModifier: ViewModifier {
          var radius: CGFloat
          func body(content: Content) -> some View { content.blur(radius: radius) }
        }
        """)
    try expectBlur(trace)
    #expect(!trace.all.contains { $0.view.contains("ContentView") && $0.property == "opacity" })
  }

  @Test("S4-27 effects written inline are no transition: the view fades, its blur never changes")
  func inline() throws {
    let trace = try trace("BadCustomTransition")
    #expect(try trace("ContentView/Rectangle", "blur.radius").distinct == [.number(0)])
    #expect(try trace("ContentView/Rectangle", "opacity").distinct == [.number(1)])
    let fading = try trace("ContentView/Rectangle", "opacity#2")
    try expect(fading, from: 0, to: 1, at: 0.5)
    try expect(fading, from: 1, to: 0, at: 2.5)
    #expect(fading.gone == 2.5 + 193.0 / 240)
  }

  @Test("S4-28 the same rectangle before and after is one view whose width moves")
  func property() throws {
    let tap = ["--tap", "200,200@0.5"]
    let trace = try trace("GoodPropertyAnimation", script: tap)
    try trace.expectSame(
      as: self.trace("GoodImplicitAnimation", script: tap),
      renaming: ("GoodImplicitAnimation", "GoodPropertyAnimation"))
    #expect(trace.all.allSatisfy { $0.comes == 0 && $0.gone == nil })
  }

  @Test("S4-29 two views change places by scale; the one that leaves keeps its frame")
  func usage() throws {
    let trace = try trace("GoodTransitionUsage")
    let (small, large) = (
      try trace("SmallRectangle/Rectangle", "scale.width"),
      try trace("LargeRectangle/Rectangle", "scale.width")
    )
    try expect(large, from: 1e-5, to: 1, at: 0.5)
    try expect(small, from: 1, to: 1e-5, at: 0.5)
    try expect(large, from: 1, to: 1e-5, at: 2.5)
    #expect(large.gone == 2.5 + 200.0 / 240)
    for property in ["x", "y", "width", "height"] {
      #expect(try trace("LargeRectangle/Rectangle", "frame.\(property)").isConstant)
    }
    #expect(!trace.all.contains { $0.view.contains("ngle/Rectangle") && $0.property == "opacity" })
    // What leaves is behind: while the one that comes is the smaller of the two, its colour is seen.
    let early = taps + ["--at", "0.55"]
    let colored = try Program("Seeds/Patterns/GoodTransitionUsage").pictures(early)
    let clear = try Program(
      "Seeds/Patterns/GoodTransitionUsage", changing: [(".fill(.blue)", ".fill(.clear)")]
    )
    .pictures(early)
    #expect(colored.count == 1 && clear.count == 1 && colored != clear)
  }

  @Test("S4-30 another identity is another view: no width between the two")
  func identity() throws {
    let trace = try trace("BadIdentityChange", script: [])
    let (old, new) = (
      try trace("BadIdentityChange/Rectangle", "frame.width"),
      try trace("BadIdentityChange/Rectangle#2", "frame.width")
    )
    #expect(old.distinct == [.number(100)] && old.gone == 0.5)
    #expect(new.distinct == [.number(200)] && new.comes == 0.5)
    #expect(
      try Program("Seeds/Patterns/BadIdentityChange").frames(duration: "1.5").distinct == 2)
    let fading = try self.trace(
      "BadIdentityChange", [("isExpanded = true", "withAnimation(.spring) { isExpanded = true }")],
      script: [])
    let widths = fading.all.filter { $0.property == "frame.width" }
    #expect(Set(widths.flatMap(\.numbers)) == [100, 200])
    let opacities = fading.all.filter { $0.property == "opacity" }
    #expect(opacities.count == 2)
    for (series, end) in zip(opacities, [0.0, 1.0]) {
      try series.expect(
        [0.1, 0.2, 0.4].map { ($0, end == 1 ? Curve.spring($0) : 1 - Curve.spring($0)) },
        within: 1e-4)
    }
  }

  @Test("S4-62 a transition outside the condition is not the detail's: it fades")
  func outside() throws {
    let trace = try trace(
      "GoodTransition",
      [
        (".transition(.slide)", ""),
        (
          ".animation(.spring, value: showDetail)",
          ".transition(.slide).animation(.spring, value: showDetail)"
        ),
      ])
    #expect(!trace.all.contains { $0.view.contains("DetailView") && $0.property == "offset.x" })
    let opacity = try trace("DetailView/Rectangle", "opacity")
    try expect(opacity, from: 0, to: 1, at: 0.5)
    try expect(opacity, from: 1, to: 0, at: 2.5)
  }
}
