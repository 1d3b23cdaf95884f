public import Foundation
import Geometry
public import ViewEngine
import Views

/// How a live activity looks beside the camera; a film shows previews, and no activity by itself.
public struct DynamicIsland {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - expanded: What is shown when it is held.
  ///   - compactLeading: What is shown left of the camera.
  ///   - compactTrailing: What is shown right of the camera.
  ///   - minimal: What is shown where there are several.
  /// - Note: Accepted; no effect. `expanded`, `compactLeading`, `compactTrailing`, `minimal`: a film shows no activity by itself.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> _DynamicIslandRegions,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  /// Sets the margins of a form.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The margin, in points.
  ///   - mode: The form.
  /// - Returns: The island.
  /// - Note: Accepted; no effect. `edges`, `length`, `for`: a film shows no activity by itself.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
  /// Says what is opened by a tap.
  ///
  /// - Note: Accepted; no effect. `url`: a film shows no activity by itself.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Sets the colour of its edge.
  ///
  /// - Note: Accepted; no effect. `color`: a film shows no activity by itself.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
}

/// A form of what is beside the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  /// Held.
  public static let expanded = Self(name: "expanded")
  /// Left of the camera.
  public static let compactLeading = Self(name: "compactLeading")
  /// Right of the camera.
  public static let compactTrailing = Self(name: "compactTrailing")
  /// Where there are several.
  public static let minimal = Self(name: "minimal")
}

/// A place in what is shown when it is held.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// At the leading side.
  public static let leading = Self(name: "leading")
  /// At the trailing side.
  public static let trailing = Self(name: "trailing")
  /// Below the camera.
  public static let center = Self(name: "center")
  /// At the bottom.
  public static let bottom = Self(name: "bottom")
}

/// Where something stands that is too wide beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String
  /// Beside it.
  public static let `default` = Self(name: "default")
  /// Below it.
  public static let belowIfTooWide = Self(name: "belowIfTooWide")
}

/// What stands in a place when it is held.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates it.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - priority: How much it matters that it is not narrow.
  ///   - content: What stands there.
  /// - Note: Accepted; no effect. `position`, `priority`, `content`: a film shows no activity by itself.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// Places of what is shown when it is held.
public struct _DynamicIslandRegions {}

/// Makes a list of places.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// Takes places, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `expression`: a film shows no activity by itself.
  public static func buildExpression<Content: View>(
    _ expression: DynamicIslandExpandedRegion<Content>
  ) -> _DynamicIslandRegions { _DynamicIslandRegions() }
  /// Takes places, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `components`: a film shows no activity by itself.
  public static func buildBlock(_ components: _DynamicIslandRegions...) -> _DynamicIslandRegions {
    _DynamicIslandRegions()
  }
  /// Takes places, of which none is shown.
  ///
  /// - Note: Accepted; no effect. `component`: a film shows no activity by itself.
  public static func buildOptional(_ component: _DynamicIslandRegions?) -> _DynamicIslandRegions {
    _DynamicIslandRegions()
  }
}

extension View {
  /// Says where this stands if it is too wide beside the camera.
  ///
  /// - Note: Accepted; no effect. `verticalPlacement`: a film has no camera.
  public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
