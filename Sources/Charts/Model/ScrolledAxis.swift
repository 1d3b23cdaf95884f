import Foundation
import Geometry
import ViewEngine
import Views

/// The axis along which a chart scrolls: its whole scale, of which the viewport shows a part.
@MainActor struct ScrolledAxis {
  let axis: Axis
  /// The scale of all data; the categories of a vertical one from below.
  let scale: PlotScale
  /// How many times the visible length goes into the scale; above 1.
  let zoom: Double
  /// The margins of the plot along the axis, in points.
  var margins: CGFloat { scale.startPadding + scale.endPadding }

  /// Creates the axis along which a chart scrolls; `nil` where all is in sight, or nobody wants it to scroll.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - scale: The scale of all data.
  ///   - length: How much of it is seen, in its unit; `nil` for all.
  init?(_ axis: Axis, _ scale: PlotScale, length: Double?) {
    guard let length, length > 0 else { return nil }
    let zoom =
      if scale.kind == .category {
        Double(scale.categories.count) / length
      } else {
        1 / abs(scale.fraction(scale.low < scale.high ? scale.low + length : scale.low - length))
      }
    guard zoom > 1, zoom.isFinite else { return nil }
    (self.axis, self.scale, self.zoom) = (axis, scale, zoom)
  }

  /// How places are counted: numbers go up, so that those of a vertical axis begin below.
  var count: ScrollShare {
    ScrollShare(0, isFromEnd: axis == .vertical && scale.kind != .category, margins: margins)
  }

  /// The place at which the visible part begins with a value; `nil` for a category that is not on the axis.
  func place(of scalar: PlotScalar) -> ScrollShare? {
    guard let span = scale.span(of: PlotInput(scalar)) else { return nil }
    var place = count
    place.share = scale.kind == .category && axis == .vertical ? 1 - span.end : span.start
    return place
  }

  /// The value with which the visible part begins at a place.
  func scalar(at place: ScrollShare) -> PlotScalar? {
    guard scale.kind == .category else { return scale.value(at: place.share) }
    let names = ordered
    guard !names.isEmpty else { return nil }
    // The last bit of a division must not decide.
    let index = (place.share * Double(names.count) + 1e-6).rounded(.down)
    return .category(names[Int(min(max(index, 0), Double(names.count - 1)))])
  }

  /// The categories in the order in which they are scrolled.
  private var ordered: [String] {
    axis == .vertical ? scale.categories.reversed() : scale.categories
  }

  /// The number at a place: that of the scale, or how many categories are before it.
  func number(at place: ScrollShare) -> Double? {
    scale.kind == .category
      ? place.share * Double(scale.categories.count) : scale.value(at: place.share)?.number
  }

  /// The place of a number, as ``number(at:)`` has it.
  func place(ofNumber number: Double) -> ScrollShare {
    var place = count
    place.share =
      scale.kind == .category
      ? number / Double(max(scale.categories.count, 1)) : scale.fraction(number)
    return place
  }
}

/// What a chart remembers of its scroll position.
@MainActor final class ScrollMemory {
  /// The value that a finger's scrolling has told, as long as nobody else sets one.
  private var told: PlotScalar?
  /// Where the chart began, where its scene says only that.
  private var first: PlotScalar?

  /// Where the scene wants the chart: `nil` where a finger has scrolled it.
  ///
  /// - Parameters:
  ///   - start: What the scene says.
  ///   - isInitial: Whether that counts only at first.
  /// - Returns: The value with which the visible part is to begin.
  func wish(_ start: PlotScalar?, isInitial: Bool) -> PlotScalar? {
    if isInitial {
      if first == nil { first = start }
      return first
    }
    guard start == nil || start != told else { return nil }
    told = nil
    return start
  }

  /// Tells the scene where a finger has scrolled, where that is another value.
  func tell(_ scalar: PlotScalar?, _ sink: ScrollSink?) {
    guard let sink, let scalar, let value = sink.nearest(scalar), value != told else { return }
    told = value
    sink.write(value)
  }
}

/// Who is told where a finger has scrolled a chart.
struct ScrollSink {
  /// The value of the scene's type at a place; `nil` where there is none.
  let nearest: @MainActor (PlotScalar) -> PlotScalar?
  /// Writes such a value.
  let write: @MainActor (PlotScalar) -> Void

  /// Writes values of a type.
  @MainActor init<P: Plottable>(_ binding: Binding<P>) {
    nearest = { $0.value(as: P.self).map { PlotScalar($0) } }
    write = { if let value = $0.value(as: P.self) { binding.wrappedValue = value } }
  }
}
