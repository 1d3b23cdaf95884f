import Foundation
import Motion

/// The time of an animation, a layer or a cell inside the time around it.
struct LayerTiming {
  var beginTime = 0.0
  var timeOffset = 0.0
  var speed: Float = 1
  var duration = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The own time at a time of what is around.
  func local(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }
  /// The time of what is around at an own time; `nil` where the own time stands still.
  func around(_ local: Double) -> Double? {
    speed == 0 ? nil : (local - timeOffset) / Double(speed) + beginTime
  }

  /// How long one repetition takes, there and back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }
  /// How long all repetitions take together, in own time; may be infinite.
  var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// Whether there is no end that a film could reach: people write a great number for that, too.
  var isEndless: Bool { !(activeDuration < Self.longest) }
  /// A year, in seconds.
  private static let longest = 3.2e7

  /// The place inside one run, 0...`duration`, and how many runs were before it.
  ///
  /// `nil` before the begin and from the end on, unless the fill mode says otherwise.
  func place(at time: Double) -> (time: Double, runs: Int)? {
    var own = local(time)
    let whole = activeDuration
    if own < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      own = 0
    }
    if own >= whole {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      own = whole
    }
    guard cycle > 0 else { return (duration, 0) }
    var runs = (own / cycle).rounded(.down)
    // The end of the last run is not the start of another.
    if own == whole, runs > 0, runs * cycle == own { runs -= 1 }
    let inRun = own - runs * cycle
    return (inRun > duration ? cycle - inRun : inRun, Int(runs))
  }
}

/// How a layer's time goes from one to another, when a hand has let go of it.
struct LayerTimeCourse {
  /// When it begins, in the time around, in seconds.
  let begin: Double
  /// How long it is, in seconds.
  let seconds: Double
  /// The layer's own time at its begin.
  let start: Double
  /// The layer's own time at its end.
  let end: Double
  let curve: UnitCurve

  /// The own time at a time of what is around.
  func local(_ time: Double) -> Double {
    let share = seconds > 0 ? curve.value(at: (time - begin) / seconds) : 1
    return start + (end - start) * share
  }
}

/// What an animation shows before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing: the layer is as its properties say.
  public static let removed = Self(rawValue: "removed")
  /// The end, after the end.
  public static let forwards = Self(rawValue: "forwards")
  /// The start, before the begin.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}
