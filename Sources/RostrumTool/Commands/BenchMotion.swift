import ArgumentParser
import Foundation
import Motion
import SceneGraph
import SceneLoader
import ViewEngine

/// `rostrum bench motion`: what it takes to move values, and to advance and lay out whole scenes.
struct BenchMotion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion", abstract: "Move values, and run scenes without drawing them.")

  @Argument(
    help: ArgumentHelp(
      "Scene files (default: those in Scenes/ and Benchmarks/Scenes/).", valueName: "scene"))
  var scenes: [String] = []
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  /// Numbers of springs that are measured.
  private static let counts = [1, 1000, 100_000]

  private struct Document: Encodable {
    let springs: [Springs]
    let scenes: [SceneTiming]
  }

  /// Springs of four components, each with its own parameters and start.
  private struct Springs: Encodable {
    let count: Int
    /// Medians of processor time, one thread.
    let usPerSample: Double
    let usPerSampleAndRead: Double
    let samples: Int

    enum CodingKeys: String, CodingKey {
      case count, samples
      case usPerSample = "us_per_sample"
      case usPerSampleAndRead = "us_per_sample_and_read"
    }
  }

  /// The scenes that are measured.
  var paths: [String] {
    guard scenes.isEmpty else { return scenes }
    return ["Scenes", "Benchmarks/Scenes"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  func run() throws {
    let springs = MainActor.assumeIsolated { Self.counts.map { Self.measure($0) } }
    var timings: [SceneTiming] = []
    for (index, path) in paths.enumerated() {
      let run = SceneRun(path: path, index: index, options: scene, progress: .none, outputs: [])
      let result = try run.perform(.timing)
      timings.append(try JSONDecoder().decode(SceneTiming.self, from: Data(result.utf8)))
    }
    try Place.write(try jsonText(Document(springs: springs, scenes: timings)), to: json)
  }

  /// Samples `count` springs at instants at most 1/480 s apart, all while every spring moves.
  @MainActor private static func measure(_ count: Int) -> Springs {
    let storm = SpringStorm(count: count)
    let samples = 100
    // A clock's tick is longer than a sample of few springs.
    let runs = max(1, 20_000 / count)
    var (plain, read, sink) = ([Double](), [Double](), 0.0)
    var tick = storm.begin
    func next() -> Instant {
      tick += Instant(ticks: Instant.ticksPerSecond / (480 * Int64(runs)))
      return tick
    }
    for _ in 0..<samples {
      var before = RealClock.threadSeconds
      for _ in 0..<runs { storm.store.sample(at: next()) }
      plain.append((RealClock.threadSeconds - before) / Double(runs))
      before = RealClock.threadSeconds
      for _ in 0..<runs {
        storm.store.sample(at: next())
        for id in storm.ids {
          sink += storm.store.offset(of: id, as: SpringStorm.Value.self).first.first
        }
      }
      read.append((RealClock.threadSeconds - before) / Double(runs))
    }
    precondition(sink.isFinite, "a spring ran away")
    return Springs(
      count: count, usPerSample: 1e6 * Self.median(plain),
      usPerSampleAndRead: 1e6 * Self.median(read), samples: samples)
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// What a scene's frames take before they are drawn: events, bodies, layout, sampling, the display list.
struct SceneTiming: Codable {
  let scene: String
  let frames: Int
  /// Microseconds of processor time, one thread.
  let usPerFrame: Double
  let usPerFrameMean: Double
  let usPerFrameMost: Double
  /// The part of the mean that is the display list, with the sampling of what it shows.
  let usOfList: Double
  /// Building the scene at the film's start.
  let usOfStart: Double

  enum CodingKeys: String, CodingKey {
    case scene, frames
    case usPerFrame = "us_per_frame"
    case usPerFrameMean = "us_per_frame_mean"
    case usPerFrameMost = "us_per_frame_most"
    case usOfList = "us_of_list"
    case usOfStart = "us_of_start"
  }

  /// Runs a scene through its film.
  @MainActor init(_ stage: SceneStage, _ options: SceneOptions, length: Instant) throws {
    func cost(_ work: () throws -> Void) rethrows -> Double {
      let before = stage.clock.outsideFilm { RealClock.threadSeconds }
      try work()
      return stage.clock.outsideFilm { RealClock.threadSeconds } - before
    }
    let start = try cost { try stage.start() }
    let count = stage.rate.frameCount(before: options.length(settled: length))
    var (whole, lists) = ([Double](), 0.0)
    for frame in 0..<count {
      let ticks = Int64(frame * stage.rate.seconds) * Instant.ticksPerSecond
      let instant = Instant(ticks: ticks / Int64(stage.rate.frames))
      let graph = try cost { try stage.advance(to: instant) }
      let list = cost { _ = stage.graph.displayList() }
      whole.append(graph + list)
      lists += list
    }
    scene = stage.scene
    frames = count
    usPerFrame = 1e6 * BenchMotion.median(whole)
    usPerFrameMean = 1e6 * whole.reduce(0, +) / Double(count)
    usPerFrameMost = 1e6 * (whole.max() ?? 0)
    usOfList = 1e6 * lists / Double(count)
    usOfStart = 1e6 * start
  }
}
