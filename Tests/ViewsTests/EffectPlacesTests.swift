import Foundation
import Rostrum
import Testing

@MainActor @Suite("Places that are read inside of effects")
struct EffectPlacesTests {
  /// What a view has read of its place.
  private final class Log {
    var frames: [CGRect] = []
    var last: CGRect { frames.last ?? .null }
  }

  /// A view of 20×10 points at (40, 45) that reads its frame.
  private struct Probe: View {
    let log: Log
    var space: CoordinateSpace = .global
    var body: some View {
      GeometryReader { proxy in
        let _ = log.frames.append(proxy.frame(in: space))
        Color.clear
      }
      .frame(width: 20, height: 10)
    }
  }

  private func read(_ view: (Log) -> some View) throws -> CGRect {
    let log = Log()
    let content = view(log)
    _ = try Rehearsal { content }
    return log.last
  }

  @Test("are where the effects show them, whatever their order")
  func shown() throws {
    let plain = try read { Probe(log: $0) }
    #expect(plain == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(
      try read { Probe(log: $0).offset(x: 3, y: -4) }
        == CGRect(x: 43, y: 41, width: 20, height: 10))
    #expect(
      try read { Probe(log: $0).scaleEffect(2) } == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      try read { Probe(log: $0).offset(x: 3).scaleEffect(2, anchor: .topLeading) }
        == CGRect(x: 46, y: 45, width: 40, height: 20))
    #expect(
      try read { Probe(log: $0).scaleEffect(2, anchor: .topLeading).offset(x: 3) }
        == CGRect(x: 43, y: 45, width: 40, height: 20))
    let turned = try read { Probe(log: $0).rotationEffect(.degrees(90)) }
    #expect(abs(turned.minX - 45) < 1e-9 && abs(turned.minY - 40) < 1e-9)
    #expect(abs(turned.width - 10) < 1e-9 && abs(turned.height - 20) < 1e-9)
    let deep = try read {
      Probe(log: $0).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(abs(deep.width - 10) < 1e-9 && abs(deep.midX - 50) < 1e-9 && deep.height == 10)
  }

  @Test("are mirrored where lines run from right to left")
  func mirrored() throws {
    let frame = try read {
      Probe(log: $0).offset(x: 3).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frame == CGRect(x: 37, y: 45, width: 20, height: 10))
  }

  @Test("do not count effects around the space in which they are read, nor in their own")
  func spaces() throws {
    let inner = try read {
      Probe(log: $0, space: .named("inner")).offset(x: 3).coordinateSpace(name: "inner")
        .scaleEffect(3)
    }
    #expect(inner == CGRect(x: 3, y: 0, width: 20, height: 10))
    #expect(
      try read { Probe(log: $0, space: .local).scaleEffect(3) }
        == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  private struct Moving: View {
    let hook: Hook<Bool>
    let log: Log
    @State private var isAway = false
    var body: some View {
      hook.binding = $isAway
      return Probe(log: log).scaleEffect(isAway ? 2 : 1, anchor: .topLeading)
        .offset(x: isAway ? 24 : 0)
    }
  }

  @Test("move as the effects do, at each 120th of a second, and come to rest with them")
  func moving() throws {
    let (hook, log) = (Hook<Bool>(), Log())
    let stage = try Rehearsal { Moving(hook: hook, log: log) }
    #expect(log.last == CGRect(x: 40, y: 45, width: 20, height: 10))
    log.frames = []
    try stage.now { withAnimation(.linear(duration: 0.1)) { hook.value = true } }
    try stage.advance(to: 1)
    let places = log.frames.map(\.minX).reduce(into: [CGFloat]()) {
      if $0.last != $1 { $0.append($1) }
    }
    #expect(places.count == 13)
    for (step, place) in places.enumerated() {
      #expect(abs(place - (40 + 2 * CGFloat(step))) < 1e-6, "\(step): \(place)")
    }
    #expect(log.last == CGRect(x: 64, y: 45, width: 40, height: 20))
    let count = log.frames.count
    try stage.advance(to: 2)
    #expect(log.frames.count == count)
  }

  private enum Place: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  /// A view of 20×10 points at (40, 45), with an effect on it, whose place is read in front of it.
  private func anchored(
    _ log: Log, inside: Bool, _ effect: (AnyView) -> AnyView
  ) throws -> CGRect {
    let marked = AnyView(
      Color.clear.frame(width: 20, height: 10).anchorPreference(key: Place.self, value: .bounds) {
        $0
      })
    func front(_ view: AnyView) -> AnyView {
      AnyView(
        view.overlayPreferenceValue(Place.self) { place in
          GeometryReader { proxy in
            let _ = log.frames.append(place.map { proxy[$0] } ?? .null)
            Color.clear
          }
        })
    }
    let content = inside ? effect(front(marked)) : front(effect(marked))
    _ = try Rehearsal { content }
    return log.last
  }

  @Test("anchors are read in the coordinates of who reads: inside of an effect it is not seen")
  func anchors() throws {
    let scaled = { (view: AnyView) in AnyView(view.scaleEffect(3, anchor: .topLeading)) }
    let inside = try anchored(Log(), inside: true, scaled)
    #expect(abs(inside.minX) < 1e-9 && abs(inside.minY) < 1e-9)
    #expect(abs(inside.width - 20) < 1e-9 && abs(inside.height - 10) < 1e-9)
    #expect(
      try anchored(Log(), inside: false, scaled) == CGRect(x: 0, y: 0, width: 60, height: 30))
    let moved = { (view: AnyView) in AnyView(view.offset(x: 7, y: 1)) }
    #expect(
      try anchored(Log(), inside: false, moved) == CGRect(x: 7, y: 1, width: 20, height: 10))
  }

  @Test("a visual effect turns in depth as the modifier of that name, on its way too")
  func depth() throws {
    let (tilt, axis) = (Angle.degrees(50), (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0)))
    func frame(_ view: some View) throws -> String { try Rehearsal { view }.frame }
    let view = Color.red.frame(width: 40, height: 20)
    let turned = try frame(view.rotation3DEffect(tilt, axis: axis).offset(x: 5))
    #expect(turned != (try frame(view.offset(x: 5))))
    #expect(
      try frame(
        view.visualEffect { effect, _ in effect.rotation3DEffect(tilt, axis: axis).offset(x: 5) })
        == turned)
    let matrix = ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 2))
    #expect(
      try frame(view.visualEffect { effect, _ in effect.transformEffect(matrix) })
        == frame(view.projectionEffect(matrix)))
  }
}
