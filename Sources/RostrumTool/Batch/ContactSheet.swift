import Batches
import Codecs
import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import SceneLoader
import Typography

/// A contact sheet of a batch: the last picture of each row with its name, in one PNG.
///
/// Pictures are drawn anew, one frame of each row: what a film's file holds may have lost pixels, or be of a kind that is
/// only written here.
struct ContactSheet {
  private static let (gap, captionHeight, captionSize) = (12, 20, 11.0)
  /// The longest side of a picture on the sheet, in pixels; less where there are many.
  private static let sides = [240, 160, 96, 64]
  /// The longest side of a sheet, in pixels.
  private static let greatestSide = 16_384
  private static let (ground, ink): (Float, Float) = (0xf2 / 255, 0x33 / 255)

  private let rows: [BatchRow]
  private let runs: [RowRun]
  private let side: Int
  private let columns: Int
  private let folder: String

  /// Plans a sheet.
  ///
  /// - Parameters:
  ///   - rows: Whose films are there.
  ///   - folder: Where pictures may be meanwhile.
  ///   - run: The run of a row that films one picture of it.
  /// - Throws: ``Failure`` if they are too many.
  init(_ rows: [BatchRow], in folder: String, run: (BatchRow) -> RowRun) throws {
    self.rows = rows
    self.folder = folder
    runs = rows.enumerated().map { place, row in
      var still = row
      still.outputs = ["\(folder)/\(place).png"]
      still.settings = row.settings.compactMap(Self.ofStill)
      return run(still)
    }
    let columns = max(1, Int(Double(rows.count).squareRoot().rounded(.up)))
    let fitting = Self.sides.first {
      columns * ($0 + Self.gap + Self.captionHeight) + Self.gap <= Self.greatestSide
    }
    guard let fitting else { throw Failure(.usage, Messages.tooManyForSheet(rows.count)) }
    (side, self.columns) = (fitting, columns)
  }

  /// A setting of a film as its last picture needs it: encoders' wishes are none of a PNG's.
  private static func ofStill(_ setting: BatchRow.Setting) -> BatchRow.Setting? {
    let ofEncoders = [
      "quality", "max-bytes", "lossless", "chroma", "transfer", "encoder", "mp4-backend", "loop",
    ]
    if ofEncoders.contains(setting.key) { return nil }
    guard setting.key == "at" || setting.key == "frames" else { return setting }
    let last =
      setting.value.split { $0 == "," || $0 == "\n" }.last.map(String.init) ?? setting.value
    var changed = setting
    changed.value = setting.key == "at" ? last : String(last.split(separator: "-").last ?? "")
    return changed
  }

  /// Draws the pictures and puts them on a sheet.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - workers: How many are drawn side by side.
  /// - Throws: ``Failure`` of a row, `CodecError`, `FontError`.
  func write(to path: String, workers: Int) throws {
    let outcomes = SideBySide.map(
      Array(runs.enumerated()), workers: workers, ends: { $0.failure != nil },
      { place, run in
        var outcome = run.perform()
        if outcome.failure == nil {
          do {
            try Self.shrink("\(folder)/\(place).png", to: side)
          } catch {
            outcome.failure = Rostrum.failure(for: error)
          }
        }
        return outcome
      })
    if let failure = outcomes.compactMap({ $0?.failure }).first { throw failure }
    let pictures = try rows.indices.map { try PNGReader.read("\(folder)/\($0).png") }
    let canvas = try sheet(of: pictures)
    guard let format = MediaFormat(fileExtension: "png") else { return }
    let writer = try format.makeWriter(
      to: .path(path), width: canvas.width, height: canvas.height, rate: FrameRate(1))
    try writer.write(canvas, number: 0)
    _ = try writer.finish()
  }

