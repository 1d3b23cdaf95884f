public import DisplayList
import Foundation
import Geometry

/// A shape style: what shapes and texts are painted with.
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
  case mesh(MeshNumbers)
  /// What lies beneath, blurred and tinted.
  case material(BackdropPaint)
  /// A shader function of the scene.
  case shader(ShaderNumbers)
  /// A picture, repeated both ways.
  case tiles(TileNumbers)
  /// Any of these, and the shadows of what is painted with it.
  indirect case shadowed(StyleNumbers, [StyleShadow])
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

/// A style that may move, handed down the graph or kept by what it paints.
@MainActor package final class StyleSource {
  /// The model's style: what the view says.
  private(set) var model: StyleNumbers
  /// The shadows of what is painted with it, which jump where they change.
  package private(set) var shadows: [StyleShadow]
  private var color: Moving<ResolvedColor>
  private var gradient: Moving<GradientNumbers>?
  private var mesh: Moving<MeshNumbers>?
  private var shader: Moving<ShaderNumbers>?

  package init(_ numbers: StyleNumbers) {
    (model, shadows) = (numbers.base, numbers.shadows)
    switch model {
    case .color(let value): color = Moving(value)
    case .gradient(let value):
      color = Moving(value.average)
      gradient = Moving(value)
    case .mesh(let value):
      color = Moving(value.background)
      mesh = Moving(value)
    case .material(let value): color = Moving(value.tint)
    case .shader(let value):
      color = Moving(.black)
      shader = Moving(value)
    case .tiles: color = Moving(.black)
    case .shadowed(let base, _): preconditionFailure("\(base) is a base that is none")
    }
  }

  /// Sets the style; colours, tints of materials, gradients of as many stops and meshes of as many vertices move to it by
  /// the transaction.
  package func set(_ new: StyleNumbers, in node: Node) {
    shadows = new.shadows
    let new = new.base
    if model == new { return }
    switch (model, new) {
    case (.color, .color(let value)):
      color.set(value, in: node)
    case (.material, .material(let value)):
      color.set(value.tint, in: node)
    case (.gradient(let old), .gradient(let value)) where old.isLike(value):
      gradient?.set(value, in: node)
    case (.mesh(let old), .mesh(let value)) where old.isLike(value):
      mesh?.set(value, in: node)
    case (.shader(let old), .shader(let value)) where old.isLike(value):
      shader?.set(value, in: node)
    default:
      remove(in: node.graph)
      (gradient, mesh, shader) = (nil, nil, nil)
      switch new {
      case .color(let value): color = Moving(value)
      case .material(let value): color = Moving(value.tint)
      case .gradient(let value): gradient = Moving(value)
      case .mesh(let value): mesh = Moving(value)
      case .shader(let value): shader = Moving(value)
      case .tiles: color = Moving(.black)
      case .shadowed(let base, _): preconditionFailure("\(base) is a base that is none")
      }
    }
    model = new
  }

  /// The presentation style at the graph's current instant.
  package func presentation(in graph: ViewGraph) -> StyleNumbers {
    if let gradient { return .gradient(gradient.presentation(in: graph)) }
    if let mesh { return .mesh(mesh.presentation(in: graph)) }
    if let shader { return .shader(shader.presentation(in: graph)) }
    if case .tiles = model { return model }
    let color = color.presentation(in: graph)
    guard case .material(var backdrop) = model else { return .color(color) }
    backdrop.tint = color
    return .material(backdrop)
  }

  /// The paint of the presentation style in `frame` at the graph's current instant.
  package func paint(in frame: CGRect, _ graph: ViewGraph) -> Paint {
    presentation(in: graph).paint(in: frame)
  }

  /// The animations that move the style; `nil` for one at rest.
  func animation(in graph: ViewGraph) -> String? {
    gradient?.animation(in: graph) ?? mesh?.animation(in: graph)
      ?? shader?.animation(in: graph) ?? color.animation(in: graph)
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
    mesh?.remove(in: graph)
    shader?.remove(in: graph)
  }
}

extension StyleNumbers {
  /// The paint that shows this style in `frame`.
  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): .solid(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: frame))
    case .mesh(let mesh): .mesh(mesh.paint(in: frame))
    case .material(let backdrop): .backdrop(backdrop)
    case .shader(let shader): shader.paint(in: frame)
    case .tiles(let tiles): tiles.paint(in: frame)
    case .shadowed(let base, _): base.paint(in: frame)
    }
  }

  /// Multiplies the style's opacity.
  package func opacity(_ factor: Double) -> StyleNumbers {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .mesh(let mesh): .mesh(mesh.opacity(factor))
    case .gradient(var gradient):
      {
        gradient.stops = gradient.stops.map { stop in
          var stop = stop
          stop.color = stop.color.opacity(factor)
          return stop
        }
        return .gradient(gradient)
      }()
    case .material(var backdrop):
      {
        backdrop.opacity *= factor
        return .material(backdrop)
      }()
    case .shader(var shader):
      {
        shader.opacity *= factor
        return .shader(shader)
      }()
    case .tiles(let tiles): .tiles(tiles.opacity(factor))
    case .shadowed(let base, let shadows): .shadowed(base.opacity(factor), shadows)
    }
  }
}

/// The levels of the current foreground style.
public struct HierarchicalShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  let level: Int
  /// The opacities of the levels of a style that was set: each is that style, fainter.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

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
      if environment.drawing.hasFadedLevels {
        let primary = SystemColor.primary.resolved(in: environment)
        return .color(primary.opacity(Self.opacities[level]))
      }
      let systems: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quaternary]
      return .color(systems[level].resolved(in: environment))
    }
    return .color(foreground.color(in: environment).opacity(Self.opacities[level]))
  }
}

/// The style of a value beside its label: the system's second level even where levels are faded, that of a style which is set.
package struct ValueShapeStyle: PrimitiveStyle {
  package typealias Resolved = Never
  package init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    var environment = environment
    environment.drawing.fadedLevels = .none
    // What a control looks like by itself is not how a value in it looks.
    if environment.drawing.isForegroundDefault { environment.drawing.foreground = nil }
    return HierarchicalShapeStyle.secondary.numbers(in: environment)
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

/// The background style: that of the nearest container, or the page's.
public struct BackgroundStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// The system's background for what lies at a level; those beyond the third are the third.
  static func color(_ level: Int) -> SystemColor {
    switch level {
    case ...0: .background
    case 1: .secondaryBackground
    default: .tertiaryBackground
    }
  }
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    if let source = environment.drawing.background {
      return .color(source.color(in: environment))
    }
    return .color(SystemColor.background.resolved(in: environment))
  }
}

/// The tint: the accent colour.
public struct TintShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(Color.accentColor.resolve(in: environment))
  }
}

/// The style of separators.
public struct SeparatorShapeStyle: PrimitiveStyle {
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .color(SystemColor.separator.resolved(in: environment))
  }
}

/// A style of an erased type.
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
  /// Multiplies this style's opacity by `opacity`, 0...1.
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
  /// The first level of the current style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the current style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the current style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the current style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the current style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style: that of the nearest container, or the page's.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
