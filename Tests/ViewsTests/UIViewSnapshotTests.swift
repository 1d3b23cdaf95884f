import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIViewSnapshotTests {
  /// A red square in a green view of 100 points.
  private func tree() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
    square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.addSubview(square)
    return view
  }

  private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> DisplayList {
    UIGraphicsStack.drawing(size, scale: 1, draw).list
  }

  @Test("a view on a stage is drawn from its own top left, with what is in it")
  func onStage() throws {
    let (root, view) = (UIView(), tree())
    root.addSubview(view)
    let stage = try Rehearsal(.of(200, 200)) { Hosted(view: root) }
    let list = image(CGSize(width: 100, height: 100)) { view.layer.render(in: $0) }
    #expect(
      list.fills == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 10, y: 20, width: 20, height: 20),
      ])
    #expect(view.node != nil && stage.list.fills.count == 2)
  }

  @Test("a view on no stage is drawn as well, laid out, and stays on none")
  func offStage() throws {
    let stage = try Rehearsal(.of(200, 200)) { Color.red }
    let view = tree()
    let list = image(CGSize(width: 50, height: 50)) { _ in
      #expect(
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: true))
    }
    #expect(
      list.fills == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 5, y: 10, width: 10, height: 10),
      ])
    #expect(view.node == nil && view.frame == CGRect(x: 30, y: 40, width: 100, height: 100))
    #expect(stage.list.fills.count == 1)
  }

  @Test("SwiftUI's views in a controller that is shown nowhere are drawn")
  func hosted() throws {
    let stage = try Rehearsal(.of(200, 200)) { Color.red }
    let controller = UIHostingController(rootView: Color.blue.frame(width: 30, height: 30))
    let view: UIView = controller.view
    view.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    let list = image(CGSize(width: 30, height: 30)) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(list.fills.contains { abs($0.width - 30) < 0.5 && abs($0.height - 30) < 0.5 })
    #expect(stage.list.fills.count == 1)
  }

  @Test("a snapshot is a view of its own, which stays as it was")
  func snapshots() throws {
    let (root, view) = (UIView(), tree())
    root.addSubview(view)
    let stage = try Rehearsal(.of(200, 200)) { Hosted(view: root) }
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds == view.bounds)
    view.isHidden = true
    snapshot.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    root.addSubview(snapshot)
    try stage.advance(to: 0.1)
    #expect(stage.list.fills.last == CGRect(x: 60, y: 70, width: 20, height: 20))
    let part = try #require(
      snapshot.resizableSnapshotView(
        from: CGRect(x: 10, y: 20, width: 20, height: 20), afterScreenUpdates: true,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 20, height: 20) && part.subviews.count == 1)
    #expect(part.subviews.first?.frame.origin == CGPoint(x: -10, y: -20))
  }

  @Test("without a context, and without a size, nothing is drawn")
  func nothing() {
    #expect(!tree().drawHierarchy(in: .zero, afterScreenUpdates: false))
    #expect(UIView().snapshot == nil)
  }

  @Test("the window shows what the stage shows, on the system's ground")
  func window() throws {
    let stage = try Rehearsal(.of(200, 200)) { Tile.of(7, 20, 20) }
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.isKeyWindow && window.windowScene != nil)
    for view in [window, window.rootViewController?.view] {
      let picture = try #require(view?.snapshot)
      #expect(picture.size == CGSize(width: 200, height: 200))
      #expect(picture.list.fills.first == CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(picture.list.tiles.map(\.number) == [7])
    }
    #expect(stage.list.tiles.count == 1)
  }
}

@MainActor @Suite struct LayerPictureTests {
  private func list(_ change: (CALayer) -> Void) throws -> DisplayList {
    let root = UIView()
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    change(layer)
    root.layer.addSublayer(layer)
    return try Rehearsal(.of(100, 100)) { Hosted(view: root) }.list
  }

  @Test("a shadow with an outline is that outline, moved and soft, below the layer")
  func shadow() throws {
    let list = try list {
      $0.backgroundColor = UIColor.red.cgColor
      ($0.shadowOpacity, $0.shadowRadius) = (0.5, 10)
      $0.shadowOffset = CGSize(width: 3, height: 5)
      $0.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    }
    #expect(list.fills.first == CGRect(x: 33, y: 35, width: 20, height: 20))
    #expect(list.colors.first?.opacity == 0.5)
    let filters = list.groups.flatMap(\.filters)
    #expect(filters.count == 1)
    guard case .blur(let radius, false)? = filters.first else {
      Issue.record("no blur")
      return
    }
    #expect(abs(radius - 10 * Filter.shadowSoftness) < 1e-9)
  }

  @Test("without an outline the shadow is that of what the layer shows")
  func usualShadow() throws {
    let list = try list {
      $0.backgroundColor = UIColor.red.cgColor
      $0.shadowOpacity = 0.5
    }
    guard case .shadow? = list.groups.flatMap(\.filters).first else {
      Issue.record("no shadow")
      return
    }
  }

  @Test("a part of a picture fills the bounds, and what is beside it is cut off")
  func part() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try #require(context.makeImage())
    let whole = try list { $0.contents = image }
    #expect(whole.fills == [CGRect(x: 20, y: 20, width: 40, height: 40)])
    let quarter = try list {
      $0.contents = image
      $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    }
    #expect(quarter.fills == [CGRect(x: -20, y: 20, width: 80, height: 80)])
    #expect(
      quarter.groups.contains {
        $0.clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40)
      })
  }
}
