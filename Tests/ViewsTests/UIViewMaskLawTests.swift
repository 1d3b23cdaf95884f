import DisplayList
import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a mask leaves of a view, and how both move.
@MainActor @Suite("Laws of views' masks", .serialized)
struct UIViewMaskLawTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
  private let dot = UIView(frame: CGRect(x: 30, y: 10, width: 10, height: 10))
  private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  init() {
    view.backgroundColor = .red
    dot.backgroundColor = .green
    view.addSubview(dot)
  }
  private func stage() throws -> Rehearsal {
    let root = UIView()
    root.addSubview(view)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }
  /// The masks of groups, outermost first.
  private func masks(_ stage: Rehearsal) -> [DisplayList] { stage.layers.compactMap(\.mask) }
  /// Where the only mask is painted.
  private func place(_ stage: Rehearsal) -> CGRect? { masks(stage).first?.fills.first }
  private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    let ways = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return ways.allSatisfy { abs($0) < 1e-4 }
  }

  @Test("an opaque one over all of a view changes nothing of what is painted")
  func opaque() throws {
    let stage = try stage()
    let plain = stage.list
    #expect(masks(stage).isEmpty && plain.fills.count == 2)
    mask.backgroundColor = .black
    try stage.now { view.mask = mask }
    let masked = stage.list
    #expect(masked.fills == plain.fills && masked.colors == plain.colors)
    let stencil = try #require(masks(stage).first)
    #expect(masks(stage).count == 1 && stencil.fills == [view.frame])
    #expect(stencil.colors.map(\.opacity) == [1])
    try stage.now { view.mask = nil }
    #expect(stage.list == plain)
  }

  @Test("a clear one leaves nothing, nor does one that is hidden", arguments: [false, true])
  func clear(isHidden: Bool) throws {
    if isHidden {
      mask.backgroundColor = .black
      mask.isHidden = true
    }
    view.mask = mask
    let stage = try stage()
    // The group has a mask by which no part of it is opaque.
    let stencil = try #require(masks(stage).first)
    #expect(stencil.fills.isEmpty && stencil.isEmpty)
    #expect(stage.list.fills.count == 2)
    try stage.now {
      mask.isHidden = false
      mask.backgroundColor = .black
    }
    #expect(place(stage) == view.frame)
  }

  @Test("its colour does not count, its opacity does", arguments: [0.25, 0.5, 1])
  func opacity(_ opacity: Double) throws {
    mask.backgroundColor = UIColor.blue.withAlphaComponent(CGFloat(opacity))
    view.mask = mask
    let stage = try stage()
    let stencil = try #require(masks(stage).first)
    #expect(abs(Double(stencil.colors.first?.opacity ?? 0) - opacity) < 1e-6)
    try stage.now {
      mask.backgroundColor = .blue
      mask.alpha = CGFloat(opacity)
    }
    let faint = try #require(masks(stage).first)
    let groups = faint.groups.reduce(1) { $0 * $1.opacity }
    let shown = Double(faint.colors.first?.opacity ?? 0)
    #expect(abs(groups * shown - opacity) < 1e-6)
  }

  @Test("one set before the view is shown is one set afterwards")
  func order() throws {
    mask.backgroundColor = .black
    let stage = try stage()
    try stage.now { view.mask = mask }
    let later = stage.list
    let (other, stencil) = (UIView(frame: view.frame), UIView(frame: mask.frame))
    (other.backgroundColor, stencil.backgroundColor) = (.red, .black)
    let inner = UIView(frame: dot.frame)
    inner.backgroundColor = .green
    other.addSubview(inner)
    other.mask = stencil
    let root = UIView()
    root.addSubview(other)
    #expect(try Rehearsal(.of(200, 100)) { Hosted(view: root) }.list == later)
  }

  @Test("it moves and grows as a view does, step by step")
  func animated() throws {
    mask.backgroundColor = .black
    view.mask = mask
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let stage = try stage()
    try stage.now {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        mask.frame = CGRect(x: 20, y: 20, width: 40, height: 20)
      }
    }
    for share in [0.0, 0.25, 0.5, 0.9, 1] {
      try stage.advance(to: share)
      let expected = CGRect(
        x: 10 + 20 * share, y: 20 + 20 * share, width: 20 + 20 * share, height: 10 + 10 * share)
      #expect(isNear(place(stage), expected), "\(share)")
      #expect(stage.list.fills.first == view.frame)
    }
  }

  @Test("a view that moves takes its mask along")
  func along() throws {
    mask.backgroundColor = .black
    mask.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    view.mask = mask
    let stage = try stage()
    try stage.now {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 80 }
    }
    for share in [0.0, 0.3, 0.6, 1] {
      try stage.advance(to: share)
      let x = 10 + 80 * share
      #expect(isNear(stage.list.fills.first, CGRect(x: x, y: 20, width: 60, height: 40)))
      #expect(isNear(place(stage), CGRect(x: x + 5, y: 25, width: 20, height: 10)))
    }
    #expect(mask.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
  }

  @Test("views in it count, and come and go in it")
  func inner() throws {
    let hole = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    hole.backgroundColor = .black
    mask.frame.origin = CGPoint(x: 1, y: 1)
    view.mask = mask
    let stage = try stage()
    #expect(masks(stage).first?.isEmpty == true)
    try stage.now { mask.addSubview(hole) }
    #expect(place(stage) == CGRect(x: 13, y: 24, width: 4, height: 5))
    try stage.now { hole.removeFromSuperview() }
    #expect(masks(stage).first?.isEmpty == true)
  }

  @Test("another takes its place, and the first may then be a view as others")
  func replaced() throws {
    let other = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
    (mask.backgroundColor, other.backgroundColor) = (.black, .black)
    view.mask = mask
    let stage = try stage()
    try stage.now { view.mask = other }
    #expect(masks(stage).count == 1)
    #expect(place(stage) == CGRect(x: 17, y: 27, width: 7, height: 7))
    try stage.now { view.addSubview(mask) }
    #expect(mask.superview === view && view.mask === other)
    #expect(stage.list.fills.count == 3)
    #expect(!view.subviews.contains { $0 === other } && other.superview == nil)
  }
}
