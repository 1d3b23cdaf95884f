import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Refresh controls")
struct UIRefreshControlTests {
  /// A scroll view of 200 × 400 points with black content of twice its height, and what its control sent.
  @MainActor private final class Pulled {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let control = UIRefreshControl()
    var sent = 0
    let stage: Rehearsal

    init(_ add: (UIScrollView, UIRefreshControl) -> Void = { $0.refreshControl = $1 }) throws {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
      content.backgroundColor = .black
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      add(scroll, control)
      let scroll = scroll
      stage = try Rehearsal(.of(200, 400)) { Hosted(view: scroll) }
      control.addAction(UIAction { [weak self] _ in self?.sent += 1 }, for: .valueChanged)
    }

    func pull(by way: Double, release: Bool = true) throws {
      try stage.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + way), at: 0.1, steps: 60,
        release: release)
    }
    /// The number of spokes that are shown.
    var spokes: Int {
      stage.colors.filter { $0.map { Int($0.rounded()) } == [142, 142, 147] }.count
    }
  }

  @Test("spokes come one by one; too short a pull does nothing")
  func short() throws {
    let pulled = try Pulled()
    #expect(pulled.spokes == 0)
    try pulled.pull(by: 90, release: false)
    #expect((2...5).contains(pulled.spokes))
    try pulled.stage.finger(.ended, 100, 190)
    try pulled.stage.advance(to: 3)
    #expect(pulled.spokes == 0 && pulled.sent == 0 && !pulled.control.isRefreshing)
    #expect(pulled.scroll.contentOffset.y == 0)
  }

  @Test("far enough, it sends once, rests below its spinner, and goes back when it has loaded")
  func long() throws {
    let pulled = try Pulled { $0.addSubview($1) }
    #expect(pulled.scroll.refreshControl === pulled.control)
    try pulled.pull(by: 250, release: false)
    #expect(pulled.sent == 1 && pulled.control.isRefreshing)
    // While the finger has it, nothing jumps.
    #expect(pulled.scroll.adjustedContentInset.top == 0)
    try pulled.stage.finger(.ended, 100, 350)
    try pulled.stage.advance(to: 4)
    #expect(pulled.spokes == 8 && pulled.sent == 1)
    #expect(pulled.scroll.contentOffset.y == -60 && pulled.scroll.adjustedContentInset.top == 60)
    #expect(pulled.stage.graph.restless == "UIRefreshControl")
    try pulled.stage.now { pulled.control.endRefreshing() }
    try pulled.stage.advance(to: 4.2)
    #expect(pulled.scroll.contentOffset.y < 0 && pulled.scroll.contentOffset.y > -60)
    try pulled.stage.advance(to: 7)
    #expect(pulled.scroll.contentOffset.y == 0 && pulled.spokes == 0)
    #expect(pulled.stage.graph.restless == nil)
  }

  @Test("code that begins keeps the content where it is, with room above")
  func begun() throws {
    let pulled = try Pulled()
    try pulled.stage.now { pulled.control.beginRefreshing() }
    #expect(pulled.scroll.contentOffset.y == 0 && pulled.sent == 0)
    try pulled.stage.now {
      pulled.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    }
    #expect(pulled.spokes == 8)
    try pulled.stage.now { pulled.control.endRefreshing() }
    try pulled.stage.advance(to: 3)
    #expect(pulled.scroll.contentOffset.y == 0)
  }

  @Test("one that is not enabled loads nothing, and a tint is that of its spokes")
  func tinted() throws {
    let pulled = try Pulled()
    pulled.control.isEnabled = false
    pulled.control.tintColor = .red
    try pulled.pull(by: 250, release: false)
    #expect(pulled.sent == 0 && !pulled.control.isRefreshing && pulled.spokes == 0)
    #expect(pulled.stage.colors.contains { $0[0] > 200 && $0[1] < 100 })
  }
}
