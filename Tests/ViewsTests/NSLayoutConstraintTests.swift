import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

extension UIView {
  /// Adds views that constraints place.
  func hold(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

/// A view of a certain size by itself.
private final class Sized: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite("Constraints between views")
struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let one = UIView()
  private let two = UIView()

  @Test("pin a view to the edges of the one around")
  func pinned() {
    root.hold(one)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      one.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      one.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 5, width: 70, height: 45))
  }

  @Test("put a view of a size in the middle")
  func centred() {
    root.hold(one)
    NSLayoutConstraint.activate([
      one.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
      one.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.4),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
  }

  /// Two views of one width beside each other.
  private func row() -> [NSLayoutConstraint] {
    root.hold(one, two)
    return [
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 20),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 30),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
      two.heightAnchor.constraint(equalTo: one.heightAnchor, constant: -10),
    ]
  }

  @Test("mean the same in whichever order they become active", arguments: 0..<8)
  func order(turn: Int) {
    let constraints = row()
    for index in constraints.indices {
      constraints[(index * 3 + turn) % constraints.count].isActive = true
    }
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(two.frame == CGRect(x: 110, y: 5, width: 90, height: 20))
    #expect(constraints.allSatisfy { $0.isActive })
    root.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 110, y: 5, width: 90, height: 20))
  }

  @Test("belong to the nearest view around both, until they are not active")
  func holder() {
    let constraints = row()
    NSLayoutConstraint.activate(constraints)
    #expect(one.constraints.count == 1 && root.constraints.count == 7)
    NSLayoutConstraint.deactivate(constraints)
    #expect(one.constraints.isEmpty && root.constraints.isEmpty)
    #expect(constraints.allSatisfy { !$0.isActive })
    root.addConstraints(constraints)
    #expect(root.constraints.count == 8 && one.constraints.isEmpty)
    root.removeConstraint(constraints[0])
    #expect(root.constraints.count == 7 && !constraints[0].isActive)
  }

  @Test("end when a view leaves the one around")
  func left() {
    NSLayoutConstraint.activate(row())
    one.removeFromSuperview()
    #expect(root.constraints.count == 1 && one.constraints.count == 1)
    #expect(root.constraints[0].firstItem === two)
  }

  @Test("leave frames alone of views that none names, and of those that keep their mask")
  func untouched() {
    one.frame = CGRect(x: 3, y: 4, width: 50, height: 6)
    root.addSubview(one)
    let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.hold(two, other)
    NSLayoutConstraint.activate([
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 7),
      two.topAnchor.constraint(equalTo: one.bottomAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor),
      two.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 3, y: 4, width: 50, height: 6))
    #expect(other.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(two.frame == CGRect(x: 60, y: 10, width: 50, height: 10))
    one.frame.origin.x = 20
    root.layoutIfNeeded()
    #expect(two.frame.minX == 77)
  }

  @Test("follow a view whose mask follows another that they place")
  func masked() {
    root.hold(one)
    two.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
    two.autoresizingMask = [.flexibleWidth]
    one.addSubview(two)
    let three = UIView()
    root.hold(three)
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 60),
      one.heightAnchor.constraint(equalToConstant: 20),
      three.leftAnchor.constraint(equalTo: two.rightAnchor),
      three.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(two.frame.width == 60)
    #expect(three.frame.minX == 60)
  }

  @Test("of two that contradict the one with the greater priority counts")
  func priority() {
    root.hold(one)
    let (narrow, wide) = (
      one.widthAnchor.constraint(equalToConstant: 30),
      one.widthAnchor.constraint(equalToConstant: 80)
    )
    narrow.priority = .defaultLow
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(one.frame.width == 80)
    narrow.priority = UILayoutPriority(900)
    root.layoutIfNeeded()
    #expect(one.frame.width == 30)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(one.frame.width == 80)
  }

  @Test("bound a size that would be another", arguments: [(20.0, 40.0), (60, 60), (300, 150)])
  func bounds(wish: Double, width: Double) {
    root.hold(one)
    let wanted = one.widthAnchor.constraint(equalToConstant: CGFloat(wish))
    wanted.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      wanted, one.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      one.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -50),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.width == CGFloat(width))
  }

  @Test("without anchors mean the same, multiples counted in the view whose constraints they are")
  func items() {
    let middle = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    root.addSubview(middle)
    middle.hold(one)
    NSLayoutConstraint(
      item: one, attribute: .centerX, relatedBy: .equal, toItem: middle, attribute: .right,
      multiplier: 0.25, constant: 0
    ).isActive = true
    NSLayoutConstraint(
      item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10
    ).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.midX == 25 && one.frame.width == 10)
  }

  @Test("keep a view's transform")
  func transformed() {
    root.hold(one)
    one.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      one.widthAnchor.constraint(equalToConstant: 20),
      one.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(one.center == CGPoint(x: 60, y: 40) && one.bounds.size == CGSize(width: 20, height: 20))
    #expect(one.frame == CGRect(x: 40, y: 20, width: 40, height: 40))
  }

  @Test("let views be as large as their content")
  func content() {
    let (wide, narrow) = (Sized(50, 10), Sized(30, 20))
    root.hold(wide, narrow)
    NSLayoutConstraint.activate([
      wide.leftAnchor.constraint(equalTo: root.leftAnchor),
      narrow.leftAnchor.constraint(equalTo: wide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(wide.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(narrow.frame == CGRect(x: 50, y: 0, width: 30, height: 20))
    narrow.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    wide.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(wide.frame.width == 50 && narrow.frame.width == 150)
    wide.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(wide.frame.width == 170 && narrow.frame.width == 30)
    // And where there is too little room, the one that resists less gives way.
    root.frame.size.width = 60
    narrow.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(wide.frame.width == 30 && narrow.frame.width == 30)
    #expect(narrow.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(wide.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("make a view as large as what is in it")
  func around() {
    let inner = Sized(40, 20)
    root.hold(one)
    one.hold(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: one.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 5),
      one.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      one.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
      one.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 150, y: 0, width: 50, height: 30))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
  }
}

@MainActor @Suite("Constraints on a stage")
struct StagedConstraintTests {
  private let root = UIView()
  private let bead = UIView()

  private func stage() throws -> (stage: Rehearsal, left: NSLayoutConstraint) {
    bead.backgroundColor = .red
    root.hold(bead)
    let left = bead.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, bead.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      bead.widthAnchor.constraint(equalToConstant: 20),
      bead.heightAnchor.constraint(equalToConstant: 20),
    ])
    let root = root
    return (try Rehearsal(.small) { Hosted(view: root) }, left)
  }

  @Test("place views before the first frame, and again when a constant is another")
  func constants() throws {
    let (stage, left) = try stage()
    #expect(stage.frames == [CGRect(x: 0, y: 40, width: 20, height: 20)])
    try stage.now { left.constant = 30 }
    #expect(stage.frames == [CGRect(x: 30, y: 40, width: 20, height: 20)])
  }

  @Test("move views where they are laid out inside a block of animate")
  func animated() throws {
    let (stage, left) = try stage()
    let root = root
    try stage.now {
      left.constant = 80
      UIView.animate(.linear(duration: 1)) { root.layoutIfNeeded() }
    }
    for share in [0.25, 0.5, 1] {
      try stage.advance(to: share)
      #expect(abs((stage.frames.first?.minX ?? -1) - 80 * CGFloat(share)) < 1e-9)
    }
  }

  @Test("begin at the right where lines do")
  func rightToLeft() throws {
    bead.backgroundColor = .red
    root.hold(bead)
    NSLayoutConstraint.activate([
      bead.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      bead.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -50),
      bead.widthAnchor.constraint(equalToConstant: 20),
      bead.heightAnchor.constraint(equalToConstant: 20),
    ])
    let root = root
    _ = try Rehearsal(.small) {
      Hosted(view: root).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(bead.frame == CGRect(x: 70, y: 0, width: 20, height: 20))
  }

  @Test("give a text as many lines as its width needs")
  func lines() throws {
    let (label, below) = (UILabel(), UIView())
    label.text = "Several words that need more than a line"
    label.numberOfLines = 0
    root.hold(label, below)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    let root = root
    let stage = try Rehearsal(.small) { Hosted(view: root) }
    let line = UILabel()
    line.text = "Several"
    let height = line.intrinsicContentSize.height
    #expect(label.frame.width == 100 && label.frame.height > 2 * height)
    #expect(abs(below.frame.minY - label.frame.maxY) <= 1)
    try stage.now { label.text = "Several" }
    #expect(abs(label.frame.height - height) <= 1)
  }

  @Test("say how large the content of a scroll view is, in which a view can stay in its place")
  func scrolled() throws {
    let (scroll, content, head) = (UIScrollView(), UIView(), UIView())
    root.hold(scroll)
    scroll.hold(content, head)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -4),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
      head.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      head.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      head.widthAnchor.constraint(equalToConstant: 10),
      head.heightAnchor.constraint(equalToConstant: 10),
    ])
    let root = root
    let stage = try Rehearsal(.small) { Hosted(view: root) }
    #expect(scroll.frame == CGRect(x: 0, y: 10, width: 100, height: 90))
    #expect(scroll.contentSize == CGSize(width: 104, height: 300))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    try stage.now { scroll.contentOffset.y = 120 }
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(head.frame == CGRect(x: 0, y: 120, width: 10, height: 10))
    #expect(head.convert(head.bounds, to: root).origin == CGPoint(x: 0, y: 10))
  }

  @Test("make SwiftUI's views in a controller's view as high as they are at their width")
  func hosted() throws {
    let hosting = UIHostingController(rootView: Color.red.frame(height: 33))
    root.hold(hosting.view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: root.topAnchor),
      hosting.view.leftAnchor.constraint(equalTo: root.leftAnchor),
      hosting.view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    let root = root
    _ = try Rehearsal(.small) { Hosted(view: root) }
    #expect(hosting.view.frame == CGRect(x: 0, y: 0, width: 100, height: 33))
  }
}
