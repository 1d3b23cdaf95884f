import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of where words are in a button", .serialized)
struct UIButtonPlaceLawTests {
  private static let horizontal: [UIControl.ContentHorizontalAlignment] = [
    .leading, .left, .center, .fill, .trailing, .right,
  ]
  private static let vertical: [UIControl.ContentVerticalAlignment] = [
    .top, .center, .fill, .bottom,
  ]

  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    return button
  }
  /// A stage with a button, larger than its words.
  private func stage(_ button: UIButton) throws -> Rehearsal {
    try Rehearsal(.small) { Hosted(view: button).frame(width: 80, height: 60) }
  }

  /// Where the words begin.
  private func place(
    _ x: UIControl.ContentHorizontalAlignment, _ y: UIControl.ContentVerticalAlignment,
    _ button: UIButton, _ stage: Rehearsal
  ) throws -> CGPoint {
    try stage.now {
      button.contentHorizontalAlignment = x
      button.contentVerticalAlignment = y
    }
    let places = stage.list.commands.compactMap { command -> CGPoint? in
      guard case .glyphs(let run, _, let transform) = command, run.text == "Go" else { return nil }
      return CGPoint.zero.applying(transform)
    }
    return try #require(places.first)
  }

  @Test("each axis has its alignment, from edge to edge by way of the middle")
  func axes() throws {
    let button = button()
    let stage = try stage(button)
    let xs = try Self.horizontal.map { try place($0, .center, button, stage).x }
    let ys = try Self.vertical.map { try place(.center, $0, button, stage).y }
    #expect(xs[0] == xs[1] && xs[2] == xs[3] && xs[4] == xs[5])
    #expect(xs[0] < xs[2] && xs[2] < xs[4] && abs((xs[0] + xs[4]) / 2 - xs[2]) <= 1)
    #expect(ys[1] == ys[2])
    #expect(ys[0] < ys[1] && ys[1] < ys[3] && abs((ys[0] + ys[3]) / 2 - ys[1]) <= 1)
    for (x, horizontal) in zip(xs, Self.horizontal) {
      for (y, vertical) in zip(ys, Self.vertical) {
        #expect(try place(horizontal, vertical, button, stage) == CGPoint(x: x, y: y))
      }
    }
  }

  /// How far the words move at each alignment, by what is done to the button.
  private func moves(_ change: (UIButton) -> Void) throws -> (x: [CGFloat], y: [CGFloat]) {
    let button = button()
    let stage = try stage(button)
    func all() throws -> (x: [CGFloat], y: [CGFloat]) {
      (
        try Self.horizontal.map { try place($0, .center, button, stage).x },
        try Self.vertical.map { try place(.center, $0, button, stage).y }
      )
    }
    let before = try all()
    try stage.now { change(button) }
    let after = try all()
    return (zip(after.x, before.x).map { $0 - $1 }, zip(after.y, before.y).map { $0 - $1 })
  }
  private func isNear(_ numbers: [CGFloat], _ expected: [CGFloat]) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("insets move words from the edge at which they are, and in the middle by half of both")
  func insets() throws {
    let insets = UIEdgeInsets(top: 6, left: 10, bottom: 2, right: 2)
    let (x, y): ([CGFloat], [CGFloat]) = ([10, 10, 4, 4, -2, -2], [6, 2, 2, -2])
    let title = try moves { $0.titleEdgeInsets = insets }
    #expect(isNear(title.x, x) && isNear(title.y, y))
    // Insets of the whole content do the same to the words, and make the button larger.
    let content = try moves { $0.contentEdgeInsets = insets }
    #expect(isNear(content.x, x) && isNear(content.y, y))
    let button = button()
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = insets
    #expect(button.intrinsicContentSize == size)
    button.contentEdgeInsets = insets
    #expect(button.intrinsicContentSize.width == size.width + 12)
    #expect(button.intrinsicContentSize.height == size.height + 8)
  }

  @Test("insets that give one side what they take from the other move words alike everywhere")
  func shift() throws {
    let shifted = try moves {
      $0.titleEdgeInsets = UIEdgeInsets(top: 4, left: -8, bottom: -4, right: 8)
    }
    #expect(isNear(shifted.x, Array(repeating: -8, count: 6)))
    #expect(isNear(shifted.y, Array(repeating: 4, count: 4)))
  }
}
