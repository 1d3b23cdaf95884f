import ArgumentParser
import Foundation

/// `rostrum serve SCENE…`.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show scenes on a live page: edit, scrub, touch, record, export.",
    discussion: """
      The page's address is printed, with a token that changes each time. It shows the very pixels that 'render' writes; \
      a scene that is saved is compiled and shown at the same frame, under the same script. Touches on the picture are \
      recorded as a script, which can be saved beside the scene. Interrupt it to end it.

      Example: rostrum serve Card.swift --open
      """)

  @Argument(
    help: ArgumentHelp("Scene files, and folders of them.", valueName: "scene|dir"),
    completion: .file(extensions: SceneSource.endings))
  var scenes: [String]

  @Option(
    help: ArgumentHelp("The port (default: one that is free).", valueName: "n"),
    transform: { try Parse.value(UInt16($0), Messages.port) })
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The interface to listen at, which others may reach (default: 127.0.0.1).", valueName: "ip"),
    transform: { try Parse.value(Self.isAddress($0) ? $0 : nil, Messages.address) })
  var address = "127.0.0.1"

  @Flag(help: "Open the page in a browser.")
  var open = false

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  func validate() throws {
    try asUsage {
      let partial: [(name: String, isThere: Bool)] = [
        ("--from", scene.from != nil), ("--at", scene.at != nil),
        ("--frames", scene.frames != nil),
      ]
      if let option = partial.first(where: \.isThere) {
        throw Failure(.usage, Messages.notForServe(option.name))
      }
    }
  }

  func run() throws { try ServeRun(self).perform() }

  /// Whether a text is an address in numbers.
  private static func isAddress(_ text: String) -> Bool {
    var (four, six) = (in_addr(), in6_addr())
    return unsafe inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }
}
