import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Where carets and letters of UIKit's fields are", .serialized)
struct CaretRectTests {
  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.text = text
    return view
  }
  private func carets(_ input: any UITextInput) -> [CGRect] {
    var carets: [CGRect] = []
    var place: UITextPosition? = input.beginningOfDocument
    while let position = place {
      carets.append(input.caretRect(for: position))
      place = input.position(from: position, offset: 1)
    }
    return carets
  }

  @Test("carets of a line go from its inset to the width of its letters, and each line is lower")
  func lines() throws {
    let view = view("abc\nd")
    let carets = carets(view)
    #expect(carets.count == 6 && carets[0].minX == 5 && abs(carets[0].minY - 8) < 1)
    #expect(carets[..<4].map(\.minX) == carets[..<4].map(\.minX).sorted())
    #expect(Set(carets[..<4].map(\.minY)).count == 1)
    let whole = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 12)]
    ).size()
    #expect(abs(carets[3].minX - 5 - whole.width) < 1)
    #expect(carets[4].minX == 5 && carets[4].minY > carets[3].midY)
    #expect(carets.allSatisfy { $0.width == 2 && $0.height > 0 })
    view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    let moved = self.carets(view)[0]
    #expect(moved.minX == 35 && abs(moved.minY - 20) < 1)
  }

  @Test("a text that is broken has its carets in several lines, and without letters one")
  func broken() {
    let words = String(repeating: "word ", count: 12)
    #expect(Set(carets(view(words, width: 100)).map(\.minY)).count > 2)
    let empty = carets(view(""))
    #expect(empty.count == 1 && empty[0].minX == 5 && empty[0].height > 0)
    // A view that has no size yet has its letters in one line.
    #expect(Set(carets(self.view("abc", width: 0)).map(\.minY)).count == 1)
  }

  @Test("the first rectangle of a part is that of its letters in its first line")
  func parts() throws {
    let view = view("abcd\nef")
    let carets = carets(view)
    let inside = view.firstRect(for: UITextRange(NSRange(location: 1, length: 2)))
    #expect(inside.minX == carets[1].minX && inside.maxX == carets[3].minX)
    let over = view.firstRect(for: UITextRange(NSRange(location: 1, length: 5)))
    #expect(over.minX == carets[1].minX && over.maxX == 195 && over.height == carets[1].height)
  }

  @Test("a field's caret stands in the middle of its height, and where its text does")
  func fields() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    field.text = "abc"
    let left = field.caretRect(for: field.beginningOfDocument)
    #expect(left.minX == 0 && abs(left.midY - 30) < 1)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 200) < 1)
    field.borderStyle = .roundedRect
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 193) < 1)
  }

  @Test("the place nearest to a caret's middle is that caret's")
  func nearest() {
    let view = view("abc\nde")
    for (offset, caret) in carets(view).enumerated() {
      let point = CGPoint(x: caret.midX, y: caret.midY)
      #expect(view.closestPosition(to: point)?.offset == offset)
    }
    #expect(view.closestPosition(to: CGPoint(x: 500, y: 0))?.offset == 3)
    #expect(view.closestPosition(to: CGPoint(x: 0, y: 900))?.offset == 4)
  }

  @Test("a text view keeps what scroll views say, and tells what has no effect")
  func scrolling() {
    let view = view("a")
    #expect(view.keyboardDismissMode == .none && !view.alwaysBounceVertical)
    view.keyboardDismissMode = .interactive
    (view.alwaysBounceVertical, view.showsVerticalScrollIndicator) = (true, false)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.keyboardDismissMode == .interactive && view.alwaysBounceVertical)
    #expect(view.verticalScrollIndicatorInsets.left == 2 && view.contentOffset == .zero)
    view.alwaysBounceHorizontal = true
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("UITextView.alwaysBounceHorizontal"))
    #expect(told.contains("UITextView.contentOffset"))
    let modes: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(
      modes.map(\.mode) == [
        .never, .immediately, .interactively, .immediately, .interactively,
      ])
  }

  @Test("a navigation bar has a frame: of one line at first, then as it is laid out")
  func bars() throws {
    let page = UIViewController()
    page.title = "Page"
    let controller = UINavigationController(rootViewController: page)
    #expect(controller.navigationBar.frame.height == 44)
    let stage = try Rehearsal(KeyboardStage.phone) { HostedController(controller: controller) }
    try stage.now {
      let bar = controller.navigationBar
      #expect(bar.frame.width == 390 && bar.bounds.origin == .zero)
      #expect(bar.frame.minY == controller.view.safeAreaInsets.top && bar.frame.height == 44)
      bar.prefersLargeTitles = true
    }
    try stage.now { #expect(controller.navigationBar.frame.height > 80) }
    try stage.now { controller.navigationBar.frame = CGRect(x: 1, y: 1, width: 1, height: 1) }
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("UINavigationController.navigationBar.frame"))
    #expect(UINavigationBar.appearance().frame == .zero)
  }

  private struct HostedController: UIViewControllerRepresentable {
    let controller: UINavigationController
    func makeUIViewController(context: Context) -> UINavigationController { controller }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
}
