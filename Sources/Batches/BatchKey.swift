/// The names of what stands in a row, besides the tool's own options.
public enum BatchKey {
  /// What a row is called.
  public static let name = "name"
  /// Its scene.
  public static let scene = "scene"
  /// What it is written as.
  public static let formats = "formats"
  /// The group of its inputs in a manifest.
  public static let inputs = "inputs"
  /// What stands before an input's name in a table's column.
  public static let inputPrefix = "input."

  /// What stands between the words of a list in one cell: words may have commas.
  public static let separator = UInt8(ascii: "\n")

  /// The input that a key is of; `nil` for another key.
  public static func input(_ key: String) -> String? {
    key.hasPrefix(inputPrefix) ? String(key.dropFirst(inputPrefix.count)) : nil
  }
}

/// What is told of lists whose words would not be the words that were written.
enum ListWords {
  static let empty = "an empty word in a list; each of its words has letters"
  static let none = "an empty list; it has a word at least, or nothing stands there at all"
  static let lineBreak = "a line break in a word of a list; lines are what tells words apart"
  static let ofInput = "an input has one value, and no list"

  /// Why a text cannot be a word of a list; `nil` if it can.
  static func refusal(_ word: some Collection<UInt8>) -> String? {
    if word.isEmpty { return empty }
    return word.contains(BatchKey.separator) ? lineBreak : nil
  }
}

/// What a batch may say of a film: the options of the tool, and how their values are judged.
///
/// The planner knows no option by itself; whoever runs it hands them in, so that a manifest understands what the command
/// line does.
public struct BatchVocabulary: Sendable {
  /// The options by their names without `--`, in the order in which a film's command says them.
  public var options: [String]
  /// Those that are said or not, without a value.
  public var flags: Set<String>
  /// Those whose value is a list, each said with an option of its own.
  public var repeated: Set<String>
  /// Those whose value is or has a path, which counts from the manifest's folder.
  public var paths: Set<String>
  /// Those that are refused or accepted together, as `from` and `to`: their combinations are judged.
  public var joint: [String]
  /// Those that decide how much work a film is.
  public var weighty: [String]
  /// Extensions of formats.
  public var formats: [String]
  /// What is wrong with one option's value; `nil` if nothing is.
  public var refusal: @Sendable (_ option: String, _ value: String) -> String?
  /// A value of one of ``paths`` with its path put where `place` says.
  public var placed:
    @Sendable (_ option: String, _ value: String, _ place: (String) -> String) -> String
  /// Why what such a value names, its path in place, cannot be used; `nil` if it can.
  public var absence: @Sendable (_ option: String, _ value: String) -> String?
  /// What is wrong with a row's whole command; `nil` if nothing is.
  public var jointRefusal: @Sendable (_ row: BatchRow) -> String?
  /// How much work a row is, in any unit, and how many bytes its frames take.
  public var estimate: @Sendable (_ row: BatchRow) -> BatchEstimate
  /// The one spelling of a folder, through links.
  public var resolve: @Sendable (_ folder: String) -> String
  /// Whether a word is meant by a pattern with `*` and `?`.
  public var matches: @Sendable (_ pattern: String, _ word: String) -> Bool

  /// Creates a vocabulary that accepts every value.
  ///
  /// - Parameters:
  ///   - options: The options' names without `--`.
  ///   - formats: Extensions of formats.
  public init(options: [String], formats: [String]) {
    (self.options, self.formats) = (options, formats)
    (flags, repeated, paths, joint, weighty) = ([], [], [], [], [])
    refusal = { _, _ in nil }
    placed = { _, value, place in place(value) }
    absence = { _, _ in nil }
    jointRefusal = { _ in nil }
    estimate = { _ in BatchEstimate(work: 1, bytes: 0) }
    resolve = { $0 }
    matches = { $0 == $1 }
  }
}

/// How much a row will take.
public struct BatchEstimate: Hashable, Sendable {
  /// Work, in any unit: rows with more begin first.
  public var work: Float
  /// Memory of its frames in flight, in bytes.
  public var bytes: Int

  /// Creates an estimate.
  ///
  /// - Parameters:
  ///   - work: Work, in any unit.
  ///   - bytes: Memory of its frames, in bytes.
  public init(work: Float, bytes: Int) { (self.work, self.bytes) = (work, bytes) }
}
