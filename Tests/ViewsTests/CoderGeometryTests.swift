import Foundation
import Geometry
import Testing

@testable import UIKitViews

/// Geometry as texts of archives have it.
@MainActor @Suite struct CoderGeometryTests {
  @Test(
    "numbers are read in their order, whatever spaces are between",
    arguments: ["{1.5, -2}", "{1.5,-2}", " { 1.5 ,  -2.0 } "])
  func pairs(text: String) {
    #expect(NSCoder.cgPoint(for: text) == CGPoint(x: 1.5, y: -2))
    #expect(NSCoder.cgSize(for: text) == CGSize(width: 1.5, height: -2))
    #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
  }

  @Test("four numbers are a rectangle, or insets from the top over the left")
  func fours() {
    let text = "{{1, 2}, {3, 4}}"
    #expect(NSCoder.cgRect(for: text) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSCoder.cgPoint(for: text) == .zero)
  }

  @Test("other texts are nothing", arguments: ["", "{}", "{a, b}", "{1, b}", "{1}", "{1, 2, 3}"])
  func others(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
  }
}
