import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The bar above a keyboard.
struct AccessoryToolbar: View {
  let views: [AnyView]
  /// The insets of its items from the sides, and the thickness of the line at its top, in points.
  private static let (inset, line) = (CGFloat(16), CGFloat(1.0 / 3))

  var body: some View {
    AccessoryLayout {
      ToolbarRow(views: views).padding(.horizontal, Self.inset)
    }
    .background(alignment: .top) {
      Rectangle().fill(Color(.system(.separator))).frame(height: Self.line)
    }
    .background(.bar)
    .clipped()
  }
}

/// The layout of the bar above a keyboard: there is none where its items show nothing.
private struct AccessoryLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let isEmpty = subviews.allSatisfy { $0.sizeThatFits(.zero).height == 0 }
    return CGSize(
      width: proposal.width ?? 0, height: isEmpty ? 0 : KeyboardMeasures.toolbar)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
