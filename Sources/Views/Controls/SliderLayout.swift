import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The layout of a slider: its track, the filled part of it, and the thumb.
struct SliderLayout: Layout, Sendable {
  /// Where the thumb is on the track, 0...1.
  var share: Double
  /// Where the filled part begins, 0...1; `nil` for the edge.
  var neutral: Double?
  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  /// The width in points where none is proposed.
  private static let idealWidth: CGFloat = 150

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let knob = subviews.last?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: max(proposal.width ?? Self.idealWidth, knob.width), height: knob.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let knob = subviews[2].sizeThatFits(.unspecified)
    func place(_ share: Double) -> CGFloat {
      bounds.minX + knob.width / 2 + (bounds.width - knob.width) * CGFloat(share)
    }
    let center = place(share)
    let edge = neutral.map(place) ?? bounds.minX
    let middle = bounds.midY
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: middle), anchor: .leading,
      proposal: ProposedViewSize(width: bounds.width, height: nil))
    subviews[1].place(
      at: CGPoint(x: min(edge, center), y: middle), anchor: .leading,
      proposal: ProposedViewSize(width: abs(center - edge), height: nil))
    subviews[2].place(at: CGPoint(x: center, y: middle), anchor: .center, proposal: .unspecified)
  }
}
