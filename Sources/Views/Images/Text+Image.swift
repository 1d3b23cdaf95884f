import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

extension Text {
  /// Creates a text that is an image, as large as the letters around it.
  public init(_ image: Image) { self.init(.image(InlineImage(art: image))) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image.
  public mutating func appendInterpolation(_ image: Image) { pieces.append(.text(Text(image))) }
}

extension Image: InlineArt {
  @MainActor func inlineWidth(
    in font: FontDescriptor, _ environment: EnvironmentValues, _ graph: ViewGraph
  ) -> Double {
    Double(ImageArt(self, font: font, environment, graph.stage.assets).size.width)
  }

  @MainActor func drawInline(
    at place: CGPoint, in font: FontDescriptor, _ numbers: StyleNumbers,
    _ environment: EnvironmentValues, _ graph: ViewGraph, into list: inout DisplayList,
    _ transform: CGAffineTransform
  ) {
    let art = ImageArt(self, font: font, environment, graph.stage.assets)
    art.draw(
      into: &list,
      in: CGRect(origin: CGPoint(x: place.x, y: place.y - art.baseline), size: art.size),
      levels: levels(numbers, in: environment, graph), image: self, transform)
  }

  @MainActor package func noteIfMissing(in environment: EnvironmentValues, by node: Node) {
    guard found(in: environment, node.graph.stage.assets) == nil else { return }
    switch source {
    case .system(let name): node.graph.noteMissing(name, isSystem: true, by: node)
    case .named(let name): node.graph.noteMissing(name, isSystem: false, by: node)
    case .picture, .drawn: break
    }
  }
}
