import Foundation
import Testing

@testable import RostrumTool

@Suite("--shard")
struct ShardTests {
  private func shard(_ text: String, _ environment: [String: String] = [:]) throws -> Shard {
    try #require(ShardArgument(text)).resolved(environment)
  }

  @Test(
    "parts are written as numbers, ranges and lists",
    arguments: [
      ("2/7", [2], 7), ("1-3/60", [1, 2, 3], 60), ("5,1-2,2/6", [1, 2, 5], 6), ("1/1", [1], 1),
    ])
  func written(text: String, numbers: [Int], count: Int) throws {
    let shard = try shard(text)
    #expect(shard == Shard(numbers: numbers, count: count))
    #expect(try self.shard(shard.description) == shard)
  }

  @Test(
    "nothing else is a part",
    arguments: [
      "", "1", "0/3", "4/3", "1/0", "-1/2", "a/b", "1/", "/1", "1/2/3", "3-1/4", "1-9/4", "1,/4",
      "1-2-3/4", "autos", "auto/", "auto/0", "1/10001", "٣/٤", "1/99999999999999999999", "1 /4",
    ])
  func refused(text: String) { #expect(ShardArgument(text) == nil) }

  @Test("every item is in exactly one part, and neighbouring rows stay together")
  func holds() throws {
    for count in [1, 2, 7, 60] {
      let shards = try (1...count).map { try shard("\($0)/\(count)") }
      for place in 0..<100 {
        #expect(shards.count { $0.holds(place) } == 1)
        #expect(shards.count { $0.holds(row: place, of: 100) } == 1)
      }
    }
    let two = try shard("2-3/4")
    #expect((0..<8).filter { two.holds(row: $0, of: 8) } == [2, 3, 4, 5])
  }

  /// What engines set, and what that means.
  private static let engines: [(text: String, environment: [String: String], meaning: String)] = [
    (
      "auto",
      [
        "SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "4",
        "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_STEP": "1",
      ], "1/4"
    ),
    (
      "auto",
      [
        "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4",
        "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "2",
      ], "4/4"
    ),
    ("auto", ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4"], "3/4"),
    // A task that is queued again alone is an array of one.
    (
      "auto/60",
      [
        "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "1",
        "SLURM_ARRAY_TASK_MIN": "5",
      ], "5/60"
    ),
    ("auto/60", ["JOB_COMPLETION_INDEX": "59"], "60/60"),
    ("auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
    ("auto/3", ["CI_NODE_INDEX": "3"], "3/3"),
    ("2/4", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], "2/4"),
  ]

  @Test("auto takes what the engine says", arguments: engines.indices)
  func automatic(index: Int) throws {
    let (text, environment, meaning) = Self.engines[index]
    #expect(try shard(text, environment).description == meaning)
  }

  /// What engines say wrongly, and a word of the answer.
  private static let wrong: [(text: String, environment: [String: String], word: String)] = [
    ("auto", [:], "SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, CI_NODE_INDEX"),
    ("auto/4", [:], "does not tell"),
    ("auto", ["JOB_COMPLETION_INDEX": "0"], "auto/4"),
    ("auto", ["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not"),
    ("auto", ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"], "'x'"),
    ("auto", ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], "none of 3"),
    ("auto", ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "none of 3"),
    ("auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"], "none of 0"),
    ("auto/4", ["JOB_COMPLETION_INDEX": "4"], "JOB_COMPLETION_INDEX=4 is none of 4"),
    (
      "auto",
      [
        "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "4",
        "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "2",
      ], "none of 4"
    ),
  ]

  @Test("what does not fit is told, with code 2", arguments: wrong.indices)
  func misfit(index: Int) throws {
    let (text, environment, word) = Self.wrong[index]
    do {
      let shard = try shard(text, environment)
      Issue.record("found \(shard)")
    } catch let failure as Failure {
      #expect(failure.status == .usage)
      #expect(failure.message.contains(word), "\(failure.message)")
    }
  }

  @Test(
    "parts lie beside the output, which is found again from them",
    arguments: [
      ("film.mp4", "film.mp4.parts"), ("out/film.mp4", "out/film.mp4.parts"),
      ("out/frames/", "out/frames.parts"), ("/tmp/f%04d.png", "/tmp/f%04d.png.parts"),
      ("/a.gif", "/a.gif.parts"), ("./a.gif", "./a.gif.parts"),
    ])
  func places(output: String, folder: String) {
    let place = PartPlace(output: output)
    #expect(place.folder == folder)
    #expect(place.path(2, of: 7) == "\(folder)/2-of-7.part")
    #expect(PartPlace.output(besides: folder, named: place.name) == output)
  }
}
