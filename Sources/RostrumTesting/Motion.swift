internal import Foundation

/// A scene's motion: every value of its views, from frame to frame, as the tool filmed it.
///
/// ```swift
/// let motion = try motion(of: "Card.swift", script: ["tap: Show@0.2"])
/// #expect(motion.settles(within: 0.8))
/// #expect(try motion.overshoot(of: "Card", "scale.width") <= 0.02)
/// ```
public struct Motion: Sendable {
  /// Frames a second.
  public let framesPerSecond: Double
  /// How many frames the film has.
  public let frameCount: Int
  /// When everything has come to rest, in seconds; `nil` if it never does.
  public let settleTime: Double?
  /// What never comes to rest, in the tool's words.
  public let restless: String?
  /// When something happens by itself or by the script, in seconds.
  public let events: [Double]
  /// All values that are numbers, in the order in which they appear.
  public let tracks: [MotionTrack]

  /// Whether everything has come to rest at a time of the film, which its script's steps are part of.
  ///
  /// - Parameter seconds: Seconds of the film.
  /// - Returns: `false` for what never rests.
  public func settles(within seconds: Double) -> Bool {
    settleTime.map { $0 <= seconds } ?? false
  }

  /// A value of a view.
  ///
  /// - Parameters:
  ///   - view: The view's name, or the end of it: `Card` is `Screen/VStack/Card` where only one name ends so.
  ///   - property: Which of its values: `scale.width`, `opacity`.
  /// - Returns: The value from frame to frame.
  /// - Throws: ``MotionError/unknown(_:known:)`` if there is none, or more than one.
  public func track(_ view: String, _ property: String) throws(MotionError) -> MotionTrack {
    let all = tracks.filter { $0.property == property }
    let found =
      all.first { $0.view == view }.map { [$0] } ?? all.filter { $0.view.hasSuffix("/\(view)") }
    guard found.count == 1 else {
      let near = found.isEmpty ? tracks.filter { $0.view.hasSuffix(view) } : found
      let known = (near.isEmpty ? tracks : near).map { "\($0.view) · \($0.property)" }
      throw .unknown("\(view) · \(property)", known: known)
    }
    return found[0]
  }

  /// How far a value goes beyond where it is going, as a share of the way: 0.04 for 4 %.
  ///
  /// - Parameters:
  ///   - view: The view's name, or the end of it.
  ///   - property: Which of its values.
  /// - Returns: Of several movements the greatest; 0 if it never does.
  /// - Throws: ``MotionError/unknown(_:known:)``.
  public func overshoot(of view: String, _ property: String) throws(MotionError) -> Double {
    try track(view, property).overshoot
  }

  /// When a value rests for good.
  ///
  /// - Parameters:
  ///   - view: The view's name, or the end of it.
  ///   - property: Which of its values.
  /// - Returns: Seconds of the film; `nil` if it moves to the last frame.
  /// - Throws: ``MotionError/unknown(_:known:)``.
  public func settleTime(of view: String, _ property: String) throws(MotionError) -> Double? {
    try track(view, property).settleTime
  }

  /// The greatest speed of a value, between two frames.
  ///
  /// - Parameters:
  ///   - view: The view's name, or the end of it.
  ///   - property: Which of its values.
  /// - Returns: Units a second.
  /// - Throws: ``MotionError/unknown(_:known:)``.
  public func peakSpeed(of view: String, _ property: String) throws(MotionError) -> Double {
    try track(view, property).peakSpeed
  }
}

/// A track: one value of one view from frame to frame.
public struct MotionTrack: Hashable, Sendable {
  /// The view's name.
  public let view: String
  /// Which of its values.
  public let property: String
  /// The first frame that has it.
  public let first: Int
  /// What is shown from there on; `nil` where the view is not there.
  public let values: [Double?]
  /// Where it is going, from there on.
  public let targets: [Double?]
  /// Frames a second.
  public let framesPerSecond: Double

  /// The value at a frame of the film; `nil` where the view is not there.
  public subscript(frame: Int) -> Double? {
    values.indices.contains(frame - first) ? values[frame - first] : nil
  }

  /// How far it goes beyond its target, as a share of the way there; the greatest of its movements.
  public var overshoot: Double {
    var greatest = 0.0
    var start: Double?
    for index in values.indices {
      guard let value = values[index], let target = targets[index] else {
        start = nil
        continue
      }
      // A movement begins where the target changes, from what was shown before.
      if index == 0 || targets[index - 1] != target {
        start = index > 0 ? values[index - 1] ?? value : value
      }
      guard let from = start, from != target else { continue }
      greatest = max(greatest, (value - target) / (target - from))
    }
    return greatest
  }

  /// When it shows its last value for good, in seconds of the film; `nil` if it moves to the last frame.
  public var settleTime: Double? {
    guard let last = values.last ?? nil else { return nil }
    let moving = values.lastIndex { $0 != last }
    if moving == values.count - 2, values.count > 1, targets.last != last { return nil }
    return Double(first + (moving.map { $0 + 1 } ?? 0)) / framesPerSecond
  }

  /// The greatest speed between two frames, in units a second.
  public var peakSpeed: Double {
    zip(values, values.dropFirst()).map { one, other in
      guard let one, let other else { return 0 }
      return abs(other - one) * framesPerSecond
    }.max() ?? 0
  }
}
