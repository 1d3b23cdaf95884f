import Foundation
import OpenCombine
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Images of views")
struct ImageRendererTests {
  /// Runs code while a scene is there, in which views can be drawn.
  private func inScene<R>(_ code: () throws -> R) throws -> R {
    let stage = try Rehearsal { Color.clear }
    return try withExtendedLifetime(stage) { try code() }
  }

  private struct Thumbnail: View {
    @State private var image: Image?
    var body: some View {
      ZStack { image }.onAppear {
        image = ImageRenderer(content: Tile.of(7, 30, 20)).cgImage.map {
          Image(decorative: $0, scale: 1)
        }
      }
    }
  }

  @Test("a scene draws views as they appear, though nothing of UIKit's is in it")
  func appearing() throws {
    #expect(try Rehearsal { Thumbnail() }.tiles[7]?.size == CGSize(width: 30, height: 20))
  }

  @Test("an image has the views' size, and shows what they would")
  func image() throws {
    let image = try inScene {
      ImageRenderer(content: Tile.of(7, 30, 20)).uiImage
    }
    let found = try #require(image)
    #expect(found.size == CGSize(width: 30, height: 20))
    let shown = try tiles { Image(uiImage: found).resizable().frame(width: 60, height: 40) }
    #expect(shown[7] == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test("views that fill what they are proposed have that size; the scale is that of code")
  func proposed() throws {
    try inScene {
      let renderer = ImageRenderer(content: Tile(3))
      renderer.proposedSize = ProposedViewSize(width: 50, height: 25)
      renderer.scale = 2
      #expect(renderer.uiImage?.size == CGSize(width: 50, height: 25))
      #expect(renderer.uiImage?.scale == 2)
      #expect(renderer.cgImage?.width == 100)
    }
  }

  @Test("who observes a renderer is told before each change")
  func observed() {
    let renderer = ImageRenderer(content: Tile(3))
    var scales: [CGFloat] = []
    let subscription = renderer.objectWillChange.sink { scales.append(renderer.scale) }
    renderer.scale = 2
    renderer.content = Tile(4)
    renderer.isOpaque = true
    renderer.proposedSize = .zero
    subscription.cancel()
    renderer.scale = 3
    #expect(scales == [1, 2, 2, 2])
  }

  @Test("views without a size have no image, and an opaque one has a black ground")
  func edges() throws {
    try inScene {
      #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 0)).uiImage == nil)
      let renderer = ImageRenderer(content: Tile.of(1, 10, 10))
      renderer.isOpaque = true
      #expect(renderer.cgImage?.picture.list.commands.count == 2)
    }
  }

  @Test("views are drawn into a context, too")
  func context() throws {
    let image = try inScene {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { target in
        ImageRenderer(content: Tile.of(5, 10, 10)).render { size, draw in
          #expect(size == CGSize(width: 10, height: 10))
          draw(target.cgContext)
        }
      }
    }
    let shown = try tiles { Image(uiImage: image) }
    #expect(shown[5]?.size == CGSize(width: 10, height: 10))
  }

  /// Where two tiles of a picture of 40 by 20 are shown, relative to the picture.
  private func corners(
    _ image: (CGImage) -> Image
  ) throws -> [CGRect?] {
    let picture = try inScene {
      let renderer = ImageRenderer(
        content: HStack(alignment: .top, spacing: 10) {
          Tile.of(1, 10, 10)
          Tile.of(2, 20, 20)
        })
      renderer.scale = 2
      return try #require(renderer.cgImage)
    }
    let shown = try tiles { image(picture) }
    let (first, second) = (try #require(shown[1]), try #require(shown[2]))
    let whole = first.union(second)
    return [first, second].map { $0.offsetBy(dx: -whole.minX, dy: -whole.minY) }
  }

  @Test(
    "a picture is shown at its pixels to the point, turned as its orientation says",
    arguments: [
      // Where the small tile at the top left comes to lie, and where the large one at the right.
      (Image.Orientation.up, UIImage.Orientation.up, CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)),
      (.upMirrored, .upMirrored, CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 0)),
      (.down, .down, CGPoint(x: 30, y: 10), CGPoint(x: 0, y: 0)),
      (.downMirrored, .downMirrored, CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 0)),
      (.right, .right, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 20)),
      (.leftMirrored, .leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)),
      (.left, .left, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 0)),
      (.rightMirrored, .rightMirrored, CGPoint(x: 10, y: 30), CGPoint(x: 0, y: 0)),
    ])
  func turned(
    _ orientation: Image.Orientation, _ ofUIKit: UIImage.Orientation, _ small: CGPoint,
    _ large: CGPoint
  ) throws {
    let expected: [CGRect?] = [
      CGRect(origin: small, size: CGSize(width: 10, height: 10)),
      CGRect(origin: large, size: CGSize(width: 20, height: 20)),
    ]
    #expect(
      try corners { Image($0, scale: 2, orientation: orientation, label: Text("")) } == expected)
    #expect(
      try corners { Image(uiImage: UIImage(cgImage: $0, scale: 2, orientation: ofUIKit)) }
        == expected)
  }

  @Test("fewer pixels to the point make a larger image")
  func pixels() throws {
    let shown = try inScene {
      let renderer = ImageRenderer(content: Tile.of(1, 10, 10))
      renderer.scale = 2
      return try #require(renderer.cgImage)
    }
    #expect(try tiles { Image(decorative: shown, scale: 1) }[1]?.width == 20)
    #expect(try tiles { Image(decorative: shown, scale: 4) }[1]?.width == 5)
  }

  // MARK: Previews

  private struct Framing: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(10) }
  }
  private func preview(_ traits: PreviewTrait<Preview.ViewTraits>...) throws -> Rehearsal {
    let preview = Preview(name: nil, line: 1, traits: traits) { AnyView(Tile.of(1, 20, 20)) }
    return try Rehearsal { preview.content().background(Color.red) }
  }

  @Test("a preview has modifiers around it, the first innermost")
  func modifiers() throws {
    #expect(try preview().frames.first == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(try preview(.modifier(Framing())).frames.first?.width == 40)
    #expect(try preview(.modifier(Framing()), .modifier(Framing())).frames.first?.width == 60)
  }
}
