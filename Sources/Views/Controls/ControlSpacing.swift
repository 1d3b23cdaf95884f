import Foundation
@_spi(Engine) import ViewEngine

/// The layout around a whole control: neighbours keep their distance from it, not from the text of its
/// label, as recorded on iOS of switches, steppers and pickers.
struct ControlSpacing: UnaryLayout {
  typealias Body = Never
  func size(of inner: Box, for proposal: ProposedViewSize) -> CGSize { inner.size(for: proposal) }
  func place(_ inner: Box, in frame: CGRect, _ proposal: ProposedViewSize) -> (
    CGRect, ProposedViewSize
  ) {
    (frame, proposal)
  }
  func spacing(of inner: Box) -> ViewSpacing { .plain }
}
