// Which folder uses which, by exact references, from the index that a debug build leaves.
//
//   swift Scripts/folders.swift [TARGET …]
//     prints the edges between the targets' folders and what goes in circles, and fails on a circle
//     that no listed edge breaks
//   swift Scripts/folders.swift --files A B
//     prints the references from A to B, each a folder or a file below Sources:
//     `--files Views/Text Views/Layout/Stack.swift`
//   swift Scripts/folders.swift --suggest [TARGET …]
//     prints the edges to list, so that the fewest references go up
//   … --move Views/Text/Font.swift=Views/Styles
//     as if the file, or folder, lay in that folder; any number of times
//   … --store FOLDER --root FOLDER --list FILE
//     another index, the sources of another place, another list of edges
//
// A folder is a target's first level; files beside folders count as the folder `TARGET/.`. The file
// that defines a symbol is used by the file that refers to it; so an extension's members count for
// the file that the extension is in. Edges that go in circles today are listed in
// `Scripts/folders.allowed`, a line each: `Views/Text -> Views/Layout`. One that is listed and
// closes no circle any more fails, too. Targets cannot be in a circle; SwiftPM sees to it.
import Foundation

// MARK: - Arguments

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("folders: \(message)\n".utf8))
  exit(2)
}

var store = ".build/debug/index/store"
var root = FileManager.default.currentDirectoryPath
var listPath = "Scripts/folders.allowed"
var targets: [String] = []
var pair: (String, String)?
var moves: [String: String] = [:]
var suggests = false

var words = Array(CommandLine.arguments.dropFirst())
func next(after option: String) -> String {
  if words.isEmpty { stop("\(option) needs a value") }
  return words.removeFirst()
}
while !words.isEmpty {
  let word = words.removeFirst()
  switch word {
  case "--files": pair = (next(after: word), next(after: word))
  case "--suggest": suggests = true
  case "--store": store = next(after: word)
  case "--root": root = next(after: word)
  case "--list": listPath = next(after: word)
  case "--move":
    let parts = next(after: word).split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count != 2 { stop("--move needs FILE=FOLDER") }
    moves[parts[0]] = parts[1]
  case _ where word.hasPrefix("-"): stop("unknown option \(word)")
  default: targets.append(word)
  }
}
if targets.isEmpty {
  // Those whose folders are features. The engine is one thing in many parts: views, nodes, boxes and
  // state know each other.
  targets = ["Views", "UIKitViews"]
}

// MARK: - The index

/// The toolchain's reader of indexes, by the names in its `indexstore/indexstore.h`.
struct IndexLibrary {
  typealias Object = UnsafeMutableRawPointer
  // The header's struct is a pointer and a length; the system's struct of that shape stands in.
  typealias Text = iovec
  typealias OnText = @convention(c) (Object?, Text) -> Bool
  typealias OnObject = @convention(c) (Object?, Object) -> Bool

