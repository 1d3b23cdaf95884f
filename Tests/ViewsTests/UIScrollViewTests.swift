import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Notes what a scroll view tells.
@MainActor final class ScrollTeller: UIScrollViewDelegate {
  var lines: [String] = []
  var offsets: [CGPoint] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  /// Where content is to come to rest.
  var choice: CGPoint?
  var zoomed: UIView?
  /// Called when the content has moved.
  var follow: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if lines.last != "scroll" { lines.append("scroll") }
    follow?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("will end")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let choice { targetContentOffset.pointee = choice }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append(decelerate ? "end, going on" : "end")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("go on") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("there") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("zoom begins")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if lines.last != "zoom" { lines.append("zoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { lines.append("zoomed to \(scale)") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("insets")
  }
}

/// A scroll view of 100 points on a stage of that size, with a red view as large as the content.
@MainActor final class ScrollScene {
  let scroll = UIScrollView()
  let content = UIView()
  let teller = ScrollTeller()
  let stage: Rehearsal

  init(width: CGFloat = 100, height: CGFloat = 500) throws {
    content.frame = CGRect(x: 0, y: 0, width: width, height: height)
    content.backgroundColor = .red
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    scroll.delegate = teller
    let scroll = scroll
    stage = try Rehearsal(.small) { Hosted(view: scroll) }
    teller.lines = []
    teller.offsets = []
  }

  /// Where the content is shown.
  var shown: CGRect? { stage.frames.last }

  /// A finger goes some points in steps of 1/120 s from the middle of the view.
  func drag(_ x: Double, _ y: Double, steps: Int, at time: Double = 0, release: Bool = true) throws
  {
    try stage.drag(
      from: CGPoint(x: 50 - x / 2, y: 50 - y / 2), to: CGPoint(x: 50 + x / 2, y: 50 + y / 2),
      at: time, steps: steps, release: release)
  }
}

@MainActor @Suite("A scroll view of UIKit's")
struct UIScrollViewTests {
  private static let loss = -1000 * log(0.998)

  @Test("carries its content with the finger, point for point, along axes that scroll")
  func follows() throws {
    for (width, height, x, y) in [(100.0, 500.0, 0.0, 40.0), (500, 100, 40, 0), (500, 500, 40, 40)]
    {
      let scene = try ScrollScene(width: CGFloat(width), height: CGFloat(height))
      try scene.drag(-x, -y, steps: 20, release: false)
      #expect(scene.scroll.contentOffset == CGPoint(x: x, y: y))
      #expect(scene.shown?.origin == CGPoint(x: -x, y: -y))
      #expect(scene.scroll.isDragging && scene.scroll.isTracking)
    }
  }

  @Test("cuts its content off at its bounds")
  func clip() throws {
    let scene = try ScrollScene()
    try scene.stage.now { scene.scroll.contentOffset.y = 30 }
    let clips = scene.stage.layers.compactMap { $0.clip }
    #expect(
      clips.map { $0.path.boundingRect.applying($0.transform) } == [
        CGRect(x: 0, y: 0, width: 100, height: 100)
      ])
  }

  @Test("leaves a finger alone that goes where it does not scroll")
  func across() throws {
    let scene = try ScrollScene()
    try scene.drag(-60, 0, steps: 20)
    #expect(scene.scroll.contentOffset == .zero && scene.teller.lines.isEmpty)
    #expect(!scene.scroll.isTracking)
    scene.scroll.isScrollEnabled = false
    try scene.drag(0, -60, steps: 20, at: 1)
    #expect(scene.scroll.contentOffset == .zero)
  }

  @Test("with content that fits scrolls only where it always bounces")
  func fits() throws {
    let scene = try ScrollScene(height: 80)
    try scene.drag(0, 60, steps: 20, release: false)
    #expect(scene.scroll.contentOffset.y == 0)
    try scene.stage.finger(.ended, 50, 80)
    scene.scroll.alwaysBounceVertical = true
    try scene.drag(0, 60, steps: 20, at: 1, release: false)
    #expect(scene.scroll.contentOffset.y < -20)
    try scene.stage.finger(.ended, 50, 80)
    try scene.stage.advance(to: 5)
    #expect(scene.scroll.contentOffset.y == 0)
  }

  @Test("follows beyond its ends as UIKit's rubber band does, and springs back")
  func rubber() throws {
    let scene = try ScrollScene()
    try scene.drag(0, 60, steps: 20, release: false)
    #expect(abs(scene.scroll.contentOffset.y + 100 * (1 - 1 / 1.33)) < 1e-9)
    try scene.stage.finger(.ended, 50, 80)
    #expect(scene.scroll.isDecelerating && !scene.scroll.isDragging)
    try scene.stage.advance(to: 5)
    #expect(scene.scroll.contentOffset.y == 0 && !scene.scroll.isDecelerating)
    #expect(scene.teller.lines.last == "rest")
  }

