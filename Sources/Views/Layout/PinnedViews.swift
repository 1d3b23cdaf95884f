import Foundation
@_spi(Engine) import ViewEngine

extension PinnedScrollableViews {
  /// How these views are kept in sight by a container along `axis`; `nil` for none.
  ///
  /// A header stays at the window's start, a footer at its end, for as long as their section reaches there: the
  /// section's other end pushes them out.
  func pinning(_ axis: Axis) -> Pinning? {
    if isEmpty { return nil }
    return Pinning { box, views, window in
      guard let shift = shift(of: box, among: views, in: window, axis) else { return nil }
      return axis == .vertical
        ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0)
    }
  }

  @MainActor private func shift(
    of box: Box, among views: [Box], in window: CGRect, _ axis: Axis
  ) -> CGFloat? {
    // Counted in the layout direction.
    let isTurned = axis == .horizontal && box.isRightToLeft
    func ends(_ frame: CGRect) -> (low: CGFloat, high: CGFloat) {
      if isTurned { return (-frame.maxX, -frame.minX) }
      return axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    }
    let (role, token) = (box.traits[SectionRole.self], box.traits[SectionToken.self])
    let isHeld =
      switch role {
      case .row: false
      case .header: contains(.sectionHeaders)
      case .footer: contains(.sectionFooters)
      }
    guard isHeld, let token else { return nil }
    let section = ends(
      views.filter { $0.traits[SectionToken.self] == token }.reduce(box.frame) {
        $0.union($1.frame)
      })
    let (own, seen) = (ends(box.frame), ends(window))
    let way =
      role == .header
      ? min(max(seen.low - own.low, 0), section.high - own.high)
      : max(min(seen.high - own.high, 0), section.low - own.low)
    return isTurned ? -way : way
  }
}
