import DisplayList
import Foundation
import Motion
import Testing
@_spi(Engine) import ViewEngine

@testable import TipKit

extension TipTests {
  /// A tip above a square, on a stage.
  @MainActor private struct Shown {
    let graph: ViewGraph

    init(@ViewBuilder _ tip: () -> some View) throws {
      graph = ViewGraph(
        AnyView(
          VStack(spacing: 0) {
            tip()
            Rectangle().fill(.red).frame(width: 7, height: 7)
            Spacer(minLength: 0)
          }),
        stage: Stage(size: CGSize(width: 300, height: 300), scale: 1))
      try graph.start()
    }

    func now(_ action: () throws -> Void) throws {
      try action()
      try graph.settleNow()
    }
    func advance(to seconds: Double) throws { try graph.advance(to: Instant(seconds: seconds)) }

    /// How far below the stage's top the square is.
    var top: CGFloat {
      for command in graph.displayList().commands {
        guard case .fill(let path, _, _, let transform) = command else { continue }
        let frame = path.boundingRect.applying(transform)
        if abs(frame.width - 7) + abs(frame.height - 7) < 1e-6 { return frame.minY }
      }
      return .nan
    }
  }

  @Test("a tip takes no room until it can be shown, comes moving, and goes when it is closed")
  func comesAndGoes() throws {
    let shown = try Shown { TipView(PlainTip()) }
    #expect(shown.top == 0)
    try shown.now { try Tips.configure() }
    try shown.advance(to: 0.1)
    let early = shown.top
    try shown.advance(to: 2)
    let whole = shown.top
    #expect(early > 0 && early < whole)
    try shown.now { PlainTip().invalidate(reason: .tipClosed) }
    try shown.advance(to: 4)
    #expect(shown.top == 0)
  }

  @Test("an arrow adds its height, and another ground or corner no room")
  func arrow() throws {
    try Tips.configure()
    func height(@ViewBuilder _ tip: () -> some View) throws -> CGFloat {
      let shown = try Shown(tip)
      try shown.now { TipPresence.refreshAll() }
      try shown.advance(to: 2)
      return shown.top
    }
    let plain = try height { TipView(PlainTip()) }
    #expect(plain > 2 * TipFigures.vertical)
    let pointed = try height { TipView(PlainTip(), arrowEdge: .bottom) }
    #expect(abs(pointed - plain - TipFigures.arrowHeight) < 1e-6)
    let blue = try height { TipView(PlainTip()).tipBackground(.blue).tipCornerRadius(3) }
    #expect(abs(blue - plain) < 1e-6)
    struct Square: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red.frame(height: 50) }
    }
    let square = try height { TipView(PlainTip()).tipViewStyle(Square()) }
    #expect(abs(square - 50) < 1e-6)
    #expect(try height { TipView(nil) } == 0)
  }

  @Test("the outline is the bubble's with its arrow, which points out at its edge")
  func outline() {
    let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
    let plain = TipOutline(corner: 13, arrowEdge: nil).path(in: rect)
    #expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(plain.boundingRect))
    #expect(plain.boundingRect.contains(rect.insetBy(dx: 0.01, dy: 0.01)))
    for edge in Edge.allCases {
      let path = TipOutline(corner: 13, arrowEdge: edge).path(in: rect)
      #expect(path.contains(CGPoint(x: rect.midX, y: rect.midY)))
      let (inner, outer): (CGPoint, CGPoint) =
        switch edge {
        case .top: (CGPoint(x: 110, y: 25), CGPoint(x: 60, y: 25))
        case .bottom: (CGPoint(x: 110, y: 115), CGPoint(x: 60, y: 115))
        case .leading: (CGPoint(x: 15, y: 70), CGPoint(x: 15, y: 45))
        case .trailing: (CGPoint(x: 205, y: 70), CGPoint(x: 205, y: 45))
        }
      #expect(path.contains(inner) && !path.contains(outer))
    }
  }

  @Test("one popover is shown at a time, and one that was tapped away stays away")
  func popovers() throws {
    try Tips.configure()
    let (first, second) = (TipPresence(.popover), TipPresence(.popover))
    let (firstSeat, secondSeat) = (Seat(), Seat())
    func items() -> [String?] {
      TipPresence.refreshAll()
      return [
        first.follow(PlainTip(), nil, in: firstSeat.binding)?.id,
        second.follow(EagerTip(), nil, in: secondSeat.binding)?.id,
      ]
    }
    _ = items()
    #expect(items() == ["plain", nil])
    first.dismiss()
    #expect(PlainTip().status == .available)
    #expect(items() == [nil, "EagerTip"])
    EagerTip().invalidate(reason: .actionPerformed)
    #expect(items() == [nil, nil])
  }

  @Test("a binding is told when a tip is shown, and hides it for a while")
  func presented() throws {
    let (seat, presence) = (Seat(), TipPresence(.inline))
    let isOn = Binding(get: { seat.isOn }, set: { seat.isOn = $0 })
    func item() -> TipItem? { presence.follow(PlainTip(), isOn, in: seat.binding) }
    #expect(item() == nil)
    try Tips.configure()
    #expect(seat.isOn && item()?.id == "plain")
    seat.isOn = false
    #expect(item() == nil && PlainTip().shouldDisplay)
    seat.isOn = true
    #expect(item() != nil)
    PlainTip().invalidate(reason: .tipClosed)
    #expect(!seat.isOn && item() == nil && presence.shown == nil)
  }

  @Test("a tip moves away, also where something else changed at once just before")
  func besideChanges() throws {
    struct Counted: View {
      let hook: Hook
      @State private var count = 0
      var body: some View {
        hook.count = $count
        let now = count
        return TipView(PlainTip()) { _ in hook.last = now }
      }
    }
    @MainActor final class Hook {
      var count = Binding.constant(0)
      var last = 0
    }
    let hook = Hook()
    let shown = try Shown { Counted(hook: hook) }
    try shown.now { try Tips.configure() }
    try shown.advance(to: 2)
    let whole = shown.top
    try shown.now {
      hook.count.wrappedValue += 1
      PlainTip().invalidate(reason: .actionPerformed)
    }
    try shown.advance(to: 2.1)
    #expect(shown.top > 0 && shown.top < whole)
  }

  /// What a view would keep.
  @MainActor private final class Seat {
    var item: TipItem?
    var isOn = false
    var binding: Binding<TipItem?> { Binding(get: { self.item }, set: { self.item = $0 }) }
  }
}
