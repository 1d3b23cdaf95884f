import ArgumentParser
import Codecs

/// Options for a sheet: films of one scene with other values, which play side by side.
struct SheetOptions: ParsableArguments {
  /// A sheet's file.
  struct Output: Hashable, Sendable {
    /// What a sheet becomes.
    enum Form: Hashable, Sendable {
      /// A page with a player.
      case page
      /// A film, or a picture of one moment.
      case film(MediaFormat)

      /// Whether it shows one moment.
      var isStill: Bool { if case .film(let format) = self { format.isStill } else { false } }
    }

    /// What sheets' files end in.
    static let endings = ["gif", "apng", "mp4", "html", "png"]

    let path: String
    let form: Form

    /// Reads a file by its ending; `nil` for any other.
    init?(_ path: String) {
      let ending = Place.ending(of: path)
      guard Self.endings.contains(ending) else { return nil }
      guard ending != "html" else {
        (self.path, form) = (path, .page)
        return
      }
      guard let format = MediaFormat(fileExtension: ending) else { return nil }
      (self.path, form) = (path, .film(format))
    }
  }

  @Option(
    help: ArgumentHelp(
      "Film the scene once for each value of --vary: a table of films in sync, a page of them, or one moment, --at; as often as wanted.",
      valueName: "file.gif|.apng|.mp4|.html|.png"),
    transform: {
      try Parse.value(Output($0), Messages.pictureEndings(Output.endings))
    })
  var sheet: [Output] = []

  @Option(
    help: ArgumentHelp(
      "What differs in a sheet: one or two inputs or springs (as for --spring), in the columns and in the rows; lo..hi/n, or values with | between.",
      valueName: "name=values,…"),
    transform: Parse.vary)
  var vary: VaryArgument?

  /// Refuses what makes no sheet.
  ///
  /// - Parameters:
  ///   - path: The scene.
  ///   - scene: What is asked of it.
  /// - Throws: ``Failure``.
  func check(_ path: String, _ scene: SceneOptions) throws {
    guard !sheet.isEmpty else {
      if vary != nil { throw Failure(.usage, Messages.varyOfNothing) }
      return
    }
    if vary == nil { throw Failure(.usage, Messages.sheetOfNothing) }
    if path == "-" { throw Failure(.usage, Messages.sheetOfInput) }
    for output in sheet {
      if output.form.isStill {
        guard scene.at?.count == 1 else {
          throw Failure(.usage, Messages.sheetMoment(output.path, scene.at?.count ?? 0))
        }
      } else if scene.at != nil {
        throw Failure(.usage, Messages.sheetOfMoments(output.path))
      }
    }
    if scene.frames != nil { throw Failure(.usage, Messages.sheetOfFrames) }
  }
}
