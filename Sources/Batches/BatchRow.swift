/// A row of a batch: one film, with everything that is said of it.
public struct BatchRow: Hashable, Sendable {
  /// An option or an input with its value.
  public struct Setting: Hashable, Sendable {
    /// An option's name without `--`, or `input.NAME`.
    public var key: String
    /// Its value; several of an option that may be repeated, a line each.
    public var value: String
  }

  /// Its place in the whole plan, from 0, the same for every shard.
  public var number: Int
  /// What it is called; no other row is.
  public var name: String
  /// Which of the plan's scenes it is of.
  public var sceneIndex: Int
  /// The scene's file, or `-`.
  public var scene: String
  /// What is set: options in the order of the vocabulary, then inputs by name.
  public var settings: [Setting]
  /// Where its film goes.
  public var outputs: [String]
  /// Where it is said, as in `cards.csv:17`.
  public var origin: String

  /// What a key is set to; `nil` if it is not.
  public func value(_ key: String) -> String? { settings.first { $0.key == key }?.value }

  /// Its settings as a command line says them.
  ///
  /// - Parameter vocabulary: What may be said of a film.
  /// - Returns: Options with their values, and `--input NAME=VALUE`.
  public func words(_ vocabulary: BatchVocabulary) -> [String] {
    settings.flatMap { setting -> [String] in
      if let input = BatchKey.input(setting.key) {
        return ["--input", "\(input)=\(setting.value)"]
      }
      if vocabulary.flags.contains(setting.key) {
        return setting.value == "true" ? ["--\(setting.key)"] : []
      }
      // With its sign, so that no value is taken for an option.
      return vocabulary.values(ofKey: setting.key, text: setting.value).map {
        "--\(setting.key)=\($0)"
      }
    }
  }
}
