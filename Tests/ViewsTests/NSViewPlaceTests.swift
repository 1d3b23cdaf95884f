import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A view that may be flipped, and tells what it is asked.
private final class Told: NSView {
  private let flipped: Bool
  private let number: Int
  var lines: [String] = []
  var points: [CGPoint] = []
  var letsThrough = false

  init(flipped: Bool = false, _ frame: CGRect = .zero, tag: Int = -1) {
    (self.flipped, number) = (flipped, tag)
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { flipped }
  override var tag: Int { number }
  override func hitTest(_ point: CGPoint) -> NSView? {
    points.append(point)
    return letsThrough ? nil : super.hitTest(point)
  }
  override func viewWillMove(toSuperview newSuperview: NSView?) {
    lines.append(newSuperview == nil ? "will go" : "will come")
  }
  override func viewDidMoveToSuperview() { lines.append(superview == nil ? "gone" : "come") }
  override func didAddSubview(_ subview: NSView) { lines.append("added") }
  override func willRemoveSubview(_ subview: NSView) { lines.append("will remove") }
}

/// Whether the outer and the inner of two views are flipped.
struct Ways: CustomTestStringConvertible, Sendable {
  let outer: Bool
  let inner: Bool
  static let all = [
    Ways(outer: false, inner: false), Ways(outer: false, inner: true),
    Ways(outer: true, inner: false), Ways(outer: true, inner: true),
  ]
  var testDescription: String { "\(outer ? "down" : "up"), \(inner ? "down" : "up")" }
}

@MainActor @Suite("Places of the Mac's views")
struct NSViewPlaceTests {
  private static let stage = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func color(_ view: NSView) {
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.red.cgColor
  }

  @Test("a view in a view in a view stands where each one's way says", arguments: Ways.all)
  func nested(ways: Ways) throws {
    let root = Told(flipped: ways.outer)
    let middle = Told(flipped: ways.inner, CGRect(x: 10, y: 15, width: 50, height: 60))
    let inner = Told(CGRect(x: 5, y: 10, width: 20, height: 15))
    root.addSubview(middle)
    middle.addSubview(inner)
    color(inner)
    let film = try Rehearsal { HostedOnMac(view: root) }
    // The upper edge of the middle view, below that of the stage.
    let top: CGFloat = ways.outer ? 15 : 25
    let y: CGFloat = ways.inner ? top + 10 : top + 60 - 10 - 15
    #expect(film.frames == [CGRect(x: 15, y: y, width: 20, height: 15)])
    let inRoot = CGRect(x: 15, y: ways.outer ? y : 100 - y - 15, width: 20, height: 15)
    #expect(inner.convert(inner.bounds, to: root) == inRoot)
    #expect(root.convert(inner.bounds, from: inner) == inRoot)
    // The window counts from its lower left, whatever its views do.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 100 - y - 15))
  }

  @Test("bounds that begin elsewhere move what is in them", arguments: Ways.all)
  func origins(ways: Ways) throws {
    let root = Told(flipped: ways.outer)
    let middle = Told(flipped: ways.inner, Self.stage)
    let inner = Told(CGRect(x: 20, y: 30, width: 10, height: 10))
    root.addSubview(middle)
    middle.addSubview(inner)
    color(inner)
    middle.setBoundsOrigin(CGPoint(x: 5, y: 10))
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames == [CGRect(x: 15, y: ways.inner ? 20 : 70, width: 10, height: 10)])
    let there = middle.convert(CGPoint(x: 20, y: 30), to: root)
    #expect(there == CGPoint(x: 15, y: ways.inner == ways.outer ? 20 : 80))
    #expect(root.convert(there, to: middle) == CGPoint(x: 20, y: 30))
    #expect(inner.frame.origin == CGPoint(x: 20, y: 30))
  }

  @Test("a quarter turn leads from the right to where y grows", arguments: [false, true])
  func turns(flipped: Bool) throws {
    let root = Told(flipped: flipped)
    let inner = Told(flipped: flipped, CGRect(x: 50, y: 50, width: 20, height: 10))
    root.addSubview(inner)
    color(inner)
    inner.frameRotation = 90
    let film = try Rehearsal { HostedOnMac(view: root) }
    let found = try #require(film.frames.first)
    let wanted = CGRect(x: 40, y: flipped ? 50 : 30, width: 10, height: 20)
    #expect(abs(found.minX - wanted.minX) < 1e-9 && abs(found.minY - wanted.minY) < 1e-9)
    #expect(abs(found.width - 10) < 1e-9 && abs(found.height - 20) < 1e-9)
    let right = inner.convert(CGPoint(x: 20, y: 0), to: root)
    #expect(abs(right.x - 50) < 1e-9 && abs(right.y - 70) < 1e-9)
  }

  // MARK: Points

