/// The words about sequences of numbered frames.
extension Messages {
  static func strangeFrames(_ path: String, _ names: [String]) -> String {
    "\(path) would mix with \(some(names)), which no index calls frames of a film; "
      + "remove \(names.count == 1 ? "it" : "them") or choose another place"
  }

  static func strangeIndex(_ path: String, _ index: String) -> String {
    "\(index) is in the way: \(path) keeps its index there, and it is none of these frames"
  }

  static func noFrames(_ pattern: String) -> String { "there is no frame \(pattern)" }

  static func unfinished(_ place: String) -> String {
    "\(place) is not whole: the run that was writing it was stopped; film it again"
  }

  static func missingFrames(_ place: String, _ names: [String], of count: Int) -> String {
    "\(place) is not whole: of \(count) frames \(names.count) \(names.count == 1 ? "is" : "are") missing (\(some(names)))"
  }

  static func addedFrames(_ place: String, _ names: [String]) -> String {
    "\(place) is not one film: its index does not know \(some(names))"
  }

  static func changedFrames(_ place: String, _ names: [String]) -> String {
    "\(place): \(some(names)) changed since filmed"
  }

  static func numberTwice(_ place: String, _ number: Int, _ one: String, _ other: String) -> String
  {
    "\(place) has two frames of the number \(number): \(one) and \(other)"
  }

  static func noCommonNumber(_ a: String, _ b: String) -> String {
    "\(a) and \(b) have no frame of the same number"
  }

  /// What was paired by number: the first and the last.
  static func paired(_ pairs: [PicturePairs.Pair]) -> String? {
    guard let first = pairs.first, let last = pairs.last else { return nil }
    if pairs.count == 1 { return "paired by number: \(first.first) with \(first.second)" }
    return "paired by number: \(pairs.count) from \(first.first) with \(first.second) "
      + "to \(last.first) with \(last.second)"
  }

  /// A few names, and how many there are more.
  private static func some(_ names: [String]) -> String {
    let shown = names.prefix(2).joined(separator: ", ")
    return names.count > 2 ? "\(shown) and \(names.count - 2) more" : shown
  }
}
