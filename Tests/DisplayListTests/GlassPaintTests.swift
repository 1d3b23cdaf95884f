import DisplayList
import Foundation
import Geometry
import Testing

/// Glass in a list: where it paints, and how commands give way to others.
@Suite("Glass paints") struct GlassPaintTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("reach as far as their panes, their shadow and what melts between them")
  func bounds() {
    var kind = GlassPaint.Kind()
    let pane = GlassPaint.Pane(.rounded(rect, radius: 4))
    #expect(GlassPaint(panes: [pane], kind: kind).bounds == rect.insetBy(dx: -1, dy: -1))
    (kind.shadeReach, kind.shadeDrop) = (12, -3)
    #expect(GlassPaint(panes: [pane], kind: kind).margin == 16)
    #expect(GlassPaint(panes: [pane], kind: kind, spacing: 100).margin == 26)
    let moved = GlassPaint.Pane(
      .path(Path(ellipseIn: rect)), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(moved.bounds == rect.offsetBy(dx: 100, dy: 0))
    kind = GlassPaint.Kind()
    #expect(
      GlassPaint(panes: [pane, moved], kind: kind).bounds
        == CGRect(x: 9, y: 19, width: 132, height: 42))
  }

  @Test("are a rectangle that they fill, and no command without panes or of none")
  func commands() {
    var list = DisplayList()
    list.fill(GlassPaint(panes: [], kind: GlassPaint.Kind()))
    #expect(list.isEmpty)
    list.fill(GlassPaint(panes: [GlassPaint.Pane(.path(Path()))], kind: GlassPaint.Kind()))
    #expect(list.isEmpty)
    let paint = GlassPaint(
      panes: [GlassPaint.Pane(.rounded(rect, radius: 4))], kind: GlassPaint.Kind())
    let move = CGAffineTransform(translationX: 5, y: 6)
    list.fill(paint, transform: move)
    #expect(
      list.commands == [.fill(Path(paint.bounds), .nonZero, .glass(paint), move)])
  }

  @Test("differ in each of their numbers")
  func equality() {
    let pane = GlassPaint.Pane(.rounded(rect, radius: 4))
    let plain = GlassPaint(panes: [pane], kind: GlassPaint.Kind())
    var others: [GlassPaint] = []
    for path in [
      \GlassPaint.Kind.blur, \.saturation, \.bevel, \.bend, \.rim, \.light, \.glow, \.shade,
      \.shadeReach, \.shadeDrop,
    ] {
      var paint = plain
      paint.kind[keyPath: path] += 0.5
      others.append(paint)
    }
    var tinted = pane
    tinted.tint = ResolvedColor(red: 1, green: 0, blue: 0)
    var half = pane
    half.presence = 0.5
    others += [
      GlassPaint(panes: [tinted], kind: plain.kind), GlassPaint(panes: [half], kind: plain.kind),
      GlassPaint(panes: [pane, pane], kind: plain.kind),
      GlassPaint(panes: [pane], kind: plain.kind, spacing: 3),
      GlassPaint(panes: [pane], kind: plain.kind, opacity: 0.5),
      GlassPaint(panes: [GlassPaint.Pane(.rounded(rect, radius: 5))], kind: plain.kind),
      GlassPaint(panes: [GlassPaint.Pane(.path(Path(rect)))], kind: plain.kind),
    ]
    #expect(Set(others + [plain]).count == others.count + 1)
    let texts = (others + [plain]).map { paint in
      var list = DisplayList()
      list.fill(paint)
      return list.description
    }
    #expect(Set(texts).count == texts.count)
  }

  @Test("commands of a list give way to others in their place")
  func replaced() {
    func list(_ sides: [CGFloat]) -> DisplayList {
      var list = DisplayList()
      for side in sides {
        list.fill(
          Path(CGRect(x: 0, y: 0, width: side, height: side)),
          with: .solid(ResolvedColor(red: 0, green: 0, blue: 0)))
      }
      return list
    }
    for (range, others, wanted) in [
      (1..<2, [7, 8], [1, 7, 8, 3]), (0..<3, [], []), (3..<3, [9], [1, 2, 3, 9]),
      (0..<0, [9], [9, 1, 2, 3]),
    ] as [(Range<Int>, [CGFloat], [CGFloat])] {
      var changed = list([1, 2, 3])
      changed.replace(range, with: list(others).commands)
      #expect(changed == list(wanted))
    }
  }

  @Test("follow a projection with the rectangle that they fill")
  func projected() {
    let pane = GlassPaint.Pane(.rounded(rect, radius: 4))
    var list = DisplayList()
    list.fill(GlassPaint(panes: [pane], kind: GlassPaint.Kind()))
    let scaled = list.projected(by: ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)))
    guard case .fill(_, _, .glass(let paint), let transform) = scaled.commands.first else {
      Issue.record("no glass")
      return
    }
    #expect(paint.panes == [pane] && transform == CGAffineTransform(scaleX: 2, y: 3))
  }
}
