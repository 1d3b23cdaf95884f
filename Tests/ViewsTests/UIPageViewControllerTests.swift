import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Pages of numbers, before and behind each other.
@MainActor
private final class Numbers: UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]
  var lines: [String] = []
  var hasDots = false

  init(_ count: Int) {
    pages = (0..<count).map { number in
      let page = UIViewController()
      let label = UILabel(frame: .zero)
      label.text = "page \(number)"
      page.title = "\(number)"
      page.view = label
      return page
    }
  }

  private func page(_ place: Int?) -> UIViewController? {
    place.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(pages.firstIndex(of: viewController).map { $0 - 1 }) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(pages.firstIndex(of: viewController).map { $0 + 1 }) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    hasDots ? pages.count : 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { lines.append("to \(pendingViewControllers.first?.title ?? "-")") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    lines.append("from \(previousViewControllers.first?.title ?? "-") \(completed)")
  }
}

@MainActor @Suite("Pages of controllers", .serialized)
struct UIPageViewControllerTests {
  private let numbers = Numbers(4)

  private func pages(
    _ first: Int, orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = numbers
    pages.delegate = numbers
    pages.setViewControllers([numbers.pages[first]], direction: .forward, animated: false)
    return pages
  }
  private func stage(
    _ pages: UIPageViewController, _ direction: LayoutDirection = .leftToRight
  ) throws -> Rehearsal {
    var stage = Stage.small
    stage.layoutDirection = direction
    return try Rehearsal(stage) { ControllerPreview { pages } }
  }
  private func swipe(_ way: Double, _ stage: Rehearsal, at time: Double, isVertical: Bool = false)
    throws
  {
    let (x, y) = isVertical ? (0, way) : (way, 0)
    try stage.drag(
      from: CGPoint(x: 50 - x / 2, y: 50 - y / 2), to: CGPoint(x: 50 + x / 2, y: 50 + y / 2),
      at: time, steps: 12)
    try stage.advance(to: time + 3)
  }
  private func shown(_ pages: UIPageViewController) -> String? { pages.viewControllers?[0].title }

  @Test("a swipe turns to the page behind or before, and tells of it")
  func swipes() throws {
    let pages = pages(1)
    let stage = try stage(pages)
    #expect(stage.list.words == ["page 1"] && shown(pages) == "1")
    try swipe(-70, stage, at: 0.5)
    #expect(shown(pages) == "2")
    #expect(stage.list.words == ["page 2"])
    #expect(numbers.lines == ["to 2", "from 1 true"])
    try swipe(70, stage, at: 5)
    try swipe(70, stage, at: 10)
    #expect(shown(pages) == "0" && numbers.lines.last == "from 1 true")
    #expect(pages.children == [numbers.pages[0]])
    // There is nothing before the first.
    try swipe(70, stage, at: 15)
    #expect(shown(pages) == "0")
    #expect(stage.list.words == ["page 0"])
  }

  @Test("a short swipe comes back to the page that was shown")
  func short() throws {
    let pages = pages(1)
    let stage = try stage(pages)
    try stage.drag(
      from: CGPoint(x: 60, y: 50), to: CGPoint(x: 40, y: 50), at: 0.5, steps: 120)
    try stage.advance(to: 4)
    #expect(shown(pages) == "1" && numbers.lines == ["to 2", "from 1 false"])
    #expect(numbers.pages[2].view.superview == nil)
  }

  @Test("from right to left the page behind is at the left")
  func mirrored() throws {
    let pages = pages(1)
    let stage = try stage(pages, .rightToLeft)
    try swipe(70, stage, at: 0.5)
    #expect(shown(pages) == "2")
    try swipe(-70, stage, at: 5)
    try swipe(-70, stage, at: 10)
    #expect(shown(pages) == "0")
  }

  @Test("upright pages are turned upwards")
  func upright() throws {
    let pages = pages(0, orientation: .vertical)
    let stage = try stage(pages)
    try swipe(-70, stage, at: 0.5, isVertical: true)
    #expect(shown(pages) == "1")
  }

  @Test("code turns pages in 0.3 s, or at once; nothing is told of it but that it is done")
  func code() throws {
    let pages = pages(0)
    let stage = try stage(pages)
    var done: [Bool] = []
    try stage.now {
      pages.setViewControllers([numbers.pages[3]], direction: .forward, animated: true) {
        done.append($0)
      }
    }
    try stage.advance(to: 0.15)
    #expect(Set(stage.list.words) == ["page 0", "page 3"] && done.isEmpty)
    try stage.advance(to: 1)
    #expect(stage.list.words == ["page 3"] && done == [true] && shown(pages) == "3")
    #expect(numbers.lines.isEmpty && numbers.pages[0].parent == nil)
    try stage.now {
      pages.setViewControllers([numbers.pages[1]], direction: .reverse, animated: false)
    }
    #expect(stage.list.words == ["page 1"] && numbers.pages[1].parent === pages)
  }

  @Test("dots below say which page is shown, where the data source has some")
  func dots() throws {
    numbers.hasDots = true
    let pages = pages(0)
    let stage = try stage(pages)
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 4 && dots.currentPage == 0)
    try swipe(-70, stage, at: 0.5)
    #expect(dots.currentPage == 1)
  }
}
