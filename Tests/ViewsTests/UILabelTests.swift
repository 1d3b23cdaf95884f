import DisplayList
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

  private final class Padded: UILabel {
    let room = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let rect = super.textRect(
        forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
    }
  }
  private final class Ringed: UILabel {
    override func drawText(in rect: CGRect) {
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      super.drawText(in: rect)
    }
  }

  @Test("a subclass that insets the words is as much larger, and they stand inside")
  func padded() throws {
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] { label.text = "Words" }
    let (size, own) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(abs(own.width - size.width - 6) < 1e-6 && abs(own.height - size.height - 4) < 1e-6)
    plain.frame = CGRect(x: 2, y: 1, width: 54, height: 26)
    padded.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    func frame(_ label: UILabel) throws -> DisplayList {
      let root = UIView()
      root.addSubview(label)
      return try Rehearsal(.of(200, 100)) { Hosted(view: root) }.list
    }
    let there = try #require(try frame(plain).texts.first)
    let here = try #require(try frame(padded).texts.first)
    #expect(here.text == "Words" && here.size == there.size)
    #expect(abs(here.place.x - there.place.x) < 1e-6 && abs(here.place.y - there.place.y) < 1e-6)
  }

  @Test("a subclass that draws more than the words is shown as it draws")
  func ringed() throws {
    let ringed = Ringed(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    ringed.text = "Words"
    let root = UIView()
    root.addSubview(ringed)
    let stage = try Rehearsal(.of(200, 100)) { Hosted(view: root) }
    #expect(stage.frames.contains { $0.size == CGSize(width: 5, height: 5) })
    #expect(ringed.hostedContent.map { "\($0)" }?.contains("EmptyView") == true)
  }
}
