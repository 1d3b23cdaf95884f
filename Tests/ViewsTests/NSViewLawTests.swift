import DisplayList
import Foundation
import Geometry
import MediaSupport
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A view of the Mac that may be flipped.
private final class Turned: NSView {
  private let flipped: Bool
  init(flipped: Bool, frame: CGRect) {
    self.flipped = flipped
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
  override var isFlipped: Bool { flipped }
}

@MainActor @Suite("Laws of the Mac's views")
struct NSViewLawTests {
  private static let stage = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// A view by chance, and where it stands on the stage.
  private struct Standing {
    let view: NSView
    let place: CGRect
  }

  private func rect(_ chance: inout SplitMix) -> CGRect {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &chance))
    }
    return CGRect(
      x: number(-20...60), y: number(-20...60), width: number(1...50), height: number(1...50))
  }

  /// A tree of flipped views and others, each in one before it.
  private func tree(_ chance: inout SplitMix, count: Int) -> [Standing] {
    let root = Turned(flipped: Bool.random(using: &chance), frame: Self.stage)
    var standing = [Standing(view: root, place: Self.stage)]
    for _ in 1..<count {
      let around = standing[Int.random(in: 0..<standing.count, using: &chance)]
      let frame = rect(&chance)
      let view = Turned(flipped: Bool.random(using: &chance), frame: frame)
      around.view.addSubview(view)
      let y =
        around.view.isFlipped
        ? around.place.minY + frame.minY : around.place.maxY - frame.maxY
      standing.append(
        Standing(
          view: view,
          place: CGRect(
            x: around.place.minX + frame.minX, y: y, width: frame.width, height: frame.height)))
    }
    return standing
  }

  @Test("each view stands where the ways of those around it say", arguments: 0..<20)
  func places(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let standing = tree(&chance, count: 8)
    let film = try Rehearsal { HostedOnMac(view: standing[0].view) }
    #expect(film.frames.isEmpty)
    for one in standing {
      #expect(one.view.surface.convert(one.view.bounds, to: nil) == one.place)
      // The window counts from its lower left.
      let seen = CGRect(
        x: one.place.minX, y: 100 - one.place.maxY, width: one.place.width,
        height: one.place.height)
      #expect(one.view.convert(one.view.bounds, to: nil) == seen)
      #expect(one.view.convert(seen, from: nil) == one.view.bounds)
    }
  }

  @Test("what is painted is where the view stands", arguments: 0..<20)
  func painted(seed: UInt64) throws {
    var chance = SplitMix(seed: 100 + seed)
    let standing = tree(&chance, count: 6)
    for one in standing {
      one.view.wantsLayer = true
      one.view.layer?.backgroundColor = NSColor.red.cgColor
    }
    let film = try Rehearsal { HostedOnMac(view: standing[0].view) }
    func sorted(_ rects: [CGRect]) -> [[CGFloat]] {
      rects.map { [$0.minX, $0.minY, $0.width, $0.height] }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(sorted(film.frames) == sorted(standing.map(\.place)))
  }

  @Test("a point goes from view to view and back", arguments: 0..<20)
  func conversions(seed: UInt64) throws {
    var chance = SplitMix(seed: 200 + seed)
    let standing = tree(&chance, count: 6)
    let film = try Rehearsal { HostedOnMac(view: standing[0].view) }
    #expect(film.frames.isEmpty)
    for _ in 0..<20 {
      let one = standing[Int.random(in: 0..<standing.count, using: &chance)].view
      let other = standing[Int.random(in: 0..<standing.count, using: &chance)].view
      let point = CGPoint(
        x: CGFloat(Int.random(in: -50...50, using: &chance)),
        y: CGFloat(Int.random(in: -50...50, using: &chance)))
      let there = one.convert(point, to: other)
      #expect(other.convert(there, to: one) == point)
      #expect(other.convert(point, from: one) == there)
    }
  }

  @Test("the view that is hit is the last of those around the point", arguments: 0..<20)
  func hits(seed: UInt64) throws {
    var chance = SplitMix(seed: 300 + seed)
    let root = Turned(flipped: Bool.random(using: &chance), frame: Self.stage)
    let views = (0..<6).map { _ in
      Turned(flipped: Bool.random(using: &chance), frame: rect(&chance))
    }
    for view in views { root.addSubview(view) }
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames.isEmpty)
    for _ in 0..<30 {
      let point = CGPoint(
        x: CGFloat(Int.random(in: 0...99, using: &chance)) + 0.5,
        y: CGFloat(Int.random(in: 0...99, using: &chance)) + 0.5)
      let wanted = views.last { $0.frame.contains(point) } ?? root
      #expect(root.hitTest(point) === wanted)
    }
  }

  @Test("autoresizing shares what is more among what gives way", arguments: 0..<8)
  func autoresizing(bits: UInt) {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    var mask: NSView.AutoresizingMask = []
    let parts: [NSView.AutoresizingMask] = [.minYMargin, .height, .maxYMargin]
    for (place, part) in parts.enumerated() where bits >> place & 1 == 1 { mask.insert(part) }
    view.autoresizingMask = mask
    root.addSubview(view)
    root.setFrameSize(CGSize(width: 100, height: 160))
    let share = bits == 0 ? 0 : 60 / CGFloat(bits.nonzeroBitCount)
    #expect(view.frame.minY == 10 + (bits & 1 == 1 ? share : 0))
    #expect(view.frame.height == 20 + (bits & 2 == 2 ? share : 0))
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 30)
  }

  @Test("each anchor is the edge that is seen", arguments: [true, false])
  func anchors(flipped: Bool) throws {
    let frame = CGRect(x: 20, y: 10, width: 30, height: 40)
    let root = Turned(flipped: flipped, frame: Self.stage)
    let view = Turned(flipped: !flipped, frame: frame)
    root.addSubview(view)
    let (top, bottom): (CGFloat, CGFloat) = flipped ? (10, 50) : (50, 90)
    let across: [(NSLayoutXAxisAnchor, CGFloat)] = [
      (view.leftAnchor, 20), (view.leadingAnchor, 20), (view.rightAnchor, 50),
      (view.trailingAnchor, 50), (view.centerXAnchor, 35),
    ]
    let down: [(NSLayoutYAxisAnchor, CGFloat)] = [
      (view.topAnchor, top), (view.bottomAnchor, bottom), (view.centerYAnchor, (top + bottom) / 2),
    ]
    func mark() -> NSView {
      let mark = NSView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.widthAnchor.constraint(equalTo: view.widthAnchor),
        mark.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      return mark
    }
    var marks: [(view: NSView, x: CGFloat?, y: CGFloat?)] = []
    for (anchor, x) in across {
      let mark = mark()
      mark.leftAnchor.constraint(equalTo: anchor).isActive = true
      marks.append((mark, x, nil))
    }
    for (anchor, y) in down {
      let mark = mark()
      mark.topAnchor.constraint(equalTo: anchor).isActive = true
      marks.append((mark, nil, y))
    }
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames.isEmpty)
    for (mark, x, y) in marks {
      let place = mark.surface.convert(mark.bounds, to: nil)
      #expect(place.size == frame.size)
      if let x { #expect(place.minX == x) }
      if let y { #expect(place.minY == y) }
    }
  }
}
