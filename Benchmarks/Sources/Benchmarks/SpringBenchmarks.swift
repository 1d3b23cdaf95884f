import Rostrum

/// Sampling moving values: 100,000 springs of four components, each with its own parameters.
@main struct SpringBenchmarks {
  @MainActor static func main() {
    let storm = SpringStorm(count: 100_000)
    var times: [Double] = []
    let clock = ContinuousClock()
    for frame in 1...60 {
      let instant = Instant(ticks: Int64(frame) * Instant.ticksPerSecond / 120)
      let duration = clock.measure { storm.store.sample(at: instant) }
      times.append(Double(duration.components.attoseconds) / 1e15)
    }
    times.sort()
    print(
      "sampling 100,000 springs of four components: "
        + "median \(times[times.count / 2]) ms, best \(times[0]) ms")
  }
}
