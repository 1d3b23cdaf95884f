import Foundation
import Geometry
import UIKitViews

/// A graphics context, by AppKit's name: what views and images draw into.
@MainActor @preconcurrency public final class NSGraphicsContext {
  /// The context of Core Graphics'.
  public let cgContext: CGContext
  /// Whether y grows downwards.
  public let isFlipped: Bool
  /// How pictures are drawn larger or smaller than they are.
  ///
  /// - Note: Accepted; no effect. `imageInterpolation`: they are drawn as well as can be.
  public var imageInterpolation = NSImageInterpolation.default
  /// Whether edges are smooth.
  ///
  /// - Note: Accepted; no effect. `shouldAntialias`: they always are.
  public var shouldAntialias = true

  /// Creates a context of one of Core Graphics'.
  ///
  /// - Parameters:
  ///   - graphicsPort: The context.
  ///   - initialFlippedState: Whether y grows downwards in it.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }

  /// The context into which AppKit draws now; `nil` outside of drawing.
  public static var current: NSGraphicsContext? {
    UIGraphicsStack.current.map { NSGraphicsContext(cgContext: $0, flipped: !$0.pointsUp) }
  }

  /// Saves the state of the current context.
  public static func saveGraphicsState() { UIGraphicsStack.current?.saveGState() }
  /// Restores the state of the current context that was saved last.
  public static func restoreGraphicsState() { UIGraphicsStack.current?.restoreGState() }
  /// Saves the state.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state that was saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
}

/// How pictures are drawn larger or smaller than they are.
public enum NSImageInterpolation: UInt, Sendable {
  /// As the context says.
  case `default`
  /// Pixels stay pixels.
  case none
  /// Quickly.
  case low
  /// Between quickly and well.
  case medium
  /// Well.
  case high
}

extension CGContext {
  /// Turns y upwards within `bounds`.
  func pointUp(in bounds: CGRect) {
    concatenate(bounds.turningOver)
    pointsUp = true
  }
}

/// How what is drawn mixes with what is there.
public enum NSCompositingOperation: UInt, Sendable {
  /// It takes the place of what is there; where it is opaque.
  case copy = 1
  /// It lies on what is there.
  case sourceOver = 2
  /// It lies on what is there, and is nowhere else.
  case sourceAtop = 5
  /// It lies below what is there.
  case destinationOver = 6
  /// What is there goes where it is.
  case destinationOut = 8
  /// Lights are added.
  case plusLighter = 12
  /// Darks are added.
  case plusDarker = 11
  /// Colours are multiplied.
  case multiply = 14
  /// What is missing to white is multiplied.
  case screen = 15
  /// Multiplied where it is dark, screened where it is light.
  case overlay = 16
  /// The darker of both.
  case darken = 17
  /// The lighter of both.
  case lighten = 18
  /// What is there, lit.
  case colorDodge = 19
  /// What is there, darkened.
  case colorBurn = 20
  /// As by a soft light.
  case softLight = 21
  /// As by a hard light.
  case hardLight = 22
  /// How unlike both are.
  case difference = 23
  /// As difference, with less contrast.
  case exclusion = 24
  /// The hue of what is drawn.
  case hue = 25
  /// The saturation of what is drawn.
  case saturation = 26
  /// Hue and saturation of what is drawn.
  case color = 27
  /// The luminosity of what is drawn.
  case luminosity = 28

  /// The blend mode of that name.
  var blendMode: CGBlendMode {
    switch self {
    case .copy, .sourceOver: .normal
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    case .plusDarker: .plusDarker
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}

@MainActor extension CGRect {
  /// Fills the rectangle in the current context, with the colour that was set.
  ///
  /// - Parameter operation: How it mixes with what is there.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    if operation == .copy { context.clear(self) }
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.restoreGState()
  }
  /// Draws a line around the rectangle, inside of it, in the colour of areas that was set.
  ///
  /// - Parameters:
  ///   - width: The line's width.
  ///   - operation: How it mixes with what is there.
  public func frame(
    withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver
  ) {
    let inner = insetBy(dx: width, dy: width)
    let path = NSBezierPath(rect: self)
    path.appendRect(inner)
    path.windingRule = .evenOdd
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(operation.blendMode)
    path.fill()
    context.restoreGState()
  }
  /// Clips what is drawn from here on to the rectangle.
  public func clip() { UIGraphicsStack.current?.clip(to: self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context, with the colour that was set.
@MainActor @preconcurrency public func NSRectFill(_ rect: CGRect) { rect.fill(using: .copy) }
