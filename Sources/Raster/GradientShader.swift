internal import DisplayList
internal import ElementaryFunctions
internal import Foundation
internal import Geometry
internal import Kernels

/// Colours along a gradient's course, for any run of pixels.
struct GradientShader {
  /// Where pixels are on the course, as an affine function of their place.
  enum Course {
    case linear(scale: SIMD2<Double>, offset: Double)
    case radial(
      u: SIMD2<Double>, v: SIMD2<Double>, center: SIMD2<Double>, scale: Float, start: Float)
    case angular(u: SIMD2<Double>, v: SIMD2<Double>, center: SIMD2<Double>, scale: Float)
  }

  let course: Course
  /// Pieces of the ramp; see the kernels' ``rampStride``.
  let ramp: [Float]
  var pieces: Int { ramp.count / rampStride }
  /// Whether no colour lets anything through.
  let isOpaque: Bool

  /// Creates the shader of `gradient`; `nil` if that paints nothing: it has no stops, or the transform no
  /// inverse.
  ///
  /// - Parameters:
  ///   - gradient: The gradient, in the command's coordinates.
  ///   - transform: From there to device space.
  init?(_ gradient: GradientPaint, transform: DeviceTransform) {
    let determinant = transform.determinant
    guard !gradient.stops.isEmpty, determinant != 0, determinant.isFinite, transform.isFinite else {
      return nil
    }
    // Device places to the command's: x = u·(device − origin) with the inverse's rows.
    let u = SIMD2(transform.d, -transform.c) / determinant
    let v = SIMD2(-transform.b, transform.a) / determinant
    func device(_ point: CGPoint) -> SIMD2<Double> {
      let (x, y) = (Double(point.x), Double(point.y))
      return SIMD2(transform.x(x, y), transform.y(x, y))
    }
    switch gradient.course {
    case .linear(let from, let to):
      let step = SIMD2(Double(to.x - from.x), Double(to.y - from.y))
      let square = (step * step).sum()
      let scale = square > 0 ? (u * step.x + v * step.y) / square : SIMD2()
      // A course without length shows its last colour.
      let offset = square > 0 ? -(scale * device(from)).sum() : 2
      course = .linear(scale: scale, offset: offset)
    case .radial(let center, let start, let end):
      let length = end - start
      course = .radial(
        u: u, v: v, center: device(center), scale: Float(length != 0 ? 1 / length : 0),
        start: Float(length != 0 ? -start / length : 2))
    case .elliptical(let center, let radii, let start, let end):
      let length = end - start
      let (rx, ry) = (Double(radii.width), Double(radii.height))
      guard rx != 0, ry != 0 else { return nil }
      course = .radial(
        u: u / rx, v: v / ry, center: device(center), scale: Float(length != 0 ? 1 / length : 0),
        start: Float(length != 0 ? -start / length : 2))
    case .angular(let center, let start, let end):
      let sweep = end.radians - start.radians
      let (sine, cosine) = (
        ElementaryFunctions.sin(start.radians), ElementaryFunctions.cos(start.radians)
      )
      // Turned so that the course starts along the first axis, and mirrored if it runs backwards.
      let across = u * cosine + v * sine
      let down = (v * cosine - u * sine) * (sweep < 0 ? -1 : 1)
      course = .angular(
        u: across, v: down, center: device(center),
        scale: Float(sweep != 0 ? 1 / abs(sweep) : 1e9))
    }
    ramp = Self.ramp(of: gradient)
    isOpaque = gradient.stops.allSatisfy { $0.color.opacity >= 1 }
  }

  /// Straight pieces of the ramp, each from its start on.
  private static func ramp(of gradient: GradientPaint) -> [Float] {
    var stops: [(place: Double, color: SIMD4<Double>)] = []
    func add(_ place: Double, _ color: ResolvedColor) {
      let (r, g, b, a) = color.premultipliedComponents()
      stops.append((place, SIMD4(Double(r), Double(g), Double(b), Double(a))))
    }
    var last = -Double.infinity
    for (index, stop) in gradient.stops.enumerated() {
      let place = max(stop.location.isFinite ? min(max(stop.location, 0), 1) : 0, last)
      if gradient.interpolation == .perceptual, index > 0, place > last {
        addPerceptual(
          from: gradient.stops[index - 1].color, at: last, to: stop.color, at: place, add)
      }
      add(place, stop.color)
      last = place
    }
    var ramp: [Float] = []
    func piece(from place: Double, base: SIMD4<Double>, slope: SIMD4<Double>) {
      ramp.append(Float(place))
      for channel in 0..<4 {
        ramp.append(Float(base[channel]))
        ramp.append(Float(slope[channel]))
      }
    }
    piece(from: -.infinity, base: stops[0].color, slope: SIMD4())
    for (a, b) in zip(stops, stops.dropFirst()) where b.place > a.place {
      let slope = (b.color - a.color) / (b.place - a.place)
      piece(from: a.place, base: a.color - slope * a.place, slope: slope)
    }
    let end = stops[stops.count - 1]
    piece(from: end.place, base: end.color, slope: SIMD4())
    return ramp
  }

  private static func addPerceptual(
    from first: ResolvedColor, at start: Double, to last: ResolvedColor, at end: Double,
    _ add: (Double, ResolvedColor) -> Void
  ) {
    let steps = 64
    let (a, b) = (Oklab(first), Oklab(last))
    for step in 1..<steps {
      let share = Double(step) / Double(steps)
      // Mixed premultiplied, so that a transparent end lends no colour.
      let opacity = a.components.w + (b.components.w - a.components.w) * share
      let near = a.components.w * (1 - share)
      let far = b.components.w * share
      var mixed =
        near + far > 0
        ? (a.components * near + b.components * far) / (near + far) : a.components
      mixed.w = opacity
      add(start + (end - start) * share, Oklab(components: mixed).color)
    }
  }

  /// Writes the colours of a run of pixels, from index `place` of `pixels` on.
  ///
  /// Places are counted from column 0, so that a pixel's does not depend on where its run starts.
  func fill(
    x: Int, y: Int, count: Int, kernels: KernelSet, places: inout [Float],
    pixels: inout [UInt32], at place: Int = 0
  ) {
    let center = SIMD2(0.5, Double(y) + 0.5)
    switch course {
    case .linear(let scale, let offset):
      let start = (scale * center).sum() + offset
      kernels.linearCourse(Float(start), Float(scale.x), x, count, &places)
    case .radial(let u, let v, let middle, let scale, let start):
      let from = center - middle
      kernels.radialCourse(
        Float((u * from).sum()), Float((v * from).sum()), Float(u.x), Float(v.x), scale, start,
        x, count, &places)
    case .angular(let u, let v, let middle, let scale):
      let from = center - middle
      kernels.angularCourse(
        Float((u * from).sum()), Float((v * from).sum()), Float(u.x), Float(v.x), scale, x, count,
        &places)
    }
    kernels.shade(places, count, ramp, pieces, &pixels, place)
  }
}
