import DisplayList
import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine

/// What nodes draw themselves with: a list, and where in it and how opaque they are.
@MainActor struct ScenePen {
  /// What is drawn.
  var list = DisplayList()
  /// From the node's coordinates to those of the list, where y grows downwards.
  var transform = CGAffineTransform.identity
  /// The opacity, 0...1.
  var opacity: CGFloat = 1
  /// What is seen of the list, as far as that is known: textures beyond it are left out.
  var sight: CGRect?
  /// From the scene's coordinates to those of the list.
  var sceneTransform = CGAffineTransform.identity

  /// The factor of lengths.
  var scale: Double { abs(Double(transform.determinant)).squareRoot() }

  /// Tells that something has no effect.
  static func note(_ name: String) { IneffectiveSettings.note(name) }

  /// Draws in one group.
  mutating func mixed(_ mode: SKBlendMode, _ content: (inout DisplayList) -> Void) {
    var layer = Layer()
    layer.blendMode = mode.rule
    list.layer(layer, content: content)
  }

  /// Draws a texture under a tint, or a rectangle of the colour.
  ///
  /// - Parameters:
  ///   - texture: The texture; `nil` for a rectangle.
  ///   - color: The colour.
  ///   - factor: How much of it a texture is tinted with, 0...1.
  ///   - rect: Where it is.
  ///   - mode: How it mixes with what is behind it.
  mutating func drawTexture(
    _ texture: SKTexture?, _ color: ResolvedColor, factor: CGFloat, in rect: CGRect,
    _ mode: SKBlendMode
  ) {
    let (transform, opacity) = (transform, Double(opacity))
    if let sight, !rect.applying(transform).intersects(sight) { return }
    guard let texture else {
      let shown = color.opacity(opacity)
      guard shown.opacity > 0 else { return }
      return mixed(mode) { $0.fill(Path(rect), with: .solid(shown), transform: transform) }
    }
    let tint = color.tint(factor).opacity(opacity)
    guard tint.opacity > 0 else { return }
    var picture = DisplayList()
    texture.paint(into: &picture, in: rect, transform)
    guard mode != .alpha else { return ColorTint(tint).draw(picture, into: &list) }
    var layer = ColorTint(tint).layer
    layer.blendMode = mode.rule
    list.layer(layer) { $0.append(picture) }
  }
}

/// How a node mixes with what is behind it.
public enum SKBlendMode: Int, Sendable {
  /// Over it.
  case alpha
  /// Added to it.
  case add
  /// Taken away from it; the tool tells that it is drawn over it.
  case subtract
  /// Multiplied with it.
  case multiply
  /// Multiplied with it, twice as light; the tool tells that it is once.
  case multiplyX2
  /// By the inverted product of the inverses.
  case screen
  /// In its place; the tool tells that it is drawn over it.
  case replace
  /// Multiplied with it, by its opacity.
  case multiplyAlpha

  /// The rule of our lists.
  @MainActor var rule: BlendMode {
    switch self {
    case .alpha: return .normal
    case .add: return .plusLighter
    case .multiply, .multiplyAlpha: return .multiply
    case .screen: return .screen
    case .multiplyX2:
      ScenePen.note("SKBlendMode.multiplyX2")
      return .multiply
    case .subtract, .replace:
      ScenePen.note("SKBlendMode.\(self)")
      return .normal
    }
  }
}
