/// Makes rows of their places: values, name and outputs.
struct RowMaker {
  var resolver: RowResolver
  private let scenes: [BatchManifest.Scene]
  private let file: String
  private let order: [Int]
  private let namePattern: [Part]?
  private let outputPatterns: [[Part]]
  /// Which of the output patterns are made once for each format.
  private let usesFormat: [Bool]
  private let formats: [[UInt8]]
  private let axisLengths: [Int]
  private let hasSeveralScenes: Bool
  private let isPath: [Bool]
  private let located: (_ option: String, _ text: String) -> String
  private let matches: (String, String) -> Bool

  /// A part of a pattern, its key or column found.
  private enum Part {
    case text([UInt8])
    case name, scene, row, format
    case key(Int)
    case column(main: Int?, include: Int?)
  }

  /// The name of the row at hand.
  private(set) var name: [UInt8] = []
  /// The paths of the row at hand, one behind the other, and where each ends.
  private(set) var pathBytes: [UInt8] = []
  private(set) var pathEnds: [Int] = []
  private var combination: [Int] = []
  private var place = RowPlace(scene: 0, row: RowPlace.noRow, combination: 0)

  /// Fields of names that are neither keys nor columns.
  static let fields = ["name", "scene", "row", "ext"]
  private static let usualFormat = "mp4"
  private static let usualOutput = "Output/{name}.{ext}"

  init(_ manifest: BatchManifest, _ resolver: RowResolver, _ vocabulary: BatchVocabulary) {
    (self.resolver, scenes, file) = (resolver, manifest.scenes, manifest.file)
    hasSeveralScenes = manifest.scenes.count > 1
    matches = vocabulary.matches
    isPath = resolver.keys.map(vocabulary.paths.contains)
    located = { option, text in
      let separator = String(Unicode.Scalar(BatchKey.separator))
      return text.split(separator: separator).map {
        vocabulary.placed(option, String($0), manifest.located)
      }.joined(separator: separator)
    }
    axisLengths = resolver.axes.map(\.values.count)
    let options = vocabulary.options
    order = resolver.keys.indices.sorted { one, other in
      let (a, b) = (resolver.keys[one], resolver.keys[other])
      let (i, j) = (options.firstIndex(of: a) ?? .max, options.firstIndex(of: b) ?? .max)
      return i == j ? a < b : i < j
    }
    func parts(_ pattern: NamePattern) -> [Part] {
      pattern.parts.map { part in
        switch part {
        case .text(let text): .text(text)
        case .field("name"): .name
        case .field("scene"): .scene
        case .field("row"): .row
        case .field("ext"): .format
        case .field(let word):
          if let key = resolver.keys.firstIndex(of: word) {
            .key(key)
          } else {
            .column(
              main: resolver.table.place(of: word), include: resolver.includes.place(of: word))
          }
        }
      }
    }
    namePattern = manifest.name.map(parts)
    var patterns = manifest.outputs
    if patterns.isEmpty, let usual = try? NamePattern(Self.usualOutput) { patterns = [usual] }
    outputPatterns = patterns.map(parts)
    usesFormat = patterns.map { $0.fields.contains("ext") }
    formats = (manifest.formats.isEmpty ? [Self.usualFormat] : manifest.formats).map {
      Array($0.utf8)
    }
  }

  /// Finds the values, the name and the outputs of a row.
  ///
  /// - Returns: The column that it lacks; `nil` if all is well.
  mutating func resolve(_ place: RowPlace) -> String? {
    if place.row != self.place.row || resolver.cells.isEmpty {
      if let include = place.include {
        resolver.take(row: include, isInclude: true)
      } else {
        resolver.take(row: place.row < 0 ? nil : Int(place.row), isInclude: false)
      }
    }
    self.place = place
    combination = indices(of: Int(place.combination))
    do throws(RowResolver.Lack) {
      try resolver.resolve(scene: Int(place.scene), combination: combination, matches)
    } catch {
      return error.column
    }
    makeName()
    makePaths()
    return nil
  }

  /// Which value of each axis a combination has: the last axis changes first.
  func indices(of combination: Int) -> [Int] {
    var (rest, indices) = (combination, [Int](repeating: 0, count: axisLengths.count))
    for axis in axisLengths.indices.reversed() {
      indices[axis] = rest % axisLengths[axis]
      rest /= axisLengths[axis]
    }
    return indices
  }

  // MARK: Names

  private mutating func makeName() {
    var text: [UInt8] = []
    if let namePattern {
      append(namePattern, format: [], to: &text)
    } else {
      appendUsualName(to: &text)
    }
    name = text
  }

