/// Plans a batch: finds its keys, goes once through all rows, checks each, and finds names and places that clash.
///
/// It goes on behind what is wrong. A value that was judged is not judged again, nor is a combination of values.
struct BatchPlanner {
  /// The most rows, before any is left out.
  static let mostRows = 10_000_000
  /// The longest name of a file: the system's 255 bytes, less what stands around it while it grows.
  private static let longestName = 235
  /// Values that are remembered for each key; beyond, each is judged again.
  private static let mostMemories = 1 << 20

  var manifest: BatchManifest
  let vocabulary: BatchVocabulary
  var problems = BatchProblems()
  private(set) var maker: RowMaker?
  private(set) var places: [RowPlace] = []
  private(set) var outputCount = 0
  private(set) var estimateNumbers: [UInt32] = []
  private(set) var estimates: [BatchEstimate] = []

  /// Files that must stay, by the hashes of their places.
  private var protected: [UInt64: String] = [:]
  var folders = FolderHashes()
  private var excludes: [RowSelection] = []
  /// The scene that each row of the table names; empty where none does.
  private var sceneOfRow: [Int32] = []
  private var sceneOfInclude: [Int32] = []
  private var judged: [Set<UInt64>] = []
  private var judgedTogether: Set<UInt64> = []
  private var estimated: [UInt64: UInt32] = [:]
  private var (jointKeys, weightyKeys, optionKeys): ([Int], [Int], [Int]) = ([], [], [])
  /// Hashes of all names, and of all outputs.
  var (names, paths): ([UInt64], [UInt64]) = ([], [])

  init(_ manifest: BatchManifest, _ vocabulary: BatchVocabulary) {
    (self.manifest, self.vocabulary) = (manifest, vocabulary)
  }

  /// Plans.
  mutating func plan(protected: [(path: String, what: String)]) {
    findScenes()
    let keys = findKeys()
    let roles = roles(of: table?.columns ?? [], keys)
    let includeRoles = self.roles(of: manifest.includes.columns, keys)
    checkWords(keys)
    guard problems.isEmpty else { return }
    let resolver = RowResolver(manifest, keys: keys, roles: roles, includeRoles: includeRoles)
    var maker = RowMaker(manifest, resolver, vocabulary)
    excludes = manifest.excludes.map {
      RowSelection(
        $0, keys: keys, table: resolver.table, includes: manifest.includes, scenes: manifest.scenes)
    }
    judged = Array(repeating: [], count: keys.count)
    jointKeys = keys.indices.filter { vocabulary.joint.contains(keys[$0]) }
    weightyKeys = keys.indices.filter { vocabulary.weighty.contains(keys[$0]) }
    optionKeys = keys.indices.filter { BatchKey.input(keys[$0]) == nil }
    let scenes = manifest.scenes.map { (path: $0.path, what: "a scene") }
    for (path, what) in protected + scenes where path != "-" {
      self.protected[folders.hash(of: Array(path.utf8), vocabulary.resolve)] = what
    }
    go(&maker)
    if problems.isEmpty, places.isEmpty {
      problems.add(BatchProblem(manifest.file, "no row is left: 'exclude' leaves out all of them"))
    }
    if problems.isEmpty { findClashes(&maker) }
    outputCount = paths.count
    (names, paths, judged) = ([], [], [])
    self.maker = maker
  }

  private var table: BatchTable? {
    if case .table(let table) = manifest.rows { table } else { nil }
  }

  // MARK: Scenes, keys and columns

  /// Which scene each row names; rows may be what names them at all.
  private mutating func findScenes() {
    let areNamed = !manifest.scenes.isEmpty
    if let table { sceneOfRow = scenes(of: table, areNamed) }
    sceneOfInclude = scenes(of: manifest.includes, areNamed)
    if manifest.scenes.isEmpty, problems.isEmpty {
      problems.add(
        BatchProblem(
          manifest.file,
          "it names no scene; accepted is 'scene: Card.swift', 'scenes:', or rows with a 'scene'"))
    }
    var known: [String: String] = [:]
    for scene in manifest.scenes {
      if let other = known.updateValue(scene.path, forKey: scene.name) {
        problems.add(
          BatchProblem(
            manifest.file, line: scene.spot.line, path: scene.spot.path,
            "two scenes are called '\(scene.name)', \(other) and \(scene.path); give one another 'name'"
          ))
      }
    }
  }

