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
    transform: { try Parse.value(Self.address($0), Messages.address) })
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

  /// An address in numbers as it is usually written, `::` for `0:0::0`; `nil` for anything else.
  static func address(_ text: String) -> String? {
    var (four, six) = (in_addr(), in6_addr())
    if unsafe inet_pton(AF_INET, text, &four) == 1 { return text }
    guard unsafe inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    var name = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard unsafe inet_ntop(AF_INET6, &six, &name, socklen_t(name.count)) != nil else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
