import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pictures of buttons", .serialized)
struct UIButtonPictureTests {
  private func stage(_ button: UIButton, _ size: CGSize) throws -> Rehearsal {
    button.frame = CGRect(origin: .zero, size: size)
    let root = UIView()
    root.addSubview(button)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }

  @Test("a symbol is as large as its configuration says")
  func symbols() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
    let usual = button.intrinsicContentSize.width
    let large = UIImage.SymbolConfiguration(pointSize: 60, weight: .bold)
    button.setImage(UIImage(systemName: "circle.fill", withConfiguration: large), for: .normal)
    #expect(button.intrinsicContentSize.width > 2 * usual)
    let small = UIImage.SymbolConfiguration(pointSize: 60, weight: .bold, scale: .small)
    let before = button.intrinsicContentSize.width
    button.setImage(UIImage(systemName: "circle.fill", withConfiguration: small), for: .normal)
    #expect(button.intrinsicContentSize.width < before)
  }

  @Test("another picture is no larger than the button, and asks for its own size")
  func pictures() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image {
      UIColor.red.set()
      $0.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
    }
    let button = UIButton(type: .custom)
    button.setImage(picture, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 300, height: 300))
    let stage = try stage(button, CGSize(width: 60, height: 40))
    #expect(stage.frames.last == CGRect(x: 0, y: 0, width: 60, height: 40))
    try stage.now { button.frame.size = CGSize(width: 200, height: 90) }
    #expect(stage.frames.last == CGRect(x: 0, y: 0, width: 200, height: 90))
  }
}