  /// Makes a picture as small as it will be shown, so that a thousand large ones need no memory.
  private static func shrink(_ path: String, to side: Int) throws {
    let small = try PNGReader.read(path).reduced(to: side)
    guard let format = MediaFormat(fileExtension: "png") else { return }
    let writer = try format.makeWriter(
      to: .path(path), width: small.width, height: small.height, rate: FrameRate(1))
    try writer.write(small, number: 0)
    _ = try writer.finish()
  }

  private func sheet(of pictures: [Pixmap]) throws -> Pixmap {
    let lines = (pictures.count + columns - 1) / columns
    let heights = (0..<lines).map { line in
      pictures[(line * columns)..<min(pictures.count, (line + 1) * columns)].map(\.height).max()
        ?? 0
    }
    let across = Self.gap + columns * (side + Self.gap)
    let down = Self.gap + heights.reduce(0) { $0 + $1 + Self.captionHeight + Self.gap }
    let fonts = try FontBook()
    let font = FontDescriptor(size: Self.captionSize, weight: .medium)
    let options = TextLayout.Options(width: Double(side), lineLimit: 1)
    var list = DisplayList()
    var places: [(x: Int, y: Int)] = []
    var top = Self.gap
    for (place, picture) in pictures.enumerated() {
      let (line, column) = (place / columns, place % columns)
      if column == 0, line > 0 { top += heights[line - 1] + Self.captionHeight + Self.gap }
      let left = Self.gap + column * (side + Self.gap)
      places.append((left + (side - picture.width) / 2, top + heights[line] - picture.height))
      let text = fonts.layout([StyledRun(rows[place].name, font: font)], options)
      let x = Double(left) + max(0, (Double(side) - text.metrics.size.width) / 2).rounded(.down)
      let y = Double(top + heights[line] + 3)
      text.draw(into: &list, transform: CGAffineTransform(translationX: x, y: y)) { _ in
        .solid(ResolvedColor(red: Self.ink, green: Self.ink, blue: Self.ink))
      }
    }
    var canvas = Rasterizer().render(
      list, width: across, height: down,
      background: ResolvedColor(red: Self.ground, green: Self.ground, blue: Self.ground))
    for (picture, place) in zip(pictures, places) { canvas.put(picture, x: place.x, y: place.y) }
    return canvas
  }
}

extension Pixmap {
  /// The picture with its longer side as long as asked for, or as it is: each pixel is the mean of those that it stands for.
  ///
  /// - Parameter side: Pixels of the longer side, at most.
  /// - Returns: The picture.
  func reduced(to side: Int) -> Pixmap {
    let longest = max(width, height)
    guard longest > side else { return self }
    let (across, down) = (max(1, width * side / longest), max(1, height * side / longest))
    var small = Pixmap(width: across, height: down)
    for y in 0..<down {
      let rows = y * height / down..<max(y * height / down + 1, (y + 1) * height / down)
      for x in 0..<across {
        let columns = x * width / across..<max(x * width / across + 1, (x + 1) * width / across)
        var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
        for row in rows {
          for column in columns {
            let pixel = self[column, row]
            sums.0 += pixel & 255
            sums.1 += pixel >> 8 & 255
            sums.2 += pixel >> 16 & 255
            sums.3 += pixel >> 24
          }
        }
        let count = UInt32(rows.count * columns.count)
        let half = count / 2
        small[x, y] =
          (sums.0 + half) / count | (sums.1 + half) / count << 8 | (sums.2 + half) / count << 16
          | (sums.3 + half) / count << 24
      }
    }
    return small
  }

  /// Lays a picture over this one, source over.
  fileprivate mutating func put(_ picture: Pixmap, x left: Int, y top: Int) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (pixel, ground) = (picture[x, y], self[left + x, top + y])
        let rest = 255 - (pixel >> 24)
        var mixed: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let part = (pixel >> shift & 255) + ((ground >> shift & 255) * rest + 127) / 255
          mixed |= min(255, part) << shift
        }
        self[left + x, top + y] = mixed
      }
    }
  }
}
