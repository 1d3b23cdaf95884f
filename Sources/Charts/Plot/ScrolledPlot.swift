import Foundation
import Geometry
import ViewEngine
import Views

/// The viewport onto a plot that is longer than the chart, and its scroll position.
struct ScrolledPlot<Content: View>: View {
  let scrolled: ScrolledAxis
  let wish: ScrollWish
  @ViewBuilder let content: Content
  @State private var memory = ScrollMemory()

  var body: some View {
    let isAcross = scrolled.axis == .horizontal
    let axes: Axis.Set = isAcross ? .horizontal : .vertical
    let sink = isAcross ? wish.xSink : wish.ySink
    ScrollView(axes, showsIndicators: false) {
      content.containerRelativeFrame(axes) { [scrolled] length, _ in
        (length - scrolled.margins) * CGFloat(scrolled.zoom) + scrolled.margins
      }
    }
    .scrollShare(
      along: scrolled.axis, counting: scrolled.count, at: place,
      restingBy: wish.behavior.map { ChartRest(behavior: $0, scrolled: scrolled) }
    ) { [memory, scrolled] place in
      memory.tell(scrolled.scalar(at: place), sink)
    }
  }

  /// Where the scene wants the plot; at its beginning where it says nothing.
  private var place: ScrollShare? {
    let isAcross = scrolled.axis == .horizontal
    let start = isAcross ? wish.xStart : wish.yStart
    guard let start else {
      return memory.wish(scrolled.scalar(at: scrolled.count), isInitial: true)
        .flatMap { scrolled.place(of: $0) }
    }
    let isInitial = isAcross ? wish.isXInitial : wish.isYInitial
    return memory.wish(start, isInitial: isInitial).flatMap { scrolled.place(of: $0) }
  }
}