  private mutating func scenes(of table: BatchTable, _ areNamed: Bool) -> [Int32] {
    guard let wanted = table.place(of: BatchKey.scene) else { return [] }
    var found: [Int32] = Array(repeating: -1, count: table.rowCount)
    var known: [String: Int32] = [:]
    for (place, scene) in manifest.scenes.enumerated() {
      known[scene.path] = Int32(place)
      known[scene.name] = Int32(place)
    }
    for row in 0..<table.rowCount {
      var text: String?
      table.forEachCell(of: row) { column, range in
        if column == wanted { text = String(decoding: table.bytes[range], as: UTF8.self) }
      }
      guard let text else {
        if !areNamed {
          problems.add(
            BatchProblem(table.file, line: table.line(of: row), "the row has no 'scene'"))
        }
        continue
      }
      let path = manifest.located(text)
      if let place = known[path] ?? known[text] {
        found[row] = place
      } else if areNamed {
        problems.add(
          BatchProblem(
            table.file, line: table.line(of: row), path: BatchKey.scene,
            "there is no scene '\(text)' among 'scenes'",
            unknown: (text, manifest.scenes.map(\.name))))
      } else {
        let place = Int32(manifest.scenes.count)
        manifest.scenes.append(
          .init(
            path: path, name: ManifestReader.stem(text),
            spot: .init(line: table.file == manifest.file ? table.line(of: row) : nil, path: "")))
        (known[path], found[row]) = (place, place)
      }
    }
    return found
  }

  /// All that is set anywhere: options in their order, then inputs by name.
  private func findKeys() -> [String] {
    var found: Set<String> = []
    for setting in manifest.settings { found.insert(setting.key) }
    for scene in manifest.scenes { for setting in scene.settings { found.insert(setting.key) } }
    for axis in manifest.axes { found.insert(axis.key) }
    for change in manifest.overrides {
      for setting in change.settings { found.insert(setting.key) }
    }
    for name in (table?.columns ?? []) + manifest.includes.columns
    where vocabulary.options.contains(name) || BatchKey.input(name) != nil { found.insert(name) }
    let inputs = found.filter { BatchKey.input($0) != nil }.sorted()
    return vocabulary.options.filter(found.contains) + inputs
  }

  private func roles(of columns: [String], _ keys: [String]) -> [RowResolver.Role] {
    columns.map { column in
      switch column {
      case BatchKey.name: .name
      case BatchKey.scene: .scene
      case BatchKey.formats: .formats
      default: keys.firstIndex(of: column).map { .key($0) } ?? .data
      }
    }
  }

  /// Refuses words that mean nothing, and columns that nothing asks for.
  private mutating func checkWords(_ keys: [String]) {
    let columns = (table?.columns ?? []) + manifest.includes.columns
    let reserved = [BatchKey.name, BatchKey.scene, BatchKey.formats]
    var asked: Set<String> = []
    func settings() -> [BatchManifest.Setting] {
      manifest.settings + manifest.scenes.flatMap(\.settings)
        + manifest.overrides.flatMap(\.settings)
        + manifest.axes.flatMap { axis in
          axis.values.map { .init(key: axis.key, value: $0, spot: axis.spot) }
        }
    }
    for setting in settings() {
      for column in setting.value.columns {
        asked.insert(column)
        if !columns.contains(column) {
          problems.add(
            problem(setting.spot, "no row has a column '\(column)'", unknown: (column, columns)))
        }
      }
    }
    let patterns = manifest.outputs + [manifest.name].compactMap(\.self)
    for field in patterns.flatMap(\.fields) {
      asked.insert(field)
      let known = RowMaker.fields + keys + columns
      if !known.contains(field) {
        problems.add(
          BatchProblem(
            manifest.file, path: "name and output", "there is no field {\(field)}",
            unknown: (field, known)))
      }
    }
    if let name = manifest.name, name.fields.contains("ext") {
      problems.add(BatchProblem(manifest.file, path: "name", "{ext} is for 'output'"))
    }
    for selection in manifest.excludes + manifest.overrides.map(\.selection) {
      for (key, _) in selection.conditions {
        asked.insert(key)
        let known = [BatchKey.scene] + keys + columns.filter { $0 != BatchKey.name }
        if !known.contains(key) {
          problems.add(
            problem(selection.spot, "no row has a '\(key)'", unknown: (key, known)))
        }
      }
    }
    if !manifest.formats.isEmpty, !manifest.outputs.isEmpty,
      !manifest.outputs.contains(where: { $0.fields.contains("ext") })
    {
      problems.add(
        BatchProblem(manifest.file, path: "formats", "it is for outputs with {ext}; none has it"))
    }
    for table in [table, manifest.includes].compactMap(\.self) {
      for name in table.columns
      where !keys.contains(name) && !reserved.contains(name) && !asked.contains(name) {
        problems.add(
          BatchProblem(
            table.file, line: table.file == manifest.file ? nil : 1,
            "nothing asks for the column '\(name)'; a column is an option, 'input.NAME', or what "
              + "${row.NAME} asks for",
            unknown: (name, reserved + vocabulary.options)))
      }
    }
  }

