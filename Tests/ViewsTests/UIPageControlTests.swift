import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("A page control", .serialized)
struct UIPageControlTests {
  /// Counts what a control says.
  @MainActor private final class Listener {
    var pages: [Int] = []
    func changed(_ control: UIPageControl) { pages.append(control.currentPage) }
  }

  private func control(_ pages: Int, at page: Int = 0) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = pages
    control.currentPage = page
    control.currentPageIndicatorTintColor = .black
    control.pageIndicatorTintColor = .red
    return control
  }

  @Test("is as wide as its dots and what is between them", arguments: [(0, 0), (1, 8), (3, 42)])
  func size(pages: Int, width: CGFloat) {
    #expect(control(pages).intrinsicContentSize == CGSize(width: width, height: 26))
    #expect(control(1).size(forNumberOfPages: pages).width == width)
  }

  @Test("shows a page that there is")
  func range() {
    let control = control(3, at: 7)
    #expect(control.currentPage == 2)
    control.currentPage = -4
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test("has a capsule behind its dots where that is prominent, and only there")
  func ground() throws {
    for (style, count) in [
      (UIPageControl.BackgroundStyle.automatic, 3), (.minimal, 3), (.prominent, 4),
    ] {
      let control = control(3)
      control.backgroundStyle = style
      let stage = try Rehearsal(.small) { Hosted(view: control).frame(width: 100, height: 26) }
      #expect(
        stage.list.commands.filter { if case .fill = $0 { true } else { false } }.count == count)
    }
  }

  @Test("paints a dot a page, that of its page in another colour")
  func dots() throws {
    let control = control(3, at: 1)
    let stage = try Rehearsal(.small) { Hosted(view: control).frame(width: 100, height: 26) }
    let reds = stage.frame.split(separator: "\n").filter {
      $0.contains("#ff3b30") || $0.contains("#ff0000")
    }
    #expect(reds.count == 2)
    let before = stage.frame
    try stage.now { control.currentPage = 2 }
    #expect(stage.frame != before)
    try stage.now {
      control.numberOfPages = 1
      control.hidesForSinglePage = true
    }
    #expect(stage.frame.split(separator: "\n").count < before.split(separator: "\n").count)
  }

  @Test("shows images in place of dots, in the dots' colours")
  func images() throws {
    let control = control(3, at: 1)
    func frame() throws -> [Substring] {
      try Rehearsal(.small) { Hosted(view: control).frame(width: 100, height: 26) }.frame
        .split(separator: "\n")
    }
    let dots = try frame()
    control.preferredIndicatorImage = UIImage(systemName: "star.fill")
    let stars = try frame()
    #expect(stars != dots)
    #expect(stars.filter { $0.contains("#ff0000") }.count == 2)
    control.preferredCurrentPageIndicatorImage = UIImage(systemName: "heart.fill")
    let heart = try frame()
    #expect(heart != stars)
    #expect(heart.filter { $0.contains("#ff0000") } == stars.filter { $0.contains("#ff0000") })
    control.preferredIndicatorImage = nil
    control.preferredCurrentPageIndicatorImage = nil
    #expect(try frame() == dots)
  }

  @Test("is as wide as its widest image for each page")
  func widths() {
    let control = control(3)
    let dots = control.intrinsicContentSize.width
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
    }
    control.setIndicatorImage(wide, forPage: 0)
    #expect(control.indicatorImage(forPage: 0) === wide)
    #expect(control.indicatorImage(forPage: 1) == nil)
    // An image is 12 points wider than a dot.
    #expect(control.intrinsicContentSize.width == dots + 3 * 12)
    control.setIndicatorImage(nil, forPage: 0)
    control.setCurrentPageIndicatorImage(wide, forPage: 2)
    #expect(control.intrinsicContentSize.width == dots + 3 * 12)
    control.setCurrentPageIndicatorImage(nil, forPage: 2)
    #expect(control.intrinsicContentSize.width == dots)
  }

  @Test(
    "goes on for a tap behind its middle, and back for one before it, as far as there are pages")
  func taps() throws {
    let (control, listener) = (control(3, at: 1), Listener())
    control.addTarget(
      listener, action: Selector("changed(_:)", Listener.changed(_:)), for: .valueChanged)
    let stage = try Rehearsal(.small) { Hosted(view: control).frame(width: 100, height: 26) }
    for (number, x) in [80.0, 80, 20, 20, 20].enumerated() {
      try stage.tap(x, 50, at: 0.2 + Double(number))
    }
    #expect(listener.pages == [2, 1, 0])
    control.isEnabled = false
    try stage.tap(80, 50, at: 6)
    #expect(listener.pages == [2, 1, 0] && control.state == .disabled)
    control.removeTarget(listener, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(listener.pages.count == 3)
  }

  private struct Pages: View {
    var body: some View {
      TabView {
        Color.white
        Color.white
      }
      .tabViewStyle(.page)
    }
  }

  @Test("lends its colours to the dots of pages, by what all of them are asked for")
  func appearance() throws {
    defer {
      UIPageControl.appearance().currentPageIndicatorTintColor = nil
      UIPageControl.appearance().pageIndicatorTintColor = nil
    }
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UIPageControl.appearance().pageIndicatorTintColor = .blue
    let asked = try Rehearsal(.small) { Pages() }.frame
    UIPageControl.appearance().currentPageIndicatorTintColor = nil
    UIPageControl.appearance().pageIndicatorTintColor = nil
    let usual = try Rehearsal(.small) { Pages() }.frame
    #expect(asked.contains("#000000") && !usual.contains("#000000"))
    #expect(asked != usual)
  }
}