  @Test("without bounce stays at its ends")
  func noBounce() throws {
    let scene = try ScrollScene()
    scene.scroll.bounces = false
    try scene.drag(0, 60, steps: 20)
    #expect(scene.scroll.contentOffset.y == 0)
    try scene.drag(0, -80, steps: 3, at: 1)
    try scene.stage.advance(to: 8)
    #expect(scene.scroll.contentOffset.y == 400)
    #expect(scene.teller.offsets.allSatisfy { $0.y >= 0 && $0.y <= 400 })
  }

  @Test("goes on at the finger's velocity and loses 0.2 % of it each millisecond")
  func thrown() throws {
    let scene = try ScrollScene()
    try scene.drag(0, -30, steps: 6)
    #expect(scene.teller.velocity.x == 0 && abs(scene.teller.velocity.y - 0.6) < 1e-9)
    #expect(abs(scene.teller.target.y - 30 - 600 / Self.loss) < 1e-6)
    for time in [0.01, 0.1, 0.123, 0.5, 1.5] {
      try scene.stage.advance(to: 0.05 + time)
      let place = 30 + 600 / Self.loss * (1 - exp(-Self.loss * time))
      let shown = try #require(scene.shown)
      #expect(abs(shown.minY + place) < 1e-4)
      #expect(abs(scene.scroll.contentOffset.y - place) < 600.0 / 120)
    }
    try scene.stage.advance(to: 8)
    #expect(abs(scene.scroll.contentOffset.y - scene.teller.target.y) < 1e-9)
  }

  @Test("comes to rest sooner where it decelerates fast")
  func fast() throws {
    let scene = try ScrollScene()
    scene.scroll.decelerationRate = .fast
    try scene.drag(0, -30, steps: 6)
    try scene.stage.advance(to: 8)
    #expect(abs(scene.scroll.contentOffset.y - 30 - 600 / (-1000 * log(0.99))) < 1e-6)
  }

  @Test("tells its delegate in UIKit's order")
  func order() throws {
    let scene = try ScrollScene()
    try scene.drag(0, -30, steps: 6)
    #expect(scene.teller.lines == ["begin", "scroll", "will end", "end, going on", "go on"])
    try scene.stage.advance(to: 8)
    #expect(scene.teller.lines.suffix(2) == ["scroll", "rest"])
    let slow = try ScrollScene()
    try slow.drag(0, -30, steps: 6, release: false)
    try slow.stage.advance(to: 9)
    try slow.stage.finger(.ended, 50, 35)
    #expect(slow.teller.lines == ["begin", "scroll", "will end", "end"])
  }

  @Test("is the same at all times, whichever frames are taken")
  func sameAlways() throws {
    func offsets(_ rate: Double) throws -> [CGPoint] {
      let scene = try ScrollScene()
      try scene.drag(0, -40, steps: 5)
      for frame in 1...Int(rate) {
        try scene.stage.advance(to: 0.05 + Double(frame) * 2 / rate)
        _ = scene.stage.frame
      }
      return scene.teller.offsets
    }
    let usual = try offsets(60)
    #expect(try offsets(24) == usual)
    #expect(try offsets(7) == usual)
  }

  @Test("stops under a finger")
  func caught() throws {
    let scene = try ScrollScene()
    try scene.drag(0, -30, steps: 6)
    try scene.stage.advance(to: 0.2)
    try scene.stage.finger(.began, 50, 50)
    let place = scene.scroll.contentOffset.y
    #expect(place > 80 && scene.teller.lines.last == "rest" && !scene.scroll.isDecelerating)
    try scene.stage.advance(to: 1)
    #expect(scene.scroll.contentOffset.y == place)
    try scene.stage.finger(.ended, 50, 50)
    #expect(scene.scroll.contentOffset.y == place && !scene.scroll.isTracking)
  }

  @Test("comes to rest where its delegate says", arguments: [0.0, 120, 250, 400])
  func chosen(y: Double) throws {
    let scene = try ScrollScene()
    scene.teller.choice = CGPoint(x: 0, y: y)
    try scene.drag(0, -30, steps: 6)
    try scene.stage.advance(to: 5)
    #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: y))
    #expect(scene.teller.lines.last == "rest")
  }

  @Test(
    "comes to rest at pages, one a swipe",
    arguments: [(-60.0, 30, 100.0), (-20, 60, 0), (-60, 4, 100), (60, 30, 0)])
  func pages(way: Double, steps: Int, place: Double) throws {
    let scene = try ScrollScene(width: 500, height: 100)
    scene.scroll.isPagingEnabled = true
    try scene.drag(way, 0, steps: steps)
    try scene.stage.advance(to: 5)
    #expect(scene.scroll.contentOffset == CGPoint(x: place, y: 0))
  }