  private func problem(
    _ spot: BatchManifest.Spot, _ reason: String, unknown: (word: String, known: [String])? = nil
  ) -> BatchProblem {
    BatchProblem(manifest.file, line: spot.line, path: spot.path, reason, unknown: unknown)
  }

  // MARK: Rows

  private mutating func go(_ maker: inout RowMaker) {
    var combinations = 1
    for axis in manifest.axes {
      let (product, overflows) = combinations.multipliedReportingOverflow(by: axis.values.count)
      combinations = overflows ? .max : product
    }
    let (rows, overflows) = max(1, table?.rowCount ?? 0)
      .multipliedReportingOverflow(by: combinations)
    // Where rows name their scenes, each is of one.
    let isOfOne = !sceneOfRow.isEmpty && !sceneOfRow.contains(-1)
    let (all, overflowsToo) = rows.multipliedReportingOverflow(
      by: isOfOne ? 1 : manifest.scenes.count)
    guard !overflows, !overflowsToo, all <= Self.mostRows else {
      problems.add(
        BatchProblem(
          manifest.file,
          "scenes, rows and matrix make more than \(Self.mostRows) films; accepted are as many"))
      return
    }
    places.reserveCapacity(all)
    let hasTable = table != nil
    for scene in manifest.scenes.indices {
      for row in 0..<max(1, table?.rowCount ?? 0) {
        if !hasTable {
          add(scene, row: RowPlace.noRow, combinations, &maker)
        } else if sceneOfRow.isEmpty || sceneOfRow[row] < 0 || Int(sceneOfRow[row]) == scene {
          add(scene, row: Int32(row), combinations, &maker)
        }
      }
      for include in 0..<manifest.includes.rowCount
      where sceneOfInclude.isEmpty || sceneOfInclude[include] < 0
        || Int(sceneOfInclude[include]) == scene
      {
        check(
          RowPlace(scene: UInt32(scene), row: Int32(-2 - include), combination: 0), &maker)
      }
    }
  }

  /// Adds a row of the table with every combination of the matrix; what it sets itself is no axis for it.
  private mutating func add(_ scene: Int, row: Int32, _ combinations: Int, _ maker: inout RowMaker)
  {
    var frozen: [Int]?
    for combination in 0..<combinations {
      let place = RowPlace(scene: UInt32(scene), row: row, combination: UInt32(combination))
      if combination > 0, let frozen, !frozen.isEmpty {
        let indices = maker.indices(of: combination)
        if frozen.contains(where: { indices[$0] > 0 }) { continue }
      }
      check(place, &maker)
      if frozen == nil {
        frozen = maker.resolver.axes.indices.filter {
          maker.resolver.hasCell(ofKey: maker.resolver.axes[$0].key)
        }
      }
    }
  }

  private mutating func check(_ place: RowPlace, _ maker: inout RowMaker) {
    if let column = maker.resolve(place) {
      let origin = maker.origin(of: place)
      problems.add(
        BatchProblem(
          origin.file, line: origin.line,
          "the row has no '\(column)', for which ${row.\(column)} asks"))
      return
    }
    for selection in excludes.indices {
      if excludes[selection].means(maker.resolver, scene: Int(place.scene), vocabulary.matches) {
        return
      }
    }
    checkValues(place, maker)
    checkTogether(place, maker)
    places.append(place)
    var name = TextHash()
    name.add(maker.name)
    names.append(name.result)
    addPaths(place, maker)
  }