  @Test("a view is asked for points of the one around it, and only where it is")
  func asked() throws {
    let root = Told()
    let inner = Told(flipped: true, CGRect(x: 10, y: 20, width: 30, height: 40))
    let innermost = Told(CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(inner)
    inner.addSubview(innermost)
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames.isEmpty)
    // 8 and 7 from the upper left of the inner view.
    #expect(root.hitTest(CGPoint(x: 18, y: 53)) === innermost)
    #expect(inner.points == [CGPoint(x: 18, y: 53)])
    #expect(innermost.points == [CGPoint(x: 8, y: 7)])
    #expect(root.hitTest(CGPoint(x: 18, y: 30)) === inner)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 50)) == nil)
  }

  @Test("hidden views and those that say so let points through")
  func through() throws {
    let root = Told()
    let (below, above) = (Told(Self.stage), Told(Self.stage))
    root.addSubview(below)
    root.addSubview(above)
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames.isEmpty)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point) === above)
    above.isHidden = true
    #expect(root.hitTest(point) === below)
    #expect(above.isHiddenOrHasHiddenAncestor)
    above.isHidden = false
    above.letsThrough = true
    #expect(root.hitTest(point) === below)
    below.letsThrough = true
    #expect(root.hitTest(point) === root)
    root.isHidden = true
    #expect(below.isHiddenOrHasHiddenAncestor && !below.isHidden)
  }

  // MARK: Constraints

  @Test("lower edges and middles are those that are seen", arguments: [false, true])
  func edges(flipped: Bool) throws {
    let root = Told(flipped: flipped)
    let (low, middle) = (Told(), Told())
    for view in [low, middle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      color(view)
    }
    NSLayoutConstraint.activate([
      low.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      low.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      low.widthAnchor.constraint(equalToConstant: 30),
      low.heightAnchor.constraint(equalTo: low.widthAnchor, multiplier: 0.5),
      middle.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      middle.centerXAnchor.constraint(equalTo: low.leadingAnchor),
      middle.widthAnchor.constraint(equalToConstant: 20),
      middle.heightAnchor.constraint(equalToConstant: 20),
    ])
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(
      film.frames == [
        CGRect(x: 62, y: 80, width: 30, height: 15), CGRect(x: 52, y: 50, width: 20, height: 20),
      ])
    #expect(low.frame.minY == (flipped ? 80 : 5))
    #expect(middle.frame.midY == (flipped ? 60 : 40))
    #expect(root.constraints.count == 4)
    #expect(low.constraints.count == 2)
  }

  @Test("a constraint's change moves a view when the layout is due, and at once if asked")
  func changes() throws {
    let (root, view) = (NSView(), NSView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    color(view)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      height, view.widthAnchor.constraint(equalToConstant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames == [CGRect(x: 0, y: 90, width: 10, height: 10)])
    try film.now { height.constant = 30 }
    #expect(film.frames == [CGRect(x: 0, y: 70, width: 10, height: 30)])
    try film.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        context.allowsImplicitAnimation = true
        height.constant = 50
        root.layoutSubtreeIfNeeded()
      }
    }
    try film.follow([(0.5, 40), (1, 50)]) { $0.frames.first.map { Double($0.height) } }
    #expect(film.frames == [CGRect(x: 0, y: 50, width: 10, height: 50)])
  }

  @Test("a view fits what the constraints inside leave it")
  func fitting() throws {
    let (root, view) = (NSView(), NSView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let film = try Rehearsal { HostedOnMac(view: root) }
    #expect(film.frames.isEmpty)
    #expect(root.fittingSize == CGSize(width: 31, height: 17))
    #expect(NSView().fittingSize == .zero)
  }

  // MARK: The tree

  @Test("views are told who comes and goes, before and after")
  func told() {
    let (root, other, inner) = (Told(), Told(), Told())
    root.addSubview(inner)
    #expect(inner.lines == ["will come", "come"])
    #expect(root.lines == ["added"])
    other.addSubview(inner)
    #expect(root.lines == ["added", "will remove"])
    #expect(other.lines == ["added"])
    inner.removeFromSuperview()
    #expect(inner.lines.suffix(2) == ["will go", "gone"])
    let count = inner.lines.count
    inner.removeFromSuperview()
    #expect(inner.lines.count == count)
  }

  @Test("views are found by their numbers, and know in what they are")
  func found() {
    let (root, one, two) = (Told(tag: 1), Told(tag: 2), Told(tag: 3))
    root.addSubview(one)
    one.addSubview(two)
    #expect(root.viewWithTag(3) === two)
    #expect(root.viewWithTag(1) === root)
    #expect(root.viewWithTag(7) == nil)
    #expect(two.isDescendant(of: root) && two.isDescendant(of: two))
    #expect(!root.isDescendant(of: two))
  }

  @Test("the parts of a frame are set by themselves")
  func parts() {
    let view = NSView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setFrameOrigin(CGPoint(x: 10, y: 20))
    view.setFrameSize(CGSize(width: 30, height: 40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(NSView.noIntrinsicMetric == -1)
  }
}
