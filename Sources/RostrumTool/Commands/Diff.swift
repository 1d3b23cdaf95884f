import ArgumentParser
import Codecs
import Foundation
import Goldens
import ImageDiff
import Pixels

/// `rostrum diff A B`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, two folders of them, two clips, or two scenes.",
    usage: "rostrum diff <a> [<b>] [--against <rev>] [options]",
    discussion: """
      Numbered frames are paired by their numbers, whatever they are called: folders of one film's frames, and patterns \
      such as out/%04d.png. Other folders are paired by names, clips by time. A sequence that its index \
      (NAME.frames.json) does not call whole is not compared.

      Of a clip, what the file shows is compared: most video is not what was drawn, pixel by pixel, and --level \
      perceptual:T says how near it must be.

      Scenes are filmed first; --against REV compares one with what it was in git.

      -o OUT.mp4, .gif or .apng is a film of before, after and what differs, side by side; any other OUT is for heat \
      maps.

      LEVEL says when two pixels are alike. Each but exact hides faults. Half a pixel's movement of a circle of 80 \
      pixels changes 344 pixels, a whole pixel's 428; of them count:

        exact                     all: nothing is hidden (default)
        delta:N                   those of which a component is more than N of 255 off: many small
                                  changes are hidden, a few large ones never
        perceptual:T              190 and 264 at T = 0.1: changes of colour below the share T of black
                                  to white are hidden, 26 levels of grey at 0.1
        perceptual:T,ignore-aa    0 and 8: what looks antialiased does not count, so that small
                                  movements are hidden, too; for numbers that pixelmatch has told

      The distance is that of pixelmatch 7.2 in YIQ; with ',oklab' behind it is Oklab's.

      Ends with 0 if they are the same, 3 if they differ, 5 if sizes or files do.

      Example: rostrum diff before.png after.png -o heat.png
      """)

  @Argument(
    help: ArgumentHelp(
      "A .png, a clip (\(Diff.clips)), a folder, a pattern of frames, or a scene.", valueName: "a"),
    completion: .file(extensions: ["png", "swift"] + ClipFile.fileExtensions))
  var first: String

  @Argument(
    help: ArgumentHelp("What to compare it with.", valueName: "b"),
    completion: .file(extensions: ["png", "swift"] + ClipFile.fileExtensions))
  var second: String?

  @Option(
    help: ArgumentHelp(
      "Compare a scene with itself at this revision: a commit, a branch, a tag.", valueName: "rev"))
  var against: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a film, a heat map, or, for folders and clips, a folder of heat maps.",
      valueName: "out"))
  var output: String?

  @Option(
    help: ArgumentHelp("When two pixels are alike (default: exact).", valueName: "level"),
    transform: Parse.pictureLevel)
  var level: ComparisonLevel?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Short for --level delta:N; 0 to 255.", valueName: "n"),
    transform: Parse.tolerance)
  var tolerance: Int?

  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-"))
  var json: String?

  /// The clips that are read, for the help.
  private static let clips = ClipFile.fileExtensions.map { ".\($0)" }.joined(separator: " ")
  /// Films that can be made of a difference, and those that cannot.
  private static let films = ["mp4", "gif", "apng"]
  private static let otherFilms = ["mov", "webm", "webp", "y4m", "rgba"]

  private var usedLevel: ComparisonLevel {
    level ?? tolerance.map { $0 == 0 ? .exact : .delta($0) } ?? .exact
  }

  /// The film that is wanted; `nil` for heat maps or nothing.
  private var filmFormat: MediaFormat? {
    output.flatMap { path in
      let ending = Place.ending(of: path)
      return Self.films.contains(ending) ? MediaFormat(fileExtension: ending) : nil
    }
  }

  func validate() throws {
    try asUsage {
      if level != nil, tolerance != nil { throw Failure(.usage, Messages.levelAndTolerance) }
      if let output, Self.otherFilms.contains(Place.ending(of: output)) {
        throw Failure(.usage, Messages.comparisonOutput(output, Place.ending(of: output)))
      }
    }
  }

  func run() throws {
    let scenes = try ComparedScenes(first, second, against: against)
    try withExtendedLifetime(scenes) { try compare(scenes) }
  }

  private func compare(_ scenes: ComparedScenes) throws {
    let (first, second) = (scenes.first, scenes.second)
    for input in [first, second] {
      let ending = Place.ending(of: input)
      let isClip = ClipFile.fileExtensions.contains(ending)
      let isBesideClip = [first, second].contains {
        ClipFile.fileExtensions.contains(Place.ending(of: $0)) && Place.kind(of: $0) == .other
      }
      if ending == "rgba" || (isBesideClip && !isClip && ending != "png"),
        Place.kind(of: input) == .other
      {
        throw Failure(.usage, Messages.filmNotRead(input, ending))
      }
      if let output, filmFormat != nil, Place.isSame(output, input) {
        throw Failure(.usage, Messages.outputIsInput(output))
      }
    }
    var document = DiffDocument(a: scenes.firstName, b: scenes.secondName, level: usedLevel)
    if ClipsInPairs.canPair(first, second) {
      var clips = try ClipsInPairs(first, second)
      if !clips.isTimed { document.note(Messages.pairedByFrame) }
      try compare(&clips, &document) { "\($0)/\($1).png" }
    } else {
      let pairs = try PicturePairs(first, second)
      document.take(pairs)
      if pairs.broken.isEmpty {
        let rate = pairs.rate.flatMap { RateArgument(argument: $0) } ?? .usual
        var pictures = PicturesInPairs(pairs, rate: FrameRate(rate.frames, per: rate.seconds))
        let areFolders = pairs.areFolders
        try compare(&pictures, &document) { areFolders ? "\($0)/\($1)" : $0 }
      }
    }
    try report(document)
  }

  /// Compares moment by moment, and makes what is to be made of it.
  private func compare(
    _ frames: inout some FramePairs, _ document: inout DiffDocument,
    mapPlace: (_ output: String, _ name: String) -> String
  ) throws {
    var film: BeforeAfterFilm?
    if let output, let filmFormat {
      try Place.check(output)
      film = try BeforeAfterFilm(output, as: filmFormat, size: frames.size, rate: frames.rate)
    }
    while let pair = try frames.next() {
      let result = try result(of: pair, frames.size)
      switch result.picture {
      case let picture?: document.pictures.append(picture)
      case nil where pair.before == nil: document.onlyInB.append(pair.name)
      case nil: document.onlyInA.append(pair.name)
      }
      if film != nil {
        try film?.add(pair, map: result.map())
      } else if let output, result.picture?.differing ?? 0 > 0 {
        // A clip's frames are called by their numbers.
        let name = pair.name.hasPrefix("frame ") ? String(pair.name.dropFirst(6)) : pair.name
        if let map = result.map() { try write(map, to: mapPlace(output, name)) }
      }
    }
    guard let film else { return }
    if document.pictures.contains(where: { $0.sizes != nil }) {
      document.note(Messages.padded(frames.size.width, frames.size.height))
    }
    document.film = try film.finish().path
  }

  /// What two frames come to, and how to draw it; pictures of other sizes are drawn filled up.
  private func result(
    of pair: FramePair, _ size: (width: Int, height: Int)
  ) throws -> (picture: DiffDocument.Picture?, map: () -> Pixmap?) {
    guard let a = pair.before, let b = pair.after, let rule = PixelRule(usedLevel) else {
      return (nil, { nil })
    }
    if (a.width, a.height) == (b.width, b.height) {
      let comparison = try PixelComparison(a, b, rule)
      return (
        DiffDocument.Picture(pair.name, try Difference(a, b), comparison),
        { comparison.heatMap(a, b) }
      )
    }
    let (one, other) = (a.filled(to: size), b.filled(to: size))
    let comparison = try PixelComparison(one, other, rule)
    let sizes = [a, b].map { "\($0.width)x\($0.height)" }
    return (
      DiffDocument.Picture(name: pair.name, sizes: sizes), { comparison.heatMap(one, other) }
    )
  }

  private func write(_ map: Pixmap, to path: String) throws {
    try Place.check(path)
    let file = try OutputFile(path: path)
    try file.write(try PNGEncoder().encode(map))
    try file.finish()
  }

  private func report(_ document: DiffDocument) throws {
    if let json {
      try Place.write(try jsonText(document), to: json)
    } else {
      try document.lines.forEach(Standard.output)
    }
    let (status, line) = document.verdict
    if status != .done { throw Failure(status, line) }
  }
}

extension Pixmap {
  /// The picture at the top left of a larger one that is clear.
  fileprivate func filled(to size: (width: Int, height: Int)) -> Pixmap {
    var larger = Pixmap(width: size.width, height: size.height)
    for y in 0..<min(height, size.height) {
      for x in 0..<min(width, size.width) { larger[x, y] = self[x, y] }
    }
    return larger
  }
}
