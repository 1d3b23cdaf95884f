import Codecs
import FilmPictures
import Pixels

/// A film of a sheet: the cells' films in their places, in sync, of which one that is over rests on its last frame.
struct SheetFilm {
  /// Pixels beyond which no film is made: a side that every encoder takes.
  static let greatestSide = BeforeAfterFilm.greatestSide

  private let path: String
  private let format: MediaFormat
  private let table: VariantTable
  private let rate: FrameRate

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - path: Where it goes.
  ///   - format: What it becomes.
  ///   - table: Where cells stand.
  ///   - rate: Frames a second, of the cells and of the sheet.
  /// - Throws: ``Failure`` if it would be too large.
  init(_ path: String, as format: MediaFormat, _ table: VariantTable, _ rate: FrameRate) throws {
    (self.path, self.format, self.table, self.rate) = (path, format, table, rate)
    guard max(table.width, table.height) <= Self.greatestSide else {
      throw Failure(
        .usage, Messages.sheetTooLarge(path, table.width, table.height, Self.greatestSide))
    }
  }

  /// Writes it.
  ///
  /// - Parameter films: The cells' films, row by row: PNGs, animated or not.
  /// - Throws: `CodecError`; there is no file then.
  func write(_ films: [String]) throws {
    var cells = try films.map {
      try FilmFrames($0, framesPerSecond: Double(rate.frames) / Double(rate.seconds))
    }
    var canvas = table.ground
    let writer = try format.makeWriter(
      to: .path(path), width: table.width, height: table.height, rate: rate)
    var number = 0
    while true {
      var isOver = true
      for index in cells.indices {
        guard let picture = try cells[index].next() else { continue }
        isOver = false
        canvas.lay(picture, at: table.place(ofCell: index))
      }
      if isOver { break }
      try writer.write(canvas, number: number)
      number += 1
      // A still has one.
      if format.isStill { break }
    }
    _ = try writer.finish()
  }
}

extension Pixmap {
  /// Puts a picture in place of what is here, pixel for pixel.
  fileprivate mutating func lay(_ picture: Pixmap, at place: (x: Int, y: Int)) {
    for y in 0..<picture.height {
      let start = (place.y + y) * stride + place.x
      words.replaceSubrange(
        start..<start + picture.width,
        with: picture.words[y * picture.stride..<y * picture.stride + picture.width])
    }
  }
}
