internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface

/// What gives every pixel of a shape its own colour.
enum Shader {
  /// A straight gradient, whose kernel paints all runs of a shape.
  case linear(LinearShader)
  /// What writes a row of colours for each run.
  case rows(RowShader)

  /// Creates the shader of `gradient`; `nil` if that paints nothing: it has no stops, or the transform no
  /// inverse.
  ///
  /// - Parameters:
  ///   - gradient: The gradient, in the command's coordinates.
  ///   - fade: A factor for its colours' opacity.
  ///   - transform: From there to device space.
  init?(_ gradient: GradientPaint, fade: Double, transform: DeviceTransform) {
    let determinant = transform.determinant
    guard determinant != 0, determinant.isFinite, transform.isFinite,
      let stops = GradientStops(gradient, fade: fade)
    else { return nil }
    switch gradient.course {
    case .linear(let from, let to):
      self = .linear(LinearShader(stops, from: from, to: to, transform: transform))
    case .radial(let center, let start, let end):
      let shader = RoundShader(
        stops, center: center, radii: SIMD2(1, 1), start: start, end: end, transform: transform)
      self = .rows(.round(shader))
    case .elliptical(let center, let radii, let start, let end):
      let radii = SIMD2(Double(radii.width), Double(radii.height))
      guard radii.x != 0, radii.y != 0 else { return nil }
      let shader = RoundShader(
        stops, center: center, radii: radii, start: start, end: end, transform: transform)
      self = .rows(.round(shader))
    case .angular(let center, let start, let end):
      let shader = RoundShader(
        stops, center: center, start: start, end: end, transform: transform)
      self = .rows(.round(shader))
    }
  }

  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    switch self {
    case .linear(let gradient): gradient.isOpaque
    case .rows(.round(let gradient)): gradient.isOpaque
    case .rows(.image(let image)): image.isOpaque
    case .rows(.blurred), .rows(.program): false
    }
  }
}

/// What gives every pixel of a run its own colour.
enum RowShader {
  case round(RoundShader)
  case image(ImageShader)
  case blurred(BlurredPicture)
  case program(ProgramShader)
}
