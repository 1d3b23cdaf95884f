public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// Parts of the screen that the system keeps; the stage has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the device's bars and corners take.
  public static let container = Self(rawValue: 1)
  /// What the keyboard takes; there is none on film.
  public static let keyboard = Self(rawValue: 2)
  /// Both.
  public static let all = Self(rawValue: .max)
}

extension View {
  /// Lets this view reach into margins that the system keeps; the stage has none.
  ///
  /// - Note: Accepted; no effect. `regions`, `edges`: the stage keeps no margins.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Lets this view reach into margins that the system keeps; the stage has none.
  ///
  /// - Note: Accepted; no effect. `edges`: the stage keeps no margins.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view at an edge and this view beside it.
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
  /// Puts a view at an edge and this view beside it.
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
  /// Puts space at some edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Puts space around.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Puts space around.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
