import Codecs
import DisplayList
import Film
import Foundation
import Geometry
import MediaSupport
import Pixels
import Synchronization

/// A scene and a rasteriser made by formulas, so that films need neither views nor fonts.
enum SyntheticScene {
  /// A disc that moves for a second, rests for half of one, and moves on.
  static func list(at time: FrameTime) -> DisplayList {
    let seconds = time.seconds
    let place = seconds < 1 ? seconds : max(1, seconds - 0.5)
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 0, y: 0, width: 12, height: 12)),
      with: .solid(ResolvedColor(red: 0.2, green: 0.8, blue: 0.3)),
      transform: CGAffineTransform(translationX: 40 * place, y: 10))
    return list
  }

  /// Draws the fills of a list as rectangles on a light ground with a gradient.
  static func draw(_ list: DisplayList, _ pixmap: inout Pixmap, _ shown: DisplayList?) {
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        pixmap[x, y] = 0xfffa_f7f5 &- UInt32(y * 60 / pixmap.height) &* 0x01_0101
      }
    }
    for case .fill(_, _, .solid, let transform) in list.commands {
      let (left, top) = (Int(transform.tx.rounded()), Int(transform.ty))
      for y in top..<max(top, min(pixmap.height, top + 12)) {
        for x in max(0, left)..<max(max(0, left), min(pixmap.width, left + 12)) {
          pixmap[x, y] = 0xff34_c759
        }
      }
    }
  }
}

extension Film {
  /// A small film of ``SyntheticScene``.
  static func synthetic(
    _ outputs: [FilmOutput], rate: FrameRate = FrameRate(60), duration: ExactTime = ExactTime(1),
    workers: Int = 2, width: Int = 80, height: Int = 40
  ) -> Film {
    Film(
      clock: FrameClock(rate: rate, duration: duration), width: width, height: height,
      outputs: outputs, workerCount: workers)
  }

  /// Makes it.
  @MainActor func makeSynthetic() throws -> FilmResult {
    try make(rasterizer: { SyntheticScene.draw }, scene: SyntheticScene.list)
  }

  /// Makes it strip by strip, where that is done.
  @MainActor func makeSyntheticInStrips() throws -> FilmResult {
    let (width, height) = (width, height)
    return try make(
      rasterizer: { SyntheticScene.draw },
      strips: {
        { list, _, show in
          var picture = Pixmap(width: width, height: height)
          SyntheticScene.draw(list, &picture, nil)
          var strip = Pixmap(width: width, height: 16)
          for top in stride(from: 0, to: height, by: 16) {
            let rows = top..<min(top + 16, height)
            for y in rows { for x in 0..<width { strip[x, y - top] = picture[x, y] } }
            try show(strip, rows, 0..<width)
          }
        }
      }, scene: SyntheticScene.list)
  }
}

extension FilmOutput {
  /// An output by its file name.
  static func file(_ path: String, _ selection: Selection = .all) throws -> FilmOutput {
    guard let format = MediaFormat(path: path) else { throw CodecError.noFrames(path: path) }
    return FilmOutput(to: .path(path), as: format, selection: selection)
  }
}

/// What threads add to.
final class Tally<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  var all: [Element] { elements.withLock { $0 } }
  var count: Int { elements.withLock { $0.count } }
  func add(_ element: Element) { elements.withLock { $0.append(element) } }
}