  /// What tells a row from others: its scene, its own name or number, and its values of the matrix.
  private func appendUsualName(to text: inout [UInt8]) {
    func add(_ part: Part) {
      if !text.isEmpty { text.append(UInt8(ascii: "-")) }
      append([part], format: [], to: &text)
    }
    if hasSeveralScenes || resolver.name == nil { add(.scene) }
    if !resolver.cells.isEmpty {
      let isAlone = resolver.name == nil && resolver.rowCount == 1 && !resolver.isInclude
      if !isAlone { add(.name) }
    }
    if resolver.isInclude { return }
    for axis in resolver.axes where axis.values.count > 1 && !resolver.hasCell(ofKey: axis.key) {
      add(.key(axis.key))
    }
  }

  private mutating func makePaths() {
    // Taken out, so that they are filled in place.
    var (bytes, ends): ([UInt8], [Int]) = ([], [])
    swap(&bytes, &pathBytes)
    swap(&ends, &pathEnds)
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    let own = resolver.formats.map { range in
      resolver.cellBytes[range].split { [0x0A, 0x20, 0x2C].contains($0) }.map(Array.init)
    }
    for (pattern, isOfFormat) in zip(outputPatterns, usesFormat) {
      if isOfFormat {
        for format in own ?? formats {
          append(pattern, format: format, isPath: true, to: &bytes)
          ends.append(bytes.count)
        }
      } else {
        append(pattern, format: [], isPath: true, to: &bytes)
        ends.append(bytes.count)
      }
    }
    (pathBytes, pathEnds) = (bytes, ends)
  }

  /// The paths of the row at hand.
  var paths: [[UInt8]] {
    var start = 0
    return pathEnds.map { end in
      defer { start = end }
      return Array(pathBytes[start..<end])
    }
  }

  private func append(
    _ parts: [Part], format: [UInt8], isPath: Bool = false, to text: inout [UInt8]
  ) {
    for part in parts {
      switch part {
      case .text(let bytes): text += bytes
      case .format: text += format
      case .scene: SafeName.append(scenes[Int(place.scene)].name.utf8, to: &text)
      case .row: text += String(rowNumber).utf8
      case .name where isPath: text += name
      case .name:
        if let range = resolver.name {
          SafeName.append(resolver.cellBytes[range], to: &text)
        } else {
          if resolver.isInclude { text.append(UInt8(ascii: "+")) }
          text += String(rowNumber).utf8
        }
      case .key(let key):
        SafeName.append(resolver.values[key].map { resolver.bytes[$0] } ?? [], to: &text)
      case .column(let main, let include):
        let column = resolver.isInclude ? include : main
        let range = column.flatMap { $0 < resolver.cells.count ? resolver.cells[$0] : nil }
        SafeName.append(range.map { resolver.cellBytes[$0] } ?? [], to: &text)
      }
    }
  }

  /// The number of the row in its table, from 1.
  private var rowNumber: Int {
    place.include.map { $0 + 1 } ?? Int(place.row < 0 ? 0 : place.row) + 1
  }

  // MARK: Rows

  /// Adds the values of some keys to a hash.
  func add(_ keys: [Int], to hash: inout TextHash) {
    for key in keys {
      if let range = resolver.values[key] {
        hash.add(1)
        hash.add(resolver.bytes, range)
      }
      hash.add(0)
    }
  }

  /// Where the row at hand is said.
  func origin(of place: RowPlace) -> (file: String, line: Int?) {
    if let include = place.include { return (file, resolver.includes.line(of: include)) }
    guard place.row >= 0 else { return (file, scenes[Int(place.scene)].spot.line) }
    return (resolver.table.file, resolver.table.line(of: Int(place.row)))
  }

  /// The row at a place.
  ///
  /// - Parameters:
  ///   - place: Its place.
  ///   - number: Its number in the plan.
  /// - Returns: The row.
  mutating func row(_ place: RowPlace, number: Int) -> BatchRow {
    _ = resolve(place)
    return rowAtHand(number: number)
  }

  /// The row that was resolved last.
  func rowAtHand(number: Int) -> BatchRow {
    let origin = origin(of: place)
    let settings = order.compactMap { key -> BatchRow.Setting? in
      guard let text = resolver.text(ofKey: key) else { return nil }
      let option = resolver.keys[key]
      return BatchRow.Setting(key: option, value: isPath[key] ? located(option, text) : text)
    }
    let scene = scenes[Int(place.scene)]
    return BatchRow(
      number: number, name: String(decoding: name, as: UTF8.self), sceneIndex: Int(place.scene),
      scene: scene.path, settings: settings,
      outputs: paths.map { String(decoding: $0, as: UTF8.self) },
      origin: "\(origin.file)\(origin.line.map { ":\($0)" } ?? "")")
  }
}
