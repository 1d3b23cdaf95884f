import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("SwiftUI's views as the content of UIKit's")
struct UIHostingConfigurationTests {
  private struct Hosted: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// A view that shows a configuration at a place of a stage of 200×100.
  private func stage(
    _ configuration: some UIContentConfiguration,
    _ change: (any UIView & UIContentView) -> Void = { _ in }
  ) throws -> Rehearsal {
    let root = UIView()
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 10, y: 20, width: 120, height: 60)
    root.addSubview(view)
    change(view)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }

  @Test("content stands within the usual margins, in the middle of the height")
  func usual() throws {
    let stage = try stage(UIHostingConfiguration { Tile(1) })
    #expect(stage.tiles[1] == CGRect(x: 26, y: 31, width: 88, height: 38))
  }

  @Test("margins are those that are said, at each edge for itself")
  func margins() throws {
    let stage = try stage(
      UIHostingConfiguration { Tile(1) }.margins(.all, 5).margins(.leading, 30)
        .margins(.bottom, EdgeInsets(top: 99, leading: 99, bottom: 2, trailing: 99)))
    #expect(stage.tiles[1] == CGRect(x: 40, y: 25, width: 85, height: 53))
  }

  @Test("a background reaches the edges, behind the content")
  func background() throws {
    let stage = try stage(
      UIHostingConfiguration { Tile.of(1, 10, 10) }.margins(.horizontal, 20)
        .background { Tile(2) })
    #expect(stage.paintedTiles == [2, 1])
    #expect(stage.tiles[2] == CGRect(x: 10, y: 20, width: 120, height: 60))
    #expect(stage.tiles[1] == CGRect(x: 30, y: 45, width: 10, height: 10))
    let styled = try self.stage(UIHostingConfiguration { Tile.of(1, 10, 10) }.background(.red))
    #expect(styled.list.fills.first == CGRect(x: 10, y: 20, width: 120, height: 60))
  }

  @Test("it is as large as fingers hit, or as it is said, or as the content wants")
  func size() {
    func size(_ configuration: some UIContentConfiguration) -> CGSize {
      configuration.makeContentView().sizeThatFits(CGSize(width: 300, height: 10))
    }
    #expect(size(UIHostingConfiguration { Tile.of(1, 10, 10) }).height == 44)
    #expect(size(UIHostingConfiguration { Tile.of(1, 10, 10) }.minSize(height: 20)).height == 32)
    #expect(size(UIHostingConfiguration { Tile.of(1, 10, 80) }.minSize()).height == 102)
  }

  @Test("another configuration is shown in its place")
  func another() throws {
    let stage = try stage(UIHostingConfiguration { Tile.of(1, 10, 10) }) { view in
      view.configuration = UIHostingConfiguration { Tile.of(3, 20, 20) }.margins(.leading, 0)
    }
    #expect(stage.tiles == [3: CGRect(x: 10, y: 40, width: 20, height: 20)])
  }
}
