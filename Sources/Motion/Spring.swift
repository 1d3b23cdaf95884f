/// A spring: a mass that a force draws to its target, with the names and formulas of SwiftUI.
///
/// Time is in seconds. A spring has no state; it works on any vector, in any unit.
public struct Spring: Hashable, Sendable {
  /// The motion of a unit of mass.
  package var oscillator: Oscillator
  /// The mass; it changes forces only.
  package var inertia: Double

  package init(oscillator: Oscillator, inertia: Double = 1) {
    (self.oscillator, self.inertia) = (oscillator, inertia)
  }

  /// The value of a spring that starts at zero, after `time`.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: Velocity at time 0, in units of the value per second.
  ///   - time: Seconds since the start.
  /// - Returns: The value, in the units of the target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let step = oscillator.step(over: time)
    return target - target.scaled(by: step.xx) + initialVelocity.scaled(by: step.xv)
  }

  /// The velocity of a spring that starts at zero, after `time`: the derivative of
  /// ``value(target:initialVelocity:time:)``, in every regime of damping.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: Velocity at time 0, in units of the value per second.
  ///   - time: Seconds since the start.
  /// - Returns: The velocity, in units of the target per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let step = oscillator.step(over: time)
    return initialVelocity.scaled(by: step.vv) - target.scaled(by: step.vx)
  }

  /// Updates a value and its velocity over `deltaTime`.
  ///
  /// - Parameters:
  ///   - value: Where the value is, and then comes to be.
  ///   - velocity: Its velocity per second, and then the one it comes to have.
  ///   - target: The value at rest.
  ///   - deltaTime: Seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let distance = target - value
    let step = oscillator.step(over: deltaTime)
    value = target - distance.scaled(by: step.xx) + velocity.scaled(by: step.xv)
    velocity = velocity.scaled(by: step.vv) - distance.scaled(by: step.vx)
  }

  /// The force on a value at `position` that moves at `velocity`.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - position: Where the value is.
  ///   - velocity: Its velocity per second.
  /// - Returns: The force, in mass times units of the value per second squared.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value on its way from one to another, after `time`; the velocity is in the units of the
  /// value's animatable data.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: Velocity at time 0, per second.
  ///   - time: Seconds since the start.
  /// - Returns: The value.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity of a value on its way from one to another, after `time`.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: Velocity at time 0, per second.
  ///   - time: Seconds since the start.
  /// - Returns: The velocity per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = initialVelocity
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Updates a value and its velocity over `deltaTime`.
  ///
  /// - Parameters:
  ///   - value: Where the value is, and then comes to be.
  ///   - velocity: Its velocity per second, and then the one it comes to have.
  ///   - target: The value at rest.
  ///   - deltaTime: Seconds.
  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    var (x, v) = (value.animatableData, velocity.animatableData)
    update(value: &x, velocity: &v, target: target.animatableData, deltaTime: deltaTime)
    value.animatableData = x
    velocity.animatableData = v
  }

  /// The force on a value at `position` that moves at `velocity`.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - position: Where the value is.
  ///   - velocity: Its velocity per second.
  /// - Returns: The force, in mass times units of the animatable data per second squared.
  /// - Note: Accepted; no effect. `fromValue`: the force follows from where the value is, not from
  ///   where it began.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = velocity
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The settling duration of a value on its way from one to another: when it begins to stay within
  /// `epsilon`.
  ///
  /// - Parameters:
  ///   - fromValue: The value at time 0.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: Velocity at time 0, per second.
  ///   - epsilon: The distance, in units of the animatable data, that counts as none.
  /// - Returns: Seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
