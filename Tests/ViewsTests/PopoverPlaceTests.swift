import Foundation
import Geometry
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Where a popover stands")
struct PopoverPlaceTests {
  private static let stage = CGSize(width: 390, height: 844)
  private static let insets = EdgeInsets(top: 57, leading: 10, bottom: 44, trailing: 10)
  private static let room = CGRect(x: 10, y: 57, width: 370, height: 743)

  private func wish(_ size: CGSize, _ source: CGRect, _ edges: Edge.Set = .all) -> PopoverWish {
    PopoverWish(size: size, source: source, edges: edges, insets: Self.insets)
  }

  /// Sources all over the room.
  private static let sources = (0..<40).map { (index: Int) -> CGRect in
    let (x, y) = (CGFloat(10 + index * 97 % 330), CGFloat(57 + index * 211 % 690))
    let (width, height) = (CGFloat(4 + index % 30), CGFloat(4 + index % 40))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(
    "it stays in the room, beside what it points at, which its arrow touches",
    arguments: [CGSize(width: 200, height: 150), CGSize(width: 320, height: 1100)])
  func law(size: CGSize) {
    for source in Self.sources {
      for edges in [.all, .top, .bottom, .vertical] as [Edge.Set] {
        let place = wish(size, source, edges).place(in: Self.stage)
        guard place.frame.height > 0, place.frame.width > 0 else { continue }
        #expect(Self.room.insetBy(dx: -1e-6, dy: -1e-6).contains(place.frame))
        #expect(!place.frame.intersects(source))
        #expect(edges.contains(Edge.Set(place.edge)))
        #expect(place.frame.width <= size.width && place.frame.height <= size.height)
        switch place.edge {
        case .top: #expect(place.tip.y == source.maxY)
        case .bottom: #expect(abs(place.tip.y - source.minY) < 1e-6)
        case .leading: #expect(place.tip.x == source.maxX)
        case .trailing: #expect(abs(place.tip.x - source.minX) < 1e-6)
        }
        #expect(place.outline.boundingRect.insetBy(dx: -2.1, dy: -2.1).contains(place.tip))
      }
    }
  }

  @Test("below where there is room, else above")
  func sides() {
    let size = CGSize(width: 200, height: 150)
    let below = wish(size, CGRect(x: 180, y: 100, width: 30, height: 30)).place(in: Self.stage)
    #expect(below.edge == .top && below.frame == CGRect(x: 95, y: 143, width: 200, height: 150))
    #expect(below.tip == CGPoint(x: 195, y: 130))
    let above = wish(size, CGRect(x: 180, y: 700, width: 30, height: 30)).place(in: Self.stage)
    #expect(above.edge == .bottom && above.frame == CGRect(x: 95, y: 537, width: 200, height: 150))
  }

  @Test("at the stage's side it stays on it, and its arrow beside its corners")
  func corners() {
    let size = CGSize(width: 200, height: 150)
    let place = wish(size, CGRect(x: 370, y: 60, width: 20, height: 20)).place(in: Self.stage)
    #expect(place.frame.maxX == 380 && place.tip.x == 380 - 26)
  }

  @Test("what wants more than there is gets what there is at its best side")
  func large() {
    let size = CGSize(width: 320, height: 1100)
    let place = wish(size, CGRect(x: 180, y: 600, width: 30, height: 30)).place(in: Self.stage)
    #expect(place.edge == .bottom && place.frame.minY == 57 && place.frame.maxY == 587)
  }
}
