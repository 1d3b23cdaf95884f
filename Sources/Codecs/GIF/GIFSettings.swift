/// Settings of a GIF.
public struct GIFSettings: Hashable, Sendable {
  /// The play count: how often the animation plays; 0 for ever, up to 65535.
  public var playCount: Int
  /// The quality, 0 (smallest) to 100 (as good as 256 colours an image allow).
  ///
  /// Below 100, pixels may differ from their palette entry within a bound that grows with the square
  /// of what is missing, always measured from the frame itself, so that errors do not pile up.
  public var quality: Int

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - playCount: How often the animation plays, up to 65535; 0 for ever.
  ///   - quality: 0 (smallest) to 100 (as good as 256 colours an image allow).
  public init(playCount: Int = 0, quality: Int = 100) {
    (self.playCount, self.quality) = (playCount, quality)
  }

  /// The unit of a GIF's times, in a second.
  static let ticks = 100
  /// The shortest delay that players honour, in 1/100 s.
  private static let shortestDelay = 2
  /// The best quality.
  private static let best = 100
  /// How far the quality is from the best.
  private var loss: Int { Self.best - quality }

  /// The greatest sum of component differences at which a pixel may stay as the screen shows it: six tenths
  /// of what is missing of the quality, rounded up, and no more than three levels a component, which is hardly seen.
  var keptDifference: Int { min(9, (loss * 6 + 9) / 10) }

  /// The greatest squared distance from its colour at which a pixel may take another index to
  /// continue a string of the compressor's table.
  var lossyDistance: Int { loss * loss }

  /// The mean squared error of an image's palette above which colours are mixed of two entries, and
  /// the squared error of a single colour, summed over three components.
  ///
  /// At its usual value 1.6 levels a component: flat pictures stay far below, photographs are above.
  var ditherBound: Int { 8 + loss * loss / 16 }

  /// The fastest rate that players honour: they slow down delays under 2/100 s.
  public static let fastestRate = FrameRate(ticks, per: shortestDelay)

  /// The rate nearest to `rate` whose delays are whole centiseconds: one of 50, 33⅓, 25, 20 and so on.
  ///
  /// - Parameter rate: The film's rate.
  /// - Returns: 100/n frames a second, n at least 2; of two equally near, the faster.
  public static func honestRate(nearest rate: FrameRate) -> FrameRate {
    // n = ⌈100/rate − ½⌉, in whole numbers.
    let doubled = 2 * ticks * rate.seconds - rate.frames
    let divisor = 2 * rate.frames
    let delay = doubled <= 0 ? shortestDelay : (doubled + divisor - 1) / divisor
    return FrameRate(ticks, per: min(max(shortestDelay, delay), GIFImage.greatest))
  }
}
