import Foundation
import Testing

@testable import UIKitViews

@MainActor @Suite("Stacks that constraints place")
struct ConstrainedStackTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let stack = UIStackView()

  /// A view whose own size is what its frame said.
  private final class Sized: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func place(_ views: [UIView], _ more: [NSLayoutConstraint] = []) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for view in views { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate(more)
    root.layoutIfNeeded()
  }

  private func pinned() -> [NSLayoutConstraint] {
    [
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
  }

  private func frames(_ views: [UIView]) -> [CGRect] { views.map(\.frame) }

  @Test("a stack in the middle is as large as what is in it")
  func hugging() {
    root.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .center
    let views = [Sized(60, 20), Sized(40, 31)]
    place(
      views,
      [
        stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
    #expect(stack.frame == CGRect(x: 70, y: 22, width: 60, height: 56))
    #expect(
      frames(views) == [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 10, y: 25, width: 40, height: 31),
      ])
  }

  @Test("a view's own constraints say its length; who hugs less takes what is left")
  func fill() {
    stack.spacing = 10
    let views = [UIView(), Sized(30, 10), Sized(30, 10)]
    root.addSubview(stack)
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    place(views, pinned() + [views[0].widthAnchor.constraint(equalToConstant: 50)])
    #expect(
      frames(views) == [
        CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 60, y: 0, width: 100, height: 100),
        CGRect(x: 170, y: 0, width: 30, height: 100),
      ])
  }

  @Test("views of equal length share what spaces leave, within margins")
  func equal() {
    (stack.spacing, stack.distribution) = (20, .fillEqually)
    stack.isLayoutMarginsRelativeArrangement = true
    let views = [Sized(1, 10), Sized(90, 10)]
    root.addSubview(stack)
    place(views, pinned())
    // The margins are 8 pt unless code says more.
    #expect(
      frames(views) == [
        CGRect(x: 8, y: 8, width: 82, height: 84), CGRect(x: 110, y: 8, width: 82, height: 84),
      ])
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    root.layoutIfNeeded()
    #expect(
      frames(views) == [
        CGRect(x: 10, y: 0, width: 70, height: 100), CGRect(x: 100, y: 0, width: 70, height: 100),
      ])
  }

  @Test("constraints and the stack by itself agree", arguments: [0, 1, 3, 4], [0, 1, 3, 4])
  func agreement(distribution: Int, alignment: Int) throws {
    let alone = UIStackView(frame: root.bounds)
    let shape = { (stack: UIStackView) in
      stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
      stack.alignment = try #require(UIStackView.Alignment(rawValue: alignment))
      stack.spacing = 4
    }
    try shape(alone)
    try shape(stack)
    let sizes = [(20.0, 10.0), (40, 60), (30, 20)]
    let (free, bound) = (sizes.map { Sized($0, $1) }, sizes.map { Sized($0, $1) })
    for view in free { alone.addArrangedSubview(view) }
    alone.layoutIfNeeded()
    root.addSubview(stack)
    place(bound, pinned())
    for (one, other) in zip(frames(free), frames(bound)) {
      #expect(abs(one.minX - other.minX) <= 0.5 && abs(one.width - other.width) <= 0.5)
      #expect(abs(one.minY - other.minY) <= 0.5 && abs(one.height - other.height) <= 0.5)
    }
  }

  @Test("a stack in a stack is placed with it, and a hidden view takes no room")
  func nested() {
    let inner = UIStackView()
    inner.axis = .vertical
    let leaves = [Sized(30, 10), Sized(20, 10)]
    for leaf in leaves { inner.addArrangedSubview(leaf) }
    let side = Sized(10, 40)
    stack.spacing = 6
    root.addSubview(stack)
    place(
      [side, inner],
      [
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        leaves[0].heightAnchor.constraint(equalToConstant: 25),
      ])
    #expect(stack.frame.size == CGSize(width: 46, height: 40))
    #expect(inner.frame == CGRect(x: 16, y: 0, width: 30, height: 40))
    #expect(
      frames(leaves) == [
        CGRect(x: 0, y: 0, width: 30, height: 25), CGRect(x: 0, y: 25, width: 30, height: 15),
      ])
    side.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 35))
    #expect(inner.frame.minX == 0)
  }

  @Test("a stack of its own on a stage takes the lengths that its views' constraints say")
  func ownSize() {
    let views = [UIView(), UIView()]
    let own = UIStackView(arrangedSubviews: views)
    (own.axis, own.spacing) = (.vertical, 3)
    views[0].heightAnchor.constraint(equalToConstant: 20).isActive = true
    views[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
    views[1].widthAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(own.intrinsicContentSize == CGSize(width: 40, height: 53))
    own.frame = CGRect(x: 0, y: 0, width: 50, height: 53)
    own.layoutIfNeeded()
    #expect(views[0].frame.height == 20)
    #expect(views[1].frame.minY == 23)
  }
}
