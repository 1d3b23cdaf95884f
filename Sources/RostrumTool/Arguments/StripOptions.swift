import ArgumentParser
import FilmPictures

/// Options for what is drawn below a film.
struct StripOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Have the curve of a value run below the film; names are those of 'inspect --curves'.",
      valueName: "view.property"))
  var curveStrip: String?

  /// Refuses what no strip can be below.
  ///
  /// - Parameters:
  ///   - scenes: The scenes.
  ///   - parts: What is asked of parts.
  /// - Throws: ``Failure``.
  func check(_ scenes: [String], _ parts: PartOptions) throws {
    guard let curveStrip else { return }
    if curveStrip.isEmpty { throw Failure(.usage, Messages.stripOfNothing) }
    if parts.shard != nil { throw Failure(.usage, Messages.stripOfParts) }
    if scenes.contains("-") { throw Failure(.usage, Messages.stripOfInput) }
  }

  /// Runs a scene to find the curve that is asked for.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - options: What is asked of the scene.
  ///   - script: What is done with it.
  /// - Returns: The curve; `nil` if none is asked for.
  /// - Throws: ``Failure`` for a name that nothing has, or more than one thing; `SceneError`.
  func curve(
    of path: String, _ options: SceneOptions, _ script: ScriptOptions
  ) throws -> CurveStrip.Curve? {
    try curveStrip.map { try StripCurve($0, of: path, options, script).curve }
  }
}
