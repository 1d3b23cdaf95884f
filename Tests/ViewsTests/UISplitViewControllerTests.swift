import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Split view controllers")
struct UISplitViewControllerTests {
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private let first = UIViewController()
  private let last = UIViewController()

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    return split
  }
  private func stage(_ split: UIViewController, _ width: CGFloat, _ height: CGFloat) throws
    -> Rehearsal
  {
    let stage = try Rehearsal(.of(width, height)) { Shown(controller: split) }
    try stage.advance(to: 0.1)
    return stage
  }
  private func frame(_ controller: UIViewController) -> CGRect? {
    controller.navigationController?.view.frame
  }

  @Test("where the width is regular the columns fill it side by side")
  func columns() throws {
    let split = split()
    let stage = try stage(split, 1000, 700)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(frame(first) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(frame(last) == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(first.splitViewController === split && last.splitViewController === split)
    try stage.now { split.hide(.primary) }
    try stage.advance(to: 2)
    #expect(frame(last) == CGRect(x: 0, y: 0, width: 1000, height: 700))
    #expect(frame(first)?.maxX == 0)
    try stage.now { split.show(.primary) }
    try stage.advance(to: 4)
    #expect(frame(first)?.minX == 0 && frame(last)?.minX == 320)
  }

  @Test("in a tall stage the last column is alone, and widths are those that are asked for")
  func tall() throws {
    let split = split()
    split.preferredPrimaryColumnWidth = 250
    let stage = try stage(split, 800, 1000)
    #expect(split.displayMode == .secondaryOnly && frame(last)?.width == 800)
    try stage.now { split.preferredDisplayMode = .oneBesideSecondary }
    try stage.advance(to: 2)
    #expect(split.primaryColumnWidth == 250 && frame(last)?.width == 550)
  }

  @Test("where it is compact they are the pages of one stack")
  func compact() throws {
    let split = split()
    let stage = try stage(split, 390, 844)
    #expect(split.isCollapsed && split.children.count == 1)
    let stack = try #require(split.children.first as? UINavigationController)
    #expect(stack.viewControllers == [first, last])
    try stage.now { split.hide(.secondary) }
    try stage.advance(to: 2)
    #expect(stack.viewControllers == [first])
    let detail = UIViewController()
    try stage.now { first.showDetailViewController(detail, sender: nil) }
    try stage.advance(to: 4)
    #expect(stack.viewControllers == [first, detail])
    try stage.now { detail.show(UIViewController(), sender: nil) }
    try stage.advance(to: 6)
    #expect(stack.viewControllers.count == 3)
  }
}
