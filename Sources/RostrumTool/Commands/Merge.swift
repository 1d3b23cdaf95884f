import ArgumentParser

/// `rostrum merge DIR…`.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the parts of films.",
    discussion: """
      'rostrum render SCENE -o film.mp4 --shard 2/7' writes film.mp4.parts/2-of-7.part. When all parts are there, from \
      one machine or from several, 'rostrum merge film.mp4.parts' makes film.mp4 of them: the bytes that one run makes \
      with the same --segment. Digests and completeness are checked first; a part that is missing ends with 4, parts \
      that do not fit with 2. Parts stay where they are.

      An mp4 of libx264 is joined as it is, and so are PNGs. Of other formats parts keep pixels, and the file is made of \
      them here.

      Example: rostrum merge film.mp4.parts
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders of parts, or folders that hold such folders.", valueName: "dir"),
    completion: .directory)
  var folders: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to (default: beside the folder of parts).", valueName: "out"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Write the result document.", valueName: "file|-"), completion: .file())
  var json: String?

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func run() throws { try MergeRun(self).perform() }
}
