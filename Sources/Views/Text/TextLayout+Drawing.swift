import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

extension TextLayout {
  /// Draws the text into `list` as `draw(into:transform:paint:)` does, but for the runs that `images`
  /// draws itself, of which it says so.
  func draw(
    into list: inout DisplayList, transform: CGAffineTransform,
    images: (Run, inout DisplayList) -> Bool, paint: (Int) -> Paint
  ) {
    var rest = self
    for (i, line) in lines.enumerated() {
      rest.lines[i].runs = line.runs.filter { !images($0, &list) }
    }
    rest.draw(into: &list, transform: transform, paint: paint)
  }
}

extension FontBook {
  /// The advance of the character in place of which an image is drawn, in points.
  func blankWidth(in font: FontDescriptor) -> Double {
    // Sizes are rounded up to pixels; 4096 to the point leave the advance as good as exact.
    var options = TextLayout.Options()
    options.scale = 4096
    return Double(measure([StyledRun("\u{A0}", font: font)], options).size.width)
  }
}

extension EnvironmentValues {
  /// The scale of the font that is handed down, at the graph's current instant.
  @MainActor func fontFactor(in graph: ViewGraph) -> Double {
    movingFont?.factor(in: graph) ?? 1
  }

  /// The descriptor of the font that is handed down, in its size at the graph's current instant.
  @MainActor func fontDescriptor(in graph: ViewGraph) -> FontDescriptor {
    (font ?? .body).descriptor(text.attributes, at: dynamicTypeSize)
      .scaled(by: fontFactor(in: graph) * text.attributes.scale.factor)
  }

  /// The source of the font that is handed down; `nil` where another font stands in its place.
  @MainActor var movingFont: FontSource? {
    guard let source = text.fontSource, source.font == font else { return nil }
    return source
  }

  /// The foreground style that is handed down, at the graph's current instant.
  @MainActor func foregroundNumbers(in graph: ViewGraph) -> StyleNumbers {
    drawing.foreground?.presentation(in: graph)
      ?? .color(SystemColor.primary.resolved(in: self))
  }
}
