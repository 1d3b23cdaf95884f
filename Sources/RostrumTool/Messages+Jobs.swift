/// The words about jobs of engines.
extension Messages {
  static let shards = "accepted are numbers of parts from 1 to 10000"
  static let jobOfInput =
    "a job's machines read files; accepted is a scene file or a manifest, not '-'"
  static let jobOutputOfBatch = "-o is for a scene; a manifest names the places of its films itself"

  static func jobOption(_ option: String, _ engine: JobEngine) -> String {
    "\(option) means nothing to \(engine.rawValue)"
  }

  static func jobName(_ name: String) -> String {
    "--name \(name): accepted are up to 40 small letters and digits, with - between them"
  }

  static func jobWord(_ word: String, _ sign: String, _ engine: JobEngine) -> String {
    "'\(word)' has '\(sign)', which \(engine.rawValue) would replace; accepted are words without it"
  }

  static func jobMatrix(_ count: Int, _ most: Int) -> String {
    "--shards \(count): a matrix of github has at most \(most) jobs"
  }
}
