import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Trees of views that are pinned in several ways, beside their frames as they are computed by hand.
@MainActor @Suite("Laws of constraints")
struct ConstraintLawTests {
  /// A view, where it is to be in the one around, and those in it.
  @MainActor private final class Pinned {
    let view = UIView()
    let frame: CGRect
    var inner: [Pinned] = []
    init(_ frame: CGRect) { self.frame = frame }

    /// All views with the frames that they are to have.
    var all: [(view: UIView, frame: CGRect)] { [(view, frame)] + inner.flatMap(\.all) }
  }

  /// A tree of views of some depth, each with two in it.
  private func tree(_ frame: CGRect, depth: Int) -> Pinned {
    let pinned = Pinned(frame)
    guard depth > 0 else { return pinned }
    // Whole points, as frames come to lie on whole pixels.
    let middle = (frame.width / 2).rounded(.down)
    let half = CGRect(x: 4, y: 6, width: middle - 8, height: frame.height - 16)
    let rest = CGRect(x: middle + 2, y: 8, width: middle - 10, height: frame.height - 12)
    pinned.inner = [tree(half, depth: depth - 1), tree(rest, depth: depth - 1)]
    for inner in pinned.inner { pinned.view.hold(inner.view) }
    return pinned
  }

  private func root(depth: Int) -> Pinned {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    let root = tree(frame, depth: depth)
    root.view.frame = frame
    return root
  }

  /// Constraints of one of several kinds that give a view its frame in the one around.
  private func pins(_ view: UIView, _ frame: CGRect, in around: UIView, kind: Int)
    -> [NSLayoutConstraint]
  {
    switch kind {
    case 0:
      return [
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: frame.minX),
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: frame.minY),
        view.widthAnchor.constraint(equalToConstant: frame.width),
        view.heightAnchor.constraint(equalToConstant: frame.height),
      ]
    case 1:
      return [
        view.centerXAnchor.constraint(equalTo: around.leftAnchor, constant: frame.midX),
        view.bottomAnchor.constraint(equalTo: around.topAnchor, constant: frame.maxY),
        view.widthAnchor.constraint(equalToConstant: frame.width),
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: frame.minY),
      ]
    default:
      // The other way round: the one around, seen from the view.
      return [
        around.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -frame.minX),
        around.topAnchor.constraint(equalTo: view.topAnchor, constant: -frame.minY),
        view.trailingAnchor.constraint(equalTo: around.leadingAnchor, constant: frame.maxX),
        around.topAnchor.constraint(equalTo: view.centerYAnchor, constant: -frame.midY),
      ]
    }
  }

  private func pins(_ pinned: Pinned, kind: (Int) -> Int) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for (index, inner) in pinned.inner.enumerated() {
      all += pins(inner.view, inner.frame, in: pinned.view, kind: kind(index + all.count))
      all += pins(inner, kind: kind)
    }
    return all
  }

  @Test("whatever says where views are, they are there", arguments: 0..<4)
  func kinds(kind: Int) {
    let root = root(depth: 3)
    NSLayoutConstraint.activate(pins(root) { kind == 3 ? $0 % 3 : kind })
    root.view.layoutIfNeeded()
    for (view, frame) in root.all { #expect(view.frame == frame) }
  }

  @Test("weaker constraints that contradict change nothing, whatever they say", arguments: 0..<6)
  func weaker(seed: Int) {
    let root = root(depth: 2)
    NSLayoutConstraint.activate(pins(root) { $0 % 3 })
    for (index, pinned) in root.all.enumerated().dropFirst() {
      let other = root.all[(index + seed) % root.all.count].view
      let wishes = [
        pinned.view.widthAnchor.constraint(
          equalTo: other.heightAnchor, constant: CGFloat(seed * 7 - 9)),
        pinned.view.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor),
        pinned.view.bottomAnchor.constraint(lessThanOrEqualTo: other.centerYAnchor, constant: -3),
      ]
      for wish in wishes { wish.priority = UILayoutPriority(Float(999 - index - seed)) }
      NSLayoutConstraint.activate(wishes)
    }
    root.view.layoutIfNeeded()
    for (view, frame) in root.all { #expect(view.frame == frame) }
  }

  @Test("inequalities that hold anyway change nothing")
  func loose() {
    let root = root(depth: 2)
    NSLayoutConstraint.activate(pins(root) { $0 % 3 })
    for (view, frame) in root.all.dropFirst() {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(lessThanOrEqualToConstant: frame.width),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: frame.height - 1),
        view.widthAnchor.constraint(lessThanOrEqualTo: root.view.widthAnchor),
      ])
    }
    root.view.layoutIfNeeded()
    for (view, frame) in root.all { #expect(view.frame == frame) }
  }

  @Test("what is laid out twice stays, and what is moved away comes back")
  func again() {
    let root = root(depth: 2)
    NSLayoutConstraint.activate(pins(root) { $0 % 3 })
    for _ in 0..<2 {
      root.view.layoutIfNeeded()
      for (view, frame) in root.all { #expect(view.frame == frame) }
      root.inner[0].view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    }
  }

  @Test("a part that is laid out alone is, and what is around it waits")
  func part() {
    let root = root(depth: 2)
    NSLayoutConstraint.activate(pins(root) { _ in 0 })
    root.inner[0].view.layoutIfNeeded()
    for (view, frame) in root.inner[0].all.dropFirst() { #expect(view.frame == frame) }
    #expect(root.inner[0].view.frame == .zero && root.inner[1].inner[0].view.frame == .zero)
    root.view.layoutIfNeeded()
    for (view, frame) in root.all { #expect(view.frame == frame) }
  }

  @Test("constants move what depends on them, and nothing else", arguments: 0..<2)
  func constants(index: Int) {
    let root = root(depth: 2)
    let constraints = pins(root) { _ in 0 }
    NSLayoutConstraint.activate(constraints)
    root.view.layoutIfNeeded()
    let moved = root.inner[index].view
    let left = constraints.first { $0.firstItem === moved && $0.firstAttribute == .left }
    left?.constant += 11
    root.view.layoutIfNeeded()
    for (view, frame) in root.all {
      #expect(view.frame == (view === moved ? frame.offsetBy(dx: 11, dy: 0) : frame))
    }
  }
}
