import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

/// An inline image: a picture or symbol that can stand among letters.
protocol InlineArt: Equatable, Sendable {
  /// The advance of the image within a text in `font`, in points.
  @MainActor func inlineWidth(
    in font: FontDescriptor, _ environment: EnvironmentValues, _ graph: ViewGraph
  ) -> Double
  /// Draws the image within a text in `font`, from `place` on the baseline.
  @MainActor func drawInline(
    at place: CGPoint, in font: FontDescriptor, _ numbers: StyleNumbers,
    _ environment: EnvironmentValues, _ graph: ViewGraph, into list: inout DisplayList,
    _ transform: CGAffineTransform
  )
  /// Notes that `node` shows the image, if nothing has its name.
  @MainActor func noteIfMissing(in environment: EnvironmentValues, by node: Node)
}

/// An inline image: a picture or symbol among the letters of a text.
struct InlineImage: Equatable, Sendable {
  let art: any InlineArt

  static func == (lhs: Self, rhs: Self) -> Bool {
    func compare<Art: InlineArt>(_ art: Art) -> Bool { (rhs.art as? Art) == art }
    return compare(lhs.art)
  }
}
