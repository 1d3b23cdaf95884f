internal import Foundation

/// A rectangle of whole pixels; y points up, as everywhere in Core Image.
struct PixelBox: Hashable, Sendable {
  /// The first column.
  var left: Int
  /// The lowest row.
  var bottom: Int
  /// The column behind the last one.
  var right: Int
  /// The row above the highest one.
  var top: Int

  /// What is beyond this is endless: no picture is so large.
  static let farthest = 1 << 30

  /// Creates a box; one that ends before it starts is empty.
  init(left: Int, bottom: Int, right: Int, top: Int) {
    (self.left, self.bottom) = (left, bottom)
    (self.right, self.top) = (max(left, right), max(bottom, top))
  }

  /// The pixels that a rectangle touches; those of an endless one are a great many.
  init(covering rect: CGRect) {
    guard !rect.isNull else {
      self.init(left: 0, bottom: 0, right: 0, top: 0)
      return
    }
    // What is a rounding error beyond an edge is not beyond it.
    self.init(
      left: Self.whole((Double(rect.minX) + Self.slack).rounded(.down)),
      bottom: Self.whole((Double(rect.minY) + Self.slack).rounded(.down)),
      right: Self.whole((Double(rect.maxX) - Self.slack).rounded(.up)),
      top: Self.whole((Double(rect.maxY) - Self.slack).rounded(.up)))
  }

  private static let slack = 1e-4

  private static func whole(_ number: Double) -> Int {
    guard !number.isNaN else { return 0 }
    return Int(min(max(number, Double(-farthest)), Double(farthest)))
  }

  /// Columns.
  var width: Int { right - left }
  /// Rows.
  var height: Int { top - bottom }
  /// Whether it has no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels of both.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: min(right, other.right), top: min(top, other.top))
  }

  /// The box with so many more pixels at each side.
  func grown(by across: Int, _ upwards: Int) -> PixelBox {
    PixelBox(
      left: left - across, bottom: bottom - upwards, right: right + across, top: top + upwards)
  }

  /// The box moved.
  func moved(by x: Int, _ y: Int) -> PixelBox {
    PixelBox(left: left + x, bottom: bottom + y, right: right + x, top: top + y)
  }
}

extension CGRect {
  /// Whether it goes on without end.
  var isEndless: Bool {
    isInfinite || width >= CGFloat(PixelBox.farthest) || height >= CGFloat(PixelBox.farthest)
  }

  /// What lies in both, either of which may be endless; null where nothing does.
  func common(with other: CGRect) -> CGRect {
    if isEndless { return other }
    if other.isEndless { return self }
    if isNull || other.isNull { return .null }
    let (left, bottom) = (max(minX, other.minX), max(minY, other.minY))
    let (right, top) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, bottom < top else { return .null }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The smallest rectangle around both, either of which may be endless.
  func around(_ other: CGRect) -> CGRect {
    if isEndless || other.isEndless { return .infinite }
    if isNull { return other }
    if other.isNull { return self }
    let (left, bottom) = (min(minX, other.minX), min(minY, other.minY))
    let (right, top) = (max(maxX, other.maxX), max(maxY, other.maxY))
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The rectangle with so much more at each side.
  func grown(by distance: Int) -> CGRect {
    guard !isNull, !isEndless else { return self }
    let distance = CGFloat(distance)
    return CGRect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
