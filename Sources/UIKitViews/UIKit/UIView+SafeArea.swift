import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// The insets of what is covered at the view's sides.
  ///
  /// - Parameters:
  ///   - stage: What of the stage is free.
  ///   - isWhole: Whether bars count as whole that have given way to what is scrolled.
  /// - Returns: What the stage covers; or, where that is more, what controllers of the views around keep free, and bars
  ///   over the view; and what the view's own controller keeps free besides.
  func coveredInsets(by stage: SafeArea, whileWhole isWhole: Bool = false) -> EdgeInsets {
    // A mask is nowhere on the stage itself.
    if manners.masked != nil { return EdgeInsets() }
    // What scrolls keeps its content free itself.
    var insets = isInsideScrollView ? EdgeInsets() : stage.covered(of: convert(bounds, to: nil))
    if let superview, !superview.keepsContentFree, superview.isInsideAdditionalSafeArea {
      let around = superview.coveredInsets(by: stage, whileWhole: isWhole)
      let place = convert(bounds, to: superview)
      let size = superview.bounds
      insets.top = max(insets.top, size.minY + around.top - place.minY)
      insets.leading = max(insets.leading, size.minX + around.leading - place.minX)
      insets.bottom = max(insets.bottom, place.maxY - size.maxY + around.bottom)
      insets.trailing = max(insets.trailing, place.maxX - size.maxX + around.trailing)
    }
    guard let controller else { return insets }
    let (own, bars) = (controller.additionalSafeAreaInsets, controller.barInsets)
    insets.top = max(insets.top, bars.top - (isWhole ? 0 : controller.barGiven))
    insets.bottom = max(insets.bottom, bars.bottom)
    return EdgeInsets(
      top: insets.top + own.top, leading: insets.leading + own.left,
      bottom: insets.bottom + own.bottom, trailing: insets.trailing + own.right)
  }

  /// Whether a view around this one scrolls it and keeps it free of what covers the stage.
  private var isInsideScrollView: Bool {
    guard let superview else { return false }
    return superview.keepsContentFree || superview.isInsideScrollView
  }

  /// Whether the view scrolls what is in it, and keeps it free of what covers the view.
  private var keepsContentFree: Bool {
    guard let scroll = self as? UIScrollView else { return false }
    return scroll.contentInsetAdjustmentBehavior != .never
  }

  /// Whether a controller of this view, or of one around it, keeps anything free.
  private var isInsideAdditionalSafeArea: Bool {
    if let controller,
      controller.additionalSafeAreaInsets != .zero || controller.barInsets != .zero
    {
      return true
    }
    return superview?.isInsideAdditionalSafeArea ?? false
  }

  /// Lays out this view and all in it again, as what is free of them is another than before.
  func safeAreaInsetsChanged() {
    setNeedsLayout()
    for view in subviews { view.safeAreaInsetsChanged() }
  }
}
