import Foundation
import Geometry

/// Items in lines, one behind another, as words stand in a text: where a flow layout places them.
struct FlowArrangement: Equatable {
  /// What is known of a section, in points.
  struct Section: Equatable {
    var sizes: [CGSize]
    var insets = UIEdgeInsets.zero
    /// The space between lines, and the least between items of one.
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    /// The lengths of header and footer along the scrolling; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0

    /// The section as it is where it is scrolled to the side.
    fileprivate var turned: Section {
      var section = self
      section.sizes = sizes.map(\.turned)
      section.insets = UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      return section
    }
  }

  /// The frames of items, by sections.
  private(set) var items: [[CGRect]] = []
  /// The frames of headers and of footers; of no height where there is none.
  private(set) var headers: [CGRect] = []
  private(set) var footers: [CGRect] = []
  private(set) var size: CGSize

  /// Places items.
  ///
  /// - Parameters:
  ///   - sections: What is known of them.
  ///   - length: The length of a line: the width of what is scrolled down, the height of what is scrolled to the side.
  ///   - isVertical: Whether it is scrolled down.
  init(_ sections: [Section], length: CGFloat, isVertical: Bool) {
    var start: CGFloat = 0
    for section in isVertical ? sections : sections.map(\.turned) {
      headers.append(CGRect(x: 0, y: start, width: length, height: section.header))
      start += section.header
      let frames = Self.frames(section, from: start, in: length)
      items.append(frames.items)
      start = frames.end
      footers.append(CGRect(x: 0, y: start, width: length, height: section.footer))
      start += section.footer
    }
    size = CGSize(width: length, height: start)
    guard !isVertical else { return }
    items = items.map { $0.map(\.turned) }
    headers = headers.map(\.turned)
    footers = footers.map(\.turned)
    size = size.turned
  }

  /// The frames of a section's items, and where the section ends.
  private static func frames(
    _ section: Section, from start: CGFloat, in length: CGFloat
  ) -> (items: [CGRect], end: CGFloat) {
    if section.sizes.isEmpty { return ([], start + section.insets.top + section.insets.bottom) }
    let room = length - section.insets.left - section.insets.right
    let lines = lines(section, room)
    let isEven = Set(section.sizes.map(\.width)).count == 1
    var frames: [CGRect] = []
    var y = start + section.insets.top
    var gap = section.itemSpacing
    for (number, line) in lines.enumerated() {
      let sizes = line.map { section.sizes[$0] }
      let free = room - sizes.map(\.width).reduce(0, +)
      // Lines but the last are as long as there is room; items of one width stand in columns.
      if number + 1 < lines.count || isEven && number > 0 {
        if number + 1 < lines.count, sizes.count > 1 { gap = free / CGFloat(sizes.count - 1) }
      } else {
        gap = section.itemSpacing
      }
      let height = sizes.map(\.height).max() ?? 0
      var x = section.insets.left
      for size in sizes {
        frames.append(
          CGRect(
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height + section.lineSpacing
    }
    return (frames, y - section.lineSpacing + section.insets.bottom)
  }

  /// The numbers of the items in each line: as many as fit, one at least.
  private static func lines(_ section: Section, _ room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, end) = (0, CGFloat(0))
    for (index, size) in section.sizes.enumerated() {
      let next = index == first ? size.width : end + section.itemSpacing + size.width
      if index > first, next > room + tolerance {
        lines.append(first..<index)
        (first, end) = (index, size.width)
      } else {
        end = next
      }
    }
    lines.append(first..<section.sizes.count)
    return lines
  }
  /// What widths that divide a line may be too long by rounding, in points.
  private static let tolerance: CGFloat = 1e-6
}

extension CGSize {
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}
extension CGRect {
  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
