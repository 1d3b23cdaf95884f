import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Images whose edges keep their size", .serialized)
struct UIImageResizingTests {
  /// An image of 30 points, of which the first ten both ways are red.
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }
  private let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The parts into which a view clips what it shows, as far as they have an area.
  private func cells(_ image: UIImage, _ size: CGSize) throws -> [CGRect] {
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = image
    let root = UIView()
    root.addSubview(view)
    let stage = try Rehearsal(.of(200, 100)) { Hosted(view: root) }
    return stage.layers.compactMap(\.clip).map { $0.path.boundingRect.applying($0.transform) }
  }

  @Test("are drawn in nine parts, of which those at the corners are never larger")
  func parts() throws {
    let size = CGSize(width: 90, height: 50)
    #expect(try cells(image, size).isEmpty)
    let parts = try cells(
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch), size)
    #expect(parts.count == 9)
    #expect(parts.first == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(parts.last == CGRect(x: 80, y: 40, width: 10, height: 10))
    #expect(parts[4] == CGRect(x: 10, y: 10, width: 70, height: 30))
    let area = parts.reduce(0) { $0 + $1.width * $1.height }
    #expect(area == size.width * size.height)
  }

  @Test("repeat their middle unless code says otherwise")
  func tiles() throws {
    let tiled = image.resizableImage(withCapInsets: caps)
    #expect(tiled.resizingMode == .tile && tiled.capInsets == caps)
    #expect(image.capInsets == .zero)
    let size = CGSize(width: 40, height: 30)
    // Three rows of four: the middle one is there twice.
    #expect(try cells(tiled, size).count == 12)
    let old = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(old.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 19))
  }

  @Test("keep them when code draws them")
  func drawn() {
    let own = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let context = UIGraphicsStack.drawing(CGSize(width: 90, height: 90), scale: 1) { _ in
      own.draw(in: CGRect(x: 0, y: 0, width: 90, height: 90))
    }
    var clips = 0
    for case .beginLayer(let layer) in context.picture.list.commands where layer.clip != nil {
      clips += 1
    }
    #expect(clips >= 9)
  }

  @Test("a layer's picture is stretched in its middle")
  func layer() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let image = image
    (layer.contents, layer.contentsScale) = (image.cgImage, image.scale)
    layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    let root = UIView()
    root.layer.addSublayer(layer)
    let stage = try Rehearsal(.of(200, 100)) { Hosted(view: root) }
    let parts = stage.layers.compactMap(\.clip).map { $0.path.boundingRect }
    #expect(parts.count == 9 && parts.first?.size == CGSize(width: 12, height: 12))
  }

  @Test("symbols have the colours of a palette, or are lighter in lesser parts")
  func palette() {
    let environment = UIScreen.environment
    func levels(_ symbol: UIImage.SymbolConfiguration) -> [StyleNumbers] {
      UIImage(systemName: "star", withConfiguration: symbol)?.levels(.black, in: environment) ?? []
    }
    let red = StyleNumbers.color(UIColor.red.color.resolve(in: environment))
    let blue = StyleNumbers.color(UIColor.blue.color.resolve(in: environment))
    #expect(levels(.init(paletteColors: [.red, .blue])) == [red, blue, blue])
    #expect(levels(.init(hierarchicalColor: .red)) == [red, red.opacity(0.5), red.opacity(0.25)])
    let both = UIImage.SymbolConfiguration(pointSize: 9).applying(
      UIImage.SymbolConfiguration(paletteColors: [.red]))
    #expect(both.size == 9 && levels(both) == [red, red, red])
  }

  @Test("in another size, and mirrored, they are as large as is said")
  func others() {
    #expect(image.preparingThumbnail(of: CGSize(width: 6, height: 4))?.size.width == 6)
    #expect(image.withHorizontallyFlippedOrientation().size == image.size)
    #expect(UIImage.add.isSymbolImage && !image.isSymbolImage)
  }
}
