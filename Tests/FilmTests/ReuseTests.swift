import Codecs
import DisplayList
import Film
import Foundation
import Geometry
import MediaSupport
import Pixels
import Raster
import Testing

/// Films drawn over frames that are there already are the films drawn anew.
@Suite("Reuse of frames")
@MainActor
struct ReuseTests {
  @Test(
    "changes no byte, for any format and number of workers",
    arguments: [
      ["a.y4m"], ["a.mp4"], ["a.webm"], ["a.mov"], ["a.rgba"], ["a.gif"], ["a.apng"],
      ["a.y4m", "b.rgba"], ["p/"],
    ])
  func sameBytes(names: [String]) throws {
    let anew = try Self.film(names, workers: 1, reuses: false)
    for workers in [1, 3] {
      #expect(try Self.film(names, workers: workers, reuses: true) == anew)
    }
  }

  @Test("changes no byte of lossless and of 4:4:4 films, nor of odd sizes", arguments: [160, 161])
  func settings(width: Int) throws {
    let all = [
      VideoSettings(isLossless: true), VideoSettings(chroma: .full), VideoSettings(chroma: .half),
    ]
    for settings in all {
      let films = try [false, true].map { reuses in
        let folder = try TemporaryFolder()
        let output = FilmOutput(to: .path(folder.file("a.mp4")), as: .video(settings))
        _ = try Self.make([output], width: width, workers: 2, reuses: reuses)
        return try folder.bytes("a.mp4")
      }
      #expect(films[0] == films[1])
    }
  }

  @Test("changes no byte of a part of a film")
  func part() throws {
    let films = try [false, true].map { reuses in
      let folder = try TemporaryFolder()
      _ = try Self.make(
        [.file(folder.file("p/"), .numbers([3...9, 20...29]))], workers: 2, reuses: reuses)
      return try folder.bytes("p/p-0025.png")
    }
    #expect(films[0] == films[1])
  }

  @Test("draws less than the whole", arguments: ["a.y4m", "a.rgba"])
  func isUsed(name: String) throws {
    let folder = try TemporaryFolder()
    let shown = Tally<Bool>()
    _ = try Self.make(
      [.file(folder.file(name))], workers: 1, reuses: true, told: { shown.add($0 != nil) })
    // Two frames and a worker's own are in memory at first; all others find one.
    #expect(shown.all.filter { $0 }.count >= shown.count - 3)
    #expect(shown.all.contains(true))
  }

  private static func film(
    _ names: [String], workers: Int, reuses: Bool
  ) throws -> [String: [UInt8]] {
    let folder = try TemporaryFolder()
    _ = try make(
      try names.map { try .file(folder.file($0)) }, workers: workers, reuses: reuses)
    var files: [String: [UInt8]] = [:]
    for name in names {
      guard name.hasSuffix("/") else {
        files[name] = try folder.bytes(name)
        continue
      }
      for part in try FileManager.default.contentsOfDirectory(atPath: folder.file(name)) {
        files[part] = try folder.bytes(name + part)
      }
    }
    return files
  }

  private static func make(
    _ outputs: [FilmOutput], width: Int = 160, workers: Int, reuses: Bool,
    told: @escaping @Sendable (DisplayList?) -> Void = { _ in }
  ) throws -> FilmResult {
    let height = 90
    var film = Film(
      clock: FrameClock(rate: FrameRate(50), duration: ExactTime(3, over: 5)), width: width,
      height: height, outputs: outputs, workerCount: workers)
    film.reusesFrames = reuses
    return try film.make(
      rasterizer: {
        let scratch = RasterScratch()
        return { list, pixmap, shown in
          told(shown)
          Rasterizer(bandHeight: 16).render(
            list, into: &pixmap, over: shown, background: .white, scratch: scratch)
        }
      },
      strips: {
        let scratch = RasterScratch()
        var strip = Pixmap(width: width, height: 16)
        return { list, shown, show in
          told(shown)
          try Rasterizer(bandHeight: 16).render(
            list, inStrips: &strip, over: shown, height: height, background: .white,
            scratch: scratch, show)
        }
      }, scene: { Self.list(at: $0.seconds) })
  }

  /// A page on which one disc moves, another comes and goes, and a bar grows now and then.
  private static func list(at seconds: Double) -> DisplayList {
    let frame = Int((seconds * 50).rounded())
    func color(_ red: Float, _ opacity: Float) -> Paint {
      .solid(ResolvedColor(red: red, green: 0.3, blue: 0.6, opacity: opacity))
    }
    var list = DisplayList()
    for row in 0..<6 {
      let box = CGRect(x: 4, y: 4.3 + 14 * Double(row), width: 120, height: 9)
      list.fill(Path(roundedRect: box, cornerRadius: 3), with: color(Float(row) / 6, 0.5))
    }
    list.fill(
      Path(ellipseIn: CGRect(x: 3.37 * Double(frame % 9), y: 33, width: 20, height: 20)),
      with: color(1, 0.9))
    if frame % 5 < 3 {
      list.fill(Path(ellipseIn: CGRect(x: 121, y: 60, width: 33, height: 21)), with: color(0, 1))
    }
    var layer = Layer()
    layer.filters = [.shadow(color: .black, radius: 4, offset: .zero)]
    list.layer(layer) {
      $0.fill(
        Path(CGRect(x: 60, y: 12, width: 20 + 5 * Double(frame / 7), height: 12)),
        with: .solid(.white))
    }
    return list
  }
}
