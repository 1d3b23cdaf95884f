import Foundation
@_spi(Engine) public import ViewEngine

/// The padding by which a scene's content keeps away from the scene's edges.
public struct ScenePadding: Equatable, Sendable {
  private let isLeast: Bool
  /// The least that the system leaves.
  public static let minimum = ScenePadding(isLeast: true)
  /// That of titles in navigation bars, which is the same.
  public static let navigationBar = ScenePadding(isLeast: false)
}

extension View {
  /// Pads this view by what the system leaves at a scene's edges: 16 points, 20 where there is as much room as on a tablet.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: This view, padded.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
  /// Pads this view by a kind of padding at a scene's edges.
  ///
  /// - Parameters:
  ///   - padding: The kind.
  ///   - edges: The edges.
  /// - Returns: This view, padded.
  /// - Note: Accepted; no effect. `padding`: all kinds are the same in a film.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

/// Pads a view by the margins of scenes.
private struct ScenePaddingModifier: ViewModifier {
  /// The margins in points, on a telephone and on a tablet.
  private static let (compact, regular) = (CGFloat(16), CGFloat(20))
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    content.padding(edges, sizeClass == .regular ? Self.regular : Self.compact)
  }
}
