import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// The filter of a layer, under a name that a context's own kind of filter does not hide.
typealias DisplayFilter = Filter

extension GraphicsContext {
  /// A filter: a change to the pixels of what is drawn.
  public struct Filter {
    /// A step of a filter.
    enum Step {
      /// A change to the pixels.
      case pixels(DisplayFilter)
      /// A projection, in the stage's coordinates.
      case projection(ProjectionTransform)

      /// The change to the pixels, if it is one.
      var pixels: DisplayFilter? {
        if case .pixels(let filter) = self { filter } else { nil }
      }
    }

    /// The steps of the filter, in the order in which they are applied.
    let steps: @MainActor (GraphicsContext) -> [Step]

    private init(_ make: @escaping @MainActor (GraphicsContext) -> DisplayFilter) {
      steps = { [.pixels(make($0))] }
    }
    init(steps: @escaping @MainActor (GraphicsContext) -> [DisplayFilter]) {
      self.steps = { steps($0).map { .pixels($0) } }
    }
    private init(projection: @escaping @MainActor (GraphicsContext) -> ProjectionTransform) {
      steps = { [.projection(projection($0))] }
    }

    /// A projection of what is drawn, about the origin of the coordinates in which the filter is added.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(projection: { context in
        ProjectionTransform(context.placement.inverted()).concatenating(matrix)
          .concatenating(ProjectionTransform(context.placement))
      })
    }

    private static func matrix(_ kind: ColorEffect.Kind, _ amount: Double) -> Filter {
      Filter { _ in .colorMatrix(ColorMatrix.matrix(kind, amount).map(Float.init)) }
    }

    /// A Gaussian blur of standard deviation `radius`, in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter { .blur(radius: Double(max(radius, 0)) * $0.scale, isOpaque: false) }
    }
    /// A shadow: a blurred, coloured copy beneath.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; black at an opacity of 0.33 if nothing is said.
    ///   - radius: How soft the shadow is, in points: the standard deviation of its blur is 0.94 of it; 0 or less
    ///     for a sharp one.
    ///   - x: How far the shadow lies to the right, in points.
    ///   - y: How far the shadow lies further down, in points.
    /// - Returns: The filter.
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
    /// A multiplication by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter {
        ColorMultiplyEffect(color: color.resolve(in: $0.environment))
          .layer(scale: 1, in: $0.environment).filters[0]
      }
    }
    /// A rotation of all hues.
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation, angle.radians) }
    /// A change of saturation: 0 for grey, 1 for no change, more for more vivid colours.
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation, amount) }
    /// A change of brightness: adds `amount` to each component, −1...1.
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness, amount) }
    /// A change of contrast: stretches components about the middle by `amount`; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast, amount) }
    /// An inversion of colours: 0 for none, 1 for all of it.
    public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.invert, amount) }
    /// A change to greyscale: 0 for no change, 1 for grey.
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale, amount) }
    /// Luminance as opacity: what is dark becomes transparent, and the rest black.
    public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha, 1) }
    /// An alpha threshold: one colour where what is drawn is opaque enough, nothing elsewhere.
    ///
    /// Blurred shapes that overlap, cut this way, flow into one another. An edge is five levels of 255
    /// wide, so that it is smooth.
    ///
    /// - Parameters:
    ///   - min: The opacity from which the colour shows, 0...1.
    ///   - max: The opacity beyond which nothing shows again, 0...1.
    ///   - color: The colour of what is left.
    /// - Returns: The filter.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      // Five levels of 255 from nothing to all, half-way at the threshold.
      let steepness: Float = 255 / 5
      let (low, high) = (0.5 - steepness * Float(min), 0.5 + steepness * Float(max))
      return Filter(steps: { context in
        let color = color.resolve(in: context.environment)
        guard max < 1 else {
          return [
            .colorMatrix([
              0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
              0, 0, 0, steepness * color.opacity, low * color.opacity,
            ])
          ]
        }
        // How much is above `min` goes into red, how much is below `max` into green; what is both shows.
        return [
          .colorMatrix([
            0, 0, 0, steepness, low, 0, 0, 0, -steepness, high, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
          ]),
          .colorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
            color.opacity, color.opacity, 0, 0, -color.opacity,
          ]),
        ]
      })
    }
  }

  /// Adds a filter to each thing that is drawn from here on; the last filter added comes first.
  public mutating func addFilter(_ filter: Filter) {
    filters.insert(contentsOf: filter.steps(self), at: 0)
  }
}
