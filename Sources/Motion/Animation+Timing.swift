extension Animation {
  /// An ease in over 0.35 s: a slow start.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }
  /// An ease in over `duration` seconds: a slow start.
  public static func easeIn(duration: Double) -> Animation {
    .timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  /// An ease out over 0.35 s: a slow end.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }
  /// An ease out over `duration` seconds: a slow end.
  public static func easeOut(duration: Double) -> Animation {
    .timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// An ease in and out over 0.35 s: a slow start and end.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }
  /// An ease in and out over `duration` seconds: a slow start and end.
  public static func easeInOut(duration: Double) -> Animation {
    .timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// A linear animation over 0.35 s: even progress.
  public static var linear: Animation { .linear(duration: 0.35) }
  /// A linear animation over `duration` seconds: even progress.
  public static func linear(duration: Double) -> Animation {
    .timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// A cubic Bézier timing curve by its control points, over `duration` seconds.
  ///
  /// - Parameters:
  ///   - p1x: Time of the first control point, a share of the duration.
  ///   - p1y: Progress of the first control point; beyond 0...1 it overshoots.
  ///   - p2x: Time of the second control point.
  ///   - p2y: Progress of the second control point.
  ///   - duration: Seconds; 0 and less end at once.
  /// - Returns: The animation.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(CubicBezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// A timing curve over `duration` seconds; a spring that takes over from it keeps its velocity.
  ///
  /// - Parameters:
  ///   - curve: Progress over time.
  ///   - duration: Seconds; 0 and less end at once.
  /// - Returns: The animation.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.unitCurve(curve, duration: duration))
  }
}

extension Animation {
  /// This animation, `delay` seconds later.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(kind, by: delay)) }

  /// This animation, `speed` times as fast; a speed of 0 or less stands still.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(kind, by: speed)) }

  /// This animation, `repeatCount` times in all, every second time backwards if `autoreverses`.
  ///
  /// - Parameters:
  ///   - repeatCount: How many cycles; 0 and less count as 1.
  ///   - autoreverses: Whether every second cycle runs backwards.
  /// - Returns: The repeated animation.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: repeatCount, autoreverses: autoreverses))
  }

  /// This animation again and again, every second time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(kind, count: nil, autoreverses: autoreverses))
  }

  /// This animation, logically complete after `duration` seconds if not before.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completing(kind, after: duration))
  }
}
