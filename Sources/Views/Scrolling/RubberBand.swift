/// The rubber band by which content follows a finger beyond its ends.
package struct RubberBand {
  /// The length of the viewport, in points: content never goes further.
  let length: Double
  /// How much of a short way content follows, as UIKit's does: the constant of `UIScrollView` that was read out of it in 2013.
  private static let share = 0.55
  /// The frequency of the spring that brings content back, in radians a second.
  ///
  /// UIKit tells no number. Published studies of `UIScrollView` find a mass of 1 on a spring of 100 N/m with critical damping
  /// nearest to it.
  package static let frequency = 10.0

  /// Creates the band of a viewport.
  package init(length: Double) { self.length = length }

  /// How far content goes when a finger goes `way` beyond its end.
  package func stretched(_ way: Double) -> Double {
    guard length > 0 else { return 0 }
    return (1 - 1 / (way * Self.share / length + 1)) * length
  }

  /// How far a finger has gone when content is `way` beyond its end.
  package func released(_ way: Double) -> Double {
    guard length > 0, way < length else { return way }
    return (1 / (1 - way / length) - 1) * length / Self.share
  }

  /// How fast content goes where it is `way` beyond its end, over how fast the finger does.
  package func slope(at way: Double) -> Double {
    let left = length > 0 ? max(1 - way / length, 0) : 0
    return Self.share * left * left
  }
}
