import ArgumentParser

/// Options for pictures of a scene's film; all are made in one pass over it.
struct PictureOptions: ParsableArguments {
  /// A picture and its file.
  struct Output: Hashable, Sendable {
    var picture: FilmPicture
    var path: String

    /// Reads a file that an option was given.
    static func reader(_ name: String) -> @Sendable (String) throws -> Output {
      { text in
        let forms = FilmPicture.forms(of: name)
        let form = forms.first { $0.ending == Place.ending(of: text) }
        let picture = try Parse.value(form, Messages.pictureEndings(forms.map(\.ending)))
        return Output(picture: picture, path: text)
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Make one page that needs no network: the film frame by frame, values, curves, animations for other systems.",
      valueName: "file.html"),
    transform: Output.reader("page"))
  var page: Output?

  @Option(
    help: ArgumentHelp(
      "Draw a filmstrip of the moments where something begins, turns or comes to rest.",
      valueName: "file.png"),
    transform: Output.reader("strip"))
  var strip: Output?

  @Option(
    help: ArgumentHelp(
      "Draw what moves at several times with the last frame, older ones fainter.",
      valueName: "file.png"),
    transform: Output.reader("onion"))
  var onion: Output?

  @Option(
    help: ArgumentHelp(
      "Draw the ways that things go, with dots even in time, and events.", valueName: "file.png"),
    transform: Output.reader("path"))
  var path: Output?

  @Option(
    help: ArgumentHelp(
      "Draw value and velocity of all that moves, sampled between frames, with overshoot, settling and interruptions; as often as wanted.",
      valueName: "file.png|.svg|.json"),
    transform: Output.reader("curves"))
  var curves: [Output] = []

  @Option(
    help: ArgumentHelp(
      "Draw the spring that moves something farthest, turned back at every n-th frame; as often as wanted.",
      valueName: "file.png|.svg"),
    transform: Output.reader("fan"))
  var fan: [Output] = []

  /// The pictures that are asked for, in the order of the help.
  var outputs: [Output] { [page, strip, onion, path].compactMap(\.self) + curves + fan }

  /// Looks before anything runs whether all can be written, each to a file of its own.
  ///
  /// - Parameters:
  ///   - others: Other files that the command writes.
  ///   - sheets: The files of sheets.
  /// - Throws: ``Failure``, `CodecError` where the system makes no folder.
  func check(besides others: [String], _ sheets: [String]) throws {
    var places: Set<String> = []
    for path in others where path != "-" { places.insert(Self.place(path)) }
    for path in outputs.map(\.path) + sheets {
      try Place.check(path)
      guard places.insert(Self.place(path)).inserted else {
        throw Failure(.usage, Messages.pictureTwice(path))
      }
    }
  }

  /// A file as one name, through links of its folder.
  private static func place(_ path: String) -> String {
    "\(Place.resolved(Place.folder(of: path)))/\(Place.name(of: path))"
  }
}
