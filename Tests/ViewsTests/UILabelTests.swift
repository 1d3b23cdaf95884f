import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Labels of UIKit's", .serialized)
struct UILabelTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))

  private func stage() throws -> Rehearsal {
    let root = UIView()
    root.addSubview(label)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }

  @Test("words that are too wide are made smaller where code says so, no more than it says")
  func fits() throws {
    label.text = "Extraordinary"
    let stage = try stage()
    let full = try #require(stage.list.texts.first).size
    try stage.now { label.adjustsFontSizeToFitWidth = true }
    let small = try #require(stage.list.texts.first)
    #expect(small.size < full && small.text == "Extraordinary")
    try stage.now { label.minimumScaleFactor = 0.9 }
    let least = try #require(stage.list.texts.first)
    #expect(least.size >= full * 0.9 - 1e-6 && least.text != "Extraordinary")
  }

  @Test("lines are broken at the width that is preferred")
  func preferred() {
    label.text = "one two three four five six"
    label.numberOfLines = 0
    let wide = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 60
    let narrow = label.intrinsicContentSize
    #expect(narrow.width <= 60 && narrow.height > 2 * wide.height)
  }

  @Test("highlighted words have their other colour, and a hard shadow stands beside them")
  func looks() throws {
    label.text = "One"
    let stage = try stage()
    let plain = stage.frame
    label.highlightedTextColor = .red
    try stage.now { label.isHighlighted = true }
    let red = stage.frame
    #expect(red != plain)
    try stage.now { label.isHighlighted = false }
    #expect(stage.frame == plain)
    try stage.now { label.shadowColor = .blue }
    #expect(stage.frame != plain)
  }

  @Test("what a block repeats goes on when the block around has come to its end")
  func repeats() throws {
    let stage = try stage()
    label.text = "One"
    try stage.now {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
          label.center.x += 40
        }
        label.alpha = 0.5
      }
    }
    let x = { label.layer.presentation()?.position.x ?? 0 }
    try stage.advance(to: 0.5)
    let half = x()
    try stage.advance(to: 1.5)
    #expect(abs(half - 50) < 1e-6 && abs(x() - half) < 1e-6)
    try stage.advance(to: 2.5)
    #expect(x() == 70)
  }

  @Test("elements of a menu that are made when it opens are there")
  func deferred() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) }
    ])
    button.showsMenuAsPrimaryAction = true
    let root = UIView()
    root.addSubview(button)
    let stage = try Rehearsal(.of(300, 300)) { Hosted(view: root) }
    try stage.tap(50, 20, at: 0)
    try stage.advance(to: 2)
    #expect(stage.list.words == ["Late"])
  }
}
