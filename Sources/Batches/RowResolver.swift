/// A row's place in a plan: which scene, which row of which table, which values of the matrix.
struct RowPlace: Hashable, Sendable {
  var scene: UInt32
  /// The row of the table; negative for none, and for a row besides the matrix: −2 − its place.
  var row: Int32
  var combination: UInt32

  static let noRow: Int32 = -1

  /// The row among those besides the matrix.
  var include: Int? { row < Self.noRow ? -2 - Int(row) : nil }
}

/// Finds out what a row's keys are set to, layer over layer, into memory that all rows share: a million rows must not
/// make a million dictionaries.
///
/// From weak to strong: the batch's settings, its scene's, the matrix, the row's own cells, overrides.
struct RowResolver {
  /// What a column of a table is.
  enum Role {
    case key(Int)
    case name, scene, formats
    /// Asked for by templates and patterns only.
    case data
  }
  private typealias KeyColumn = (column: Int, key: Int)
  private struct Layer {
    let key: Int
    let template: [Part]
  }
  /// A part of a template, its column found in both tables.
  enum Part {
    case text([UInt8])
    case column(main: Int?, include: Int?, name: String)
  }
  /// Why a row has no values.
  struct Lack: Error { let column: String }

  let keys: [String]
  /// The rows of the matrix; without rows where there is no table.
  let table: BatchTable
  let hasTable: Bool
  let includes: BatchTable
  /// Which columns are of which keys, and which are the row's name and formats; −1 for none.
  private let (keyColumns, includeKeyColumns): ([KeyColumn], [KeyColumn])
  private let (names, includeNames): ((name: Int, formats: Int), (name: Int, formats: Int))
  private let base: [Layer]
  private let scenes: [[Layer]]
  let axes: [(key: Int, values: [[Part]])]
  private var overrides: [(selection: RowSelection, layers: [Layer])] = []

  /// The values' bytes, of the row at hand.
  private(set) var bytes: [UInt8] = []
  /// Where each key's value is; `nil` for none.
  private(set) var values: [Range<Int>?]
  /// The bytes of the cells of the table at hand.
  private(set) var cellBytes: [UInt8] = []
  /// Where each column's cell is in them.
  private(set) var cells: [Range<Int>?] = []
  private(set) var isInclude = false
  /// The row's own cells of these.
  private(set) var (name, formats): (Range<Int>?, Range<Int>?) = (nil, nil)

  init(_ manifest: BatchManifest, keys: [String], roles: [Role], includeRoles: [Role]) {
    self.keys = keys
    if case .table(let table) = manifest.rows {
      (self.table, hasTable) = (table, true)
    } else {
      (self.table, hasTable) = (BatchTable(file: manifest.file), false)
    }
    includes = manifest.includes
    (keyColumns, includeKeyColumns) = (Self.keyColumns(roles), Self.keyColumns(includeRoles))
    (names, includeNames) = (Self.names(roles), Self.names(includeRoles))
    let (table, includes) = (self.table, self.includes)
    func parts(_ template: ValueTemplate) -> [Part] {
      template.parts.map { part in
        switch part {
        case .text(let bytes): .text(bytes)
        case .column(let name):
          .column(
            main: table.place(of: name), include: includes.place(of: name), name: name)
        }
      }
    }
    func layers(_ settings: [BatchManifest.Setting]) -> [Layer] {
      settings.compactMap { setting in
        keys.firstIndex(of: setting.key).map { Layer(key: $0, template: parts(setting.value)) }
      }
    }
    base = layers(manifest.settings)
    scenes = manifest.scenes.map { layers($0.settings) }
    axes = manifest.axes.compactMap { axis in
      keys.firstIndex(of: axis.key).map { ($0, axis.values.map(parts)) }
    }
    values = Array(repeating: nil, count: keys.count)
    overrides = manifest.overrides.map {
      let selection = RowSelection(
        $0.selection, keys: keys, table: table, includes: includes, scenes: manifest.scenes)
      return (selection, layers($0.settings))
    }
  }

  private static func keyColumns(_ roles: [Role]) -> [KeyColumn] {
    var found: [KeyColumn] = []
    for (column, role) in roles.enumerated() {
      if case .key(let key) = role { found.append((column: column, key: key)) }
    }
    return found
  }

  private static func names(_ roles: [Role]) -> (name: Int, formats: Int) {
    var found = (name: -1, formats: -1)
    for (column, role) in roles.enumerated() {
      switch role {
      case .name: found.name = column
      case .formats: found.formats = column
      case .key, .scene, .data: break
      }
    }
    return found
  }

  /// How many rows the table at hand has; 0 for no table.
  var rowCount: Int { isInclude ? includes.rowCount : hasTable ? table.rowCount : 0 }

  /// Takes the row of a table: its cells are known then.
  mutating func take(row: Int?, isInclude: Bool) {
    self.isInclude = isInclude
    (name, formats) = (nil, nil)
    guard let row else {
      (cells, cellBytes) = ([], [])
      return
    }
    // Taken out, so that it is changed in place.
    var cells: [Range<Int>?] = []
    swap(&cells, &self.cells)
    let columns = isInclude ? includes.columnCount : table.columnCount
    if cells.count != columns { cells = Array(repeating: nil, count: columns) }
    for column in cells.indices { cells[column] = nil }
    if isInclude {
      includes.forEachCell(of: row) { column, range in cells[column] = range }
      cellBytes = includes.bytes
    } else {
      table.forEachCell(of: row) { column, range in cells[column] = range }
      cellBytes = table.bytes
    }
    let (nameColumn, formatsColumn) = isInclude ? includeNames : names
    if nameColumn >= 0 { name = cells[nameColumn] }
    if formatsColumn >= 0 { formats = cells[formatsColumn] }
    self.cells = cells
  }

