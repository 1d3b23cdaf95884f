/// A level of any style: the system's own where it has levels, else the style, fainter.
public struct _LevelShapeStyle<Base: ShapeStyle>: PrimitiveStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    if let fill = base as? FillShapeStyle {
      return FillShapeStyle(level: fill.level + level).numbers(in: environment)
    }
    if base is BackgroundStyle, environment.drawing.background == nil {
      return .color(BackgroundStyle.color(level).resolved(in: environment))
    }
    return base.styleNumbers(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}

/// The style of filled shapes that lie on a ground, as the track of a slider or a search field.
public struct FillShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// The level, 0 for the strongest; those beyond the last are the last.
  var level = 0
  private static let colors: [SystemColor] = [
    .fill, .secondaryFill, .tertiaryFill, .quaternaryFill,
  ]
  /// Creates the style.
  public init() {}
  init(level: Int) { self.level = level }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    let color = Self.colors[min(level, Self.colors.count - 1)]
    return .color(color.resolved(in: environment))
  }
}

/// The style of what stands in a field while it is empty.
public struct PlaceholderTextShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(SystemColor.placeholder.resolved(in: environment))
  }
}

/// The style of links.
public struct LinkShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(SystemColor.blue.resolved(in: environment))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes that lie on a ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of what stands in a field while it is empty.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
