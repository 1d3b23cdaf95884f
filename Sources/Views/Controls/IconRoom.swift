import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The room of an icon in a row of a list: a column, and no height where the icon is a symbol.
///
/// Symbols of the large scale are higher than a line of words, and rows with them are as high as others in pictures of iOS 26.
struct IconRoom: UnaryLayout {
  typealias Body = Never
  /// The column's width, in points.
  let width: CGFloat
  /// The height up to which an icon is a symbol, in points.
  let highestSymbol: CGFloat
  /// Whether a symbol stands in the middle of the room rather than on its baseline.
  var isCentred = false

  private var offer: ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize {
    let height = inner.size(for: offer).height
    return CGSize(width: max(width, 0), height: height > highestSymbol ? height : 0)
  }

  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    let dimensions = inner.dimensions(for: offer)
    let isSymbol = dimensions.height <= highestSymbol
    let rise = isCentred ? dimensions.height / 2 : dimensions[VerticalAlignment.firstTextBaseline]
    let top = isSymbol ? frame.minY - rise : frame.minY
    let place = CGRect(
      x: frame.midX - dimensions.width / 2, y: top, width: dimensions.width,
      height: dimensions.height)
    return (place, offer)
  }
}
