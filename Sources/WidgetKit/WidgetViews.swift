public import ActivityKit
public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
public import Views

/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Small.
  case systemSmall = 0
  /// Twice as wide.
  case systemMedium = 1
  /// Twice as wide and high.
  case systemLarge = 2
  /// Four times as wide and twice as high.
  case systemExtraLarge = 3
  /// Round, on the locked screen.
  case accessoryCircular = 5
  /// Wider, on the locked screen.
  case accessoryRectangular = 6
  /// A line above the time.
  case accessoryInline = 7

  /// Its name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// Its size on a telephone 393 points wide, by Apple's table; the largest is an iPad's.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 634, height: 305)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
  /// Whether it is on the locked screen.
  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
  /// The radius of its corners, in points.
  var radius: CGFloat { isAccessory ? (self == .accessoryCircular ? 36 : 8) : 22 }
}

/// With which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// Its name.
  public let description: String
  /// With its own.
  public static let fullColor = Self(description: "fullColor")
  /// With two of the system's.
  public static let accented = Self(description: "accented")
  /// With the locked screen's.
  public static let vibrant = Self(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  /// How large the widget around is.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// With which colours the widget around is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// Whether the widget around has its ground: it does.
  public var showsWidgetContainerBackground: Bool { true }
}

/// The widget that a preview is the picture of.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Shows this as a widget of a size.
  ///
  /// - Parameter value: The widget.
  /// - Returns: This view in the widget's size, with its corners, which the environment tells.
  public func previewContext(_ value: WidgetPreviewContext) -> some View {
    let family = value.family
    return environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .frame(width: family.size.width, height: family.size.height)
      .clipShape(.rect(cornerRadius: family.radius))
      .containerShape(.rect(cornerRadius: family.radius))
  }
  /// Says what belongs to the second colour of a widget that is drawn with two.
  ///
  /// - Note: Accepted; no effect. `accentable`: a film draws widgets with their own colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Says what is opened by a tap on a widget.
  ///
  /// - Note: Accepted; no effect. `url`: nobody taps a widget of a film.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets the ground of a live activity.
  ///
  /// - Note: Accepted; no effect. `color`: a film shows no activity by itself.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Sets the colour of the system's buttons beside a live activity.
  ///
  /// - Note: Accepted; no effect. `color`: a film shows no activity by itself.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// A form of a live activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A form of what is beside the camera.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// At the camera's sides.
    case compact
    /// Held.
    case expanded
    /// Where there are several.
    case minimal
  }
  /// On the locked screen.
  case content
  /// Beside the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// A live activity in a form: its widget is not known to what it is about, so that nothing is seen, and the tool says so.
  ///
  /// - Parameters:
  ///   - contentState: What changes of it.
  ///   - isStale: Whether what it shows is too old.
  ///   - viewKind: The form.
  /// - Returns: Nothing.
  /// - Note: Accepted; no effect. `contentState`, `isStale`, `viewKind`: a film shows no activity by itself.
  @MainActor @preconcurrency public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { Color.clear.ineffective("the preview of a live activity", if: true) }
}
