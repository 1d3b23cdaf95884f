public import DisplayList
package import Foundation
import Geometry

/// What shapes and texts are painted with.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Styles that the engine paints itself stand for nothing else.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a style that the engine paints itself stands for nothing else")
  }
}

extension Never: ShapeStyle {}

/// A style that the engine paints itself.
protocol PrimitiveStyle: ShapeStyle where Resolved == Never {
  /// The style as numbers.
  func numbers(in environment: EnvironmentValues) -> StyleNumbers
}

/// A style as numbers, before it is placed in a shape's frame.
package enum StyleNumbers: Equatable, Sendable {
  case color(ResolvedColor)
  case gradient(GradientNumbers)
}

extension ShapeStyle {
  /// This style as numbers, whatever kind it is.
  package func styleNumbers(in environment: EnvironmentValues) -> StyleNumbers {
    // Those that stand for another are not asked whether they are of the engine's own, which takes time.
    if Resolved.self == Never.self, let primitive = self as? any PrimitiveStyle {
      return primitive.numbers(in: environment)
    }
    return resolve(in: environment).styleNumbers(in: environment)
  }
}

extension ResolvedColor: PrimitiveStyle {
  public typealias Resolved = Never
  func numbers(in environment: EnvironmentValues) -> StyleNumbers { .color(self) }
}

extension Color: ShapeStyle {}

/// A style with a place on its way, handed down the graph or kept by what it paints.
@MainActor package final class StyleSource {
  /// The style as the view says it.
  private(set) var model: StyleNumbers
  private var color: Moving<ResolvedColor>
  private var gradient: Moving<GradientNumbers>?

  package init(_ numbers: StyleNumbers) {
    model = numbers
    switch numbers {
    case .color(let value): color = Moving(value)
    case .gradient(let value):
      color = Moving(value.average)
      gradient = Moving(value)
    }
  }

  /// Takes a new style; colours and gradients of as many stops move there by the transaction.
  package func set(_ new: StyleNumbers, in node: Node) {
    if model == new { return }
    switch (model, new) {
    case (.color, .color(let value)):
      color.set(value, in: node)
    case (.gradient(let old), .gradient(let value)) where old.isLike(value):
      gradient?.set(value, in: node)
    case (_, .color(let value)):
      gradient?.remove(in: node.graph)
      (color, gradient) = (Moving(value), nil)
    case (_, .gradient(let value)):
      color.remove(in: node.graph)
      gradient?.remove(in: node.graph)
      gradient = Moving(value)
    }
    model = new
  }

  /// The style at the graph's current instant.
  package func presentation(in graph: ViewGraph) -> StyleNumbers {
    if let gradient { return .gradient(gradient.presentation(in: graph)) }
    return .color(color.presentation(in: graph))
  }

  /// What moves the style; `nil` for one at rest.
  func animation(in graph: ViewGraph) -> String? {
    gradient?.animation(in: graph) ?? color.animation(in: graph)
  }

  /// The model's colour, for styles that derive theirs from it.
  nonisolated func color(in environment: EnvironmentValues) -> ResolvedColor {
    MainActor.assumeIsolated {
      if case .color(let color) = model { return color }
      return color.model
    }
  }

  /// Stops for good: what is painted is gone.
  package func remove(in graph: ViewGraph) {
    color.remove(in: graph)
    gradient?.remove(in: graph)
  }
}

extension StyleNumbers {
  /// The paint that shows this style in `frame`.
  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .solid(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: frame))
    }
  }

  /// This style with its opacity multiplied.
  package func opacity(_ factor: Double) -> StyleNumbers {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(var gradient):
      {
        gradient.stops = gradient.stops.map { stop in
          var stop = stop
          stop.color = stop.color.opacity(factor)
          return stop
        }
        return .gradient(gradient)
      }()
    }
  }
}

/// Levels of the current foreground style.
public struct HierarchicalShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  let level: Int
  /// The first level.
  public static let primary = Self(level: 0)
  /// The second level.
  public static let secondary = Self(level: 1)
  /// The third level.
  public static let tertiary = Self(level: 2)
  /// The fourth level.
  public static let quaternary = Self(level: 3)
  /// The fifth level.
  public static let quinary = Self(level: 4)

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    if level == 1, let source = environment.drawing.secondaryForeground {
      return .color(source.color(in: environment))
    }
    if level == 2, let source = environment.drawing.tertiaryForeground {
      return .color(source.color(in: environment))
    }
    guard let foreground = environment.drawing.foreground else {
      let systems: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quaternary]
      return .color(systems[level].resolved(in: environment.colorScheme))
    }
    // The levels of a style that was set are that style, fainter.
    let share = [1, 0.5, 0.25, 0.18, 0.12][level]
    return .color(foreground.color(in: environment).opacity(share))
  }
}

/// The current foreground style.
public struct ForegroundStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    HierarchicalShapeStyle.primary.numbers(in: environment)
  }
}

/// The background of the scene.
public struct BackgroundStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    if let source = environment.drawing.background {
      return .color(source.color(in: environment))
    }
    return .color(SystemColor.background.resolved(in: environment.colorScheme))
  }
}

/// The accent colour.
public struct TintShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(Color.accentColor.resolve(in: environment))
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(SystemColor.separator.resolved(in: environment.colorScheme))
  }
}

/// A translucent background: painted as the even colour that the system's has over a plain page.
public struct Material: PrimitiveStyle {
  public typealias Resolved = Never
  let opacity: Float
  /// Much is seen through it.
  public static let ultraThin = Self(opacity: 0.5)
  /// More than usual is seen through it.
  public static let thin = Self(opacity: 0.62)
  /// The usual one.
  public static let regular = Self(opacity: 0.74)
  /// Less than usual is seen through it.
  public static let thick = Self(opacity: 0.84)
  /// Little is seen through it.
  public static let ultraThick = Self(opacity: 0.92)
  /// That of the system's bars.
  public static let bar = Self(opacity: 0.85)
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    let white: Float = environment.colorScheme == .light ? 0.965 : 0.145
    return .color(ResolvedColor(red: white, green: white, blue: white, opacity: opacity))
  }
}

/// Any style.
public struct AnyShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  let base: any ShapeStyle
  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { base = style }
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    base.styleNumbers(in: environment)
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: PrimitiveStyle {
  public typealias Resolved = Never
  let style: Style
  let opacity: Double
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    style.styleNumbers(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Returns this style with its opacity multiplied by `opacity`, 0...1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's grey.
  public static var gray: Color { Color.gray }
  /// White, in light and dark.
  public static var white: Color { Color.white }
  /// Black, in light and dark.
  public static var black: Color { Color.black }
  /// Nothing visible.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the style in force.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the style in force.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the style in force.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the style in force.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the style in force.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in force.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The ground's colour.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint in force.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == Material {
  /// A ground through which much is seen.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A ground through which more than usual is seen.
  public static var thinMaterial: Material { .thin }
  /// The usual translucent ground.
  public static var regularMaterial: Material { .regular }
  /// A ground through which less than usual is seen.
  public static var thickMaterial: Material { .thick }
  /// A ground through which little is seen.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The ground of the system's bars.
  public static var bar: Material { .bar }
}
