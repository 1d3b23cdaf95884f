public import Foundation

private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }
}
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

/// The size class: how much room there is along a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: the width of a telephone held upright.
  case compact
  /// Much: the height of a telephone held upright.
  case regular
}

/// The phase of a scene: whether it is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, and not taking events.
  case inactive
  /// On the screen and taking events: always, on film.
  case active
}

extension EnvironmentValues {
  /// The colour scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { drawing.colorScheme }
    set { drawing.colorScheme = newValue }
  }
  /// Whether the place lies on a sheet, over the page: in the dark backgrounds are lighter there.
  package var isElevated: Bool {
    get { drawing.isElevated }
    set { drawing.isElevated = newValue }
  }
  /// Whether the scene is asked to reduce motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// Whether the scene is asked to reduce transparency: glass is opaque then.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// The display's scale: pixels to the point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether controls take touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The layout direction: that of text.
  public var layoutDirection: LayoutDirection {
    get { drawing.layoutDirection }
    set { drawing.layoutDirection = newValue }
  }
  /// The scene's locale: American English unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The scene's calendar: Gregorian, in Greenwich time, unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The scene's time zone: Greenwich unless set.
  public var timeZone: TimeZone {
    get { calendar.timeZone }
    set { calendar.timeZone = newValue }
  }
  /// The size class of the width: compact as on a telephone, and regular where there is as much room as on a tablet.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The size class of the height: regular unless set, as on a telephone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// The phase of the scene: active, always.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension View {
  /// Disables the controls below where `disabled` is true: they take no touches.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
  }
  /// Sets the colour scheme of this view and all below.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
