import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The row of a picker's label and its choice: side by side, or the choice below where the two do not fit in a line.
struct PickerRow<Label: View, Control: View>: View {
  /// The inset of a choice that stands below its label, and what is above and below of it, as measured in pictures of iOS 26.
  private static var inset: CGFloat { 12 }
  private static var above: CGFloat { 11.5 }
  private static var below: CGFloat { 20.0 / 3 }
  /// Whether the label is shown; without it the choice stands alone.
  let showsLabel: Bool
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control

  var body: some View {
    PickerRowLayout(inset: Self.inset, above: Self.above, below: Self.below) {
      if showsLabel { label }
      control
    }
  }
}

/// The layout of a label and a choice: in a line from side to side if both have room in it.
private struct PickerRowLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let inset: CGFloat
  let above: CGFloat
  let below: CGFloat

  private struct Plan {
    var isStacked = false
    var label = CGSize.zero
    var control: CGSize
    var width: CGFloat
    var height: CGFloat
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan? {
    guard let control = subviews.last else { return nil }
    let ideal = control.sizeThatFits(.unspecified)
    guard subviews.count > 1 else {
      let size = control.sizeThatFits(proposal)
      return Plan(control: size, width: size.width, height: size.height)
    }
    let title = subviews[0].sizeThatFits(.unspecified)
    let least = title.width + ControlLook.spacing + ideal.width
    let width = proposal.width ?? least
    if width + 0.01 >= least {
      return Plan(
        label: title, control: ideal, width: max(width, least),
        height: max(title.height, ideal.height))
    }
    let label = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
    let choice = control.sizeThatFits(ProposedViewSize(width: width - inset, height: nil))
    return Plan(
      isStacked: true, label: label, control: choice, width: width,
      height: label.height + above + choice.height + below)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let plan = plan(proposal, subviews) else { return .zero }
    return CGSize(width: plan.width, height: plan.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: proposal.height)
    guard let plan = plan(offer, subviews), let control = subviews.last else { return }
    let size = ProposedViewSize(plan.control)
    guard subviews.count > 1 else {
      control.place(at: bounds.origin, anchor: .topLeading, proposal: size)
      return
    }
    let label = ProposedViewSize(plan.label)
    if plan.isStacked {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: label)
      let top = bounds.minY + plan.label.height + above
      control.place(
        at: CGPoint(x: bounds.minX + inset, y: top), anchor: .topLeading, proposal: size)
    } else {
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: label)
      control.place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: size)
    }
  }
}
