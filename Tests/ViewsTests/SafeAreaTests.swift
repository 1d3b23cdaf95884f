import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine

/// A device's screen: what is covered of it, and what may extend there.
@MainActor @Suite("Safe areas") struct SafeAreaTests {
  /// An iPhone's screen held upright: 47 points are covered at the top, 34 at the bottom.
  static let phone = covered(EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let free = CGRect(x: 0, y: 47, width: 390, height: 763)

  private static func covered(_ insets: EdgeInsets) -> Stage {
    var stage = Stage.of(390, 844)
    stage.safeAreaInsets = insets
    return stage
  }

  private func frames(
    on stage: Stage = phone, @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    try Rehearsal(stage, content).frames
  }

  @Test("a view that fills gets what is free, and another stands in its middle")
  func offered() throws {
    #expect(try frames { Color.red } == [Self.free])
    let small = try frames { Color.red.frame(width: 100, height: 63) }
    #expect(small == [CGRect(x: 145, y: 397, width: 100, height: 63)])
    #expect(try frames { Color.red.frame(width: 500, height: 900) }[0].midY == Self.free.midY)
  }

  @Test("without insets a stage is as it was, whatever ignores them")
  func bare() throws {
    let stage = Stage.of(390, 844)
    #expect(try frames(on: stage) { Color.red } == [Self.whole])
    #expect(try frames(on: stage) { Color.red.ignoresSafeArea() } == [Self.whole])
    let insets = try insets(on: stage) { $0 }
    #expect(insets == EdgeInsets())
  }

  @Test("what ignores the safe area reaches the edges that it is let reach")
  func ignored() throws {
    #expect(try frames { Color.red.ignoresSafeArea() } == [Self.whole])
    #expect(try frames { Color.red.ignoresSafeArea(.container) } == [Self.whole])
    #expect(try frames { Color.red.ignoresSafeArea(.keyboard) } == [Self.free])
    #expect(
      try frames { Color.red.ignoresSafeArea(edges: .top) }
        == [CGRect(x: 0, y: 0, width: 390, height: 810)])
    #expect(
      try frames { Color.red.edgesIgnoringSafeArea(.bottom) }
        == [CGRect(x: 0, y: 47, width: 390, height: 797)])
    #expect(try frames { Color.red.ignoresSafeArea(edges: .horizontal) } == [Self.free])
  }

  @Test("a view that ends before the safe area's edge stays as it is")
  func apart() throws {
    let frame = CGRect(x: 145, y: 397, width: 100, height: 63)
    #expect(try frames { Color.red.frame(width: 100, height: 63).ignoresSafeArea() } == [frame])
    #expect(
      try frames { Color.red.ignoresSafeArea().padding(10) }
        == [Self.free.insetBy(dx: 10, dy: 10)])
  }

  @Test("what extends takes no more space among others than it would without")
  func neighbours() throws {
    let frames = try frames {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).ignoresSafeArea()
        Color.green.ignoresSafeArea()
      }
    }
    // A fixed height stays: only the offer grew. The other one takes the offer.
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(frames[1] == CGRect(x: 0, y: 147, width: 390, height: 697))
  }

  @Test(
    "backgrounds and overlays of a style reach the edges unless told not to; of a view they do not")
  func backgrounds() throws {
    func ground(@ViewBuilder _ content: () -> some View) throws -> CGRect? {
      try frames(content).first { $0.width == 390 }
    }
    let clear = Color.clear
    #expect(try ground { clear.background(Color.red) } == Self.whole)
    #expect(try ground { clear.background(.red.gradient) } == Self.whole)
    #expect(try ground { clear.overlay(Color.red) } == Self.whole)
    #expect(try ground { clear.background(.red, ignoresSafeAreaEdges: []) } == Self.free)
    #expect(
      try ground { clear.background(.red, ignoresSafeAreaEdges: .top) }
        == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(try ground { clear.background() } == Self.whole)
    #expect(try ground { clear.background(ignoresSafeAreaEdges: []) } == Self.free)
    #expect(try ground { clear.background { Color.red } } == Self.free)
    #expect(try ground { clear.background { Color.red.ignoresSafeArea() } } == Self.whole)
    #expect(
      try ground { Color.clear.frame(height: 63).background(.red) }
        == CGRect(x: 0, y: 397, width: 390, height: 63))
  }

  private func insets<Content: View>(
    on stage: Stage = phone, _ around: (GeometryReader<Color>) -> Content
  ) throws -> EdgeInsets? {
    var read: EdgeInsets?
    _ = try Rehearsal(stage) {
      around(
        GeometryReader { proxy in
          read = proxy.safeAreaInsets
          return Color.red
        })
    }
    return read
  }

  @Test("a geometry reader reads how much further it would reach")
  func read() throws {
    #expect(try insets { $0 } == Self.phone.safeAreaInsets)
    #expect(try insets { $0.ignoresSafeArea() } == EdgeInsets())
    #expect(
      try insets { $0.ignoresSafeArea(edges: .top) }
        == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    #expect(try insets { $0.padding(1) } == EdgeInsets())
    #expect(try insets { $0.geometryGroup() } == Self.phone.safeAreaInsets)
    let side = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 40)
    #expect(try insets(on: Self.covered(side)) { $0 } == side)
  }

  @Test("a view at an edge insets the safe area of the other, which goes on beneath it")
  func insetByViews() throws {
    let frames = try frames {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) }
    }
    #expect(
      frames == [Self.whole, CGRect(x: 0, y: 760, width: 390, height: 50)])
    let bar = try self.frames {
      Color.red.safeAreaInset(edge: .top) { Color.clear.frame(height: 50).background(.blue) }
    }
    // The one at the edge is painted above, and itself reaches the stage's edge.
    #expect(
      bar == [
        CGRect(x: 0, y: 97, width: 390, height: 713), CGRect(x: 0, y: 0, width: 390, height: 97),
      ])
    #expect(
      try insets { $0.safeAreaInset(edge: .top) { Color.blue.frame(height: 50) } }
        == EdgeInsets(top: 97, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("padding of the safe area is padding into which views extend")
  func padded() throws {
    #expect(
      try frames { Color.red.safeAreaPadding(.horizontal, 20) }
        == [Self.free.insetBy(dx: 20, dy: 0)])
    #expect(
      try frames { Color.red.ignoresSafeArea().safeAreaPadding(.horizontal, 20) } == [Self.whole])
    #expect(
      try insets { $0.safeAreaPadding(20) }
        == EdgeInsets(top: 67, leading: 20, bottom: 54, trailing: 20))
  }

  @Test("what scrolls shows to the edges of the stage, and comes to rest in what is free")
  func scrolling() throws {
    let rehearsal = try Rehearsal(Self.phone) {
      ScrollView {
        Color.red.frame(width: 390, height: 1000)
        Color.blue.background(.green).frame(width: 390, height: 1000)
      }
    }
    #expect(rehearsal.layers.compactMap(\.clip?.path.boundingRect) == [Self.whole])
    #expect(rehearsal.frames.first == CGRect(x: 0, y: 47, width: 390, height: 1000))
    let list = try frames { List { Text("a") } }
    #expect(list.first == Self.whole)
    let half = try Rehearsal(Self.phone) {
      ScrollView { Color.red.frame(height: 1000) }.frame(height: 300)
    }
    #expect(half.layers.compactMap(\.clip?.path.boundingRect.height) == [300])
  }

  @Test("a navigation page's ground covers the stage, its bar begins below what is covered")
  func pages() throws {
    let rehearsal = try Rehearsal(Self.phone) {
      NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    #expect(rehearsal.frames.first == Self.whole)
    #expect(rehearsal.frames.last == CGRect(x: 0, y: 91, width: 390, height: 719))
  }

  @Test("a cover covers the stage, and its content stands in what is free; a sheet begins below")
  func presented() throws {
    let cover = try Rehearsal(Self.phone) {
      Color.green.fullScreenCover(isPresented: .constant(true)) { Color.red }
    }
    try cover.advance(to: 3)
    #expect(cover.frames.suffix(2) == [Self.whole, Self.free])
    let sheet = try Rehearsal(Self.phone) {
      Color.green.sheet(isPresented: .constant(true)) { Color.red }
    }
    try sheet.advance(to: 3)
    #expect(
      sheet.frames.suffix(2) == [
        CGRect(x: 0, y: 57, width: 390, height: 787), CGRect(x: 0, y: 57, width: 390, height: 753),
      ])
  }

  // MARK: UIKit

  /// The frames on a phone of what a preview of a controller shows.
  private func pages(of controller: @escaping @MainActor () -> UIViewController) throws -> [CGRect]
  {
    let registry = PreviewRegistry()
    registry.collect {
      _declarePreview($0, line: 1, name: nil, traits: [], content: controller)
    }
    let content = try #require(registry.previews.first).content
    return try frames { content() }
  }

  @Test("a controller has the whole screen; SwiftUI's views in it stand in what is free")
  func controllers() throws {
    #expect(
      try pages {
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        return controller
      } == [Self.whole])
    #expect(try pages { UIHostingController(rootView: Color.red) } == [Self.free])
    #expect(
      try pages { UIHostingController(rootView: Color.red.ignoresSafeArea()) } == [Self.whole])
  }

  @Test("pages of a navigation controller go on under its bar")
  func controllerPages() throws {
    let shown = try pages {
      let page = UIViewController()
      page.view.backgroundColor = .red
      return UINavigationController(rootViewController: page)
    }
    // The page's ground, the controller's view.
    #expect(shown == [Self.whole, Self.whole])
  }

  @Test("a controller keeps more free than the screen's corners, for its own views alone")
  func additionalInsets() throws {
    let extra = UIEdgeInsets(top: 5, left: 3, bottom: 7, right: 2)
    func free(_ insets: UIEdgeInsets, later: Bool) throws -> [CGRect] {
      try pages {
        let controller = UIHostingController(rootView: Color.red)
        if later { controller.loadViewIfNeeded() }
        controller.additionalSafeAreaInsets = insets
        return controller
      }
    }
    #expect(try free(.zero, later: false) == [Self.free])
    for later in [false, true] {
      #expect(try free(extra, later: later) == [Self.free.inset(by: extra)])
    }
    // A controller inside has what the one around keeps free, and its own besides.
    #expect(
      try pages {
        let (outer, inner) = (UIViewController(), UIHostingController(rootView: Color.red))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.view.frame = outer.view.bounds
        outer.additionalSafeAreaInsets = extra
        inner.additionalSafeAreaInsets.top = 4
        return outer
      } == [Self.free.inset(by: extra).inset(by: UIEdgeInsets(top: 4))])
  }

  @Test("what a controller keeps free may change while it is shown")
  func changedInsets() throws {
    let controller = UIHostingController(rootView: Color.red)
    let registry = PreviewRegistry()
    registry.collect {
      _declarePreview($0, line: 1, name: nil, traits: [], content: { controller })
    }
    let content = try #require(registry.previews.first).content
    let rehearsal = try Rehearsal(Self.phone) { content() }
    #expect(rehearsal.graph.displayList().fills == [Self.free])
    try rehearsal.now { controller.additionalSafeAreaInsets.bottom = 9 }
    #expect(
      rehearsal.graph.displayList().fills == [Self.free.inset(by: UIEdgeInsets(bottom: 9))])
  }
}
