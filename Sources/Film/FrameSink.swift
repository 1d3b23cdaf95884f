internal import Codecs
internal import Pixels

/// The sink of a film's frames: hands them, in order, to every output that wants them.
///
/// Used by one thread. An output that fails takes the others with it: files appear under their final names together, when
/// all are whole.
final class FrameSink {
  private let outputs: [FilmOutput]
  private let digest: (@Sendable (FileSummary) throws -> String?)?
  private var writers: [any FrameWriter] = []
  private let rates: [FrameRate]
  private let stage: FilmStageSize
  private let filmRate: FrameRate
  private let batch = OutputBatch()

  /// Opens every output.
  ///
  /// - Throws: ``CodecError`` of the first output that cannot be opened.
  init(
    _ outputs: [FilmOutput], stage: FilmStageSize, rate: FrameRate,
    digest: (@Sendable (FileSummary) throws -> String?)?,
    stillWorks: @escaping @Sendable () -> Void
  ) throws {
    self.outputs = outputs
    self.digest = digest
    self.stage = stage
    filmRate = rate
    rates = outputs.map { $0.format.rate(nearest: rate) }
    do {
      for (output, rate) in zip(outputs, rates) {
        let size = stage.size(for: output.format)
        if let part = output.part, case .path(let path) = output.destination {
          writers.append(
            try output.format.makePartWriter(
              part.index, to: path, width: size.width, height: size.height, rate: rate,
              batch: batch))
        } else if let byteLimit = output.byteLimit, case .path(let path) = output.destination {
          writers.append(
            try SizeLimitedWriter(
              path: path, format: output.format, byteLimit: byteLimit, width: size.width,
              height: size.height, rate: rate, batch: batch, stillWorks: stillWorks))
        } else {
          writers.append(
            try output.format.makeWriter(
              to: output.destination, width: size.width, height: size.height, rate: rate,
              batch: batch))
        }
      }
    } catch {
      abandon()
      throw error
    }
  }

  /// What workers do to frames for each output.
  var preparations: [FramePreparation] { writers.map(\.preparation) }

  /// Hands a prepared frame to an output.
  func write(_ frame: PreparedFrame, _ delivery: FilmPlan.Delivery) throws {
    try writers[delivery.output].write(frame, number: delivery.number)
  }

  /// Completes every output.
  func finish() throws -> [FilmResult.Output] {
    do {
      // A sequence has no batch: its pictures take their places when the files are whole.
      let order = writers.indices.sorted { !isSequence($0) && isSequence($1) }
      var results: [Int: FilmResult.Output] = [:]
      for index in order { results[index] = try finish(index) }
      try batch.publish()
      return writers.indices.compactMap { results[$0] }
    } catch {
      abandon()
      throw error
    }
  }

  private func isSequence(_ index: Int) -> Bool {
    if case .pngSequence = outputs[index].format { outputs[index].part == nil } else { false }
  }

  /// Completes an output; a file has no name yet.
  private func finish(_ index: Int) throws -> FilmResult.Output {
    var summary = try writers[index].finish()
    if rates[index] != filmRate {
      let name = outputs[index].part?.index.output ?? summary.format
      summary.notes.append(
        "drawn at \(rates[index]) frames a second, as \(name) cannot keep \(filmRate)")
    }
    if summary.width != stage.width || summary.height != stage.height {
      let name = outputs[index].part?.index.output ?? summary.format
      summary.notes.append(
        "\(stage.width)×\(stage.height) pixels were filled up to "
          + "\(summary.width)×\(summary.height), as \(name) needs even sides")
    }
    var sum = summary.digest
    if sum == nil, case .path = outputs[index].destination {
      var place = summary
      place.path = batch.place(of: summary.path)
      sum = try digest?(place)
    }
    return FilmResult.Output(summary: summary, digest: sum)
  }

  /// Gives up on every output that is not finished.
  func abandon() {
    for writer in writers { writer.abandon() }
    batch.abandon()
  }
}

/// The size of a film's pictures, and what stands beyond it where a format needs even sides.
struct FilmStageSize: Hashable, Sendable {
  let width: Int
  let height: Int
  /// The pixel for an added last row or column.
  let padding: UInt32

  /// The size that `format` is given.
  func size(for format: MediaFormat) -> (width: Int, height: Int) {
    format.needsEvenSides ? ((width + 1) / 2 * 2, (height + 1) / 2 * 2) : (width, height)
  }

  /// `pixmap` at the size that `format` is given.
  func padded(_ pixmap: Pixmap, for format: MediaFormat) -> Pixmap {
    let size = size(for: format)
    guard size.width != pixmap.width || size.height != pixmap.height else { return pixmap }
    var result = Pixmap(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        result[x, y] = x < pixmap.width && y < pixmap.height ? pixmap[x, y] : padding
      }
    }
    return result
  }
}
