/// The words about what a run of `render` makes, and about its scenes as a whole.
extension Messages {
  static func unknownField(_ template: String) -> String {
    let accepted = OutputTemplate.Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    return "\(template): accepted in braces are \(accepted); {{ and }} stand for braces themselves"
  }

  static func outputIsScene(_ path: String) -> String {
    "\(path) is a scene; its film would be written over it"
  }

  static let previewOfInput = "{preview} is for scene files; '-' is read once"

  static let notFilmed = "not filmed, as the run ended before"

  static func scenesFailed(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) scenes failed"
  }

  /// A file that was made: where, how large, how long, how many frames.
  static func made(_ file: MadeFiles.File) -> String {
    var parts = [size(file.bytes)]
    if let duration = file.duration {
      parts += [time(duration), "\(file.frames) frame\(file.frames == 1 ? "" : "s")"]
    }
    return "\(file.path): \(parts.joined(separator: ", "))"
  }

  /// Bytes for people, in thousands and millions.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<999_500: "\((bytes + 500) / 1000) kB"
    default: "\((bytes + 50_000) / 1_000_000).\((bytes + 50_000) / 100_000 % 10) MB"
    }
  }
}
