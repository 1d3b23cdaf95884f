import ArgumentParser
import Codecs
import Foundation
import SceneLoader

/// `rostrum bench film`: what it takes to film whole scenes, by stages.
struct BenchFilm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film", abstract: "Film scenes, and tell where the time went.")

  @Argument(
    help: ArgumentHelp("Scene files (default: those in Benchmarks/Scenes/).", valueName: "scene"))
  var scenes: [String] = []
  @Option(help: ArgumentHelp("A format (default: mp4); 'png' is a sequence.", valueName: "format"))
  var format: [FormatName] = []
  @Option(help: ArgumentHelp("The folder of the films.", valueName: "dir"))
  var out = "Output/bench"
  @Option(help: ArgumentHelp("Films of each kind; the one of median time is told.", valueName: "n"))
  var rounds = 1
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  private struct Document: Encodable {
    let processors: Int
    let films: [Row]
  }

  /// Seconds, summed over threads.
  private struct Stage: Codable {
    var wall: Double
    var cpu: Double

    enum CodingKeys: String, CodingKey {
      case wall = "wall_s"
      case cpu = "cpu_s"
    }
  }

  private struct Row: Encodable {
    let scene: String
    let format: String
    let jobs: Int
    let frames: Int
    /// Frames whose display list differs from the one before.
    let unique: Int
    let bytes: Int
    /// From the command to the finished file, beside compiling.
    let wall: Double
    /// Before the film's first frame: two processes start, open the scene, and find its length.
    let open: Double
    /// Of the scene's process while it films.
    let cpu: Double
    let fps: Double
    let realTime: Double
    let peak: Double
    let stages: [String: Stage]

    enum CodingKeys: String, CodingKey {
      case scene, format, jobs, frames, unique, bytes, fps, stages
      case wall = "wall_s"
      case open = "open_s"
      case cpu = "cpu_s"
      case realTime = "x_real_time"
      case peak = "peak_mb"
    }
  }

  /// The parts of a film's report that are told on.
  private struct Report: Decodable {
    struct Frames: Decodable { let rendered: Int, unique: Int }
    struct Stage: Decodable { let duration: Double }
    struct Seconds: Decodable { let wall: Double, cpu: Double }
    struct Output: Decodable { let bytes: Int }
    let frames: Frames
    let stage: Stage
    let wall: Double
    let cpu: Double
    let peakMemory: Int
    let seconds: [String: Seconds]
    let outputs: [Output]

    /// By the names of the measurement.
    ///
    /// Encoders have threads of their own, whose time no clock of ours sees: theirs is what the process
    /// used beyond the other stages.
    var stages: [String: BenchFilm.Stage] {
      func stage(_ name: String) -> BenchFilm.Stage {
        seconds[name].map { BenchFilm.Stage(wall: $0.wall, cpu: $0.cpu) } ?? .init(wall: 0, cpu: 0)
      }
      var (graph, encode) = (stage("scene"), stage("encode"))
      let (layout, raster, prepare) = (stage("layout"), stage("raster"), stage("prepare"))
      encode.wall += prepare.wall
      encode.cpu = max(0, cpu - graph.cpu - raster.cpu)
      graph.wall -= layout.wall
      graph.cpu -= layout.cpu
      return ["graph": graph, "layout": layout, "raster": raster, "encode": encode]
    }
  }

  /// A film that is made: one for each scene, format and number of threads.
  struct Take {
    let path: String
    let output: OutputArgument
    let format: String
    let jobs: Int
  }

  func validate() throws {
    guard (1...100).contains(rounds) else { throw ValidationError("--rounds takes 1 to 100.") }
    try asUsage { _ = try encoding.formats(of: takes().map(\.output)) }
  }

  /// The films that are made, in order.
  func takes() throws -> [Take] {
    var paths = scenes
    if paths.isEmpty {
      let folder = "Benchmarks/Scenes"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      paths = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
    let formats = format.isEmpty ? [FormatName(argument: "mp4")].compactMap(\.self) : format
    return try paths.flatMap { path in
      try formats.flatMap { format in
        try (scene.jobs.map { [$0] } ?? [1, 2]).map { jobs in
          let stem = "\(out)/\(Place.stem(of: path))-\(jobs)"
          return Take(
            path: path,
            output: try OutputArgument(
              format.text == "png" ? "\(stem)/" : "\(stem).\(format.text)", format: nil),
            format: format.text, jobs: jobs)
        }
      }
    }
  }

  /// What a take's scene is told.
  func options(_ take: Take) -> SceneOptions {
    var options = scene
    options.jobs = take.jobs
    return options
  }

  func run() throws {
    var rows: [Row] = []
    for (index, take) in try takes().enumerated() {
      try Place.check(take.output.path)
      let run = SceneRun(
        path: take.path, index: index, options: options(take), progress: .none,
        outputs: [take.output.path])
      try run.compileAhead()
      let measured = try (0..<rounds).map { _ in try row(take, run) }
      rows.append(measured.sorted { $0.wall < $1.wall }[rounds / 2])
    }
    let document = Document(processors: ProcessInfo.processInfo.activeProcessorCount, films: rows)
    try Place.write(try jsonText(document), to: json)
  }

  private func row(_ take: Take, _ run: SceneRun) throws -> Row {
    let start = RealClock.seconds
    let text = try run.perform(.film)
    let wall = RealClock.seconds - start
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    return Row(
      scene: Place.stem(of: take.path), format: take.format, jobs: take.jobs,
      frames: report.frames.rendered, unique: report.frames.unique,
      bytes: report.outputs.map(\.bytes).reduce(0, +), wall: wall, open: wall - report.wall,
      cpu: report.cpu, fps: Double(report.frames.rendered) / wall,
      realTime: report.stage.duration / wall, peak: Double(report.peakMemory) / 1_048_576,
      stages: report.stages)
  }
}
