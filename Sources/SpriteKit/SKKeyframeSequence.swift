public import Foundation
import DisplayList
import Geometry
import UIKitViews

/// How values between keyframes are found.
public enum SKInterpolationMode: Int, Sendable {
  /// Evenly from one to the next.
  case linear = 1
  /// Along a smooth curve.
  case spline = 2
  /// Each lasts until the next.
  case step = 3
}

/// What comes before the first keyframe and after the last.
public enum SKRepeatMode: Int, Sendable {
  /// The nearest of them.
  case clamp = 1
  /// All of them again.
  case loop = 2
}

/// A sequence of values at times, as a particle has them from its birth, 0, to its end, 1.
@MainActor @preconcurrency open class SKKeyframeSequence {
  private var frames: [(value: Any, time: Double)] = []
  /// How values between keyframes are found.
  open var interpolationMode = SKInterpolationMode.linear
  /// What comes before the first keyframe and after the last.
  open var repeatMode = SKRepeatMode.clamp

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - values: Numbers or colours.
  ///   - times: Their times, in order.
  public init(keyframeValues values: [Any], times: [NSNumber]) {
    for (value, time) in zip(values, times) {
      addKeyframeValue(value, time: CGFloat(time.doubleValue))
    }
  }
  /// Creates an empty sequence.
  ///
  /// - Note: Accepted; no effect. `capacity`: there is room for any number.
  public init(capacity numItems: Int) {}

  /// The number of keyframes.
  open func count() -> Int { frames.count }
  /// Adds a keyframe.
  ///
  /// - Parameters:
  ///   - value: A number or a colour.
  ///   - time: Its time.
  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    let place = frames.firstIndex { $0.time > Double(time) } ?? frames.endIndex
    frames.insert((value, Double(time)), at: place)
  }
  /// Takes the last keyframe away.
  open func removeLastKeyframe() { _ = frames.popLast() }
  /// Takes a keyframe away.
  open func removeKeyframe(at index: Int) { frames.remove(at: index) }
  /// Changes a keyframe's value.
  ///
  /// - Parameters:
  ///   - value: A number or a colour.
  ///   - index: Which keyframe.
  open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
  /// Changes a keyframe's time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - index: Which keyframe.
  open func setKeyframeTime(_ time: CGFloat, for index: Int) {
    let value = frames.remove(at: index).value
    addKeyframeValue(value, time: time)
  }
  /// A keyframe's value.
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  /// A keyframe's time.
  open func getKeyframeTime(for index: Int) -> CGFloat { CGFloat(frames[index].time) }

  /// The value at a time: a number as a `Double`, or a `UIColor`; `nil` for an empty sequence.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let parts = parts(at: Double(time)) else { return nil }
    return parts.count == 1
      ? parts[0]
      : UIColor(
        ResolvedColor(
          red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
          opacity: Float(parts[3])))
  }

  /// The number at a time; `nil` where there is none.
  func number(at time: Double) -> Double? { parts(at: time)?.first }
  /// The colour at a time; `nil` where there is none.
  func color(at time: Double) -> ResolvedColor? {
    guard let parts = parts(at: time), parts.count == 4 else { return nil }
    return ResolvedColor(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]),
      opacity: Float(parts[3]))
  }

  /// The numbers of a value.
  private static func parts(of value: Any) -> [Double] {
    switch value {
    case let color as UIColor:
      let numbers = color.numbers
      return [numbers.red, numbers.green, numbers.blue, numbers.opacity].map { Double($0) }
    case let number as Double: return [number]
    case let number as CGFloat: return [Double(number)]
    case let number as Float: return [Double(number)]
    case let number as Int: return [Double(number)]
    case let number as NSNumber: return [number.doubleValue]
    default: fatalError("SKKeyframeSequence: a keyframe's value is a number or a UIColor")
    }
  }

  private func parts(at time: Double) -> [Double]? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    let length = last.time - first.time
    if repeatMode == .loop, length > 0 {
      time =
        first.time + (time - first.time) - length * ((time - first.time) / length).rounded(.down)
    }
    guard time > first.time else { return Self.parts(of: first.value) }
    guard let next = frames.firstIndex(where: { $0.time > time }) else {
      return Self.parts(of: last.value)
    }
    let (before, after) = (frames[next - 1], frames[next])
    let (start, end) = (Self.parts(of: before.value), Self.parts(of: after.value))
    guard interpolationMode != .step, start.count == end.count else { return start }
    let part = (time - before.time) / (after.time - before.time)
    guard interpolationMode == .spline else { return zip(start, end).map { $0 + ($1 - $0) * part } }
    let earlier = next > 1 ? Self.parts(of: frames[next - 2].value) : start
    let later = next + 1 < frames.count ? Self.parts(of: frames[next + 1].value) : end
    return start.indices.map { index in
      // A curve of Catmull and Rom, as if keyframes were evenly apart; Apple does not say which it is.
      let (a, b) = (start[index], end[index])
      let (out, into) = ((b - earlier[index]) / 2, (later[index] - a) / 2)
      let (square, cube) = (part * part, part * part * part)
      return a * (2 * cube - 3 * square + 1) + out * (cube - 2 * square + part)
        + b * (3 * square - 2 * cube) + into * (cube - square)
    }
  }
}
