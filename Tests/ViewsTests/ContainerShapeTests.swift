import DisplayList
import Foundation
import Geometry
import Pixels
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Shapes of containers, and tiles")
struct ContainerShapeTests {
  /// The paths that are filled, in painting order.
  private func paths(@ViewBuilder _ content: () -> some View) throws -> [Path] {
    try list(content).commands.compactMap {
      if case .fill(let path, _, _, _) = $0 { path } else { nil }
    }
  }

  private func card(_ padding: CGFloat) -> some View {
    ContainerRelativeShape().fill(.red).padding(padding).frame(width: 80, height: 60)
      .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
  }

  @Test(
    "what follows a container has its corners, less the distance",
    arguments: [(0, 20), (8, 12), (15, 5)] as [(CGFloat, CGFloat)])
  func relative(padding: CGFloat, radius: CGFloat) throws {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 60).insetBy(dx: padding, dy: padding)
    #expect(
      try paths { card(padding) }
        == [Path(roundedRect: rect, cornerRadius: radius, style: .circular)])
  }

  @Test("a number is a fixed radius, and a minimum that is not said is none")
  func literals() {
    let (whole, half): (Edge.Corner.Style, Edge.Corner.Style) = (12, 1.5)
    #expect(whole == .fixed(12) && half == .fixed(1.5))
    #expect(Edge.Corner.Style.concentric() == .concentric)
    #expect(Edge.Corner.Style.concentric(minimum: 12) == .concentric(minimum: .fixed(12)))
    #expect(Edge.Corner.Style.concentric(minimum: 12) != .concentric)
  }

  @Test("the nearest edge counts, and nothing outside of a container has one")
  func distances() throws {
    let corner = try paths {
      ContainerRelativeShape().fill(.red).frame(width: 20, height: 20).padding(6)
        .frame(width: 80, height: 60, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    }
    #expect(
      corner
        == [
          Path(
            roundedRect: CGRect(x: 16, y: 26, width: 20, height: 20), cornerRadius: 4,
            style: .circular)
        ])
    #expect(
      try paths { ContainerRelativeShape().fill(.red).frame(width: 30, height: 30) }
        == [Path(CGRect(x: 35, y: 35, width: 30, height: 30))])
  }

  @Test("inset, stroked and clipped it follows as well; the nearest container goes before others")
  func nested() throws {
    let inner = try paths {
      ContainerRelativeShape().inset(by: 3).fill(.red).frame(width: 40, height: 40)
        .containerShape(Rectangle()).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    }
    #expect(inner == [Path(CGRect(x: 33, y: 33, width: 34, height: 34))])
    let clips = try list {
      Color.red.clipShape(ContainerRelativeShape()).frame(width: 40, height: 40)
        .containerShape(Circle())
    }
    .groups.compactMap { $0.clip?.path }
    #expect(clips == [Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40))])
  }

  @Test("corners about the container's are those beside them, and no sharper than a minimum")
  func concentric() throws {
    func corner(_ shape: ConcentricRectangle) throws -> [Path] {
      try paths {
        shape.fill(.red).frame(width: 30, height: 30).padding(5)
          .frame(width: 80, height: 80, alignment: .topLeading)
          .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
      }
    }
    let rect = CGRect(x: 15, y: 15, width: 30, height: 30)
    #expect(
      try corner(ConcentricRectangle())
        == [Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 15))])
    #expect(
      try corner(ConcentricRectangle(corners: .concentric(minimum: .fixed(4))))
        == [
          Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
              topLeading: 15, bottomLeading: 4, bottomTrailing: 4, topTrailing: 4))
        ])
    #expect(
      try corner(ConcentricRectangle(corners: .concentric, isUniform: true))
        == [Path(roundedRect: rect, cornerRadius: 15)])
    #expect(
      try corner(ConcentricRectangle(topTrailingCorner: .fixed(7)))
        == [Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topTrailing: 7))])
  }

  @Test("what follows a container that moves is asked for again")
  func moving() throws {
    let scene = try Stagehand(false) { isWide in
      ContainerRelativeShape().fill(.red).frame(width: 20, height: 20)
        .frame(width: isWide ? 60 : 30, height: isWide ? 60 : 30)
        .containerShape(RoundedRectangle(cornerRadius: 25, style: .circular))
    }
    func radius() -> CGFloat? {
      scene.stage.list.commands.lazy.compactMap { command -> CGFloat? in
        guard case .fill(let path, _, _, _) = command,
          case .roundedRect(_, let size, _) = path.kind
        else { return nil }
        return size.width
      }.first
    }
    // More than half of 20 points is half of them.
    #expect(radius() == 10)
    try scene.change(to: true)
    #expect(radius() == 5)
  }

  /// The radius of the first round rectangle, and how far the shape around it is inset.
  private func radius(_ scene: Stagehand<CGFloat>) -> CGFloat? {
    scene.stage.list.commands.lazy.compactMap { command -> CGFloat? in
      guard case .fill(let path, _, _, _) = command,
        case .roundedRect(_, let size, _) = path.kind
      else { return nil }
      return size.width
    }.first
  }

  @Test("a container's radius that is animated is followed on its way, and from there to another")
  func animated() throws {
    let scene = try Stagehand(8 as CGFloat) { radius in
      ContainerRelativeShape().fill(.red).padding(4).frame(width: 80, height: 80)
        .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    #expect(radius(scene) == 4)
    try scene.change(to: 28, .linear(duration: 1))
    #expect(radius(scene) == 4)
    try scene.stage.advance(to: 0.5)
    #expect(radius(scene) == 14)
    try scene.change(to: 8, .linear(duration: 1))
    #expect(radius(scene) == 14)
    try scene.stage.advance(to: 3)
    #expect(radius(scene) == 4)
  }

  @Test("the same by an inset, by corners that are concentric, and in an evaluation of its own")
  func animatedInset() throws {
    let inset = try Stagehand(0 as CGFloat) { inset in
      ContainerRelativeShape().fill(.red).frame(width: 60, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: inset))
    }
    try inset.change(to: 10, .linear(duration: 1))
    try inset.stage.advance(to: 0.5)
    #expect(radius(inset) == 15)
    let concentric = try Stagehand(10 as CGFloat) { radius in
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(.red)
        .frame(width: 60, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    try concentric.change(to: 20, .linear(duration: 1))
    try concentric.stage.advance(to: 0.25)
    #expect(radius(concentric) == 12.5)
    // What jumps, jumps.
    try concentric.change(to: 4)
    try concentric.stage.advance(to: 2)
    #expect(radius(concentric) == 4)
  }

  // MARK: Tiles

  /// A stage with a picture of 4×2 pixels, at 2 pixels to the point.
  private var stage: Stage {
    var picture = Pixmap(width: 4, height: 2)
    for x in 0..<4 { for y in 0..<2 { picture[x, y] = 0xff00_0000 | UInt32(x + 10 * y) } }
    var assets = Assets()
    assets.add(picture, named: "tile", scale: 2)
    return Stage(size: CGSize(width: 100, height: 100), scale: 1, assets: assets)
  }

  private func tile(@ViewBuilder _ content: () -> some View) throws -> (Pixmap, CGRect) {
    let found = try list(on: stage, content).commands.lazy.compactMap {
      command -> (Pixmap, CGRect)? in
      guard case .fill(_, _, .picture(let image, let rect), _) = command else { return nil }
      return (image.pixmap, rect)
    }.first
    return try #require(found)
  }

  @Test("a picture is repeated from the corner of what is painted, at its size times the scale")
  func repeated() throws {
    let (pixels, rect) = try tile {
      Rectangle().fill(.image(Image("tile"), scale: 3)).frame(width: 40, height: 20)
    }
    #expect(rect == CGRect(x: 30, y: 40, width: 6, height: 3))
    #expect(pixels.width == 4 && pixels.height == 2)
  }

  @Test("a part of it alone, and fainter")
  func parts() throws {
    let half = ImagePaint(
      image: Image("tile"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let (pixels, rect) = try tile { Rectangle().fill(half).frame(width: 40, height: 20) }
    #expect(rect.size == CGSize(width: 1, height: 1))
    #expect(pixels.width == 2 && pixels[0, 1] == 0xff00_000c)
    let (faint, _) = try tile { Rectangle().fill(half.opacity(0.5)).frame(width: 9, height: 9) }
    #expect(faint[1, 1] == 0x7f00_0006)
  }

  @Test("without pixels the foreground is painted instead")
  func symbols() throws {
    let found = try list(on: stage) {
      Rectangle().fill(.image(Image(systemName: "star"))).foregroundStyle(.red)
    }
    let isSolid = found.commands.contains {
      if case .fill(_, _, .solid, _) = $0 { true } else { false }
    }
    #expect(isSolid)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("ImagePaint") })
  }

  // MARK: The rest

  private struct Fuzzy: View, Equatable {
    let number: Int
    nonisolated static func == (a: Self, b: Self) -> Bool { a.number / 10 == b.number / 10 }
    var body: some View { Tile.of(number, 10, 10) }
  }

  @Test("an equatable view is evaluated again where it is not equal to what it was")
  func equatable() throws {
    let scene = try Stagehand(11) { Fuzzy(number: $0).equatable() }
    try scene.change(to: 12)
    #expect(scene.stage.paintedTiles == [11])
    try scene.change(to: 23)
    #expect(scene.stage.paintedTiles == [23])
  }

  @Test(
    "content keeps away from the scene's edges, more so on a tablet",
    arguments: [(390, 16), (1024, 20)] as [(Double, CGFloat)])
  func scenePadding(width: Double, inset: CGFloat) throws {
    let places = try tiles(on: .of(width, 1000)) { Tile(1).scenePadding(.horizontal) }
    #expect(places[1]?.minX == inset)
    #expect(try tiles { Tile(1).scenePadding(.minimum, edges: .top) }[1]?.minY == 16)
  }
}
