extension Animation {
  /// The default animation, which `withAnimation` uses when nothing else is said: a smooth spring of
  /// half a second.
  public static let `default` = Animation.spring(duration: 0.5, bounce: 0)

  /// A smooth spring of half a second that keeps the velocity of what it takes over from.
  public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }

  /// A spring that keeps the velocity of what it takes over from.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - bounce: 0 for none, 1 for endless, negative for a slower approach.
  ///   - blendDuration: Seconds over which another spring's duration fades into this one's.
  /// - Returns: The animation.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    fluid(duration, bounce, blendDuration)
  }

  /// A spring that keeps the velocity of what it takes over from.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds.
  ///   - dampingFraction: Damping as a share of the critical damping.
  ///   - blendDuration: Seconds over which another spring's response fades into this one's.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: response, dampingRatio: dampingFraction, blendDuration: blendDuration)))
  }

  /// A spring with the duration and bounce of `spring`, that keeps the velocity of what it takes over
  /// from.
  ///
  /// - Parameters:
  ///   - spring: Gives response and damping ratio; its mass does not matter.
  ///   - blendDuration: Seconds over which another spring's response fades into this one's.
  /// - Returns: The animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: spring.response,
          dampingRatio: spring.oscillator.isRigid ? .infinity : spring.dampingRatio,
          blendDuration: blendDuration)))
  }

  /// SwiftUI's bounce of ``interactiveSpring``.
  private static let interactiveBounce = 0.15

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

  /// A quick spring for values that follow a finger; parameters as for
  /// ``spring(response:dampingFraction:blendDuration:)``.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds.
  ///   - dampingFraction: Damping as a share of the critical damping.
  ///   - blendDuration: Seconds over which another spring's response fades into this one's.
  /// - Returns: The animation.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for values that follow a finger, with bounce on top of 0.15.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of 0.15.
  ///   - blendDuration: Seconds over which another spring's duration fades into this one's.
  /// - Returns: The animation.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    fluid(duration, interactiveBounce + extraBounce, blendDuration)
  }

  /// A spring without bounce, of half a second.
  public static var smooth: Animation { .smooth() }
  /// A spring with bounce on top of none; the duration is in seconds.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of none.
  /// - Returns: The animation.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(duration, extraBounce, 0)
  }
  /// A spring with a small bounce, of half a second.
  public static var snappy: Animation { .snappy() }
  /// A spring with bounce on top of 0.15; the duration is in seconds.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of 0.15.
  /// - Returns: The animation.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(duration, Spring.snappyBounce + extraBounce, 0)
  }
  /// A spring with a larger bounce, of half a second.
  public static var bouncy: Animation { .bouncy() }
  /// A spring with bounce on top of 0.3; the duration is in seconds.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of 0.3.
  /// - Returns: The animation.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(duration, Spring.bouncyBounce + extraBounce, 0)
  }

  private static func fluid(
    _ duration: Double, _ bounce: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      .fluidSpring(
        FluidSpring(
          response: duration, dampingRatio: Spring.dampingRatio(ofBounce: bounce),
          blendDuration: blendDuration)))
  }
}

extension Animation {
  /// A smooth spring of half a second that adds to what ran before.
  public static var interpolatingSpring: Animation { .interpolatingSpring(duration: 0.5) }

  /// A spring that adds to what ran before.
  ///
  /// - Parameters:
  ///   - mass: Mass at the end of the spring.
  ///   - stiffness: Spring constant, in mass/s².
  ///   - damping: Drag, in mass/s.
  ///   - initialVelocity: Velocity at the start, in whole distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// A spring that adds to what ran before, by perceptual duration in seconds and bounce.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - bounce: 0 for none, 1 for endless, negative for a slower approach.
  ///   - initialVelocity: Velocity at the start, in whole distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let ratio = Spring.dampingRatio(ofBounce: bounce)
    let frequency = 2 * Double.pi / duration
    return .interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// A spring with the parameters of `spring` that adds to what ran before.
  ///
  /// - Parameters:
  ///   - spring: Gives mass, stiffness and damping.
  ///   - initialVelocity: Velocity at the start, in whole distances per second.
  /// - Returns: The animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}
