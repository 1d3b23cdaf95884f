public import Foundation
@_spi(Engine) public import ViewEngine

/// A column of a lazy grid (a row of a horizontal one), or several of one kind.
public struct GridItem: Sendable {
  /// The size of a column: its width in points, or its height for the rows of a horizontal grid.
  public enum Size: Sendable {
    /// One column of a fixed width.
    case fixed(CGFloat)
    /// One column that shares the width that is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into an equal part of the width that is left, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The column's width, or how it comes about.
  public var size: Size
  /// Spacing before the next column in points; `nil` for the standard 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` for the centre.
  public var alignment: Alignment?
  /// Creates a column of a vertical lazy grid, or a row of a horizontal one.
  ///
  /// - Parameters:
  ///   - size: The column's width, or how it comes about.
  ///   - spacing: Points before the next column; `nil` for the standard 8.
  ///   - alignment: Where views stand in their cells; `nil` for the centre.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The pinned headers and footers of a lazy container.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Section headers, at the top or leading edge while their section passes.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Section footers, at the bottom or trailing edge while their section passes.
  public static let sectionFooters = Self(rawValue: 2)
}

/// A column of a lazy grid as laid out.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The columns that `items` give in a width of `available` points.
  ///
  /// What is left after the fixed columns and the distances is shared: each further item gets an
  /// equal part of what the ones before it have left, within its bounds. An adaptive item puts as
  /// many columns into its part as fit at their minimum, and these share it.
  static func tracks(_ items: [GridItem], in available: CGFloat) -> [GridTrack] {
    let gaps = items.dropLast().map { $0.spacing ?? ViewSpacing.standard }
    var left = available - gaps.reduce(0, +)
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { open += 1 }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? ViewSpacing.standard
      func add(_ length: CGFloat) {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length
      }
      switch item.size {
      case .fixed(let length):
        add(length)
      case .flexible(let minimum, let maximum):
        let length = max(min(left / CGFloat(open), maximum), minimum)
        left -= length
        open -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let part = max(left / CGFloat(open), 0)
        let count = max(((part + gap) / (max(minimum, 1) + gap)).rounded(.down), 1)
        let share = (part - gap * (count - 1)) / count
        let length = max(min(share, maximum), min(minimum, part))
        for column in 0..<Int(count) {
          if column > 0 { start += gap }
          add(length)
        }
        left -= length * count + gap * (count - 1)
        open -= 1
      }
      if index < gaps.count { start += gaps[index] }
    }
    return tracks
  }
}
