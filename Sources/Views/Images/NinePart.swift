import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A resizable image: its cap insets keep their size while the middle is stretched or repeated.
package struct NinePart {
  /// Draws all of an image over a rectangle.
  package typealias Drawing = (inout DisplayList, CGRect) -> Void
  private let size: CGSize
  private let insets: EdgeInsets
  private let isTiled: Bool
  /// The picture that the image is; `nil` for one that code drew.
  private let image: ImageReference?

  /// Prepares an image of `size`; `nil` where it is simply stretched.
  package init?(_ size: CGSize, _ resizing: Image.Resizing, _ image: ImageReference? = nil) {
    guard resizing.capInsets != EdgeInsets() || resizing.mode == .tile else { return nil }
    (self.image, self.size) = (image, size)
    (insets, isTiled) = (resizing.capInsets, resizing.mode == .tile)
  }

  /// Draws the image into `rect`.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - rect: The rectangle.
  ///   - transform: From its coordinates to those of the list.
  ///   - drawing: Draws all of the image over a rectangle.
  package func draw(
    into list: inout DisplayList, in rect: CGRect, _ transform: CGAffineTransform,
    _ drawing: Drawing
  ) {
    let columns = Self.cells(rect.minX, rect.width, size.width, insets.leading, insets.trailing)
    let rows = Self.cells(rect.minY, rect.height, size.height, insets.top, insets.bottom)
    for row in rows {
      for column in columns {
        let cell = CGRect(
          x: column.place, y: row.place, width: column.length, height: row.length)
        guard cell.width > 0, cell.height > 0, column.source > 0, row.source > 0 else { continue }
        let scale =
          isTiled
          ? (x: 1.0, y: 1.0)
          : (x: column.length / column.source, y: row.length / row.source)
        // The whole picture, placed so that its part lies over the cell.
        let whole = CGRect(
          x: column.place - column.start * scale.x, y: row.place - row.start * scale.y,
          width: size.width * scale.x, height: size.height * scale.y)
        if isTiled {
          draw(
            tilesOf: whole, part: CGSize(width: column.source, height: row.source), in: cell,
            into: &list, transform, drawing)
        } else {
          draw(whole, clippedTo: cell, into: &list, transform, drawing)
        }
      }
    }
  }

  private func draw(
    _ whole: CGRect, clippedTo cell: CGRect, into list: inout DisplayList,
    _ transform: CGAffineTransform, _ drawing: Drawing
  ) {
    var layer = Layer()
    layer.clip = Layer.Clip(Path(cell), transform: transform)
    list.layer(layer) { drawing(&$0, whole) }
  }

  private func draw(
    tilesOf whole: CGRect, part: CGSize, in cell: CGRect, into list: inout DisplayList,
    _ transform: CGAffineTransform, _ drawing: Drawing
  ) {
    if part == size, let image {
      return list.fill(Path(cell), with: .picture(image, in: whole), transform: transform)
    }
    var y: CGFloat = 0
    while y < cell.height {
      var x: CGFloat = 0
      while x < cell.width {
        let tile = CGRect(
          x: cell.minX + x, y: cell.minY + y, width: min(part.width, cell.width - x),
          height: min(part.height, cell.height - y))
        draw(whole.offsetBy(dx: x, dy: y), clippedTo: tile, into: &list, transform, drawing)
        x += part.width
      }
      y += part.height
    }
  }

  /// A stretch of one side: where it is shown, and which part of the image is shown there.
  private struct Cell {
    var place: CGFloat
    var length: CGFloat
    var start: CGFloat
    var source: CGFloat
  }

  private static func cells(
    _ place: CGFloat, _ length: CGFloat, _ size: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [Cell] {
    // Margins that do not fit share what there is.
    let factor = before + after > length ? length / (before + after) : 1
    let (first, last) = (before * factor, after * factor)
    return [
      Cell(place: place, length: first, start: 0, source: before),
      Cell(
        place: place + first, length: length - first - last, start: before,
        source: size - before - after),
      Cell(place: place + length - last, length: last, start: size - after, source: after),
    ]
  }
}
