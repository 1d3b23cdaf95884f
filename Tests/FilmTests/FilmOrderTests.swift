import Codecs
import Dispatch
import DisplayList
import Film
import Foundation
import Geometry
import MediaSupport
import Pixels
import Testing

/// Frames reach their files in order, whichever worker is done first.
@Suite("Order of frames")
@MainActor
struct FilmOrderTests {
  struct Fault: Error, Equatable { var frame: Int }

  /// Lets drawings that go on side by side come to their end in a given order.
  private final class Turnstile: Sendable {
    private let gates: [DispatchSemaphore]
    private let order: [Int]

    /// Frames in groups as large as `order`, each group left in that order.
    init(frames: Int, order: [Int]) {
      gates = (0..<frames).map { _ in DispatchSemaphore(value: 0) }
      self.order = order
      for group in stride(from: 0, to: frames, by: order.count) { gates[group + order[0]].signal() }
    }

    /// Waits for the turn of a frame, and gives it to the next.
    func pass(_ frame: Int) {
      gates[frame].wait()
      let (group, rank) = (
        frame / order.count * order.count, order.firstIndex(of: frame % order.count)
      )
      if let rank, rank + 1 < order.count { gates[group + order[rank + 1]].signal() }
    }
  }

  /// Which frame a list of the synthetic scene is, at 50 a second and before its rest.
  private nonisolated static func number(of list: DisplayList) -> Int {
    for case .fill(_, _, _, let transform) in list.commands {
      return Int((transform.tx * 50 / 40).rounded())
    }
    return 0
  }

  private func film(
    _ folder: TemporaryFolder, _ names: [String] = ["a.y4m", "a.gif"], workers: Int
  ) throws -> Film {
    try Film.synthetic(
      names.map { try .file(folder.file($0)) },
      rate: FrameRate(50), duration: ExactTime(48, over: 50), workers: workers)
  }

  private func files(_ folder: TemporaryFolder) throws -> [[UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.contains(".") }.map { try folder.bytes($0) }
  }

  @Test(
    "does not depend on the order in which workers are done",
    arguments: [
      [0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2], [1, 0], [5, 0, 4, 1, 3, 2],
    ])
  func completion(order: [Int]) throws {
    let plain = try TemporaryFolder()
    _ = try film(plain, ["a.y4m", "a.gif", "p/"], workers: 1).makeSynthetic()
    let folder = try TemporaryFolder()
    let turnstile = Turnstile(frames: 48, order: order)
    let progress = Tally<Int>()
    var film = try film(folder, ["a.y4m", "a.gif", "p/"], workers: order.count)
    film.progress = { progress.add($0.done) }
    let result = try film.make(
      rasterizer: {
        { list, pixmap, _ in
          SyntheticScene.draw(list, &pixmap, nil)
          turnstile.pass(Self.number(of: list))
        }
      }, scene: SyntheticScene.list)
    #expect(try files(folder) == files(plain))
    #expect(progress.all == Array(1...48))
    #expect(result.uniqueFrames == 48)
  }

