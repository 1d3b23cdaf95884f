import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A value in the legend.
struct LegendEntry: Identifiable {
  let name: String
  let style: AnyShapeStyle
  let symbol: AnyChartSymbol
  var id: String { name }
}

extension ChartModel {
  /// The values that the legend explains: those by which marks have colours or symbols.
  var legendEntries: [LegendEntry] {
    if hasNumericColors { return [] }
    let names = colors.names.isEmpty ? symbols.names : colors.names
    let hasSymbols = !symbols.names.isEmpty
    return names.map { name in
      LegendEntry(
        name: name,
        style: colors.names.isEmpty
          ? AnyShapeStyle(Color.blue) : AnyShapeStyle(colors.style(of: name)),
        symbol: hasSymbols && symbols.names.contains(name)
          ? symbols.symbol(of: name) : AnyChartSymbol.standard[0])
    }
  }
}

/// The legend: what colours and symbols stand for.
struct LegendView: View {
  let entries: [LegendEntry]
  let isColumn: Bool

  /// The diameter of a symbol and its distances, as measured.
  private static let (diameter, gap, spacing) = (CGFloat(8), CGFloat(5), CGFloat(8))

  var body: some View {
    LegendLayout(isColumn: isColumn, spacing: Self.spacing) {
      ForEach(entries) { entry in
        HStack(spacing: Self.gap) {
          entry.symbol.view(entry.style).frame(width: Self.diameter, height: Self.diameter)
          Text(entry.name).lineLimit(1)
        }
      }
    }
    .font(AxisLook.font).foregroundStyle(.secondary)
  }
}

/// Lays out lines of views, as many in each as there is room for.
struct LegendLayout: Layout {
  let isColumn: Bool
  let spacing: CGFloat

  /// The frame of each view.
  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
    let width = proposal.width ?? .infinity
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, isColumn || x + size.width > width {
        (x, y, height) = (0, y + height + spacing / 2, 0)
      }
      defer {
        x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(proposal, subviews)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(ProposedViewSize(bounds.size), subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
