internal import Motion

extension ComponentBlocks {
  /// Computes the offset of one spring.
  mutating func sampleSpring(_ track: MovingValues.Track, at ticks: Int64) {
    let step = track.oscillator.step(over: Self.elapsed(track, ticks))
    var components = components.mutableSpan
    Self.combine(&components, track, step.xx, step.xv)
  }

  /// Computes the offsets of all springs, four at a time where four lie side by side.
  mutating func sampleSprings(_ tracks: [MovingValues.Track], at ticks: Int64) {
    let tracks = tracks.span
    var components = components.mutableSpan
    var index = 0
    while index < tracks.count {
      if index + 3 < tracks.count, tracks[index].isPlain, tracks[index + 1].isPlain,
        tracks[index + 2].isPlain, tracks[index + 3].isPlain
      {
        let (a, b, c, d) = (
          tracks[index], tracks[index + 1], tracks[index + 2], tracks[index + 3]
        )
        let steps = Oscillator.steps(
          decay: SIMD4(
            a.oscillator.decay, b.oscillator.decay, c.oscillator.decay, d.oscillator.decay),
          frequency: SIMD4(
            a.oscillator.frequency, b.oscillator.frequency, c.oscillator.frequency,
            d.oscillator.frequency),
          over: SIMD4(
            Self.elapsed(a, ticks), Self.elapsed(b, ticks), Self.elapsed(c, ticks),
            Self.elapsed(d, ticks)))
        Self.combine(&components, a, steps.xx[0], steps.xv[0])
        Self.combine(&components, b, steps.xx[1], steps.xv[1])
        Self.combine(&components, c, steps.xx[2], steps.xv[2])
        Self.combine(&components, d, steps.xx[3], steps.xv[3])
        index += 4
        continue
      }
      if tracks[index].form == .spring {
        let step = tracks[index].oscillator.step(over: Self.elapsed(tracks[index], ticks))
        Self.combine(&components, tracks[index], step.xx, step.xv)
      }
      index += 1
    }
  }

  /// Seconds since a spring was started.
  @inline(__always)
  private static func elapsed(_ track: MovingValues.Track, _ ticks: Int64) -> Double {
    Double(ticks &- track.start) / Double(Instant.ticksPerSecond)
  }

  /// Offset := displacement · a + velocity · b.
  @inline(__always)
  private static func combine(
    _ components: inout MutableSpan<Double>, _ track: MovingValues.Track, _ a: Double, _ b: Double
  ) {
    let count = Int(track.count)
    let (x, v) = (track.block &+ displacement &* count, track.block &+ velocity &* count)
    for component in 0..<count {
      components[track.block &+ component] =
        components[x &+ component] * a + components[v &+ component] * b
    }
  }
}
