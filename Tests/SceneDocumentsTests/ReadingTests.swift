import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Documents")
struct ReadingTests {
  @Test("a card that springs")
  func card() throws {
    let document = try read(
      """
      rostrum: 1
      scene:
        - rectangle: [220, 140]
          id: card
          cornerRadius: 28
          fill: blue
          states:
            open: {scale: 1.4, rotation: 8deg}
      events:
        - {at: 0.5s, state: open, animation: bouncy}
      """)
    let card = try #require(document.nodes.first)
    #expect(card.kind == .rectangle)
    #expect(card.id == "card")
    #expect(card.base.width == .points(220))
    #expect(card.base.fill == .color(.named(.blue)))
    #expect(document.states == [StateGroup(name: "state", states: ["base", "open"])])
    let open = card.values(in: ["open"])
    #expect(open.scaleX == 1.4 && open.scaleY == 1.4 && open.cornerRadius == 28)
    #expect(open.rotation == .degrees(8))
    let event = try #require(document.events.first)
    #expect(event.states == ["open"])
    #expect(event.animation == .animation(.bouncy))
    #expect(event.next(after: "base") == "open")
    guard case .at(let time) = event.trigger else { throw Missing() }
    #expect(time.instant(at: FrameRate(frames: 60)) == Instant(seconds: 0.5))
  }

  private struct Missing: Error {}

