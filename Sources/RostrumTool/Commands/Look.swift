import ArgumentParser
import Foundation

/// `rostrum look SCENE`.
struct Look: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Show what moves in a scene: one small picture, and the numbers.",
    discussion: """
      The picture (100 kB at most) has the film's moments, the ways that things go, and curves. A document beside it, \
      NAME.look.json, has the same in numbers: what moves, when, from where to where, how far beyond, and when it has \
      settled. A few lines of it are printed.

      A terminal that shows pictures (Kitty, iTerm2, Sixel) shows it in place; --show says which way, or never.

      Example: rostrum look Card.swift --tap 'Open@0.5'
      """)

  @Argument(
    help: ArgumentHelp("A scene file.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings))
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture (default: Output/NAME.look.png); the document goes beside it.",
      valueName: "picture"),
    completion: .file(extensions: ["png"]),
    transform: {
      let isPNG = Place.ending(of: $0) == "png"
      return try Parse.value(isPNG ? $0 : nil, Messages.pictureEndings(["png"]))
    })
  var output: String?

  @Option(help: "Whether the terminal shows the picture, and by which protocol.")
  var show: TerminalPicture.Wish = .auto

  @Option(
    help: ArgumentHelp("Write the document here, not beside the picture.", valueName: "file|-"),
    completion: .file())
  var json: String?

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  func run() throws {
    try SceneSource(path: path, format: scene.inputFormat).check()
    _ = try script.script(for: path)
    let picture =
      try output
      ?? OutputTemplate("Output/{name}.look.png")
      .path(scene: path, preview: "", format: nil)
    let document = json ?? "\(picture.dropLast(".png".count)).json"
    var claims = OutputClaims()
    claims.protect(path)
    try claims.take(picture)
    try claims.take(document)
    try Place.check(picture)
    if document != "-" { try Place.checkDocument(document) }
    let recording = try GoldenRun(path: path, words: scene.words + script.words)
      .perform([.motion], pictures: [.look, .lookJSON])
    guard let file = recording.pictures[.look], let numbers = recording.pictures[.lookJSON] else {
      throw Failure(.usage, Messages.noFrameForLook(path))
    }
    var warnings = recording.notes
    if file.count > LookPicture.mostBytes {
      warnings.append(Messages.largeLook(file.count, LookPicture.mostBytes))
    }
    let look = LookDocument(
      try JSONDecoder().decode(LookPart.self, from: Data(numbers)), of: path, recording.header,
      warnings: warnings, picture: picture, bytes: file.count)
    try GoldenFile.put(file, at: picture)
    try Place.write(jsonText(look), to: document)
    if document == "-" { return }
    try Standard.output(look.text)
    try TerminalPicture(show, isTerminal: Standard.outputIsTerminal).show(file)
    try Standard.output("\(picture) (\((file.count + 999) / 1000) kB), \(document)")
  }
}
