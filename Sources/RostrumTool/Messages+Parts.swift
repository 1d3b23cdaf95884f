/// The words about films that are made in parts.
extension Messages {
  static let shard =
    "accepted are parts of a whole, as in 1/4 or 1-3/60, 'auto', or 'auto/N' where the number is told elsewhere"
  static let segment = "accepted is a time above 0, as in 2s, 500ms or 120f"

  static func noShardEngine(_ variables: [String]) -> String {
    "--shard auto: the environment does not tell which part this is; sought were "
      + "\(variables.joined(separator: ", ")); accepted is a part, as in --shard 1/4"
  }

  static func shardVariableMissing(_ number: String, _ name: String) -> String {
    "--shard auto: \(number) is set and \(name) is not; give the number of parts, as in --shard auto/4"
  }

  static func shardVariable(_ name: String, _ value: String) -> String {
    "--shard auto: \(name) is '\(value)'; accepted is a whole number"
  }

  static func shardCountMissing(_ number: String) -> String {
    "--shard auto: \(number) comes without the number of parts; give it, as in --shard auto/4"
  }

  static func shardOutside(_ what: String, _ first: Int, _ count: Int) -> String {
    "--shard auto: \(what) is none of \(count) parts that begin with \(first)"
  }

  static func segmentTooShort(_ text: String, _ rate: String) -> String {
    "--segment \(text): at \(rate) frames a second that is less than two frames"
  }

  static func segmentOfNothing(_ paths: [String]) -> String {
    "--segment is for mp4s that libx264 makes; found \(paths.joined(separator: ", "))"
  }

  static let maxBytesOfParts =
    "--max-bytes is for a film that is made in one: how many bytes a part may have is not known"
  static let timesOfParts = "--at makes stills; --shard is for films and sequences"

  static func pipeOfParts(_ path: String) -> String {
    "-o \(path): --shard writes files beside the output; accepted is a file, a folder ending in '/' or a pattern"
  }

  static func stillOfParts(_ path: String) -> String {
    "\(path) is one picture, which has no parts; for a sequence end it with '/'"
  }

  // MARK: Joining

  static func noParts(_ path: String) -> String {
    "\(path) holds no parts of a film; accepted is a folder such as film.mp4.parts, or one that holds such folders"
  }

  static func partsMissing(_ output: String, _ numbers: [Int], of count: Int) -> String {
    let shard = Shard(numbers: numbers, count: count).description
    return numbers.count == 1
      ? "\(output): part \(numbers[0]) of \(count) is missing; make it with --shard \(shard)"
      : "\(output): of \(count) parts \(numbers.count) are missing; make them with --shard \(shard)"
  }

  static func partsMixed(_ one: String, _ other: String) -> String {
    "\(one) and \(other) are not of one film, or it was cut or encoded in another way; remove what is older"
  }

  static func partsDifferent(_ one: String, _ other: String) -> String {
    "\(one) and \(other) are the same part with different pictures"
  }

  static func partsGap(_ path: String) -> String {
    "\(path) does not begin where the part before it ends; make all parts again with one version"
  }

  static func partsEmpty(_ output: String) -> String { "\(output): no part has a frame" }

  static func joinEnding(_ path: String, _ output: String) -> String {
    "-o \(path): the parts are of \(output); accepted is a name of the same kind"
  }

  static func joinSeveral(_ outputs: [String]) -> String {
    "the parts are of \(outputs.count) outputs (\(outputs.joined(separator: ", "))); -o names one; "
      + "name one folder of parts"
  }

  static func joinPlaces(_ output: String, _ places: [String]) -> String {
    "parts of \(output) are in several places (\(places.joined(separator: ", "))); say with -o where it goes"
  }
}
