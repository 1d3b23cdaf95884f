/// A run: a stretch in which one thing moves a value towards one target.
public struct MotionRun: Hashable, Sendable {
  /// Seconds.
  public var start: Double
  /// When it ended: at rest, or by another run.
  public var end: Double
  /// What was shown when it began.
  public var from: Double
  /// What was shown when it ended.
  public var reached: Double
  /// Where it was going; what a finger or keyframes moved went where it came to.
  public var target: Double
  /// What moved it, in words; `nil` where the scene itself did, or a finger.
  public var animation: String?
  /// The farthest beyond the target, as a share of the way; `nil` if it never was, or if there was no way.
  public var overshoot: Double?
  /// When that was, and what was shown.
  public var peak: (time: Double, value: Double)? {
    peakTime.flatMap { time in peakValue.map { (time, $0) } }
  }
  private var peakTime: Double?
  private var peakValue: Double?
  /// Seconds from the start until it stayed within a fiftieth of the way from the target; `nil` where it did not.
  public var settling: Double?
  /// Whether another run took over before it had come to rest.
  public var isInterrupted = false
  /// How many targets it had, one after the other: many where a spring follows a finger.
  public var targetCount = 1

  /// Shares of the way: what is called settled, what overshoots, what is still under way.
  private static let (settled, leastOvershoot, leastWay) = (0.02, 0.001, 0.005)
  /// A value that nothing animates rests when it stands still for so long.
  private static let leastRest = 0.1
  /// Runs of the same animation that are no longer than this follow something.
  private static let shortest = 0.04

  private init(_ samples: [SampledValue.Sample]) {
    let (first, last) = (samples[0], samples[samples.count - 1])
    (start, end, from, reached) = (first.time, last.time, first.value, last.value)
    animation = first.mover
    target = first.isAnimated ? first.target : last.value
    let way = target - from
    let values = samples.map(\.value)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    // There and back again has no way to measure by, and what nothing animates no target.
    guard first.isAnimated, abs(way) > range * 0.05 else { return }
    for sample in samples {
      let beyond = (sample.value - target) / way
      if beyond > max(overshoot ?? 0, Self.leastOvershoot) {
        overshoot = beyond
        (peakTime, peakValue) = (sample.time, sample.value)
      }
    }
    let unsettled = samples.lastIndex { abs($0.value - target) > Self.settled * abs(way) }
    if let unsettled, unsettled + 1 < samples.count {
      settling = samples[unsettled + 1].time - start
    }
  }

  /// The runs of a value.
  ///
  /// - Parameters:
  ///   - samples: Its samples.
  ///   - jump: How much it changes at once where it does not move but jumps.
  /// - Returns: The runs, in the order of time.
  static func runs(_ samples: [SampledValue.Sample?], jump: Double) -> [MotionRun] {
    var runs: [MotionRun] = []
    var run: [SampledValue.Sample] = []
    func finish() {
      // A value that nothing animates has stood still since it came to where it is, and before it left.
      if let last = run.last, !last.isAnimated,
        let rest = run.lastIndex(where: { $0.value != last.value })
      {
        run.removeLast(max(run.count - rest - 2, 0))
      }
      if let first = run.first, !first.isAnimated,
        let change = run.firstIndex(where: { $0.value != first.value })
      {
        run.removeFirst(change - 1)
      }
      if run.count > 1, run.contains(where: { $0.value != run[0].value }) {
        runs.append(MotionRun(run))
      }
      run = []
    }
    for sample in samples {
      guard let sample else {
        finish()
        continue
      }
      if let last = run.last {
        let isOther =
          sample.mover != last.mover || (sample.isAnimated && sample.target != last.target)
        if isOther {
          let count = runs.count
          let isUnderWay = last.isAnimated && sample.isAnimated
          finish()
          if isUnderWay, runs.count > count { runs[count].noteInterruption() }
        } else if sample.isAfterEvent, !sample.isAnimated, abs(sample.value - last.value) > jump {
          finish()
        } else if !sample.isAnimated, sample.value != last.value,
          let rest = run.lastIndex(where: { $0.value != last.value }) ?? run.indices.first,
          last.time - run[min(rest + 1, run.count - 1)].time > leastRest
        {
          finish()
          run = [last]
        }
      }
      run.append(sample)
    }
    finish()
    return following(runs)
  }

  /// Runs towards targets that came too soon after each other to be told apart are one.
  private static func following(_ runs: [MotionRun]) -> [MotionRun] {
    var result: [MotionRun] = []
    for run in runs {
      guard let last = result.last, last.isInterrupted, last.animation == run.animation,
        run.end - run.start <= shortest, last.targetCount > 1 || last.end - last.start <= shortest
      else {
        result.append(run)
        continue
      }
      let index = result.count - 1
      (result[index].end, result[index].reached) = (run.end, run.reached)
      (result[index].target, result[index].isInterrupted) = (run.target, run.isInterrupted)
      (result[index].overshoot, result[index].settling) = (nil, nil)
      (result[index].peakTime, result[index].peakValue) = (nil, nil)
      result[index].targetCount += 1
    }
    return result
  }

  /// Another run takes over; what had come to rest is not interrupted by it.
  private mutating func noteInterruption() {
    isInterrupted = abs(reached - target) > Self.leastWay * abs(target - from)
    if isInterrupted, abs(reached - target) > Self.settled * abs(target - from) { settling = nil }
  }
}