  @Test("one node needs no list, and groups of states have names")
  func shortForms() throws {
    let document = try read(
      """
      rostrum: 1
      states: {card: [closed, open], dot: [off, on]}
      scene: {circle: 20, states: {open: {x: 1}, on: {x: 2, y: 3}}}
      transitions: [{to: open, animation: snappy}, {from: open, animation: none}]
      """)
    let node = try #require(document.nodes.first)
    #expect(node.id == "circle-1" && !node.isNamed)
    // A later group counts more.
    #expect(node.values(in: ["open", "on"]).x == 2)
    #expect(document.animation(from: "closed", to: "open") == .animation(.snappy))
    #expect(document.animation(from: "open", to: "closed") == .none)
    #expect(document.animation(from: "off", to: "on") == .animation(.default))
    #expect(
      try document.change(of: "card", to: "open", animation: "easeOut 0.3s").animation
        == .animation(.easeOut(duration: 0.3)))
    #expect(throws: DocumentErrors.self) { try document.change(of: "card", to: "on") }
  }

  private func check(_ text: String, _ animation: Animation) throws {
    let document = try read("rostrum: 1\nscene: []\nanimation: \(text)\n")
    #expect(document.animation == .animation(animation), "\(text)")
  }

  @Test("animations in words")
  func words() throws {
    try check("bouncy", .bouncy)
    try check("bouncy 0.4s", .bouncy(duration: 0.4))
    try check("easeOut 300ms", .easeOut(duration: 0.3))
    try check("linear", .linear)
    try check("spring", .spring)
    try check("default", .default)
    try check("circularEaseIn 1s", .timingCurve(.circularEaseIn, duration: 1))
    try check("interactiveSpring", .interactiveSpring)
    try check("interpolatingSpring", .interpolatingSpring)
  }

  @Test("animations in braces: springs in every way, curves, and how often, how fast, how late")
  func braces() throws {
    try check("{spring: {duration: 0.4s, bounce: 0.3}}", .spring(duration: 0.4, bounce: 0.3))
    try check(
      "{spring: {response: 0.4s, dampingFraction: 0.6}}",
      .spring(response: 0.4, dampingFraction: 0.6))
    try check("{spring: {response: 0.4}}", .spring(response: 0.4, dampingFraction: 0.825))
    try check("{spring: snappy}", .snappy)
    try check("{spring: }", .spring)
    try check("{snappy: 0.3s}", .snappy(duration: 0.3))
    try check(
      "{bouncy: {duration: 0.6s, extraBounce: 0.1}}", .bouncy(duration: 0.6, extraBounce: 0.1))
    try check(
      "{spring: {mass: 2, stiffness: 100, damping: 8}}",
      .spring(Spring(mass: 2, stiffness: 100, damping: 8, allowOverDamping: true)))
    try check(
      "{interpolatingSpring: {stiffness: 170, damping: 15}, velocity: 2}",
      .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 2))
    try check("{curve: easeIn, duration: 0.2s}", .timingCurve(.easeIn, duration: 0.2))
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))
    try check(
      "{curve: [0.2, 0, 0, 1], duration: 0.5s}", .timingCurve(curve, duration: 0.5))
    try check(
      "{smooth: 0.4s, repeat: 3, autoreverses: false, speed: 2, delay: 0.1s}",
      .smooth(duration: 0.4).repeatCount(3, autoreverses: false).speed(2).delay(0.1))
    try check("{smooth: , repeat: forever}", .smooth.repeatForever(autoreverses: true))
  }

  @Test(
    "times are exact",
    arguments: [
      ("0.1", 1, 10), ("100ms", 100, 1000), ("1/60", 1, 60), ("2.5s", 25, 10), ("0.5/3s", 5, 30),
    ])
  func times(text: String, numerator: Int64, denominator: Int64) throws {
    let time = try #require(DocumentTime(text))
    let ticks = Instant.ticksPerSecond * numerator / denominator
    #expect(time.instant(at: FrameRate(frames: 60)).ticks == ticks)
  }

  @Test("frames last as long as the rate says")
  func frames() throws {
    let time = try #require(DocumentTime("30f"))
    #expect(time.instant(at: FrameRate(frames: 60)) == Instant(seconds: 0.5))
    #expect(
      time.instant(at: FrameRate(frames: 30000, seconds: 1001)).ticks == Instant.ticksPerSecond
        / 1000 * 1001)
    #expect(FrameRate("30000/1001") == FrameRate(frames: 30000, seconds: 1001))
    #expect(FrameRate("29.97") == FrameRate(frames: 2997, seconds: 100))
    #expect(FrameRate("1001") == nil && FrameRate("0.5") == nil && FrameRate("60f") == nil)
  }

  private func paints(_ text: String, _ fill: Fill) throws {
    #expect(try node("circle: 20\nfill: \(text)").base.fill == fill, "\(text)")
  }

  private func stops(_ colors: [(DocumentColor, Double)]) -> GradientStops {
    GradientStops(stops: colors.map { .init(color: $0.0, location: $0.1) })
  }

  @Test("colours")
  func colors() throws {
    try paints("red", .color(.named(.red)))
    try paints("none", Fill.none)
    try paints(
      "'#fff'", .color(.components(red: 1, green: 1, blue: 1, opacity: 1, space: .sRGB)))
    try paints(
      "'#00000080'",
      .color(.components(red: 0, green: 0, blue: 0, opacity: 128.0 / 255, space: .sRGB)))
    try paints(
      "{red: 1, green: 0.5, blue: 0, space: displayP3}",
      .color(.components(red: 1, green: 0.5, blue: 0, opacity: 1, space: .displayP3)))
    try paints("{color: blue, opacity: 40%}", .color(.faded(.named(.blue), opacity: 0.4)))
    try paints(
      "{white: 0.5}",
      .color(.components(red: 0.5, green: 0.5, blue: 0.5, opacity: 1, space: .sRGB)))
    try paints(
      "{hue: 0.6, saturation: 1, brightness: 1}",
      .color(.hue(0.6, saturation: 1, brightness: 1, opacity: 1)))
    try paints(
      "{light: white, dark: black}",
      .color(.adaptive(light: .named(.white), dark: .named(.black))))
  }

  @Test("gradients")
  func gradients() throws {
    let (red, blue) = (DocumentColor.named(.red), DocumentColor.named(.blue))
    try paints(
      "{linear: [red, green, blue]}",
      .linear(
        stops([(red, 0), (.named(.green), 0.5), (blue, 1)]), from: .top, to: .bottom))
    try paints(
      "{radial: [{color: red, at: 10%}, {color: clear, at: 1}], endRadius: 50, center: [0.2, 0.3]}",
      .radial(
        stops([(red, 0.1), (.named(.clear), 1)]), center: UnitPoint(x: 0.2, y: 0.3),
        startRadius: 0, endRadius: 50))
    let start = Angle(degrees: 90)
    try paints(
      "{angular: [red, blue], start: 90deg}",
      .angular(
        stops([(red, 0), (blue, 1)]), center: .center, start: start,
        end: Angle(radians: start.radians + 2 * .pi)))
  }

  @Test("keyframes and phases")
  func motion() throws {
    let bell = try node(
      """
      symbol: bell.fill
      keyframes:
        when: start
        rotation: [{cubic: 20deg, in: 0.15s}, {spring: 0, with: bouncy}]
      """)
    let track = try #require(bell.keyframes?.tracks.first)
    #expect(bell.keyframes?.trigger == .start)
    #expect(track.property == .rotation && track.initial == 0)
    #expect(
      track.keyframes == [
        .cubic(Angle(degrees: 20).radians, duration: 0.15, startVelocity: nil, endVelocity: nil),
        .spring(0, duration: nil, spring: .bouncy, startVelocity: nil),
      ])
    let dot = try node(
      "circle: 9\nphases: {of: [{}, {scale: 1.4, opacity: 0.5, animation: easeInOut 0.4s}]}")
    #expect(dot.phases?.trigger == .always)
    #expect(
      dot.phases?.phases == [
        .init(values: []),
        .init(
          values: [.init(property: .scale, value: 1.4), .init(property: .opacity, value: 0.5)],
          animation: .animation(.easeInOut(duration: 0.4))),
      ])
  }

  @Test("coming and going")
  func presence() throws {
    #expect(try node("text: a").transition == PresenceTransition())
    #expect(
      try node("text: a\ntransition: [scale, {move: bottom}]").transition
        == PresenceTransition(
          insertion: [.scale(0, anchor: .center), .move(.bottom)],
          removal: [.scale(0, anchor: .center), .move(.bottom)]))
    let text =
      "text: a\ntransition: {insertion: {offset: [0, 40]}, removal: {scale: 0.5, anchor: top}, animation: snappy}"
    #expect(
      try node(text).transition
        == PresenceTransition(
          insertion: [.offset(x: 0, y: 40)], removal: [.scale(0.5, anchor: .top)],
          animation: .animation(.snappy)))
  }

  @Test("containers, masks, clips and names")
  func graph() throws {
    let document = try read(
      """
      rostrum: 1
      scene:
        - vstack:
            - circle: 10
            - hstack: [{circle: 11, id: circle-2}, {circle: 12}, spacer: ]
              spacing: 4
          padding: {horizontal: 8, top: 2}
          clip: {cornerRadius: 6}
          mask: {capsule: }
      """)
    #expect(
      document.allNodes.map(\.id) == [
        "vstack-1", "circle-1", "hstack-1", "circle-2", "circle-3", "spacer-1", "capsule-1",
      ])
    let stack = try #require(document.nodes.first)
    #expect(stack.base.padding == EdgeInsets(top: 2, leading: 8, bottom: 0, trailing: 8))
    #expect(stack.clip == .rectangle(cornerRadius: 6, style: .continuous))
  }

  @Test("inputs are put in, with their types, and defaults stand where none is given")
  func inputs() throws {
    let text = """
      rostrum: 1
      inputs:
        title: Hello
        count: {type: number, default: 3, range: [0, 9], help: How many.}
        accent: "#FFD60A"
        shown: true
        look: {choices: [plain, fancy], default: plain}
      scene:
        - text: "${title}, ${count} $${x}"
          x: ${count}
          delay: ${count}00ms
          fill: ${accent}
          shown: ${shown}
          label: ${row.name} ${look}
      """
    let document = try read(
      text, inputs: ["title": "true", "count": "4.5", "row.name": "${title}"])
    let node = try #require(document.nodes.first)
    #expect(node.base.text == "true, 4.5 ${x}")
    #expect(node.base.x == 4.5)
    #expect(node.base.isShown == true)
    #expect(node.label == "${title} plain")
    #expect(node.base.fill == .color(DocumentColor(hexadecimal: "FFD60A") ?? .named(.red)))
    #expect(document.inputs.map(\.kind.name) == ["text", "number", "color", "boolean", "choice"])
    #expect(document.inputs.map(\.value) == ["true", "4.5", "#FFD60A", "true", "plain"])
    #expect(document.inputs[1].help == "How many." && document.inputs[1].place.line == 4)
    #expect(node.delay == 0.0045)
    let source = try DocumentSource(bytes: Array(text.utf8), path: "", format: .yaml)
    #expect(
      try source.declaredInputs().map(\.standard) == ["Hello", "3", "#FFD60A", "true", "plain"])
  }

  @Test("the script is told as flags are")
  func script() throws {
    let document = try read(
      """
      rostrum: 1
      scene: {circle: 20, id: knob}
      script:
        - {tap: knob, at: 0.5s}
        - {longPress: "#1", at: 30f, for: 0.7s}
        - {drag: knob, at: 1s, by: [50, -2.5], in: 0.3s}
        - {drag: "10,20", at: 2s, to: [50, 60]}
        - {type: hello, into: field, at: 3s}
      """)
    #expect(
      document.script.map { "\($0.flag.name) \($0.flag.value)" } == [
        "tap knob@0.5s", "long-press #1@30f for 0.7s", "drag knob@1s by 50,-2.5 in 0.3s",
        "drag 10,20@2s -> 50,60", "type field=hello@3s",
      ])
  }

  @Test("the stage")
  func stage() throws {
    let stage = try read(
      """
      rostrum: 1
      stage: {size: [320, 240], scale: 1, fps: 30000/1001, duration: 2s, background: clear, colorScheme: dark, system: 26, typeSize: xLarge}
      scene: []
      """
    ).stage
    #expect(stage.size == .points(width: 320, height: 240))
    #expect(stage.rate == FrameRate(frames: 30000, seconds: 1001))
    #expect(stage.background == .clear)
    #expect(
      stage.colorScheme == .dark && stage.typeSize == "xLarge" && stage.system == "26"
        && stage.device == nil)
    #expect(
      try read("rostrum: 1\nscene: []\nstage: {size: fit, duration: settled}\n").stage.length
        == .settled)
  }
}