  @Test("an earlier frame's error stands above the scene's, though it came later")
  func earliestError() throws {
    let folder = try TemporaryFolder()
    let sceneFailed = DispatchSemaphore(value: 0)
    #expect(throws: Fault(frame: 1)) {
      try film(folder, workers: 4).make(
        rasterizer: {
          { list, pixmap, _ in
            SyntheticScene.draw(list, &pixmap, nil)
            guard Self.number(of: list) == 1 else { return }
            sceneFailed.wait()
            throw Fault(frame: 1)
          }
        },
        scene: { time in
          if time.exact == ExactTime(3, over: 50) {
            sceneFailed.signal()
            throw Fault(frame: 3)
          }
          return SyntheticScene.list(at: time)
        })
    }
    #expect(try files(folder).isEmpty)
  }

  @Test("the scene's error stands above that of a later frame")
  func sceneFirst() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Fault(frame: 2)) {
      try film(folder, workers: 2).make(
        rasterizer: { SyntheticScene.draw },
        scene: { time in
          if time.exact >= ExactTime(2, over: 50) { throw Fault(frame: 2) }
          return SyntheticScene.list(at: time)
        })
    }
    #expect(try files(folder).isEmpty)
  }

  @Test("an output that takes no more stops the others, and the scene", arguments: [1, 4])
  func fullDevice(workers: Int) throws {
    let folder = try TemporaryFolder()
    var asked = 0
    let film = try Film.synthetic(
      [.file(folder.file("a.gif")), FilmOutput(to: .path("/dev/full"), as: .raw(.rgba))],
      rate: FrameRate(50), duration: ExactTime(100), workers: workers, width: 400, height: 300)
    let error = #expect(throws: CodecError.self) {
      try film.make(
        rasterizer: { SyntheticScene.draw },
        scene: { time in
          asked += 1
          return SyntheticScene.list(at: time)
        })
    }
    #expect(error?.remedy == .makeRoom)
    #expect(asked < 5000, "no more than were under way")
    #expect(folder.names.isEmpty)
  }

  @Test(
    "an output of several has the bytes of one alone",
    arguments: ["a.mp4", "a.gif", "a.png", "a.apng", "a.y4m"])
  func together(name: String) throws {
    let all = ["a.mp4", "a.gif", "a.png", "a.apng", "a.y4m"]
    let (alone, together) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try Film.synthetic([.file(alone.file(name))]).makeSynthetic()
    _ = try Film.synthetic(all.map { try .file(together.file($0)) }).makeSynthetic()
    #expect(try together.bytes(name) == alone.bytes(name))
  }

  @Test("a digest that cannot be taken is the film's error, and leaves nothing")
  func digestFails() throws {
    let folder = try TemporaryFolder()
    var film = try Film.synthetic([.file(folder.file("a.gif"))])
    film.digest = { _ in throw Fault(frame: -1) }
    #expect(throws: Fault(frame: -1)) { try film.makeSynthetic() }
    #expect(folder.names.isEmpty)
  }

  @Test("files appear together: when the last cannot be completed, those that are whole do not")
  func allOrNone() throws {
    let folder = try TemporaryFolder()
    let names = ["a.gif", "b.y4m", "c.png", "d.apng"]
    for name in names { try Data("old".utf8).write(to: URL(filePath: folder.file(name))) }
    for index in names.indices {
      var film = try Film.synthetic(names.map { try .file(folder.file($0)) })
      if index < 3 {
        // No quality is low enough for this one, which is known at the end only.
        film.outputs[index].byteLimit = 1
      } else {
        let last = folder.file(names[index])
        film.digest = { file in
          if file.path.contains("d.apng") { throw Fault(frame: 0) }
          #expect(file.path != last)
          return nil
        }
      }
      #expect(throws: (any Error).self) { try film.makeSynthetic() }
      #expect(folder.names == names)
      for name in names { #expect(try folder.bytes(name) == Array("old".utf8)) }
    }
    _ = try Film.synthetic(names.map { try .file(folder.file($0)) }).makeSynthetic()
    #expect(folder.names == names)
    for name in names { #expect(try folder.bytes(name).count > 20) }
  }

  @Test("may be cancelled before it begins")
  func cancelled() throws {
    let folder = try TemporaryFolder()
    let film = try film(folder, workers: 2)
    film.cancellation.cancel()
    #expect(film.cancellation.isCancelled)
    #expect(throws: CancellationError.self) { try film.makeSynthetic() }
    #expect(try files(folder).isEmpty)
  }

  @Test("a limit of bytes is kept, and told")
  func byteLimit() throws {
    let folder = try TemporaryFolder()
    func size(_ limit: Int?) throws -> Int {
      var output = try FilmOutput.file(folder.file("a.gif"))
      output.byteLimit = limit
      let result = try Film.synthetic([output], width: 200, height: 120).makeSynthetic()
      #expect(result.outputs[0].summary.byteCount == (try folder.bytes("a.gif").count))
      return result.outputs[0].summary.byteCount
    }
    let whole = try size(nil)
    #expect(try size(whole) <= whole)
    #expect(throws: CodecError.self) { try size(50) }
  }
}
