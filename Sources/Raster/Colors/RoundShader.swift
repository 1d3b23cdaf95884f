internal import DisplayList
internal import ElementaryFunctions
internal import Foundation
internal import Geometry
internal import KernelInterface

/// Colours along a gradient's course outwards from or around a centre, for any run of pixels.
struct RoundShader {
  /// Where pixels are on the course, as a function of their place.
  enum Course {
    case radial(
      u: SIMD2<Double>, v: SIMD2<Double>, center: SIMD2<Double>, scale: Float, start: Float)
    case angular(u: SIMD2<Double>, v: SIMD2<Double>, center: SIMD2<Double>, scale: Float)
  }

  let course: Course
  /// Pieces of the ramp; see ``RoundCourse``.
  let ramp: [Float]
  /// Whether no colour lets anything through.
  let isOpaque: Bool

  /// Creates the shader of colours along a course.
  ///
  /// - Parameters:
  ///   - stops: The gradient's colours.
  ///   - course: The course.
  ///   - share: The part of the course that they take, from its start; in the second half of what is left the
  ///     first colour holds again.
  private init(_ stops: GradientStops, _ course: Course, share: Double = 1) {
    self.course = course
    isOpaque = stops.isOpaque
    var ramp: [Float] = []
    func append(_ start: Double, _ color: SIMD4<Double>, _ slope: SIMD4<Double>) {
      ramp.append(Float(start))
      for channel in 0..<4 {
        let base = slope[channel] == 0 ? color[channel] : color[channel] - slope[channel] * start
        ramp.append(Float(base))
        ramp.append(Float(slope[channel]))
      }
    }
    stops.forEachPiece { append($0 * share, $1, $2 / share) }
    if share < 1 { append((1 + share) / 2, stops.list[0].color, SIMD4()) }
    self.ramp = ramp
  }

  /// Creates the shader of a gradient from ellipse to ellipse.
  ///
  /// - Parameters:
  ///   - stops: The gradient's colours.
  ///   - center: The ellipses' centre, in the command's coordinates.
  ///   - radii: Radii of the ellipse at 1, neither 0.
  ///   - start: Where the course starts, as a share of that ellipse.
  ///   - end: Where it ends.
  ///   - transform: To device space; it has an inverse.
  init(
    _ stops: GradientStops, center: CGPoint, radii: SIMD2<Double>, start: Double, end: Double,
    transform: DeviceTransform
  ) {
    let (u, v) = transform.inverseRows
    let length = end - start
    self.init(
      stops,
      .radial(
        u: u / radii.x, v: v / radii.y, center: transform.place(center),
        scale: Float(length != 0 ? 1 / length : 0), start: Float(length != 0 ? -start / length : 2))
    )
  }

  /// Creates the shader of a gradient around a centre.
  ///
  /// What is left of a turn is shared: the half after the end has the last colour, the half before the start the
  /// first.
  init(
    _ stops: GradientStops, center: CGPoint, start: Angle, end: Angle, transform: DeviceTransform
  ) {
    let (u, v) = transform.inverseRows
    let sweep = end.radians - start.radians
    let (sine, cosine) = (
      ElementaryFunctions.sin(start.radians), ElementaryFunctions.cos(start.radians)
    )
    // Turned so that the course starts along the first axis, and mirrored if it runs backwards.
    let across = u * cosine + v * sine
    let down = (v * cosine - u * sine) * (sweep < 0 ? -1 : 1)
    // Less than a turn is a part of one: what is left of it has a middle.
    let turns = max(abs(sweep) / (2 * .pi), Self.leastTurn)
    let course = Course.angular(
      u: across, v: down, center: transform.place(center),
      scale: Float(1 / (2 * .pi * max(turns, 1))))
    self.init(stops, course, share: turns < 1 - Self.leastTurn ? turns : 1)
  }

  /// The part of a turn that counts as nothing.
  private static let leastTurn = 1e-9

  /// Writes the colours of a run of pixels, from index `place` of `pixels` on.
  ///
  /// Places are counted from column 0, so that a pixel's does not depend on where its run starts.
  func fill(
    x: Int, y: Int, count: Int, kernels: KernelSet, places: inout [Float],
    pixels: inout [UInt32], at place: Int = 0
  ) {
    let center = SIMD2(0.5, Double(y) + 0.5)
    var room = places.mutableSpan
    switch course {
    case .radial(let u, let v, let middle, let scale, let start):
      let from = center - middle
      let row = RoundCourse(
        u: Float((u * from).sum()), v: Float((v * from).sum()), du: Float(u.x), dv: Float(v.x),
        scale: scale, offset: start)
      kernels.radialPlaces(on: row, columns: x..<x + count, into: &room)
    case .angular(let u, let v, let middle, let scale):
      let from = center - middle
      let row = RoundCourse(
        u: Float((u * from).sum()), v: Float((v * from).sum()), du: Float(u.x), dv: Float(v.x),
        scale: scale)
      kernels.angularPlaces(on: row, columns: x..<x + count, into: &room)
    }
    var target = pixels.mutableSpan
    kernels.shade(places.span, by: ramp.span, over: place..<place + count, of: &target)
  }
}
