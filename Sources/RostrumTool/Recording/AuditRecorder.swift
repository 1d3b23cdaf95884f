import DisplayList
import Film
import Foundation
import Geometry
import Goldens
import ImageDiff
import Pixels
import Raster
import ViewEngine

/// A recorder of what an audit needs pixels for: flashes in all frames, and the contrast of texts at rest.
///
/// A text is at rest where nothing on the stage has changed for half a second, and in the film's last frame.
@MainActor struct AuditRecorder {
  /// A frame as long as it is shown.
  private struct Shown {
    var frame: DrawnFrame
    var digest: String
    /// The first frame that shows it, and for how many.
    var first: Int
    var count = 1
    /// Where texts are that nobody needs to read: on what is disabled.
    var exempt: [CGRect]
    var isMeasured = false
  }

  /// Texts of one view and colour.
  private struct Text {
    var view: String
    var paint: Paint
    var commands: [Int]
    var text: String
    var size: Double
    /// How much larger it is drawn than it is set.
    var scale: Double
    var isBold: Bool
    var box: CGRect
  }

  /// How long nothing may change, in seconds.
  private static let rest = 0.5
  /// Pixels to the point in which texts are measured: strokes of a point have pixels of their full colour then.
  private static let scale = 3.0
  /// The contrast that black or white would have at the least, if there is something to be seen.
  private static let leastSeen = 1.5

  private let framesPerSecond: Double
  private let background: ResolvedColor
  private let rasterizer: Rasterizer
  private let scratch = RasterScratch()
  private var meter: FlashMeter
  private var shown: Shown?
  private var measured: Set<String> = []
  private var texts: [AuditedText] = []

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The film's rate.
  ///   - background: What is behind the scene.
  ///   - instructions: Which inner loops draw.
  init(framesPerSecond: Double, background: ResolvedColor, instructions: Rasterizer.Instructions) {
    (self.framesPerSecond, self.background) = (framesPerSecond, background)
    rasterizer = Rasterizer(instructions: instructions)
    meter = FlashMeter(framesPerSecond: framesPerSecond, scale: 1)
  }

  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - frame: What it shows.
  ///   - digest: The display list's.
  ///   - number: The frame's.
  ///   - stage: The scene's.
  mutating func take(_ frame: DrawnFrame, _ digest: String, _ number: Int, _ stage: SceneStage) {
    let size = stage.graph.stage.size
    if shown?.digest == digest {
      shown?.count += 1
    } else {
      let exempt = stage.graph.tappables.filter { !$0.isEnabled }.map(\.frame)
      shown = Shown(frame: frame, digest: digest, first: number, exempt: exempt)
    }
    meter.add(picture(of: frame.list, size, scale: 1))
    if let shown, Double(shown.count) >= Self.rest * framesPerSecond { measure(size) }
  }

  /// What was measured.
  ///
  /// - Parameter size: The stage's, in points.
  /// - Returns: The sample.
  mutating func sample(_ size: CGSize) -> AuditSample {
    measure(size)
    let flashes = FlashMeter.Kind.allCases.map { kind in
      let worst = meter.worst(kind)
      return AuditSample.Flashes(
        kind: kind.rawValue, count: worst.count, time: Double(worst.frame) / framesPerSecond)
    }
    return AuditSample(flashes: flashes, texts: texts)
  }

