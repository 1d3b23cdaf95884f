import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

/// The glass of a list, in its order.
func glasses(_ list: DisplayList) -> [GlassPaint] {
  list.commands.compactMap {
    if case .fill(_, _, .glass(let glass), _) = $0 { glass } else { nil }
  }
}

@MainActor @Suite("Glass effects")
struct GlassEffectTests {
  private func glass(_ list: DisplayList) throws -> GlassPaint {
    try #require(glasses(list).first)
  }

  @Test("lie behind their view, in a capsule unless a shape is named")
  func shapes() throws {
    let plain = try list { Color.red.frame(width: 40, height: 20).glassEffect() }
    #expect(
      try glass(plain).panes.map(\.outline)
        == [.rounded(CGRect(x: 30, y: 40, width: 40, height: 20), radius: 10)])
    // The view itself is drawn after it.
    #expect(plain.commands.count == 2)
    guard case .fill(_, _, .glass, _) = plain.commands[0] else {
      Issue.record("the glass does not come first")
      return
    }
    let rect = CGRect(x: 30, y: 40, width: 40, height: 20)
    let card = try list {
      Color.red.frame(width: 40, height: 20).glassEffect(in: .rect(cornerRadius: 6))
    }
    #expect(try glass(card).panes.map(\.outline) == [.rounded(rect, radius: 6)])
    let circle = try list { Color.red.frame(width: 40, height: 20).glassEffect(in: .circle) }
    #expect(
      try glass(circle).panes.map(\.outline)
        == [.rounded(CGRect(x: 40, y: 40, width: 20, height: 20), radius: 10)])
    let other = try list { Color.red.frame(width: 40, height: 20).glassEffect(in: .ellipse) }
    #expect(try glass(other).panes.map(\.outline) == [.path(Path(ellipseIn: rect))])
  }

  @Test("clear glass blurs less than regular glass, and identity is none")
  func variants() throws {
    func kind(_ glass: Glass) throws -> GlassPaint.Kind? {
      try glasses(list { Color.red.frame(width: 60, height: 60).glassEffect(glass) }).first?.kind
    }
    let (regular, clear) = (try #require(try kind(.regular)), try #require(try kind(.clear)))
    #expect(clear.blur < regular.blur && clear.veil.opacity < regular.veil.opacity)
    #expect(try kind(.identity) == nil)
    #expect(try kind(.regular.tint(.red).interactive()) == regular)
    let dark = try list(on: .small.dark) { Color.red.frame(width: 60, height: 60).glassEffect() }
    #expect(try glass(dark).kind.veil.red < 0.2 && regular.veil.red == 1)
  }

  @Test("small shapes have narrow rims, large ones are thicker")
  func sizes() throws {
    func kind(_ side: CGFloat) throws -> GlassPaint.Kind {
      try glass(
        list(on: .of(300, 300)) {
          Color.red.frame(width: side, height: side).glassEffect(in: .circle)
        }
      ).kind
    }
    let (small, usual, large) = (try kind(16), try kind(50), try kind(200))
    #expect(small.bevel < 8 && small.bevel < usual.bevel && usual.bevel == large.bevel)
    #expect(abs(small.bend / small.bevel - usual.bend / usual.bevel) < 1e-9)
    #expect(large.blur > usual.blur && large.veil.opacity > usual.veil.opacity)
  }

  @Test("a tint covers most of what shows through, by its own opacity")
  func tints() throws {
    func tint(_ color: Color?) throws -> ResolvedColor {
      let pane = try glass(
        list { Color.red.frame(width: 40, height: 20).glassEffect(.regular.tint(color)) }
      )
      .panes[0]
      return pane.tint
    }
    let (full, half) = (try tint(.orange), try tint(.orange.opacity(0.5)))
    #expect(full.opacity > 0.6 && abs(half.opacity * 2 - full.opacity) < 1e-5)
    #expect(try tint(nil).opacity == 0)
    #expect(full.red > full.green && full.green > full.blue)
  }

  private struct Tinted: View {
    let hook: Hook<Bool>
    @State private var isOn = false
    var body: some View {
      hook.binding = $isOn
      return Color.clear.frame(width: 40, height: 20)
        .glassEffect(isOn ? .regular.tint(.black) : .regular)
    }
  }

  @Test("a tint moves by the transaction")
  func moves() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Tinted(hook: hook) }
    func opacity() throws -> Float { try glass(rehearsal.list).panes[0].tint.opacity }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    let middle = try opacity()
    try rehearsal.advance(to: 1)
    #expect(abs(2 * middle - (try opacity())) < 1e-5 && middle > 0.3)
  }

  @Test("where transparency is to be reduced the shape is filled")
  func reducedTransparency() throws {
    let plain = try list {
      Color.clear.frame(width: 40, height: 20).glassEffect()
        .environment(\.accessibilityReduceTransparency, true)
    }
    #expect(glasses(plain).isEmpty)
    #expect(plain.commands.count == 2)
    guard case .fill(_, _, .solid(let color), _) = plain.commands[0] else {
      Issue.record("no solid fill")
      return
    }
    #expect(color.opacity == 1 && color.red > 0.9)
    let tinted = try list {
      Color.clear.frame(width: 40, height: 20).glassEffect(.regular.tint(.black))
        .environment(\.accessibilityReduceTransparency, true)
    }
    #expect(tinted.commands.count == 3)
  }

  @Test("glass that answers touches grows and lights up under a finger, all else does not")
  func interactive() throws {
    func pressed(_ glass: Glass) throws -> GlassPaint.Pane {
      let rehearsal = try Rehearsal { Color.clear.frame(width: 40, height: 20).glassEffect(glass) }
      try rehearsal.finger(.began, 50, 50)
      try rehearsal.advance(to: 2)
      let pane = try #require(glasses(rehearsal.list).first?.panes.first)
      return pane
    }
    #expect(try pressed(.regular.interactive()).tint.opacity > 0.1)
    #expect(try pressed(.regular).tint.opacity == 0)
  }

  @Test(
    "buttons in glass styles: a capsule, or the border's shape; prominent ones in the accent colour"
  )
  func buttons() throws {
    let plain = try glass(list { Button("Go") {}.buttonStyle(.glass) }).panes[0]
    guard case .rounded(let rect, let radius) = plain.outline else {
      Issue.record("no round shape")
      return
    }
    #expect(radius == min(rect.width, rect.height) / 2 && plain.tint.opacity == 0)
    let prominent = try glass(list { Button("Go") {}.buttonStyle(.glassProminent) }).panes[0]
    #expect(prominent.tint.blue > 0.9 && prominent.tint.opacity > 0.6)
    let green = try glass(
      list { Button("Go") {}.buttonStyle(.glass(.clear.tint(.green))) })
    #expect(green.panes[0].tint.green > green.panes[0].tint.red && green.kind.blur < 2)
    let circle = try glass(
      list {
        Button {
        } label: {
          Color.clear.frame(width: 20, height: 20)
        }
        .buttonStyle(.glass).buttonBorderShape(.circle)
      }
    ).panes[0]
    #expect(circle.bounds.width == circle.bounds.height)
  }

  @Test("a touch reaches glass in its shape, not in its corners, and not what is none")
  func touches() throws {
    func taps(_ glass: Glass, _ x: Double, _ y: Double) throws -> Int {
      let journal = Journal()
      let rehearsal = try Rehearsal {
        Color.clear.frame(width: 40, height: 40).allowsHitTesting(false)
          .glassEffect(glass, in: .circle).onTapGesture { journal.note("tap") }
      }
      try rehearsal.tap(x, y, at: 0.1)
      try rehearsal.advance(to: 1)
      return journal.lines.count
    }
    #expect(try taps(.regular, 50, 50) == 1)
    #expect(try taps(.regular, 31, 31) == 0)
    #expect(try taps(.identity, 50, 50) == 0)
  }

  @Test("a pressed button of glass lights up, springs back, and calls its action")
  func pressed() throws {
    let journal = Journal()
    let rehearsal = try Rehearsal {
      Button {
        journal.note("pressed")
      } label: {
        Color.clear.frame(width: 30, height: 20)
      }
      .buttonStyle(.glass)
    }
    func pane() throws -> GlassPaint.Pane {
      try #require(glasses(rehearsal.list).first?.panes.first)
    }
    let rest = try pane()
    try rehearsal.finger(.began, 50, 50)
    try rehearsal.advance(to: 1)
    let held = try pane()
    #expect(held.tint.opacity > 0.1 && held.tint.red == 1)
    try rehearsal.finger(.ended, 50, 50)
    try rehearsal.advance(to: 4)
    #expect(try pane() == rest)
    #expect(journal.lines == ["pressed"])
  }

  private struct Changing: View {
    let hook: Hook<Bool>
    @State private var isOn = false
    var body: some View {
      hook.binding = $isOn
      return Color.clear.frame(width: 40, height: 20).glassEffect(isOn ? .clear : .identity)
    }
  }

  @Test("glass forms where identity becomes a glass, and dissolves where it becomes none")
  func forms() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Changing(hook: hook) }
    #expect(glasses(rehearsal.list).isEmpty)
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.25)
    #expect(glasses(rehearsal.list).flatMap(\.panes).map(\.presence) == [0.25])
    try rehearsal.advance(to: 1)
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = false } }
    try rehearsal.advance(to: 1.75)
    let panes = glasses(rehearsal.list)
    #expect(panes.flatMap(\.panes).map(\.presence) == [0.25] && panes[0].kind.blur < 2)
    try rehearsal.advance(to: 2)
    #expect(glasses(rehearsal.list).isEmpty)
  }
}