  /// Whether the row at hand has a cell of its own for a key.
  func hasCell(ofKey key: Int) -> Bool {
    let columns = isInclude ? includeKeyColumns : keyColumns
    return columns.contains { $0.key == key && !cells.isEmpty && cells[$0.column] != nil }
  }

  /// Finds the values of the row at hand.
  ///
  /// - Parameters:
  ///   - scene: Its scene.
  ///   - combination: Which of each axis' values it has; not for a row besides the matrix.
  ///   - matches: Whether a word is meant by a pattern.
  /// - Throws: The column that a template asks for and the row has not.
  mutating func resolve(
    scene: Int, combination: [Int], _ matches: (String, String) -> Bool
  ) throws(Lack) {
    bytes.removeAll(keepingCapacity: true)
    for key in values.indices { values[key] = nil }
    for layer in base { try set(layer.key, layer.template) }
    for layer in scenes[scene] { try set(layer.key, layer.template) }
    if !isInclude {
      for (place, axis) in axes.enumerated() { try set(axis.key, axis.values[combination[place]]) }
    }
    if !cells.isEmpty { takeCells() }
    if overrides.isEmpty { return }
    // Which of them are for this row is asked before any of them changes it.
    var chosen: [Int] = []
    for place in overrides.indices where isMeant(by: place, scene, matches) { chosen.append(place) }
    for place in chosen {
      for layer in overrides[place].layers { try set(layer.key, layer.template) }
    }
  }

  /// Takes the row's own cells as values.
  private mutating func takeCells() {
    let columns = isInclude ? includeKeyColumns : keyColumns
    for (column, key) in columns {
      guard let range = cells[column] else { continue }
      let start = bytes.count
      bytes += cellBytes[range]
      values[key] = start..<bytes.count
    }
  }

  private mutating func isMeant(
    by override: Int, _ scene: Int, _ matches: (String, String) -> Bool
  ) -> Bool {
    // Taken out, so that what it remembers is changed in place.
    var selection = RowSelection()
    swap(&selection, &overrides[override].selection)
    defer { swap(&selection, &overrides[override].selection) }
    return selection.means(self, scene: scene, matches)
  }

  private mutating func set(_ key: Int, _ template: [Part]) throws(Lack) {
    let start = bytes.count
    for part in template {
      switch part {
      case .text(let text): bytes += text
      case .column(let main, let include, let name):
        let column = isInclude ? include : main
        guard let column, column < cells.count, let range = cells[column] else {
          throw Lack(column: name)
        }
        bytes += cellBytes[range]
      }
    }
    values[key] = start..<bytes.count
  }

  /// A key's value as text.
  func text(ofKey key: Int) -> String? {
    values[key].map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

/// What rows must be like, with the keys and columns found.
struct RowSelection {
  private enum Source {
    case key(Int)
    case column(main: Int?, include: Int?)
    case scene
  }
  private struct Condition {
    let source: Source
    let patterns: [String]
    /// Answers so far, by the hash of what was asked.
    var answers: [UInt64: Bool] = [:]
  }

  /// Answers that are kept; beyond, they are found again.
  private static let mostAnswers = 65_536

  private var conditions: [Condition] = []
  /// The names and files of scenes, asked by `scene`.
  private var sceneNames: [[String]] = []

  /// One that means every row.
  init() {}

  init(
    _ selection: BatchManifest.Selection, keys: [String], table: BatchTable, includes: BatchTable,
    scenes: [BatchManifest.Scene]
  ) {
    sceneNames = scenes.map { [$0.name, $0.path] }
    conditions = selection.conditions.map { key, patterns in
      let source: Source =
        if key == BatchKey.scene { .scene } else if let place = keys.firstIndex(of: key) {
          .key(place)
        } else { .column(main: table.place(of: key), include: includes.place(of: key)) }
      return Condition(source: source, patterns: patterns)
    }
  }

  /// Whether the row at hand is meant.
  mutating func means(
    _ row: RowResolver, scene: Int, _ matches: (String, String) -> Bool
  ) -> Bool {
    for place in conditions.indices {
      guard holds(place, row, scene, matches) else { return false }
    }
    return true
  }

  private mutating func holds(
    _ place: Int, _ row: RowResolver, _ scene: Int, _ matches: (String, String) -> Bool
  ) -> Bool {
    let patterns = conditions[place].patterns
    switch conditions[place].source {
    case .scene:
      return sceneNames[scene].contains { name in patterns.contains { matches($0, name) } }
    case .key(let key):
      guard let range = row.values[key] else { return false }
      return answer(place, row.bytes, range, matches)
    case .column(let main, let include):
      guard let column = row.isInclude ? include : main, column < row.cells.count,
        let range = row.cells[column]
      else { return false }
      return answer(place, row.cellBytes, range, matches)
    }
  }

  private mutating func answer(
    _ place: Int, _ bytes: [UInt8], _ range: Range<Int>, _ matches: (String, String) -> Bool
  ) -> Bool {
    var hash = TextHash()
    hash.add(bytes, range)
    if let known = conditions[place].answers[hash.result] { return known }
    let word = String(decoding: bytes[range], as: UTF8.self)
    let answer = conditions[place].patterns.contains { matches($0, word) }
    if conditions[place].answers.count < Self.mostAnswers {
      conditions[place].answers[hash.result] = answer
    }
    return answer
  }
}
