import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The form of a bar of tabs that floats.
enum FloatingBarForm {
  /// All tabs.
  case whole
  /// While content is scrolled: the chosen tab's symbol alone.
  case small
  /// The chosen tab is that for search: its field, and the symbol of the tab before.
  case field
  /// Something is typed into the field: it is alone.
  case typing

  /// Whether there is a search field.
  var hasField: Bool { self == .field || self == .typing }
}

/// A part of a bar of tabs that floats.
enum FloatingBarPart: LayoutValueKey {
  /// The tabs on their glass; the search tab, or its field; the view that stands above the tabs.
  case tabs, search, accessory

  static var defaultValue: FloatingBarPart { .tabs }
}

/// The layout of a bar of tabs that floats: in one line, with the accessory above it or between its parts.
struct FloatingBarLayout: Layout {
  let tabs: SystemLook.FloatingTabs
  let form: FloatingBarForm
  let hasSearch: Bool
  let hasAccessory: Bool

  typealias AnimatableData = EmptyAnimatableData

  /// The height of what is in the line: of all tabs, or of one symbol.
  private var lineHeight: CGFloat {
    form == .whole ? tabs.height + 2 * tabs.inset : tabs.smallHeight
  }

  /// The height of the line and what is above it: that of a small bar as that of a whole one, so that the content is
  /// kept clear of the same.
  private var height: CGFloat {
    let line = form == .typing ? tabs.smallHeight : tabs.height + 2 * tabs.inset
    return line + (hasAccessory ? tabs.accessoryHeight + tabs.accessorySpacing : 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: proposal.width ?? 0, height: height) }

  /// Where a part stands.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - natural: The width that the tabs would take of what they can have.
  ///   - bounds: The bounds of all parts.
  /// - Returns: Its frame.
  func frame(
    of part: FloatingBarPart, natural: (CGFloat) -> CGFloat, in bounds: CGRect
  ) -> CGRect {
    let (line, gap) = (lineHeight, tabs.accessorySpacing)
    let (top, side) = (bounds.maxY - line, tabs.smallHeight)
    switch part {
    case .tabs:
      guard form == .whole else {
        return CGRect(x: bounds.minX, y: top, width: side, height: side)
      }
      let width = natural(bounds.width - (hasSearch ? line + gap : 0))
      let x = hasSearch ? bounds.minX : bounds.midX - width / 2
      return CGRect(x: x, y: top, width: width, height: line)
    case .search:
      let x = form == .typing ? bounds.minX : bounds.minX + side + gap
      return form.hasField
        ? CGRect(x: x, y: top, width: bounds.maxX - x, height: line)
        : CGRect(x: bounds.maxX - line, y: top, width: line, height: line)
    case .accessory:
      guard form == .small else {
        return CGRect(
          x: bounds.minX, y: bounds.minY, width: bounds.width, height: tabs.accessoryHeight)
      }
      let (start, end) = (bounds.minX + side + gap, hasSearch ? side + gap : 0)
      return CGRect(
        x: start, y: top, width: max(bounds.maxX - end - start, 0), height: tabs.accessoryHeight)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      let frame = frame(
        of: view[FloatingBarPart.self],
        natural: { width in
          let offer = ProposedViewSize(width: width, height: lineHeight)
          return min(view.sizeThatFits(offer).width, width)
        }, in: bounds)
      view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }
}