  @Test("keeps a finger on one axis where it locks it")
  func lock() throws {
    let scene = try ScrollScene(width: 500, height: 500)
    scene.scroll.isDirectionalLockEnabled = true
    try scene.drag(-40, -30, steps: 20, release: false)
    #expect(scene.scroll.contentOffset == CGPoint(x: 40, y: 0))
  }

  @Test("goes to an offset within 0.3 s, slow at both ends, and tells its end then")
  func animated() throws {
    let scene = try ScrollScene()
    try scene.stage.now { scene.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    #expect(scene.scroll.contentOffset.y == 0)
    try scene.stage.advance(to: 0.15)
    #expect(abs(scene.scroll.contentOffset.y - 100) < 1e-4)
    try scene.stage.advance(to: 0.299)
    #expect(!scene.teller.lines.contains("there"))
    try scene.stage.advance(to: 0.3)
    #expect(scene.scroll.contentOffset.y == 200 && scene.teller.lines == ["scroll", "there"])
    try scene.stage.now { scene.scroll.setContentOffset(.zero, animated: false) }
    #expect(scene.scroll.contentOffset == .zero && scene.teller.lines.last == "scroll")
  }

  @Test("shows a place of its content by the least way")
  func visible() throws {
    let scene = try ScrollScene()
    let places = [(0.0, 20.0, 0.0), (150, 50, 100), (120, 40, 100), (30, 10, 30), (480, 20, 400)]
    for (start, length, place) in places {
      try scene.stage.now {
        scene.scroll.scrollRectToVisible(
          CGRect(x: 0, y: start, width: 100, height: length), animated: false)
      }
      #expect(scene.scroll.contentOffset.y == CGFloat(place))
    }
  }

  @Test("goes on from where code puts its content while it moves")
  func recentred() throws {
    let scene = try ScrollScene(height: 5000)
    scene.teller.follow = { scroll in
      if scroll.contentOffset.y > 100 { scroll.contentOffset.y -= 80 }
    }
    try scene.drag(0, -30, steps: 6)
    try scene.stage.advance(to: 8)
    // The way is as long as it would be, less whole times eighty points.
    let whole = 30 + 600 / Self.loss
    let times = ((whole - Double(scene.scroll.contentOffset.y)) / 80)
    #expect(abs(times - times.rounded()) < 1e-6 && times > 2)
  }

  @Test("is laid out again as its content moves")
  func layout() throws {
    final class Floating: UIScrollView {
      var places: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        places.append(contentOffset.y)
      }
    }
    let scroll = Floating()
    scroll.contentSize = CGSize(width: 100, height: 500)
    let stage = try Rehearsal(.small) { Hosted(view: scroll) }
    for y in [10.0, 20, 35] { try stage.now { scroll.contentOffset.y = CGFloat(y) } }
    #expect([10, 20, 35].allSatisfy { scroll.places.contains($0) } && scroll.places.last == 35)
  }

  @Test("moves along a block of animate, as any bounds do")
  func block() throws {
    let scene = try ScrollScene()
    try scene.stage.now {
      UIView.animate(.linear(duration: 1)) { scene.scroll.contentOffset.y = 100 }
    }
    try scene.stage.advance(to: 0.25)
    #expect(scene.scroll.contentOffset.y == 100)
    #expect(abs((scene.shown?.minY ?? 0) + 25) < 1e-9)
  }

  @Test("takes a finger from what is tapped in it, and lets taps through")
  func taps() throws {
    @MainActor final class Listener {
      var count = 0
      func tapped() { count += 1 }
    }
    let (scene, listener) = (try ScrollScene(), Listener())
    let button = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    button.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector("tapped", Listener.tapped)))
    scene.content.addSubview(button)
    try scene.stage.now { scene.scroll.contentOffset.y = 150 }
    try scene.stage.tap(50, 60, at: 0.1)
    #expect(listener.count == 1)
    try scene.drag(0, -20, steps: 30, at: 1)
    #expect(listener.count == 1 && scene.scroll.contentOffset.y >= 170)
  }

  private struct Outside: View {
    let scroll: UIScrollView
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Hosted(view: scroll).frame(width: 100, height: 100)
          Tile.of(1, 100, 100)
        }
      }
    }
  }

  @Test("lets a scroll view of SwiftUI's around have what goes across")
  func nested() throws {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 500)
    let stage = try Rehearsal(.small) { Outside(scroll: scroll) }
    try stage.drag(
      from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 40), at: 0, steps: 20, release: false)
    #expect(try stage.tile(1).minX == 100 && scroll.contentOffset.y == 40)
    try stage.finger(.ended, 50, 40)
    try stage.advance(to: 5)
    let place = scroll.contentOffset
    try stage.drag(
      from: CGPoint(x: 80, y: 50), to: CGPoint(x: 40, y: 50), at: 6, steps: 20, release: false)
    #expect(try stage.tile(1).minX == 60 && scroll.contentOffset == place)
  }
}
