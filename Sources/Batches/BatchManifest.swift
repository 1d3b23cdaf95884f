/// A batch as its manifest says it: scenes, rows, a matrix, and what becomes of them.
public struct BatchManifest: Sendable {
  /// A place in the manifest.
  public struct Spot: Hashable, Sendable {
    /// The line, from 1; `nil` where the file has none.
    public var line: Int?
    /// The way there, as in `matrix.size[2]`.
    public var path: String
  }

  /// A key with what it is set to.
  struct Setting: Sendable {
    var key: String
    var value: ValueTemplate
    var spot: Spot
  }

  /// A scene, and what is set for its rows.
  public struct Scene: Sendable {
    /// The file, or `-`.
    public var path: String
    /// What it is called in names.
    public var name: String
    var settings: [Setting] = []
    /// Where it is named.
    public var spot: Spot
  }

  /// Where the rows are.
  public enum Rows: Sendable {
    /// Nowhere: each scene is one row.
    case none
    /// In the manifest.
    case table(BatchTable)
    /// In a file of comma-separated values, or of JSON Lines; `-` is standard input.
    case file(path: String, form: Form, spot: Spot)
  }

  /// The form of a file of rows.
  public enum Form: String, CaseIterable, Sendable {
    /// Comma-separated values, after RFC 4180.
    case csv
    /// JSON Lines: an object a line.
    case jsonl
  }

  /// A key that takes every one of some values.
  struct Axis: Sendable {
    var key: String
    var values: [ValueTemplate]
    var spot: Spot
  }

  /// What rows must be like: each key one of its patterns.
  struct Selection: Sendable {
    var conditions: [(key: String, patterns: [String])]
    var spot: Spot
  }

  /// What is set in the rows that are like a selection.
  struct Override: Sendable {
    var selection: Selection
    var settings: [Setting]
  }

  /// What it is called in messages: its file.
  public var file: String
  /// The scenes, in order; empty where each row names its own.
  public internal(set) var scenes: [Scene] = []
  /// Where the rows are.
  public var rows = Rows.none
  var outputs: [NamePattern] = []
  var formats: [String] = []
  var name: NamePattern?
  var settings: [Setting] = []
  var axes: [Axis] = []
  /// Rows besides those of the matrix.
  var includes: BatchTable
  var excludes: [Selection] = []
  var overrides: [Override] = []

  /// A path that the manifest names, from where the tool works: it counts from the manifest's folder.
  ///
  /// - Parameter path: The path as it is written.
  /// - Returns: The path.
  public func located(_ path: String) -> String {
    guard !path.hasPrefix("/"), path != "-", let slash = file.lastIndex(of: "/") else {
      return path
    }
    return file[...slash] + path
  }

  init(file: String) {
    self.file = file
    includes = BatchTable(file: file)
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - yaml: Its text, YAML or JSON.
  ///   - file: What it is called in messages.
  ///   - vocabulary: What may be said of a film.
  /// - Throws: All that is wrong with it.
  public init(yaml: String, file: String, vocabulary: BatchVocabulary) throws(BatchProblems) {
    var reader = ManifestReader(file: file, vocabulary: vocabulary)
    let manifest = reader.read(yaml)
    guard let manifest, reader.problems.isEmpty else { throw reader.problems }
    self = manifest
  }

  /// Reads the rows of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: What it is called in messages.
  ///   - form: Its form.
  /// - Throws: All that is wrong with it.
  public mutating func read(rows bytes: [UInt8], file: String, form: Form) throws(BatchProblems) {
    var problems = BatchProblems()
    let table =
      switch form {
      case .csv: CSVReader.read(bytes, file: file, problems: &problems)
      case .jsonl: JSONLinesReader.read(bytes, file: file, problems: &problems)
      }
    if problems.isEmpty, table.rowCount == 0 {
      problems.add(BatchProblem(file, "it has no rows"))
    }
    guard problems.isEmpty else { throw problems }
    rows = .table(table)
  }
}
