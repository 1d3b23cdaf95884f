import Codecs
import DisplayList
import Film
import Foundation
import Geometry
import MediaSupport
import Pixels
import Testing

@Suite("Film, when something goes wrong")
@MainActor
struct FilmFaultTests {
  struct Fault: Error, Equatable { var frame: Int }

  @Test("throws the scene's error and leaves no file", arguments: [0, 1, 30, 49])
  func scene(frame: Int) throws {
    let folder = try TemporaryFolder()
    var count = -1
    #expect(throws: Fault(frame: frame)) {
      try Film.synthetic(
        [.file(folder.file("a.mp4")), .file(folder.file("a.gif"))], rate: FrameRate(50)
      ).make(
        rasterizer: { SyntheticScene.draw },
        scene: { time in
          count += 1
          if count == frame { throw Fault(frame: frame) }
          return SyntheticScene.list(at: time)
        })
    }
    #expect(folder.names.isEmpty)
  }

  @Test("throws the error of the earliest frame that cannot be drawn", arguments: [1, 4])
  func raster(workers: Int) throws {
    for _ in 0..<20 {
      let folder = try TemporaryFolder()
      #expect(throws: Fault(frame: 10)) {
        try Film.synthetic([.file(folder.file("a.gif"))], rate: FrameRate(50), workers: workers)
          .make(
            rasterizer: {
              { list, pixmap, _ in
                for case .fill(_, _, _, let transform) in list.commands {
                  let frame = Int((transform.tx * 50 / 40).rounded())
                  if frame >= 10 { throw Fault(frame: frame) }
                }
                SyntheticScene.draw(list, &pixmap, nil)
              }
            }, scene: SyntheticScene.list)
      }
      #expect(folder.names.isEmpty)
    }
  }

  @Test("stops when it is told to")
  func cancelled() throws {
    let folder = try TemporaryFolder()
    let film = try Film.synthetic([.file(folder.file("a.mp4"))], duration: ExactTime(100))
    var count = 0
    #expect(throws: CancellationError.self) {
      try film.make(
        rasterizer: { SyntheticScene.draw },
        scene: { time in
          count += 1
          if count == 20 { film.cancellation.cancel() }
          return SyntheticScene.list(at: time)
        })
    }
    #expect(count == 20)
    #expect(folder.names.isEmpty)
  }

  @Test("asks the scene for nothing when an output cannot be opened")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: CodecError.self) {
      try Film.synthetic([.file(folder.file("a.gif")), .file(folder.file("none/a.gif"))]).make(
        rasterizer: { SyntheticScene.draw },
        scene: { _ in
          Issue.record("the scene was asked")
          return DisplayList()
        })
    }
    #expect(error?.remedy == .chooseAnotherPlace)
    #expect(folder.names.isEmpty)
  }

  @Test("says that the disk is full and leaves no file", arguments: ["a.mp4", "a.gif", "p/"])
  func diskFull(name: String) async {
    await #expect(processExitsWith: .success) { [name] in try await Self.fillDisk(with: name) }
  }

  /// Films noise into a folder where files end after 64 KB.
  private static func fillDisk(with name: String) throws {
    let folder = try TemporaryFolder()
    Holdings.limitFiles(to: 64 << 10)
    let error = #expect(throws: CodecError.self) {
      try Film.synthetic(
        [.file(folder.file(name))], duration: ExactTime(2), width: 400, height: 300
      ).make(
        rasterizer: {
          { _, pixmap, _ in
            var state = UInt32(truncatingIfNeeded: pixmap[0, 0] &+ 1)
            for place in pixmap.words.indices {
              state = state &* 1_664_525 &+ 1_013_904_223
              pixmap.words[place] = state | 0xff00_0000
            }
          }
        }, scene: SyntheticScene.list)
    }
    #expect(error?.remedy == .makeRoom)
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(!left.contains { $0.hasSuffix(".mp4") || $0.hasSuffix(".gif") || $0.contains(".tmp-") })
  }

  @Test("says that a film has no frames")
  func empty() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CodecError.noFrames(path: folder.file("a.gif"))) {
      try Film.synthetic([.file(folder.file("a.gif"))], duration: .zero).makeSynthetic()
    }
    #expect(folder.names.isEmpty)
  }
}
