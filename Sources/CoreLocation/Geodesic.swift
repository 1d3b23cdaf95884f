import ElementaryFunctions

/// Distances on the WGS 84 ellipsoid, by Lambert's formula.
///
/// It takes that of a sphere between the reduced latitudes, and what the flattening adds. Half round the Earth it is up to 120
/// metres from the exact one, and it needs no iteration, which fails between opposite places.
enum Geodesic {
  /// Half of the longer axis, in metres.
  private static let radius = 6_378_137.0
  /// By which part of it the shorter one is shorter.
  private static let flattening = 1 / 298.257223563

  /// How far two places are from each other along the ground, in metres.
  static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * degree)) }
    let (first, second) = (reduced(one.latitude), reduced(other.latitude))
    let (upDown, across) = (
      sin((second - first) / 2), sin((other.longitude - one.longitude) * degree / 2)
    )
    let chord = upDown * upDown + cos(first) * cos(second) * across * across
    guard chord > 0 else { return 0 }
    let (half, other) = (min(chord, 1).squareRoot(), max(1 - chord, 0).squareRoot())
    let angle = 2 * atan2(half, other)
    return radius * (angle - flattening / 2 * correction(first, second, angle, half, other))
  }

  /// What the flattening takes away, in halves of it.
  private static func correction(
    _ first: Double, _ second: Double, _ angle: Double, _ sine: Double, _ cosine: Double
  ) -> Double {
    let (mean, half) = ((first + second) / 2, (second - first) / 2)
    func square(_ value: Double) -> Double { value * value }
    // Between opposite places the way goes about the poles, of which the formula knows nothing.
    let along =
      cosine > 0
      ? (angle - sin(angle)) * square(sin(mean) * cos(half)) / square(cosine) : 0
    return along + (angle + sin(angle)) * square(cos(mean) * sin(half)) / square(sine)
  }
}
