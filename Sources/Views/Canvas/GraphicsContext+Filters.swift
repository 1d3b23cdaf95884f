import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A change to pixels, under a name that a context's own kind of filter does not hide.
typealias DisplayFilter = Filter

extension GraphicsContext {
  /// A change to the pixels of what is drawn.
  public struct Filter {
    let make: @MainActor (GraphicsContext) -> DisplayFilter

    private static func matrix(_ kind: ColorEffect.Kind, _ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(ColorMatrix.matrix(kind, amount).map(Float.init)) }
    }

    /// A Gaussian blur of standard deviation `radius`, in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { .blur(radius: Double(max(radius, 0)) * $0.scale, isOpaque: false) }
    }
    /// A soft, coloured copy beneath; lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter { context in
        .shadow(
          color: color.resolve(in: context.environment),
          radius: Double(max(radius, 0)) * context.scale,
          offset: CGSize(width: x * context.scale, height: y * context.scale))
      }
    }
    /// Multiplies by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter {
        ColorMultiplyEffect(color: color.resolve(in: $0.environment))
          .layer(scale: 1, in: $0.environment).filters[0]
      }
    }
    /// Turns all hues.
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation, angle.radians) }
    /// Makes colours more or less vivid; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation, amount) }
    /// Adds `amount` to each component, −1...1.
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness, amount) }
    /// Stretches components about the middle by `amount`.
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast, amount) }
    /// Makes colours their opposites, 0...1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.invert, amount) }
    /// Makes colours grey, 0...1.
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale, amount) }
    /// Makes what is dark see-through, and the rest black.
    public static var luminanceToAlpha: Filter {
      Filter { _ in
        .colorMatrix([
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
        ])
      }
    }
    /// One colour where what is drawn is at least `min` opaque, nothing elsewhere.
    ///
    /// Blurred shapes that overlap, cut this way, flow into one another. The edge is five levels of 255
    /// wide, so that it is smooth.
    public static func alphaThreshold(min: Double, color: Color = .black) -> Filter {
      Filter { context in
        let color = color.resolve(in: context.environment)
        let steepness: Float = 51
        return .colorMatrix([
          0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
          0, 0, 0, steepness * color.opacity, (0.5 - steepness * Float(min)) * color.opacity,
        ])
      }
    }
  }

  /// Changes the pixels of each thing that is drawn from here on; the last filter added comes first.
  public mutating func addFilter(_ filter: Filter) { filters.insert(filter.make(self), at: 0) }
}
