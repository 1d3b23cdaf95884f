import ElementaryFunctions
import Foundation
import Geometry
import ViewEngine
import Views

/// Tells which value a finger on the plot points at.
struct ChartSelector: View {
  let model: ChartModel
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let options = model.options
    if options.xSelection != nil || options.ySelection != nil || options.angleSelection != nil {
      GeometryReader { proxy in place(proxy.size) }
    }
  }

  // A function of its own: the optimiser of Swift 6.3.1 fails at both gestures in the reader's closure.
  @ViewBuilder private func place(_ size: CGSize) -> some View {
    let place = Color.clear.contentShape(Rectangle())
    if model.scrolled == nil {
      place.gesture(drag(in: size))
    } else {
      place.gesture(hold(in: size))
    }
  }

  private func drag(in size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { select($0.location, in: size) }
      .onEnded { _ in clear() }
  }

  /// A finger that moves at once scrolls; one that rests first, as long as a long press takes, selects.
  private func hold(in size: CGSize) -> some Gesture {
    LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { if case .second(true, let drag?) = $0 { select(drag.location, in: size) } }
      .onEnded { _ in clear() }
  }

  private func clear() {
    model.options.xSelection?.select(nil)
    model.options.ySelection?.select(nil)
    model.options.angleSelection?.select(nil)
  }

  private func select(_ location: CGPoint, in size: CGSize) {
    let options = model.options
    let across = direction == .rightToLeft ? size.width - location.x : location.x
    let (x, y) = (model.x, model.y)
    if let sink = options.xSelection {
      sink.select(x.value(at: share(x, across, size.width)))
    }
    if let sink = options.ySelection {
      sink.select(y.value(at: share(y, size.height - location.y, size.height)))
    }
    if let sink = options.angleSelection {
      sink.select(.number(Self.turns(location, in: size) * model.angleSum))
    }
  }

  /// The share of a whole turn at which a point lies, clockwise from the top.
  static func turns(_ location: CGPoint, in size: CGSize) -> Double {
    let turns =
      ElementaryFunctions.atan2(
        Double(location.x - size.width / 2), Double(size.height / 2 - location.y))
      / (2 * .pi)
    return turns < 0 ? turns + 1 : turns
  }

  /// The share of a scale at a place of the plot, no further than its ends.
  private func share(_ scale: PlotScale, _ place: CGFloat, _ length: CGFloat) -> Double {
    let room = length - scale.startPadding - scale.endPadding
    guard room > 0 else { return 0 }
    return min(max(Double((place - scale.startPadding) / room), 0), 1 - 1e-12)
  }
}
