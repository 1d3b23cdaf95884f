import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite("Selectors")
struct SelectorTests {
  private class Base: NSObject {
    var count = 0
    func tapped() { count += 1 }
  }
  private final class Below: Base {}
  private final class Other: UIView {}

  @Test("objects have the methods of their classes, and of none besides")
  func responds() {
    let selector = Selector("tapped", Base.tapped)
    #expect(Base().responds(to: selector) && Below().responds(to: selector))
    #expect(!NSObject().responds(to: selector) && !Other().responds(to: selector))
    let of = Selector("setNeedsLayout", UIView.setNeedsLayout)
    #expect(Other().responds(to: of) && !Base().responds(to: of))
    #expect(!Base().responds(to: nil))
  }

  @Test("a name alone is nobody's method, and does nothing but tell")
  func names() {
    let selector = NSSelectorFromString("walk:")
    #expect(selector == Selector("walk:") && NSStringFromSelector(selector) == "walk:")
    let base = Base()
    #expect(!base.responds(to: selector))
    selector.perform(on: base, from: base)
    #expect(base.count == 0)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("Selector(\"walk:\")") })
  }
}
