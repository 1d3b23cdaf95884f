public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// Regions of the safe area: what may cover parts of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The container's region: what the device's bars and corners take.
  public static let container = Self(rawValue: 1)
  /// The keyboard's region: what a keyboard covers while a field takes what is typed.
  public static let keyboard = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

extension View {
  /// Lets this view extend out of the safe area, where it reaches the safe area's edge.
  ///
  /// - Parameters:
  ///   - regions: The regions that may be extended into; the keyboard's is empty while there is none.
  ///   - edges: The edges at which the view may extend.
  /// - Returns: This view; the space that it takes among others is what it takes without.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      IgnoredSafeArea(
        edges: edges, container: regions.contains(.container),
        keyboard: regions.contains(.keyboard)))
  }
  /// Lets this view extend out of the safe area, where it reaches the safe area's edge.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Insets this view's safe area at a side by another view, beneath which this one may extend.
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
      if edge == .leading { content().zIndex(1) }
      self.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(SafeAreaModifier())
      if edge == .trailing { content().zIndex(1) }
    }
  }
  /// Pads the safe area at some edges: a padding into which this view may extend.
  ///
  /// - Parameters:
  ///   - edges: The edges that are padded.
  ///   - length: The padding in points; `nil` for the standard 16.
  /// - Returns: This view with its padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaModifier()).padding(edges, length)
  }
  /// Pads the safe area at all edges, in points: a padding into which this view may extend.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaModifier()).padding(length)
  }
  /// Pads the safe area by insets, in points: a padding into which this view may extend.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaModifier()).padding(insets)
  }
}
