public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// Regions of the safe area: what the system keeps of the screen; the stage keeps nothing.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The container's region: what the device's bars and corners take.
  public static let container = Self(rawValue: 1)
  /// The keyboard's region; there is none on film.
  public static let keyboard = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

extension View {
  /// Lets this view extend out of the safe area; the stage has no insets to extend into.
  ///
  /// - Parameters:
  ///   - regions: The regions whose insets would not count.
  ///   - edges: The edges at which they would not count.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `regions`, `edges`: the stage keeps no margins.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Lets this view extend out of the safe area; the stage has no insets to extend into.
  ///
  /// - Note: Accepted; no effect. `edges`: the stage keeps no margins.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Insets this view's safe area at the top or bottom by another view: the two stand one below the
  /// other.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the other view stands.
  ///   - alignment: Where it stands within the width.
  ///   - spacing: Points between the two; `nil` for none.
  ///   - content: The view at the edge.
  /// - Returns: Both, in all the space that is proposed.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { content() }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { content() }
    }
  }
  /// Insets this view's safe area at a side by another view: the two stand side by side.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the other view stands.
  ///   - alignment: Where it stands within the height.
  ///   - spacing: Points between the two; `nil` for none.
  ///   - content: The view at the edge.
  /// - Returns: Both, in all the space that is proposed.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { content() }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { content() }
    }
  }
  /// Pads the safe area at some edges; as the stage has none, that is padding.
  ///
  /// - Parameters:
  ///   - edges: The edges that are padded.
  ///   - length: The padding in points; `nil` for the standard 16.
  /// - Returns: This view with its padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Pads the safe area at all edges, in points; as the stage has none, that is padding.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Pads the safe area by insets, in points; as the stage has none, that is padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
