import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Where a label's words are, and what subclasses make of that.
@MainActor @Suite("Places of labels' words", .serialized)
struct UILabelTextRectTests {
  /// A label that keeps room around its words.
  private class Inset: UILabel {
    var room = UIEdgeInsets.zero
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: inner.minX - room.left, y: inner.minY - room.top,
        width: inner.width + room.left + room.right, height: inner.height + room.top + room.bottom)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
  }
  /// A label whose words are at the top.
  private final class Top: UILabel {
    override func drawText(in rect: CGRect) {
      let words = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      super.drawText(
        in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: words.height))
    }
  }
  /// A label that draws its words twice.
  private final class Twice: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect)
      super.drawText(in: rect.offsetBy(dx: 3, dy: 5))
    }
  }

  private static let long = "Several words that are broken into lines where the room is narrow"
  private static let sizes = [
    CGSize(width: 1000, height: 1000), CGSize(width: 120, height: 300),
    CGSize(width: 120, height: 25), CGSize(width: 40, height: 500), CGSize(width: 15, height: 9),
  ]

  private func texts(_ label: UILabel) throws -> [SeenText] {
    let root = UIView()
    root.addSubview(label)
    return try Rehearsal(.of(300, 200)) { Hosted(view: root) }.list.texts
  }
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test("they are in the bounds, at the left, and in the middle of the height")
  func inside() {
    for text in ["", "One", Self.long] {
      for size in Self.sizes {
        for lines in [0, 1, 2, 5] {
          let label = UILabel()
          label.text = text
          let bounds = CGRect(origin: CGPoint(x: 7, y: -3), size: size)
          let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
          #expect(rect.width <= size.width && rect.height <= size.height)
          #expect(rect.minX == 7 && isNear(rect.midY, bounds.midY))
          let none = label.textRect(
            forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: lines)
          #expect(none.size == rect.size && isNear(none.minY + bounds.minY, rect.minY))
        }
      }
    }
  }

  @Test("more lines are higher, as far as there are words; none is for as many as there are")
  func lines() {
    let label = UILabel()
    label.text = Self.long
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 1000)
    func height(_ lines: Int) -> CGFloat {
      label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).height
    }
    let heights = (1...12).map { height($0) }
    let line = heights[0]
    #expect(line > 0 && abs(heights[1] - 2 * line) <= 1)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(heights[11] == height(0) && height(0) > 3 * line)
    // The label's own number is not asked for, and not changed.
    #expect(label.numberOfLines == 1)
  }

  @Test("a label is as large as its words, and no larger where it keeps room")
  func intrinsic() {
    let rooms = [
      UIEdgeInsets.zero, UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5),
      UIEdgeInsets(top: 0, left: 12, bottom: 7, right: 1),
    ]
    for room in rooms {
      for lines in [0, 1, 2] {
        let (plain, label) = (UILabel(), Inset())
        label.room = room
        for label in [plain, label] { (label.text, label.numberOfLines) = (Self.long, lines) }
        let (across, down) = (room.left + room.right, room.top + room.bottom)
        let (size, own) = (plain.intrinsicContentSize, label.intrinsicContentSize)
        #expect(isNear(own.width, size.width + across) && isNear(own.height, size.height + down))
        // At a width, it has as many lines as the words in what is left of the width.
        let (fit, inner) = (
          label.sizeThatFits(CGSize(width: 150 + across, height: 0)),
          plain.sizeThatFits(CGSize(width: 150, height: 0))
        )
        #expect(isNear(fit.height, inner.height + down), "\(room) \(lines)")
      }
    }
  }

  @Test("words are shifted by the room at the left, and from the middle by what is above")
  func shifted() throws {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 60)
    let plain = UILabel(frame: frame)
    plain.text = "Words"
    let there = try #require(try texts(plain).first)
    for (top, left, bottom) in [(0.0, 0.0, 0.0), (0, 13, 0), (10, 0, 0), (4, 5, 16)] {
      let label = Inset(frame: frame)
      label.room = UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: 9)
      label.text = "Words"
      let here = try #require(try texts(label).first)
      #expect(here.text == "Words" && here.size == there.size)
      #expect(isNear(here.place.x - there.place.x, CGFloat(left)))
      // To half a pixel, to which lines of text are placed.
      #expect(abs(here.place.y - there.place.y - CGFloat(top - bottom) / 2) <= 0.5 + 1e-6)
    }
  }

  @Test("words that a subclass puts at the top stay there, however high the label is")
  func top() throws {
    var places: [CGFloat] = []
    for height in [40.0, 80, 160] {
      let label = Top(frame: CGRect(x: 0, y: 10, width: 200, height: height))
      label.text = "Words"
      places.append(try #require(try texts(label).first).place.y)
    }
    #expect(places.allSatisfy { abs($0 - places[0]) <= 0.5 })
    let plain = UILabel(frame: CGRect(x: 0, y: 10, width: 200, height: 160))
    plain.text = "Words"
    #expect(try #require(try texts(plain).first).place.y > places[2] + 40)
  }

  @Test("words that are drawn twice are there twice")
  func twice() throws {
    let label = Twice(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Words"
    let seen = try texts(label)
    #expect(seen.map(\.text) == ["Words", "Words"])
    let (first, second) = (try #require(seen.first), try #require(seen.last))
    #expect(isNear(second.place.x - first.place.x, 3) && isNear(second.place.y - first.place.y, 5))
  }

  @Test("other words in a subclass are seen where the first were, and it grows with them")
  func changed() throws {
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.room = UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0)
    label.text = "One"
    let root = UIView()
    root.addSubview(label)
    let stage = try Rehearsal(.of(300, 200)) { Hosted(view: root) }
    let before = try #require(stage.list.texts.first)
    let width = label.intrinsicContentSize.width
    try stage.now { label.text = "Others" }
    let after = try #require(stage.list.texts.first)
    #expect(after.text == "Others" && isNear(after.place.x, before.place.x))
    #expect(label.intrinsicContentSize.width > width)
  }

  @Test("a label of the house draws nothing itself, and asks nobody")
  func plain() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Words"
    #expect(label.isOfTheHouse && !Top(frame: .zero).isOfTheHouse)
    #expect(try texts(label).map(\.text) == ["Words"])
    #expect(label.hostedContent != nil)
  }
}
