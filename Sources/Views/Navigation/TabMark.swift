import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The capsule that marks the chosen tab of a bar that floats, and goes to another when that is chosen.
struct TabMark: View {
  let tabs: SystemLook.FloatingTabs
  /// The place of the chosen tab, and how many there are.
  let index: Int
  let count: Int

  /// How the mark goes from tab to tab: a guess.
  private static let motion = Animation.spring(duration: 0.4, bounce: 0.2)

  var body: some View {
    LayoutView(
      layout: TabMarkLayout(tabs: tabs, index: index, count: count),
      content: Capsule().fill(Color(.system(.fill)).opacity(ControlLook.tertiaryFill))
    )
    .animation(Self.motion, value: index)
  }
}

/// The layout of the mark: at the place of one of the tabs.
private struct TabMarkLayout: Layout {
  let tabs: SystemLook.FloatingTabs
  let index: Int
  let count: Int

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (pitch, more) = tabs.pitch(of: count, in: bounds.width)
    for mark in subviews {
      mark.place(
        at: CGPoint(x: bounds.minX + pitch * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: pitch + more, height: bounds.height))
    }
  }
}
