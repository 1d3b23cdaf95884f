import Foundation
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// The content mode: how contents fill the bounds of a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// At their aspect ratio, as large as they fit.
    case scaleAspectFit
    /// At their aspect ratio, as small as they fill; what is over overflows.
    case scaleAspectFill
    /// Drawn anew; as stretched.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
    /// In its own size, in the upper left corner.
    case topLeft
    /// In its own size, in the upper right corner.
    case topRight
    /// In its own size, in the lower left corner.
    case bottomLeft
    /// In its own size, in the lower right corner.
    case bottomRight

    /// The frame of contents of a size in `bounds`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
      var size = size
      if self == .scaleToFill || self == .redraw { return bounds }
      if self == .scaleAspectFit || self == .scaleAspectFill {
        guard size.width > 0, size.height > 0 else { return bounds }
        let ratios = [bounds.width / size.width, bounds.height / size.height]
        let ratio = (self == .scaleAspectFit ? ratios.min() : ratios.max()) ?? 1
        size = CGSize(width: size.width * ratio, height: size.height * ratio)
      }
      var origin = CGPoint(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      switch self {
      case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
      case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
      default: break
      }
      switch self {
      case .top, .topLeft, .topRight: origin.y = bounds.minY
      case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - size.height
      default: break
      }
      return CGRect(origin: origin, size: size)
    }
  }

  /// The autoresizing mask: which sizes and margins of a view change when its superview gets
  /// another size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The distance from the left gives way.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The distance from the right gives way.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The distance from the top gives way.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The distance from the bottom gives way.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Resizes the view to its superview's new size, by the autoresizing mask.
  func autoresize(from old: CGSize, to new: CGSize) {
    if autoresizingMask.isEmpty { return }
    /// Start and length of one side: the difference goes to what is flexible, in equal parts.
    func stretch(
      _ start: CGFloat, _ length: CGFloat, by difference: CGFloat,
      _ before: AutoresizingMask, _ own: AutoresizingMask, _ after: AutoresizingMask
    ) -> (start: CGFloat, length: CGFloat) {
      let flexible = [before, own, after].filter(autoresizingMask.contains)
      guard !flexible.isEmpty else { return (start, length) }
      let share = difference / CGFloat(flexible.count)
      return (
        flexible.contains(before) ? start + share : start,
        flexible.contains(own) ? max(length + share, 0) : length
      )
    }
    let (x, width) = stretch(
      frame.minX, frame.width, by: new.width - old.width, .flexibleLeftMargin, .flexibleWidth,
      .flexibleRightMargin)
    let (y, height) = stretch(
      frame.minY, frame.height, by: new.height - old.height, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin)
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle
  /// The circle about its centre whose radius is half of the mean of its width and height.
  case ellipse
  /// A path; its bounds here, which the tool says.
  case path
}
