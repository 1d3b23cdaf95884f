import Codecs
import FilmPictures
import Foundation
import Reports
import SceneInputs
import SceneLoader
import Typography

/// A run that makes sheets: the scene is filmed once for each pair of values, and the films stand in a table.
struct SheetRun {
  /// A cell's longer side in pixels where nobody names a scale.
  private static let usualSide = 240.0

  private let path: String
  private let options: SceneOptions
  private let script: ScriptOptions
  private let parameters: [SheetParameter]
  private let outputs: [SheetOptions.Output]
  private let title: String

  /// Plans sheets.
  ///
  /// - Parameters:
  ///   - inspect: What was asked for, which was checked.
  ///   - found: What is in the scene.
  /// - Throws: ``Failure`` for parameters that the scene does not have, and for values that are none of theirs.
  init(_ inspect: Inspect, _ found: Inspection) throws {
    (path, script, outputs) = (inspect.path, inspect.script, inspect.sheets.sheet)
    var options = inspect.scene
    parameters = try (inspect.sheets.vary?.axes ?? []).map {
      try SheetParameter($0, of: inspect.path, inspect.scene, declared: found.inputs)
    }
    if options.scale == nil {
      let side = max(found.stage.size.width, found.stage.size.height)
      let fitting = (Self.usualSide / side * 100).rounded(.down) / 100
      options.scale = min(found.stage.scale, max(fitting, 0.01))
    }
    self.options = options
    let preview = found.previews.count > 1 ? ", \(found.preview)" : ""
    title = Place.name(of: found.scene) + preview
  }

  /// Films the cells and writes the sheets.
  ///
  /// - Throws: ``Failure`` of a cell, `SceneError`, `CodecError`, `FontError`. No sheet is there then.
  func write() throws {
    let folder = try WorkFolder(
      in: FileManager.default.temporaryDirectory.path, named: "rostrum-sheet-")
    let compiling = SceneRun(
      path: path, index: 0, options: options, progress: .none, outputs: [])
    let product = try compiling.compileAhead()
    var said: Set<String> = []
    for (number, rate) in rates.enumerated() {
      let takes = try takes(at: rate, product, in: "\(folder.path)/\(number)-")
      for note in takes.flatMap(\.notes) where said.insert(note).inserted {
        Standard.error("Note: \(note)")
      }
      for output in outputs where self.rate(of: output) == rate {
        try write(output, takes, rate)
      }
    }
  }

  // MARK: Films

  private var rate: FrameRate {
    let rate = options.fps ?? .usual
    return FrameRate(rate.frames, per: rate.seconds)
  }

  /// The rate at which an output's cells are filmed: a format's own, so that each frame is drawn for its time.
  private func rate(of output: SheetOptions.Output) -> FrameRate {
    if case .film(let format) = output.form { format.rate(nearest: rate) } else { rate }
  }

  private var rates: [FrameRate] {
    var rates: [FrameRate] = []
    for rate in outputs.map(rate) where !rates.contains(rate) { rates.append(rate) }
    return rates
  }

  /// The films of all cells, row by row.
  private func takes(
    at rate: FrameRate, _ product: SceneProduct, in prefix: String
  ) throws -> [SheetCell.Take] {
    let ending = outputs.contains(where: \.form.isStill) ? "png" : "apng"
    let columns = parameters[0].values
    let rows: [String?] = parameters.count > 1 ? parameters[1].values : [nil]
    var cells: [SheetCell] = []
    for row in rows {
      for column in columns {
        var options = options
        // Films are made side by side instead.
        options.jobs = 1
        options.fps = RateArgument(rate.frames, per: rate.seconds)
        try parameters[0].give(column, to: &options)
        if let row { try parameters[1].give(row, to: &options) }
        cells.append(
          SheetCell(
            scene: path, options: options, script: script, product: product,
            path: "\(prefix)\(cells.count).\(ending)"))
      }
    }
    let workers = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let films = SideBySide.map(cells, workers: workers, ends: Self.isFailure) { cell in
      Result { try cell.film() }
    }
    return try films.compactMap { try $0?.get() }
  }

  @Sendable private static func isFailure(_ film: Result<SheetCell.Take, any Error>) -> Bool {
    if case .failure = film { true } else { false }
  }

  // MARK: Sheets

  /// What stands below the title.
  private func facts(_ rate: FrameRate) -> String {
    var words: [String] = []
    if parameters.count > 1 {
      words.append("\(parameters[0].name) across, \(parameters[1].name) down")
    }
    if let at = options.at?.first {
      words.append("at \(at.text)\(at.plainRatio == nil ? "" : " s")")
    }
    words.append("scale \(SizeArgument.short(options.scale ?? 1))")
    if options.at == nil { words.append("\(rate) fps") }
    return words.joined(separator: " · ")
  }

  private func write(
    _ output: SheetOptions.Output, _ takes: [SheetCell.Take], _ rate: FrameRate
  ) throws {
    let sizes = takes.compactMap(\.report.outputs.first)
    let isDark = takes.first?.report.stage.colorScheme == "dark"
    let facts = facts(rate)
    let table = VariantTable(
      parameters.map { VariantTable.Parameter(name: $0.name, values: $0.values) },
      cell: (sizes.map(\.width).max() ?? 1, sizes.map(\.height).max() ?? 1), title: title,
      facts: facts, theme: isDark ? .dark : .light, fonts: try FontBook())
    switch output.form {
    case .film(let format):
      try SheetFilm(output.path, as: format, table, rate).write(takes.map(\.path))
    case .page:
      let page = try SheetPage(
        title: title, facts: facts,
        parameters: parameters.map { SheetPage.Parameter(name: $0.name, values: $0.values) },
        columns: table.columns, framesPerSecond: Double(rate.frames) / Double(rate.seconds),
        films: takes.map { take in
          guard let film = FileManager.default.contents(atPath: take.path) else {
            throw Failure(.usage, Messages.unreadable(take.path, "it may not be read"))
          }
          return [UInt8](film)
        })
      let bytes = Array(try page.make().utf8)
      try GoldenFile.put(bytes, at: output.path)
      if bytes.count > ScenePageFile.greatest {
        Standard.error("Note: \(Messages.largePage(bytes.count))")
      }
    }
  }
}
