public import DisplayList
public import Foundation
import Geometry
import Pixels

/// A picture that is repeated both ways, from the upper left corner of what is painted.
package struct TileNumbers: Equatable, Sendable {
  /// The picture.
  let image: ImageReference
  /// The size of a tile, in points.
  let size: CGSize

  /// The paint in a frame.
  func paint(in frame: CGRect) -> Paint {
    .picture(image, in: CGRect(origin: frame.origin, size: size))
  }

  /// The same tiles, fainter.
  func opacity(_ factor: Double) -> TileNumbers {
    factor == 1 ? self : TileNumbers(image: image.opacity(factor), size: size)
  }
}

/// A style that repeats a picture, or another one where there is none.
@_spi(Engine) public struct TileStyle: PrimitiveStyle {
  public typealias Resolved = Never
  private let tiles: TileNumbers?

  /// Creates a style of tiles.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` to paint as the foreground is.
  ///   - part: The part of it that is repeated, in fractions of its size.
  ///   - size: The size of the whole picture, in points.
  public init(_ picture: ImageReference?, part: CGRect, size: CGSize) {
    let part = part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard let picture, let image = picture.part(part), size.width > 0, size.height > 0 else {
      tiles = nil
      return
    }
    tiles = TileNumbers(
      image: image,
      size: CGSize(width: size.width * part.width, height: size.height * part.height))
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    tiles.map(StyleNumbers.tiles) ?? ForegroundStyle().numbers(in: environment)
  }
}

extension ImageReference {
  /// A part of the picture, in fractions of its size; `nil` where nothing is left of it.
  fileprivate func part(_ part: CGRect) -> ImageReference? {
    func range(_ least: CGFloat, _ greatest: CGFloat, of count: Int) -> Range<Int>? {
      let start = Int((least * CGFloat(count)).rounded())
      let end = Int((greatest * CGFloat(count)).rounded())
      return start < end ? start..<end : nil
    }
    guard !part.isNull, let columns = range(part.minX, part.maxX, of: pixmap.width),
      let rows = range(part.minY, part.maxY, of: pixmap.height)
    else { return nil }
    if columns.count == pixmap.width, rows.count == pixmap.height { return self }
    var result = Pixmap(width: columns.count, height: rows.count)
    for row in rows {
      for column in columns {
        result[column - columns.lowerBound, row - rows.lowerBound] = pixmap[column, row]
      }
    }
    return ImageReference(name: name, pixmap: result)
  }

  /// The picture with its opacity multiplied.
  fileprivate func opacity(_ factor: Double) -> ImageReference {
    var result = pixmap
    // Premultiplied: each of the four components of a pixel alike.
    let factor = UInt32((min(max(factor, 0), 1) * 256).rounded())
    for index in result.words.indices {
      let word = result.words[index]
      let even = (((word & 0x00ff_00ff) &* factor) &>> 8) & 0x00ff_00ff
      let odd = ((((word &>> 8) & 0x00ff_00ff) &* factor) &>> 8) & 0x00ff_00ff
      result.words[index] = even | (odd &<< 8)
    }
    return ImageReference(name: name, pixmap: result)
  }
}
