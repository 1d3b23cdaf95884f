import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("The area of a text view's text", .serialized)
struct NSTextContainerTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isEditable = false
    view.isScrollEnabled = false
    view.text = text
    return view
  }
  private func place(_ view: UITextView) throws -> CGPoint {
    let root = UIView()
    root.addSubview(view)
    let stage = try Rehearsal(.of(200, 100)) { Hosted(view: root) }
    return try #require(stage.list.texts.first).place
  }

  @Test("keeps five points free at the ends of lines unless code says otherwise")
  func padding() throws {
    let (usual, none) = (view("Words"), view("Words"))
    none.textContainer.lineFragmentPadding = 0
    #expect(usual.textContainer.lineFragmentPadding == 5)
    #expect(abs(try place(usual).x - place(none).x - 5) < 1e-6)
    none.contentInset.left = 7
    #expect(abs(try place(none).x - place(usual).x - 2) < 1e-6)
  }

  @Test("has no more lines than code says, and is as large as they are")
  func lines() {
    let long = view("one two three four five six seven eight nine ten")
    let all = long.contentSize.height
    long.textContainer.maximumNumberOfLines = 1
    let one = long.contentSize.height
    #expect(one < all)
    let used = long.layoutManager.usedRect(for: long.textContainer)
    #expect(used.height == one - 16 && used.width <= 100)
  }

  @Test("what is chosen is behind the last letter unless code says otherwise")
  func selection() {
    let view = view("a😀")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(view.selectedRange.length == 1)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 21)]
    #expect(view.font?.pointSize == 21)
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 21)
  }
}