  let openStore: @convention(c) (UnsafePointer<CChar>, Object?) -> Object?
  let units: @convention(c) (Object, UInt32, Object?, OnText) -> Bool
  let openUnit: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
  let closeUnit: @convention(c) (Object) -> Void
  let mainFile: @convention(c) (Object) -> Text
  let unitTime:
    @convention(c) (Object, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void
  let dependencies: @convention(c) (Object, Object?, OnObject) -> Bool
  let dependencyKind: @convention(c) (Object) -> Int32
  let dependencyName: @convention(c) (Object) -> Text
  let dependencyPath: @convention(c) (Object) -> Text
  let openRecord: @convention(c) (Object, UnsafePointer<CChar>, Object?) -> Object?
  let closeRecord: @convention(c) (Object) -> Void
  let occurrences: @convention(c) (Object, Object?, OnObject) -> Bool
  let symbol: @convention(c) (Object) -> Object
  let roles: @convention(c) (Object) -> UInt64
  let place:
    @convention(c) (Object, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let symbolName: @convention(c) (Object) -> Text
  let symbolID: @convention(c) (Object) -> Text
  let symbolKind: @convention(c) (Object) -> Int32

  static let definition: UInt64 = 1 << 1
  static let reference: UInt64 = 1 << 2
  static let record: Int32 = 2

  init(path: String) {
    guard let handle = dlopen(path, RTLD_NOW) else { stop("cannot open \(path)") }
    func function<F>(_ name: String) -> F {
      guard let address = dlsym(handle, "indexstore_" + name) else { stop("\(path) lacks \(name)") }
      return unsafeBitCast(address, to: F.self)
    }
    openStore = function("store_create")
    units = function("store_units_apply_f")
    openUnit = function("unit_reader_create")
    closeUnit = function("unit_reader_dispose")
    mainFile = function("unit_reader_get_main_file")
    unitTime = function("unit_reader_get_modification_time")
    dependencies = function("unit_reader_dependencies_apply_f")
    dependencyKind = function("unit_dependency_get_kind")
    dependencyName = function("unit_dependency_get_name")
    dependencyPath = function("unit_dependency_get_filepath")
    openRecord = function("record_reader_create")
    closeRecord = function("record_reader_dispose")
    occurrences = function("record_reader_occurrences_apply_f")
    symbol = function("occurrence_get_symbol")
    roles = function("occurrence_get_roles")
    place = function("occurrence_get_line_col")
    symbolName = function("symbol_get_name")
    symbolID = function("symbol_get_usr")
    symbolKind = function("symbol_get_kind")
  }

  /// The library of the toolchain that is first on PATH.
  static func find() -> IndexLibrary {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for place in path.split(separator: ":").map({ "\($0)/swiftc" })
    where FileManager.default.isExecutableFile(atPath: place) {
      let compiler = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      let folder = compiler.deletingLastPathComponent().deletingLastPathComponent()
      let library = folder.appendingPathComponent("lib/libIndexStore.so").path
      if FileManager.default.fileExists(atPath: library) { return IndexLibrary(path: library) }
    }
    stop("no toolchain with usr/lib/libIndexStore.so on PATH")
  }
}

extension String {
  init(_ text: IndexLibrary.Text) {
    self.init(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }
}

let index = IndexLibrary.find()

/// One file's part of the index: where it defines symbols, and which ones it refers to.
struct Record {
  struct Mention {
    let id: String
    let name: String
    let line: Int
  }
  var defines: [String] = []
  var mentions: [Mention] = []
}

// The C functions call back without what Swift closures could capture; this is what they add to.
var collectedTexts: [String] = []
var currentFile = ""
var currentRecord = Record()

/// The newest record of each file of the targets; paths are below `Sources`.
func readRecords() -> [String: Record] {
  guard let opened = index.openStore(store, nil) else {
    stop("no index at \(store): build first, 'swift build --build-tests'")
  }
  collectedTexts = []
  _ = index.units(opened, 1, nil) { _, name in
    collectedTexts.append(String(name))
    return true
  }
  let sources = root + "/Sources/"
  let wanted = Set(targets)
  var newest: [String: (time: (Int64, Int64), record: Record)] = [:]
  for name in collectedTexts {
    guard let unit = index.openUnit(opened, name, nil) else { continue }
    defer { index.closeUnit(unit) }
    let file = String(index.mainFile(unit))
    guard file.hasPrefix(sources), FileManager.default.fileExists(atPath: file) else { continue }
    let short = String(file.dropFirst(sources.count))
    guard let target = short.split(separator: "/").first, wanted.contains(String(target)) else {
      continue
    }
    var time = (Int64(0), Int64(0))
    index.unitTime(unit, &time.0, &time.1)
    // The file was in another target before; its old unit stays where it is.
    if let other = newest[short], other.time > time { continue }
    newest[short] = (time, readRecord(of: unit, in: opened, file: file))
  }
  return newest.mapValues(\.record)
}

func readRecord(of unit: IndexLibrary.Object, in opened: IndexLibrary.Object, file: String)
  -> Record
{
  currentFile = file
  collectedTexts = []
  _ = index.dependencies(unit, nil) { _, dependency in
    if index.dependencyKind(dependency) == IndexLibrary.record,
      String(index.dependencyPath(dependency)) == currentFile
    {
      collectedTexts.append(String(index.dependencyName(dependency)))
    }
    return true
  }
  currentRecord = Record()
  for name in collectedTexts {
    guard let record = index.openRecord(opened, name, nil) else { continue }
    defer { index.closeRecord(record) }
    _ = index.occurrences(record, nil) { _, occurrence in
      let roles = index.roles(occurrence)
      let symbol = index.symbol(occurrence)
      if roles & IndexLibrary.definition != 0 {
        currentRecord.defines.append(String(index.symbolID(symbol)))
      } else if roles & IndexLibrary.reference != 0 {
        var (line, column) = (UInt32(0), UInt32(0))
        index.place(occurrence, &line, &column)
        currentRecord.mentions.append(
          .init(
            id: String(index.symbolID(symbol)), name: String(index.symbolName(symbol)),
            line: Int(line)))
      }
      return true
    }
  }
  return currentRecord
}

// MARK: - The graph of folders

/// The folder that `file` counts for: `Views/Text` for `Views/Text/Font/Weight.swift`.
func folder(of file: String) -> String {
  for (start, place) in moves where file == start || file.hasPrefix(start + "/") { return place }
  let parts = file.split(separator: "/")
  return parts.count > 2 ? "\(parts[0])/\(parts[1])" : "\(parts[0])/."
}

struct Edge: Hashable, Comparable, CustomStringConvertible {
  let from: String
  let to: String
  var description: String { "\(from) -> \(to)" }
  static func < (a: Edge, b: Edge) -> Bool { (a.from, a.to) < (b.from, b.to) }
}

struct Reference {
  let from: String
  let line: Int
  let to: String
  let name: String
}

struct Graph {
  /// How many references make an edge.
  var edges: [Edge: Int] = [:]

  var folders: [String] { Set(edges.keys.flatMap { [$0.from, $0.to] }).sorted() }

  func without(_ removed: some Sequence<Edge>) -> Graph {
    let removed = Set(removed)
    return Graph(edges: edges.filter { !removed.contains($0.key) })
  }

  /// All folders that can be reached from `start`, along one edge or more.
  func reached(from start: String) -> Set<String> {
    var found: Set<String> = []
    var open = [start]
    while let folder = open.popLast() {
      for edge in edges.keys where edge.from == folder && found.insert(edge.to).inserted {
        open.append(edge.to)
      }
    }
    return found
  }

  /// The strongly connected components of two folders and more, the largest first.
  var circles: [[String]] {
    let reach = Dictionary(uniqueKeysWithValues: folders.map { ($0, reached(from: $0)) })
    var left = Set(folders)
    var found: [[String]] = []
    for folder in folders where left.contains(folder) {
      let same = left.filter {
        $0 == folder
          || (reach[folder, default: []].contains($0) && reach[$0, default: []].contains(folder))
      }
      left.subtract(same)
      if same.count > 1 { found.append(same.sorted()) }
    }
    return found.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The edges among `members`.
  func edges(within members: [String]) -> [Edge] {
    let members = Set(members)
    return edges.keys.filter { members.contains($0.from) && members.contains($0.to) }.sorted()
  }

  /// An order of `members`, those that use others first, with few references upwards: each folder
  /// in turn goes to its best place until no move helps, from several starts.
  func order(of members: [String]) -> [String] {
    let count = members.count
    let weights = members.map { a in members.map { b in edges[Edge(from: a, to: b)] ?? 0 } }
    func cost(_ order: [Int]) -> Int {
      var sum = 0
      for (at, a) in order.enumerated() { for b in order[..<at] { sum += weights[a][b] } }
      return sum
    }
    var best = Array(0..<count)
    var least = cost(best)
    for start in 0..<8 {
      // Starts that differ and are the same on every run.
      var order = Array(0..<count).sorted {
        ($0 * 7 + 3) * (start + 1) % 31 < ($1 * 7 + 3) * (start + 1) % 31
      }
      var now = cost(order)
      var moved = true
      while moved {
        moved = false
        for member in 0..<count {
          let rest = order.filter { $0 != member }
          for place in 0...rest.count {
            var tried = rest
            tried.insert(member, at: place)
            let price = cost(tried)
            if price < now { (order, now, moved) = (tried, price, true) }
          }
        }
      }
      if now < least { (best, least) = (order, now) }
    }
    return best.map { members[$0] }
  }

  /// The edges that go up in ``order(of:)``, without those that it can do without.
  func upwards(in members: [String]) -> [Edge] {
    let places = Dictionary(uniqueKeysWithValues: order(of: members).enumerated().map { ($1, $0) })
    var up = edges(within: members).filter { (places[$0.from] ?? 0) > (places[$0.to] ?? 0) }
    for edge in up where without(up.filter { $0 != edge }).circles.isEmpty {
      up.removeAll { $0 == edge }
    }
    return up
  }
}

let records = readRecords()

// A file that the index lacks would pass silently.
func swiftFiles(below folder: String) -> [String] {
  let path = "\(root)/Sources/\(folder)"
  guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
  return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
    "\(folder)/\($0)"
  }
}
if targets.isEmpty { stop("no targets") }
for target in targets {
  let files = swiftFiles(below: target)
  if files.isEmpty { stop("Sources/\(target) has no Swift files") }
  for file in files.sorted() where records[file] == nil {
    stop(
      "Sources/\(file) is not in the index at \(store): build first, 'swift build --build-tests'")
  }
}

var definers: [String: String] = [:]
for (file, record) in records.sorted(by: { $0.key < $1.key }) {
  for id in record.defines where definers[id] == nil { definers[id] = file }
}
var references: [Reference] = []
for (file, record) in records.sorted(by: { $0.key < $1.key }) {
  for mention in record.mentions {
    guard let definer = definers[mention.id], definer != file else { continue }
    references.append(Reference(from: file, line: mention.line, to: definer, name: mention.name))
  }
}

if let (from, to) = pair {
  func isIn(_ file: String, _ place: String) -> Bool {
    file == place || file.hasPrefix(place + "/") || folder(of: file) == place
  }
  let found = references.filter { isIn($0.from, from) && isIn($0.to, to) && !isIn($0.to, from) }
  let lines = Dictionary(grouping: found) { "\($0.from) -> \($0.to)" }
  for (files, of) in lines.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
    print("\(files)  \(of.count)")
    for (name, uses) in Dictionary(grouping: of, by: \.name).sorted(by: { $0.key < $1.key }) {
      print(
        "    \(name): \(Set(uses.map(\.line)).sorted().map(String.init).joined(separator: " "))")
    }
  }
  print("\(found.count) references from \(from) to \(to)")
  exit(found.isEmpty ? 1 : 0)
}

var graph = Graph()
for reference in references {
  let edge = Edge(from: folder(of: reference.from), to: folder(of: reference.to))
  if edge.from != edge.to { graph.edges[edge, default: 0] += 1 }
}

if suggests {
  for circle in graph.circles { for edge in graph.upwards(in: circle) { print(edge) } }
  exit(0)
}

// MARK: - Printing and judging

for source in graph.folders {
  let uses = graph.edges.filter { $0.key.from == source }
  if uses.isEmpty { continue }
  let sorted = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  print("\(source) -> \(sorted.map { "\($0.key.to) \($0.value)" }.joined(separator: ", "))")
}
for circle in graph.circles {
  print(
    "in a circle, \(circle.count) folders, best order: "
      + graph.order(of: circle).joined(separator: " > ")
  )
}

var failed = false
func fail(_ message: String) {
  failed = true
  print("folders: \(message)")
}
var listed: [Edge] = []
guard let list = try? String(contentsOfFile: listPath, encoding: .utf8) else {
  stop("no \(listPath)")
}
for line in list.split(separator: "\n") where !line.hasPrefix("#") {
  let parts = line.components(separatedBy: " -> ")
  if parts.count != 2 { stop("\(listPath): not an edge: \(line)") }
  listed.append(Edge(from: parts[0], to: parts[1]))
}
let rest = graph.without(listed)
for circle in rest.circles {
  for edge in rest.upwards(in: circle) {
    fail(
      "\(edge) closes a circle (\(graph.edges[edge] ?? 0) references;"
        + " --files \(edge.from) \(edge.to))"
    )
  }
}
if rest.circles.isEmpty {
  for edge in listed where graph.without(listed.filter { $0 != edge }).circles.isEmpty {
    fail("\(edge) closes no circle any more: take it out of \(listPath)")
  }
}
print(
  "\(graph.folders.count) folders, \(graph.edges.count) edges,"
    + " \(listed.count) of them listed as going up"
)
exit(failed ? 1 : 0)
