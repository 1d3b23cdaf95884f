import SceneDocuments

// The words about sheets.
extension Messages {
  static let vary =
    "accepted are one or two parameters with their values, as in response=0.2..0.8/4,damping=0.5..1/4 or title=Hello|Bye"
  static let varyOfNothing = "--vary says what differs in a sheet; name its file by --sheet"
  static let sheetOfNothing = "--sheet has films with other values; say of what by --vary"
  static let sheetOfInput =
    "--sheet films the scene once for each value, and standard input can be read once only; accepted is a file"
  static let sheetOfFrames =
    "--frames is not for --sheet, whose films play whole; leave it out, or say --from and --to"

  static func varyAxes(_ count: Int) -> String {
    "a sheet has columns and rows for one or two parameters; found \(count)"
  }
  static func varyTwice(_ name: String) -> String {
    "'\(printable(name))' is there twice; accepted are two parameters that are not the same"
  }
  static func varyRange(_ name: String, _ text: String) -> String {
    "'\(printable(name))' is '\(printable(text))'; accepted is a range with the number of its values, 2 or more, as in 0.2..0.8/4"
  }
  static func varyAlike(_ name: String, _ text: String) -> String {
    "'\(printable(name))' is '\(printable(text))', of which some values are alike to six decimal places; accepted are fewer values"
  }

  /// Too many films.
  ///
  /// - Parameters:
  ///   - count: How many there would be; `nil` for more than can be told.
  ///   - most: How many there may be.
  /// - Returns: One line.
  static func varyCells(_ count: Int?, _ most: Int) -> String {
    "the sheet would have \(count.map(String.init) ?? "too many") films; accepted are up to \(most)"
  }

  /// A still that does not say when, or says it twice.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - count: How many times are named.
  /// - Returns: One line.
  static func sheetMoment(_ path: String, _ count: Int) -> String {
    count == 0
      ? "\(printable(path)) shows one moment; say which, as in --at 0.4"
      : "\(printable(path)) shows one moment, and --at names \(count)"
  }
  static func sheetOfMoments(_ path: String) -> String {
    "\(printable(path)) is a film, and --at is for one moment in a .png; leave it out"
  }

  /// A parameter that the scene does not have.
  ///
  /// - Parameters:
  ///   - name: The parameter.
  ///   - scene: The scene.
  ///   - inputs: The names of its inputs.
  /// - Returns: One line.
  static func varyUnknown(_ name: String, in scene: String, _ inputs: [String]) -> String {
    let springs = SpringArgument.Parameter.allCases.map(\.rawValue)
    let word = name.split(separator: ".").last.map(String.init) ?? name
    let question = Likeness.question(word, among: inputs + springs)
    let ownInputs = inputs.isEmpty ? "no inputs" : "the inputs \(inputs.joined(separator: ", "))"
    return
      "nothing called '\(printable(name))' can be varied in \(scene): it has \(ownInputs), "
      + "and springs have \(springs.joined(separator: ", "))\(question)"
  }

  /// A sheet that is too large for files.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - most: What either may be.
  /// - Returns: One line.
  static func sheetTooLarge(_ path: String, _ width: Int, _ height: Int, _ most: Int) -> String {
    "\(printable(path)) would have \(width)x\(height) pixels; accepted are sides up to \(most): make the films smaller by --scale"
  }
}