  private mutating func checkValues(_ place: RowPlace, _ maker: RowMaker) {
    for key in optionKeys {
      guard let range = maker.resolver.values[key] else { continue }
      var hash = TextHash()
      hash.add(maker.resolver.bytes, range)
      if judged[key].count < Self.mostMemories {
        guard judged[key].insert(hash.result).inserted else { continue }
      } else if judged[key].contains(hash.result) {
        continue
      }
      let text = String(decoding: maker.resolver.bytes[range], as: UTF8.self)
      let word = maker.resolver.keys[key]
      if let reason = vocabulary.refusal(ofKey: word, text: text, in: manifest) {
        let origin = maker.origin(of: place)
        problems.add(BatchProblem(origin.file, line: origin.line, path: word, reason))
      }
    }
    guard let range = maker.resolver.formats else { return }
    let words = String(decoding: maker.resolver.cellBytes[range], as: UTF8.self)
      .split { [" ", ",", "\n"].contains($0) }
    for word in words where !vocabulary.formats.contains(String(word)) {
      let origin = maker.origin(of: place)
      problems.add(
        BatchProblem(
          origin.file, line: origin.line, path: BatchKey.formats,
          "found '\(word)'; accepted are \(vocabulary.formats.joined(separator: ", "))"))
    }
    if words.isEmpty {
      let origin = maker.origin(of: place)
      problems.add(
        BatchProblem(origin.file, line: origin.line, path: BatchKey.formats, "it names no format"))
    }
  }

  private mutating func checkTogether(_ place: RowPlace, _ maker: RowMaker) {
    var hash = TextHash()
    maker.add(weightyKeys, to: &hash)
    let known = estimated[hash.result]
    var joint = TextHash()
    maker.add(jointKeys, to: &joint)
    if let range = maker.resolver.formats { joint.add(maker.resolver.cellBytes, range) }
    let isNew = problems.isEmpty && judgedTogether.insert(joint.result).inserted
    if let known, !isNew {
      estimateNumbers.append(known)
      return
    }
    let row = maker.rowAtHand(number: places.count)
    if isNew, let reason = vocabulary.jointRefusal(row) {
      let origin = maker.origin(of: place)
      problems.add(
        BatchProblem(origin.file, line: origin.line, path: "row '\(row.name)'", reason))
    }
    // What is refused may not be read for an estimate.
    guard problems.isEmpty else { return estimateNumbers.append(0) }
    if let known { return estimateNumbers.append(known) }
    let number = UInt32(estimates.count)
    estimates.append(vocabulary.estimate(row))
    estimated[hash.result] = number
    estimateNumbers.append(number)
  }

  /// Takes the places of a row's outputs, each by the one spelling of its folder.
  private mutating func addPaths(_ place: RowPlace, _ maker: RowMaker) {
    var start = 0
    for end in maker.pathEnds {
      var slash = end
      while slash > start, maker.pathBytes[slash - 1] != UInt8(ascii: "/") { slash -= 1 }
      var hash = folders.hash(ofFolder: maker.pathBytes[start..<slash], vocabulary.resolve)
      hash.add(maker.pathBytes, slash..<end)
      paths.append(hash.result)
      if protected[hash.result] != nil || end - slash > Self.longestName {
        refuse(maker.pathBytes[start..<end], hash.result, place, maker)
      }
      start = end
    }
  }

  private mutating func refuse(
    _ path: ArraySlice<UInt8>, _ hash: UInt64, _ place: RowPlace, _ maker: RowMaker
  ) {
    let text = String(decoding: path, as: UTF8.self)
    let origin = maker.origin(of: place)
    let reason =
      if let what = protected[hash] { "\(text) is \(what); a film would be written over it" } else {
        "a file's name of more than \(Self.longestName) bytes, \(text)"
      }
    problems.add(BatchProblem(origin.file, line: origin.line, path: "output", reason))
  }
}
