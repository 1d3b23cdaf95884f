public import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// The layout of lazy grids: rows of columns, or columns of rows.
struct LazyGridLayout: Layout, Sendable {
  let axis: Axis
  let items: [GridItem]
  let spacing: CGFloat?
  /// Where the columns stand when they do not fill the width.
  let alignment: Alignment

  typealias AnimatableData = EmptyAnimatableData

  /// One line of views: a row, where the grid grows downwards.
  private struct Line {
    var cells: [(index: Int, track: GridTrack)]
    var length: CGFloat = 0
    /// Points to the line after it.
    var gap: CGFloat = 0
  }

  private func size(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: breadth, height: length)
      : ProposedViewSize(width: length, height: breadth)
  }
  private func length(_ size: CGSize) -> CGFloat {
    axis == .vertical ? size.height : size.width
  }

  private func lines(
    _ available: CGFloat?, _ subviews: Subviews
  ) -> (lines: [Line], breadth: CGFloat) {
    let tracks = GridTrack.tracks(items, in: available ?? leastBreadth)
    let breadth = tracks.last.map { $0.start + $0.length } ?? 0
    guard !tracks.isEmpty else { return ([], 0) }
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let track: GridTrack
      if subview[SectionRole.self].spansContainer {
        // Headers and footers have a line of their own.
        track = GridTrack(start: 0, length: breadth, alignment: nil)
        lines.append(Line(cells: [(index, track)]))
        lines.append(Line(cells: []))
      } else {
        if lines.last.map({ $0.cells.count == tracks.count }) ?? true {
          lines.append(Line(cells: []))
        }
        track = tracks[lines[lines.count - 1].cells.count]
        lines[lines.count - 1].cells.append((index, track))
      }
    }
    lines.removeAll { $0.cells.isEmpty }
    for (index, line) in lines.enumerated() {
      lines[index].length =
        line.cells.map { length(subviews[$0.index].sizeThatFits(size(nil, $0.track.length))) }
        .max() ?? 0
      guard index > 0 else { continue }
      let before = lines[index - 1]
      lines[index - 1].gap =
        spacing ?? wish(of: before, subviews).distance(to: wish(of: line, subviews), along: axis)
    }
    return (lines, breadth)
  }

  /// The distances that the views of a line want, of which the greatest count.
  private func wish(of line: Line, _ subviews: Subviews) -> ViewSpacing {
    line.cells.reduce(into: ViewSpacing()) { $0.formUnion(subviews[$1.index].spacing) }
  }

  /// The least width of all columns and the spacing between them, in points.
  private var leastBreadth: CGFloat {
    let widths = items.map { item -> CGFloat in
      switch item.size {
      case .fixed(let length): length
      case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
      }
    }
    return widths.reduce(0, +)
      + items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offered = axis == .vertical ? proposal.width : proposal.height
    let (lines, breadth) = lines(offered, subviews)
    let length = lines.reduce(0) { $0 + $1.length + $1.gap }
    let across = max(offered.map { $0.isFinite ? $0 : breadth } ?? breadth, 0)
    return axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let available = axis == .vertical ? bounds.width : bounds.height
    let (lines, breadth) = lines(available, subviews)
    let slack = CGSize(
      width: axis == .vertical ? available - breadth : 0,
      height: axis == .vertical ? 0 : available - breadth)
    let indent = ViewDimensions(size: slack, box: nil).point(of: alignment)
    var position: CGFloat = 0
    for line in lines {
      for cell in line.cells {
        let origin =
          axis == .vertical
          ? CGPoint(x: bounds.minX + indent.x + cell.track.start, y: bounds.minY + position)
          : CGPoint(x: bounds.minX + position, y: bounds.minY + indent.y + cell.track.start)
        let cellSize =
          axis == .vertical
          ? CGSize(width: cell.track.length, height: line.length)
          : CGSize(width: line.length, height: cell.track.length)
        let offer = size(line.length, cell.track.length)
        let alignment = cell.track.alignment ?? .center
        let inner = subviews[cell.index].dimensions(in: offer).point(of: alignment)
        let outer = ViewDimensions(size: cellSize, box: nil).point(of: alignment)
        subviews[cell.index].place(
          at: CGPoint(x: origin.x + outer.x - inner.x, y: origin.y + outer.y - inner.y),
          proposal: offer)
      }
      position += line.length + line.gap
    }
  }
}

/// A lazy grid that grows downwards: views in columns, row after row.
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content
  private let pinned: PinnedScrollableViews
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the columns are if they do not fill the width.
  ///   - spacing: Points between rows; `nil` for the standard distance, which depends on the views.
  ///   - pinnedViews: What stays in sight for as long as its section does.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top))
    self.content = content()
    pinned = pinnedViews
  }
  public var body: some View {
    LayoutView(layout: layout, content: content.axis(nil), pinning: pinned.pinning(.vertical))
  }
}

/// A lazy grid that grows sideways: views in rows, column after column.
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let content: Content
  private let pinned: PinnedScrollableViews
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the rows are if they do not fill the height.
  ///   - spacing: Points between columns; `nil` for the standard distance, which depends on the
  ///     views.
  ///   - pinnedViews: What stays in sight for as long as its section does.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .leading, vertical: alignment))
    self.content = content()
    pinned = pinnedViews
  }
  public var body: some View {
    LayoutView(layout: layout, content: content.axis(nil), pinning: pinned.pinning(.horizontal))
  }
}

/// A lazy vertical stack, which fills the width; in a scroll view, loops make the views near its sight.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let pinned: PinnedScrollableViews
  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand within the stack's width.
  ///   - spacing: Points between views; `nil` for the standard distance, which depends on the
  ///     views.
  ///   - pinnedViews: What stays in sight for as long as its section does.
  ///   - content: The views, from the top.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    pinned = pinnedViews
  }
  public var body: some View {
    LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing),
      content: content.axis(.vertical), pinning: pinned.pinning(.vertical), lazyAxis: .vertical
    )
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A lazy horizontal stack, which fills the height; in a scroll view, loops make the views near its sight.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let pinned: PinnedScrollableViews
  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand within the stack's height.
  ///   - spacing: Points between views; `nil` for the standard distance, which depends on the
  ///     views.
  ///   - pinnedViews: What stays in sight for as long as its section does.
  ///   - content: The views, from the leading edge.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    pinned = pinnedViews
  }
  public var body: some View {
    LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing),
      content: content.axis(.horizontal), pinning: pinned.pinning(.horizontal),
      lazyAxis: .horizontal
    )
    .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
  }
}
