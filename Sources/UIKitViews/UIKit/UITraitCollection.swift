public import Foundation
@_spi(Engine) import ViewEngine

/// The traits of a view's place, or some that code has put together; what was not said is unspecified.
public struct UITraitCollection: Hashable, Sendable {
  private var style: UIUserInterfaceStyle?
  private var level: UIUserInterfaceLevel?
  private var scale: CGFloat?
  private var width: UIUserInterfaceSizeClass?
  private var height: UIUserInterfaceSizeClass?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var category: UIContentSizeCategory?
  private var idiom: UIUserInterfaceIdiom?
  /// Whether the traits are those of a place, whose device is the film's.
  private var isOfPlace = false

  /// Creates the traits of a place.
  init(_ environment: EnvironmentValues) {
    style = environment.colorScheme == .dark ? .dark : .light
    level = environment.isElevated ? .elevated : .base
    scale = environment.displayScale
    width = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    height = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    category = UIContentSizeCategory(environment.dynamicTypeSize)
    isOfPlace = true
  }

  /// Creates a collection of no traits.
  public init() {}
  /// Creates a collection of one trait: light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    if userInterfaceStyle != .unspecified { style = userInterfaceStyle }
  }
  /// Creates a collection of one trait: on the page, or on what lies over it.
  public init(userInterfaceLevel: UIUserInterfaceLevel) {
    if userInterfaceLevel != .unspecified { level = userInterfaceLevel }
  }
  /// Creates a collection of one trait: the display's scale in pixels to the point, 0 for none.
  public init(displayScale: CGFloat) { if displayScale != 0 { scale = displayScale } }
  /// Creates a collection of one trait: whether there is much room across.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    if horizontalSizeClass != .unspecified { width = horizontalSizeClass }
  }
  /// Creates a collection of one trait: whether there is much room from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    if verticalSizeClass != .unspecified { height = verticalSizeClass }
  }
  /// Creates a collection of one trait: the direction in which words run.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    if layoutDirection != .unspecified { direction = layoutDirection }
  }
  /// Creates a collection of one trait: the reader's size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    if preferredContentSizeCategory != .unspecified { category = preferredContentSizeCategory }
  }
  /// Creates a collection of one trait: what kind of device it is.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    if idiom != .unspecified { self.idiom = idiom }
  }
  /// Creates a collection of the traits of others; of two that say the same, the later counts.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections {
      style = other.style ?? style
      level = other.level ?? level
      scale = other.scale ?? scale
      width = other.width ?? width
      height = other.height ?? height
      direction = other.direction ?? direction
      category = other.category ?? category
      idiom = other.idiom ?? idiom
      isOfPlace = other.isOfPlace || isOfPlace
    }
  }
  /// Whether all that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { UITraitCollection(traitsFrom: [self, $0]) == self } ?? true
  }

  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { style ?? .unspecified }
  /// The level: on the page, or on what lies over it, as a sheet does.
  public var userInterfaceLevel: UIUserInterfaceLevel { level ?? .unspecified }
  /// The display's scale: pixels to the point; 0 where it is not specified.
  public var displayScale: CGFloat { scale ?? 0 }
  /// Whether there is much room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { width ?? .unspecified }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { height ?? .unspecified }
  /// The direction in which words run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { direction ?? .unspecified }
  /// The reader's size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { category ?? .unspecified }
  /// What kind of device it is.
  @MainActor @preconcurrency public var userInterfaceIdiom: UIUserInterfaceIdiom {
    idiom ?? (isOfPlace ? UIDevice.current.userInterfaceIdiom : .unspecified)
  }

  /// The environment with these traits, by which a colour is found: light and on the page where they say neither.
  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.colorScheme = style == .dark ? .dark : .light
    environment.isElevated = level == .elevated
    return environment
  }
}

extension UITraitCollection {
  /// The traits while ``performAsCurrent(_:)`` runs.
  @MainActor private static var inUse: UITraitCollection?

  /// The environment by which colours give their numbers to code: the stage's, but for ``performAsCurrent(_:)``.
  @MainActor static var environmentInUse: EnvironmentValues {
    inUse?.applied(to: UIScreen.environment) ?? UIScreen.environment
  }

  /// The traits by which colours give their numbers to code: the stage's; beside the main thread light.
  public static var current: UITraitCollection {
    guard Thread.isMainThread else { return UITraitCollection(EnvironmentValues()) }
    return MainActor.assumeIsolated { inUse ?? UITraitCollection(UIScreen.environment) }
  }

  /// Runs code by whose colours these traits are ``current``.
  @MainActor @preconcurrency public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.inUse
    defer { Self.inUse = before }
    Self.inUse = self
    actions()
  }
}

extension UIColor {
  /// The colour that this one is by traits; light and on the page where they say neither.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: A colour that is the same everywhere.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let color = color
    guard Thread.isMainThread else {
      return UIColor(Color(color.resolve(in: traitCollection.applied(to: EnvironmentValues()))))
    }
    let resolved = MainActor.assumeIsolated {
      color.resolve(in: traitCollection.applied(to: UIScreen.environment))
    }
    return UIColor(Color(resolved))
  }
}
