import DisplayList
import Foundation
import Geometry
import Motion
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Shows a view of AppKit's that is made already.
struct HostedOnMac<Content: NSView>: NSViewRepresentable {
  let view: Content
  func makeNSView(context: Context) -> Content { view }
  func updateNSView(_ nsView: Content, context: Context) {}
}

/// A view that draws a mark at its corner, and remembers what AppKit calls.
private final class Marked: NSView {
  private let flipped: Bool
  var told: [String] = []

  init(flipped: Bool, frame: CGRect = .zero) {
    self.flipped = flipped
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { flipped }
  override func draw(_ dirtyRect: CGRect) {
    told.append("draw \(Int(dirtyRect.width))")
    NSColor.red.setFill()
    NSBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill()
  }
  override func layout() {
    super.layout()
    told.append("layout")
  }
  override func viewWillMove(toWindow newWindow: NSWindow?) {
    told.append(newWindow == nil ? "goes" : "comes")
  }
  override func viewDidMoveToWindow() { told.append(window == nil ? "gone" : "come") }
}

@MainActor @Suite("Views of the Mac")
struct NSViewTests {
  private let corner = CGRect(x: 10, y: 20, width: 30, height: 10)

  private func view(_ frame: CGRect, _ color: NSColor = .red) -> NSView {
    let view = NSView(frame: frame)
    view.wantsLayer = true
    view.layer?.backgroundColor = color.cgColor
    return view
  }

  @Test("places count from the lower left")
  func places() throws {
    let root = NSView()
    let inner = view(corner)
    root.addSubview(inner)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.frames == [CGRect(x: 10, y: 70, width: 30, height: 10)])
    #expect(inner.frame == corner)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(inner.convert(CGPoint.zero, to: nil) == corner.origin)
    #expect(inner.convert(CGPoint(x: 12, y: 23), from: nil) == CGPoint(x: 2, y: 3))
    #expect(root.convert(inner.bounds, from: inner) == corner)
    #expect(root.hitTest(CGPoint(x: 12, y: 23)) === inner)
    #expect(root.hitTest(CGPoint(x: 12, y: 77)) === root)
  }

  @Test("what is drawn counts as the view does", arguments: [true, false])
  func drawing(flipped: Bool) throws {
    let root = Marked(flipped: flipped)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.frames == [CGRect(x: 0, y: flipped ? 0 : 95, width: 10, height: 5)])
    #expect(root.told.first == "comes")
    #expect(root.told.contains("come"))
    #expect(root.told.contains("layout"))
    #expect(root.told.count(where: { $0 == "draw 100" }) == 1)
    try stage.now { root.needsDisplay = true }
    _ = stage.frames
    #expect(root.told.count(where: { $0 == "draw 100" }) == 2)
  }

  @Test("subviews stand in one order, and go to other views")
  func order() {
    let (root, other) = (NSView(), NSView())
    let views = (0..<4).map { _ in NSView() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.addSubview(views[2], positioned: .below, relativeTo: views[1])
    root.addSubview(views[3], positioned: .below, relativeTo: nil)
    func expect(_ wanted: [NSView], in view: NSView) {
      #expect(view.subviews == wanted)
      #expect(view.surface.subviews == wanted.map(\.surface))
    }
    expect([views[3], views[0], views[2], views[1]], in: root)
    root.addSubview(views[3])
    expect([views[0], views[2], views[1], views[3]], in: root)
    root.addSubview(views[0], positioned: .above, relativeTo: views[1])
    expect([views[2], views[1], views[0], views[3]], in: root)
    other.addSubview(views[2])
    expect([views[1], views[0], views[3]], in: root)
    #expect(views[2].superview === other)
    root.replaceSubview(views[1], with: views[2])
    expect([views[2], views[0], views[3]], in: root)
    expect([], in: other)
    root.subviews = [views[3]]
    expect([views[3]], in: root)
    #expect(views[0].superview == nil)
  }

  @Test("a layer is there where somebody wants it, and on a stage")
  func layers() throws {
    let (root, inner) = (NSView(), NSView())
    root.addSubview(inner)
    #expect(inner.layer == nil)
    root.wantsLayer = true
    #expect(inner.layer != nil)
    root.wantsLayer = false
    #expect(root.layer == nil)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(root.layer != nil)
    let shape = CAShapeLayer()
    inner.layer = shape
    #expect(inner.layer === shape)
    #expect(stage.frames.isEmpty)
  }

  private final class Backed: NSView {
    override func makeBackingLayer() -> CALayer { CAGradientLayer() }
  }

  @Test("a subclass makes the layer, which turns about the corner")
  func backing() {
    let view = Backed(frame: corner)
    view.wantsLayer = true
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer?.anchorPoint == .zero)
    #expect(view.layer?.position == corner.origin)
    #expect(view.layer?.frame == corner)
  }

  @Test("a turn of the layer goes anticlockwise about the lower left")
  func turning() throws {
    let root = NSView()
    let inner = view(CGRect(x: 50, y: 50, width: 20, height: 10))
    root.addSubview(inner)
    inner.layer?.setAffineTransform(CGAffineTransform.identity.rotated(by: .pi / 2))
    let stage = try Rehearsal { HostedOnMac(view: root) }
    let found = try #require(stage.frames.first)
    #expect(abs(found.minX - 40) < 1e-9)
    #expect(abs(found.maxY - 50) < 1e-9)
    #expect(abs(found.height - 20) < 1e-9)
  }

  @Test("constraints between views mean what is seen, and name views")
  func constraints() throws {
    let (root, inner) = (NSView(), view(.zero))
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let height = NSLayoutConstraint(
      item: inner, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height,
      multiplier: 0.25, constant: 0)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      inner.widthAnchor.constraint(equalToConstant: 40), height,
    ])
    #expect(height.firstItem === inner)
    #expect(height.secondItem === root)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.frames == [CGRect(x: 8, y: 5, width: 40, height: 25)])
    #expect(inner.frame == CGRect(x: 8, y: 70, width: 40, height: 25))
  }

  @Test("margins of masks are those of the coordinates")
  func masks() {
    let root = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (plain, wide) = (NSView(frame: corner), NSView(frame: corner))
    wide.autoresizingMask = [.width, .minYMargin]
    root.addSubview(plain)
    root.addSubview(wide)
    root.setFrameSize(CGSize(width: 150, height: 140))
    #expect(plain.frame == corner)
    #expect(wide.frame == CGRect(x: 10, y: 60, width: 80, height: 10))
  }

  @Test("a shadow falls downwards below zero")
  func shadows() throws {
    let root = NSView()
    let inner = view(corner)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: -3)
    inner.shadow = shadow
    root.addSubview(inner)
    let filters = try Rehearsal { HostedOnMac(view: root) }.layers.flatMap(\.filters)
    let offsets = filters.compactMap {
      if case .shadow(_, _, let offset) = $0 { offset } else { nil }
    }
    #expect(offsets == [CGSize(width: 0, height: 3)])
  }
}
