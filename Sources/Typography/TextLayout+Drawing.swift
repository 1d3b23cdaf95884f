public import DisplayList
internal import Foundation
public import Geometry

extension TextLayout {
  /// Draws the text into `list`: underlines, then glyphs and pictures, then strikes through.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - transform: From the text's own coordinates to the list's.
  ///   - paint: The paint of each style that the runs named.
  public func draw(
    into list: inout DisplayList, transform: CGAffineTransform = .identity,
    paint: (Int) -> Paint
  ) {
    for line in lines {
      for rule in line.rules where rule.rect.minY >= line.baseline {
        list.fill(Path(rule.rect), with: paint(rule.style), transform: transform)
      }
      for run in line.runs { list.draw(run.glyphs, with: paint(run.style), transform: transform) }
      for picture in line.pictures {
        var layer = Layer()
        if case .solid(let color) = paint(picture.style) { layer.opacity = Double(color.opacity) }
        list.layer(layer) { $0.draw(picture.image, in: picture.rect, transform: transform) }
      }
      for rule in line.rules where rule.rect.minY < line.baseline {
        list.fill(Path(rule.rect), with: paint(rule.style), transform: transform)
      }
    }
  }
}
