import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Controllers that are edited and moved", .serialized)
struct UIViewControllerEditingTests {
  private final class Page: UIViewController {
    var lines: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      lines.append("\(editing) \(animated)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      lines.append("comes \(isMovingToParent)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      lines.append("goes \(isMovingFromParent)")
    }
  }

  @Test("the button for it says what a tap does")
  func button() {
    let page = Page()
    let button = page.editButtonItem
    #expect(button.title == "Edit" && page.editButtonItem === button)
    button.tapped()
    #expect(page.isEditing && button.title == "Done")
    page.isEditing = false
    #expect(button.title == "Edit" && page.lines == ["true true", "false false"])
  }

  @Test("a page that is pushed comes into its parent, and one that is popped goes out of it")
  func stack() throws {
    let (root, page) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let stage = try Rehearsal(.of(300, 300)) { ControllerPreview { navigation } }
    root.lines = []
    try stage.now { navigation.pushViewController(page, animated: false) }
    try stage.advance(to: 1)
    try stage.now { _ = navigation.popViewController(animated: false) }
    try stage.advance(to: 2)
    #expect(page.lines == ["comes true", "goes true"])
    #expect(root.lines == ["goes false", "comes false"])
    #expect(!page.isMovingFromParent && !page.isMovingToParent)
  }

  @Test("a child's view is taken out when the transition to another's is over")
  func children() throws {
    let (around, old, new) = (UIViewController(), UIViewController(), UIViewController())
    for child in [old, new] { around.addChild(child) }
    around.view.addSubview(old.view)
    var isDone = false
    around.transition(from: old, to: new, duration: 0, animations: nil) { isDone = $0 }
    #expect(isDone && new.view.superview === around.view && old.view.superview == nil)
  }

  @Test("an activity is kept, and is current as long as it says so")
  func activity() {
    let activity = NSUserActivity(activityType: "page")
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["part": 2])
    activity.becomeCurrent()
    let page = UIViewController()
    page.userActivity = activity
    #expect(page.userActivity?.userInfo?.count == 2 && activity.isCurrent)
    activity.invalidate()
    #expect(!activity.isCurrent)
  }
}