  private func picture(of list: DisplayList, _ size: CGSize, scale: Double) -> Pixmap {
    rasterizer.render(
      list, width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up))), scale: scale,
      background: background, scratch: scratch)
  }

  // MARK: Contrast

  /// Measures the texts of what is shown, once.
  private mutating func measure(_ size: CGSize) {
    guard let shown, !shown.isMeasured else { return }
    self.shown?.isMeasured = true
    guard measured.insert(shown.digest).inserted else { return }
    let (list, scale) = (shown.frame.list, Self.scale)
    let whole = picture(of: list, size, scale: scale)
    for text in Self.texts(of: shown.frame) {
      let center = CGPoint(x: text.box.midX, y: text.box.midY)
      guard !shown.exempt.contains(where: { $0.contains(center) }) else { continue }
      func drawn(_ paint: Paint?) -> Pixmap {
        var picture = whole
        rasterizer.render(
          list.with(text.commands, painted: paint), into: &picture, over: list, scale: scale,
          background: background, scratch: scratch)
        return picture
      }
      func reading(of picture: Pixmap, _ ground: Pixmap) -> ContrastMeter.Reading? {
        ContrastMeter.reading(
          of: picture, over: ground, columns: Self.pixels(text.box.minX, text.box.maxX),
          rows: Self.pixels(text.box.minY, text.box.maxY),
          part: Int((text.size * scale).rounded(.up)))
      }
      let ground = drawn(nil)
      var found = reading(of: whole, ground)
      if found == nil, !text.paint.isFaint {
        // Its colour may be its ground's: then it would be seen in another. What is covered or faded out would not.
        let others = [ResolvedColor.black, .white].compactMap { color in
          reading(of: drawn(.solid(color)), ground)
        }
        found = others.max { $0.ratio < $1.ratio }.flatMap { other in
          guard other.ratio >= Self.leastSeen else { return nil }
          var same = other
          (same.ratio, same.foreground) = (1, other.background)
          return same
        }
      }
      guard let reading = found else { continue }
      note(
        AuditedText(
          view: text.view, text: text.text, size: text.size, scale: text.scale, isBold: text.isBold,
          time: Double(shown.first) / framesPerSecond, contrast: reading.ratio,
          color: Self.hexadecimal(reading.foreground),
          background: Self.hexadecimal(reading.background)))
    }
  }

  /// Keeps a text; of one that was seen before the paler.
  private mutating func note(_ text: AuditedText) {
    let known = texts.firstIndex { $0.view == text.view && $0.text == text.text }
    guard let known else { return texts.append(text) }
    if text.contrast < texts[known].contrast { texts[known] = text }
  }

  /// The texts of a frame, in painting order.
  private static func texts(of frame: DrawnFrame) -> [Text] {
    var found: [Text] = []
    for (index, (view, command)) in zip(frame.views, frame.list.commands).enumerated() {
      guard case .glyphs(let run, let paint, let transform) = command else { continue }
      let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      let box = run.box.applying(transform)
      if let known = found.firstIndex(where: { $0.view == view && $0.paint == paint }) {
        found[known].commands.append(index)
        found[known].text += run.text
        found[known].box = found[known].box.union(box)
        found[known].size = min(found[known].size, run.size * width)
        found[known].scale = min(found[known].scale, width)
      } else {
        found.append(
          Text(
            view: view, paint: paint, commands: [index], text: run.text, size: run.size * width,
            scale: width, isBold: run.font.isBold, box: box))
      }
    }
    return found
  }

  /// The pixels of a part of an axis.
  private static func pixels(_ from: Double, _ to: Double) -> Range<Int> {
    func pixel(_ place: Double) -> Int { Int(max(-1e6, min(1e6, place * scale)).rounded(.down)) }
    let (first, last) = (max(0, pixel(from)), max(0, pixel(to) + 1))
    return first..<max(first, last)
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let value = (word & 255) << 16 | word & 0xff00 | word >> 16 & 255
    return "#" + String(0x100_0000 | value, radix: 16, uppercase: true).dropFirst()
  }
}

extension GlyphRun {
  /// A rectangle that holds the glyphs, in the run's own coordinates.
  fileprivate var box: CGRect {
    let (x, y) = (glyphs.map(\.position.x), glyphs.map(\.position.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -1.5 * size, dy: -1.5 * size)
  }
}

extension GlyphOutlines {
  /// Whether the weight is 700 or more, by the font's name.
  fileprivate var isBold: Bool {
    let isSemibold = ["Semi", "Demi"].contains { name.contains($0) }
    return !isSemibold && ["Bold", "Black", "Heavy"].contains { name.contains($0) }
  }
}

extension Paint {
  /// Whether it is nearly clear: who paints so wants nothing to be seen.
  fileprivate var isFaint: Bool {
    if case .solid(let color) = self { color.opacity < 0.05 } else { false }
  }
}

extension DisplayList {
  /// The list with some of its glyphs painted otherwise, or left out where `paint` is `nil`.
  fileprivate func with(_ glyphs: [Int], painted paint: Paint?) -> DisplayList {
    var rest = commands.enumerated().makeIterator()
    var list = DisplayList()
    list.append(&rest, Set(glyphs), paint)
    return list
  }

  /// Appends commands up to the end of the layer in which the first is.
  private mutating func append(
    _ rest: inout EnumeratedSequence<[Command]>.Iterator, _ others: Set<Int>, _ paint: Paint?
  ) {
    while let (index, command) = rest.next() {
      switch command {
      case .fill(let path, let rule, let paint, let transform):
        fill(path, rule: rule, with: paint, transform: transform)
      case .stroke(let path, let style, let paint, let transform):
        stroke(path, style: style, with: paint, transform: transform)
      case .glyphs(let run, let own, let transform):
        guard let paint = others.contains(index) ? paint : own else { continue }
        draw(run, with: paint, transform: transform)
      case .picture(let image, let rect, let isSmooth, let transform):
        draw(image, in: rect, isSmooth: isSmooth, transform: transform)
      case .beginLayer(let layer):
        self.layer(layer) { $0.append(&rest, others, paint) }
      case .endLayer: return
      }
    }
  }
}
