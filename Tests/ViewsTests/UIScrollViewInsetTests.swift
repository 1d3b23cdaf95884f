import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("The insets of a scroll view of UIKit's", .serialized)
struct UIScrollViewInsetTests {
  @Test("are room before and after the content, at whose beginning it stays")
  func insets() throws {
    let scene = try ScrollScene()
    try scene.stage.now {
      scene.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    #expect(scene.scroll.contentOffset.y == -20)
    #expect(scene.teller.lines == ["scroll", "insets"])
    try scene.stage.now {
      scene.scroll.scrollRectToVisible(
        CGRect(x: 0, y: 490, width: 100, height: 10), animated: false)
    }
    #expect(scene.scroll.contentOffset.y == 430)
  }

  @Test("make room for what covers the view, unless that is not wanted")
  func safeArea() throws {
    for (behavior, top) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 47.0), (.always, 47), (.never, 0),
    ] {
      var stage = Stage.of(390, 844)
      stage.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = behavior
      scroll.contentSize = CGSize(width: 390, height: 2000)
      _ = try Rehearsal(stage) { Hosted(view: scroll).ignoresSafeArea() }
      #expect(scroll.adjustedContentInset.top == CGFloat(top))
      #expect(scroll.contentOffset.y == CGFloat(-top))
      #expect(scroll.contentInset == .zero)
    }
  }

  @Test("scroll back where there is less content")
  func shorter() throws {
    let scene = try ScrollScene()
    try scene.stage.now { scene.scroll.contentOffset.y = 300 }
    try scene.stage.now { scene.scroll.contentSize.height = 250 }
    #expect(scene.scroll.contentOffset.y == 150)
  }

  @Test("what all are asked for is what SwiftUI's do, too")
  func appearance() throws {
    UIScrollView.appearance().bounces = false
    defer { UIScrollView.appearance().bounces = true }
    #expect(!ScrollWishes.bounces && !UIScrollView().bounces)
    let scroll = UIScrollView()
    scroll.bounces = true
    #expect(!ScrollWishes.bounces)
  }
}

@MainActor @Suite("A scroll view of UIKit's that zooms")
struct UIScrollViewZoomTests {
  private func zooming() throws -> ScrollScene {
    let scene = try ScrollScene(height: 100)
    scene.teller.zoomed = scene.content
    scene.scroll.maximumZoomScale = 3
    return scene
  }

  @Test("zooms about its middle, as far as its scales go")
  func scale() throws {
    let scene = try zooming()
    try scene.stage.now { scene.scroll.zoomScale = 2 }
    #expect(scene.scroll.zoomScale == 2)
    #expect(scene.scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(scene.scroll.contentOffset == CGPoint(x: 50, y: 50))
    #expect(scene.shown == CGRect(x: -50, y: -50, width: 200, height: 200))
    try scene.stage.now { scene.scroll.setZoomScale(9, animated: false) }
    #expect(scene.scroll.zoomScale == 3)
    try scene.stage.now { scene.scroll.setZoomScale(0, animated: false) }
    #expect(scene.scroll.zoomScale == 1 && scene.scroll.contentOffset == .zero)
    #expect(scene.shown == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("fills itself with a place of its content")
  func rect() throws {
    let scene = try zooming()
    try scene.stage.now {
      scene.scroll.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: false)
    }
    #expect(scene.scroll.zoomScale == 2)
    #expect(scene.scroll.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test("takes 0.3 s where that is animated, and tells its end then")
  func animated() throws {
    let scene = try zooming()
    try scene.stage.now { scene.scroll.setZoomScale(2, animated: true) }
    try scene.stage.advance(to: 0.15)
    let width = try #require(scene.shown?.width)
    #expect(width > 110 && width < 190)
    try scene.stage.advance(to: 0.299)
    #expect(!scene.teller.lines.contains("zoomed to 2.0"))
    try scene.stage.advance(to: 0.31)
    #expect(scene.teller.lines.last == "zoomed to 2.0")
  }

  @Test("follows two fingers, and keeps what is between them")
  func pinch() throws {
    let scene = try zooming()
    try scene.stage.finger(.began, 40, 50, id: 0)
    try scene.stage.finger(.began, 60, 50, id: 1)
    for step in 1...5 {
      try scene.stage.advance(to: Double(step) / 60)
      try scene.stage.finger(.moved, 40 - 2 * Double(step), 50, id: 0)
      try scene.stage.finger(.moved, 60 + 2 * Double(step), 50, id: 1)
    }
    #expect(abs(scene.scroll.zoomScale - 2) < 1e-6 && scene.scroll.isZooming)
    let shown = try #require(scene.shown)
    #expect(abs(shown.midX - 50) < 1e-4 && abs(shown.midY - 50) < 1e-4)
    try scene.stage.finger(.ended, 30, 50, id: 0)
    try scene.stage.finger(.ended, 70, 50, id: 1)
    #expect(!scene.scroll.isZooming && scene.teller.lines.last?.hasPrefix("zoomed to") == true)
  }

  @Test("follows no fingers without scales to go between")
  func fixed() throws {
    let scene = try ScrollScene()
    #expect(!scene.scroll.pinchGestureRecognizer.isEnabled && scene.scroll.zoomScale == 1)
    scene.scroll.zoomScale = 2
    #expect(scene.scroll.zoomScale == 1)
  }
}
