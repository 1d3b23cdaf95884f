public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// The margins that are asked for around the content of a scroll view: those of edges that nobody names are its own.
struct ContentMargins: Equatable {
  /// The edges that somebody has named.
  var edges: Edge.Set = []
  /// The margins in points; 0 at the other edges.
  var insets = EdgeInsets()

  /// The margin at the top in points; `nil` for the scroll view's own.
  var top: CGFloat? { edges.contains(.top) ? insets.top : nil }
  /// The margin at the bottom in points; `nil` for the scroll view's own.
  var bottom: CGFloat? { edges.contains(.bottom) ? insets.bottom : nil }
  /// The margin at the leading edge in points; `nil` for the scroll view's own.
  var leading: CGFloat? { edges.contains(.leading) ? insets.leading : nil }
  /// The margin at the trailing edge in points; `nil` for the scroll view's own.
  var trailing: CGFloat? { edges.contains(.trailing) ? insets.trailing : nil }

  /// These margins with those of `insets` at some edges.
  fileprivate func setting(_ edges: Edge.Set, to insets: EdgeInsets) -> ContentMargins {
    ContentMargins(
      edges: self.edges.union(edges),
      insets: EdgeInsets(
        top: edges.contains(.top) ? insets.top : self.insets.top,
        leading: edges.contains(.leading) ? insets.leading : self.insets.leading,
        bottom: edges.contains(.bottom) ? insets.bottom : self.insets.bottom,
        trailing: edges.contains(.trailing) ? insets.trailing : self.insets.trailing))
  }
}

private enum ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins? { nil }
}
private enum IndicatorMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins? { nil }
}

extension EnvironmentValues {
  /// The margins around the content of scroll views and lists, in points.
  var scrollMargins: ContentMargins? {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }
  /// The margins around the scroll indicators of scroll views, in points.
  var scrollIndicatorMargins: ContentMargins? {
    get { self[IndicatorMarginsKey.self] }
    set { self[IndicatorMarginsKey.self] = newValue }
  }
}

/// What margins of a scroll view's content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int
  /// For content and indicators.
  public static let automatic = Self(number: 0)
  /// For the content.
  public static let scrollContent = Self(number: 1)
  /// For the indicators.
  public static let scrollIndicators = Self(number: 2)
}

extension View {
  /// Sets the margins around the content of the scroll views and lists below; the viewport is as large as before.
  ///
  /// They take the place of those that a list has of itself: above its first group and below its last, and beside rounded groups;
  /// above a first header they come on top of its own. In a list a margin below zero counts as zero.
  ///
  /// - Parameters:
  ///   - edges: The edges that get a margin.
  ///   - insets: The margins in points.
  ///   - placement: What they are for.
  /// - Returns: This view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement != .scrollIndicators else { return }
      margins = (margins ?? ContentMargins()).setting(edges, to: insets)
    }
    .transformEnvironment(\.scrollIndicatorMargins) { margins in
      guard placement != .scrollContent else { return }
      margins = (margins ?? ContentMargins()).setting(edges, to: insets)
    }
  }
  /// Sets the margins around the content of the scroll views and lists below; the viewport is as large as before.
  ///
  /// - Parameters:
  ///   - edges: The edges that get a margin.
  ///   - length: The margins in points; without one 16, as iOS has it beside content, also in a list.
  ///   - placement: What they are for.
  /// - Returns: This view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }
  /// Sets the margin all around the content of the scroll views and lists below.
  ///
  /// - Parameters:
  ///   - length: The margin in points.
  ///   - placement: What it is for.
  /// - Returns: This view with the margin.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}
