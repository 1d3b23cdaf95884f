import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Keeps popovers popovers, and writes down what it is told.
@MainActor private final class PopoverGuide: UIPopoverPresentationControllerDelegate {
  let journal = Journal()
  var style = UIModalPresentationStyle.none
  var isOpen = true

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { journal.note("prepare") }
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    journal.note("should")
    return isOpen
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { journal.note("attempt") }
}

@MainActor @Suite("Popovers of UIKit's", .serialized)
struct UIPopoverTests {
  private let guide = PopoverGuide()
  private let page = UIViewController()
  private let source = UIView(frame: CGRect(x: 130, y: 100, width: 40, height: 20))

  private func shown(_ controller: UIViewController? = nil) throws -> Rehearsal {
    page.view.addSubview(source)
    let root = controller ?? page
    return try Rehearsal(.of(300, 500)) { ControllerPreview { root }.ignoresSafeArea() }
  }

  /// A blue controller of 120 × 80 points that points at the source.
  private func popover() -> UIViewController {
    let popover = UIViewController()
    popover.view.backgroundColor = .blue
    popover.preferredContentSize = CGSize(width: 120, height: 80)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = guide
    popover.popoverPresentationController?.sourceView = source
    return popover
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  /// Where the controller's view is seen, beside its bubble of the same colour.
  private func seen(_ stage: Rehearsal) throws -> CGRect {
    var blue: [CGRect] = []
    for case .fill(let path, _, .solid(let color), let transform) in stage.list.commands
    where color.blue > 0.9 && color.red < 0.1 {
      blue.append(path.boundingRect.applying(transform))
    }
    return try #require(blue.last)
  }

  @Test("it stands below what it points at, of the size that its controller would like to have")
  func stands() throws {
    let (stage, popover) = (try shown(), popover())
    try stage.now { page.present(popover, animated: false) }
    try stage.advance(to: 1)
    #expect(place(popover) == CGRect(x: 90, y: 133, width: 120, height: 80))
    let controller = try #require(popover.popoverPresentationController)
    #expect(controller.arrowDirection == .up && guide.journal.lines == ["prepare"])
    #expect(popover.appearance == .appeared && page.presentedViewController === popover)
    try stage.now { page.dismiss(animated: false) }
    #expect(page.presentedViewController == nil && popover.viewIfLoaded?.node == nil)
  }

  @Test(
    "its arrow points to where it may",
    arguments: [
      (UIPopoverArrowDirection.up, CGRect(x: 90, y: 133, width: 120, height: 80)),
      (.down, CGRect(x: 90, y: 10, width: 120, height: 77)),
    ])
  func arrows(direction: UIPopoverArrowDirection, frame: CGRect) throws {
    let (stage, popover) = (try shown(), popover())
    popover.popoverPresentationController?.permittedArrowDirections = direction
    try stage.now { page.present(popover, animated: false) }
    try stage.advance(to: 1)
    #expect(place(popover) == frame)
    #expect(popover.popoverPresentationController?.arrowDirection == direction)
  }

  @Test("a place in the view, other margins and another size count while it is there, too")
  func changes() throws {
    let (stage, popover) = (try shown(), popover())
    try stage.now { page.present(popover, animated: false) }
    let controller = try #require(popover.popoverPresentationController)
    try stage.now { controller.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10) }
    try stage.advance(to: 1)
    #expect(try seen(stage).minY == 123 && seen(stage).midX == 135)
    try stage.now { popover.preferredContentSize = CGSize(width: 100, height: 50) }
    try stage.advance(to: 2)
    #expect(try seen(stage).size == CGSize(width: 100, height: 50))
    try stage.now {
      controller.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 0)
    }
    try stage.advance(to: 3)
    #expect(try seen(stage).minX == 150)
  }

  @Test("it grows out of its arrow's point within about a third of a second")
  func motion() throws {
    let (stage, popover) = (try shown(), popover())
    let before = stage.frame
    try stage.now { page.present(popover, animated: true) }
    #expect(popover.appearance == .appearing)
    try stage.advance(to: 0.05)
    #expect(stage.frame != before)
    try stage.advance(to: 3)
    #expect(popover.appearance == .appeared)
    try stage.now { popover.dismiss(animated: true) }
    try stage.advance(to: 6)
    #expect(stage.frame == before)
  }

  @Test("a tap beside it dismisses it if its delegate lets it", arguments: [true, false])
  func tap(isOpen: Bool) throws {
    let (stage, popover) = (try shown(), popover())
    guide.isOpen = isOpen
    try stage.now { page.present(popover, animated: false) }
    try stage.tap(150, 170, at: 0.5)
    #expect(guide.journal.lines == ["prepare"])
    try stage.tap(20, 450, at: 1)
    try stage.advance(to: 4)
    #expect(guide.journal.lines == ["prepare", "should", isOpen ? "did" : "attempt"])
    #expect((page.presentedViewController == nil) == isOpen)
  }

  @Test("where the width is compact it is a sheet unless its delegate says otherwise")
  func adapted() throws {
    let (stage, popover) = (try shown(), popover())
    guide.style = .automatic
    try stage.now { page.present(popover, animated: false) }
    try stage.advance(to: 1)
    #expect(place(popover).width == 300 && guide.journal.lines.isEmpty)
  }

  @Test("it points at an item of a bar")
  func barItem() throws {
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: nil, action: nil)
    let stage = try shown(UINavigationController(rootViewController: page))
    let popover = popover()
    let controller = try #require(popover.popoverPresentationController)
    controller.sourceItem = page.navigationItem.rightBarButtonItem
    #expect(controller.sourceView == nil)
    let item = try #require(page.navigationItem.rightBarButtonItem?.place)
    #expect(item.minX > 200 && item.maxY <= 44)
    try stage.now { page.present(popover, animated: false) }
    try stage.advance(to: 1)
    #expect(place(popover).maxX == 290 && abs(place(popover).minY - item.maxY - 13) < 0.51)
  }

  @Test("one that says no size takes what there is")
  func usual() throws {
    let (stage, popover) = (try shown(), popover())
    popover.preferredContentSize = .zero
    try stage.now { page.present(popover, animated: false) }
    try stage.advance(to: 1)
    #expect(place(popover) == CGRect(x: 10, y: 133, width: 280, height: 357))
  }
}
