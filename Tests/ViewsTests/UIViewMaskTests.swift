import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("A view's mask", .serialized)
struct UIViewMaskTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
  private let mask = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))

  private func stage() throws -> Rehearsal {
    let root = UIView()
    view.backgroundColor = .red
    root.addSubview(view)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }
  /// Where the mask is painted.
  private func place(_ stage: Rehearsal) -> CGRect? {
    for layer in stage.layers {
      for case .fill(let path, _, _, let transform) in layer.mask?.commands ?? [] {
        return path.boundingRect.applying(transform)
      }
    }
    return nil
  }

  @Test("is painted where it stands in the view, and moves as views do")
  func moves() throws {
    mask.backgroundColor = .black
    view.mask = mask
    let stage = try stage()
    #expect(place(stage) == CGRect(x: 15, y: 25, width: 20, height: 10))
    try stage.now {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.center.x += 20 }
    }
    try stage.advance(to: 0.5)
    #expect(place(stage) == CGRect(x: 25, y: 25, width: 20, height: 10))
    try stage.now { view.mask = nil }
    #expect(place(stage) == nil && mask.node == nil)
  }

  @Test("may be words")
  func words() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "Hi"
    let stage = try stage()
    try stage.now { view.mask = label }
    let texts = stage.layers.compactMap(\.mask).flatMap(\.texts).map(\.text)
    #expect(texts == ["Hi"])
  }

  @Test("belongs to one view, and to no other around it")
  func alone() {
    let (other, around) = (UIView(), UIView())
    around.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && view.layer.mask === mask.layer)
    other.mask = mask
    #expect(view.mask == nil && other.mask === mask && view.layer.mask == nil)
  }
}
