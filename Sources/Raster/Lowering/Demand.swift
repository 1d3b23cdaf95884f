/// What is needed of pixels that are painted ahead, so that others can be made of them.
///
/// A blur of a blur needs what is beside the picture, but less far than both reach: their variances add up, not
/// their reaches. So what is painted for a hundred blurs in one another is little more than for one.
struct Demand {
  /// The pixels of the whole picture, as far as these can get there, before they are softened.
  private(set) var rect: IntRect
  /// By how much they will be softened, squared pixels.
  private(set) var variance = 0.0
  /// How far beside the picture something may lie that casts a shadow into it, where both are painted at
  /// once, in pixels.
  let mostReach: Int
  /// Pixels of the largest picture to paint ahead at full size.
  let mostPixels: Int

  /// Pixels that may be painted ahead for the smallest of pictures.
  private static let fewPixels = 1 << 22

  /// Creates the demand of a whole picture.
  init(_ rect: IntRect) {
    self.rect = rect
    mostReach = min(1024, max(rect.width, rect.height) / 2 + 128)
    mostPixels = max(
      (rect.width + 2 * mostReach) * (rect.height + 2 * mostReach), Self.fewPixels)
  }

  /// The deviation after softening by `sigma` more.
  func deviation(with sigma: Double) -> Double { (variance + sigma * sigma).squareRoot() }

  /// The demand on what will be softened by `sigma` and then moved.
  func softened(by sigma: Double, moved x: Int, _ y: Int) -> Demand {
    var result = self
    result.variance += sigma * sigma
    result.rect = rect.moved(-x, -y)
    return result
  }

  /// The demand on pixels that stand for 2ʰ of these across and down.
  func halved(_ halvings: Int) -> Demand {
    var result = self
    let pixel = Double(1 << halvings)
    result.variance /= pixel * pixel
    result.rect = IntRect(
      x0: rect.x0 >> halvings, y0: rect.y0 >> halvings, x1: (rect.x1 >> halvings) + 1,
      y1: (rect.y1 >> halvings) + 1)
    return result
  }

  /// The demand on pixels of which both are made.
  func union(_ other: Demand) -> Demand {
    var result = self
    result.variance = max(variance, other.variance)
    result.rect = rect.union(other.rect)
    return result
  }
}
