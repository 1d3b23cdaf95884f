import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

/// A text that is drawn into a rectangle by hand, without a box.
@MainActor package struct WrittenText {
  private let setting: TextSetting
  private let fonts: FontBook

  /// Sets `text` as it is in an environment.
  package init(_ text: Text, in environment: EnvironmentValues, _ graph: ViewGraph) {
    var environment = environment
    environment.drawing.graph = graph
    setting = TextSetting(text, in: environment, scale: graph.stage.scale, at: graph.date)
    fonts = graph.fonts
  }

  private func layout(_ width: CGFloat?) -> TextLayout {
    var options = setting.options
    options.width = width.map { Double($0) }
    return fonts.layout(setting.runs.map(\.styled), options)
  }

  /// The size in points, in lines no longer than `width`.
  package func size(width: CGFloat? = nil) -> CGSize { layout(width).metrics.size }

  /// Draws the text from the top of a rectangle.
  ///
  /// - Parameters:
  ///   - list: Where it is drawn.
  ///   - rect: The rectangle.
  ///   - isWrapped: Whether lines end with it.
  ///   - place: Where the text stands in it across, 0 for the left to 1 for the right.
  ///   - color: The colour of what has none of its own.
  ///   - transform: From the rectangle's coordinates to the list's.
  package func draw(
    into list: inout DisplayList, in rect: CGRect, isWrapped: Bool, place: CGFloat,
    color: ResolvedColor, _ transform: CGAffineTransform
  ) {
    let layout = layout(isWrapped ? rect.width : nil)
    let left = rect.minX + (rect.width - layout.metrics.size.width) * place
    let own = CGAffineTransform(translationX: left, y: rect.minY).concatenating(transform)
    let styles = setting.styles
    layout.draw(
      into: &list, transform: own, images: { _, _ in false },
      paint: { style in
        let numbers = style > 0 && style <= styles.count ? styles[style - 1] : nil
        let area = CGRect(origin: .zero, size: layout.metrics.size)
        return numbers?.paint(in: area) ?? .solid(color)
      })
  }
}
