import ArgumentParser
import Codecs
import Foundation
import ImageDiff
import Pixels

/// `rostrum diff A B`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures, two folders of them, or two .apng clips.",
    discussion: """
      Numbered frames are paired by their numbers, whatever they are called: folders of one film's frames, and patterns \
      such as out/%04d.png. Other folders are paired by names. A sequence that its index (NAME.frames.json) does not \
      call whole is not compared.

      Ends with 0 if they are the same, 3 if they differ, 5 if sizes or files do.

      Example: rostrum diff before.png after.png -o heat.png
      """)

  @Argument(
    help: ArgumentHelp("A .png or .apng file, a folder, or a pattern of frames.", valueName: "a"),
    completion: .file(extensions: ["png", "apng"]))
  var first: String

  @Argument(
    help: ArgumentHelp("What to compare it with.", valueName: "b"),
    completion: .file(extensions: ["png", "apng"]))
  var second: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a heat map; for folders and clips, a folder of them.", valueName: "out"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Differences up to this do not count, 0 to 255.", valueName: "n"),
    transform: Parse.tolerance)
  var tolerance: Int = 0

  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-"))
  var json: String?

  func run() throws {
    var document = DiffDocument(a: first, b: second, tolerance: tolerance)
    if [first, second].allSatisfy({ Place.ending(of: $0) == "apng" }) {
      try compareClips(&document)
    } else {
      try comparePictures(&document)
    }
    try report(document)
  }

  private func comparePictures(_ document: inout DiffDocument) throws {
    let pairs = try PicturePairs(first, second)
    document.take(pairs)
    if !pairs.broken.isEmpty { return }
    for pair in pairs.both {
      try compare(
        PNGReader.read(pair.first), PNGReader.read(pair.second), pair.name, &document,
        map: pairs.areFolders ? output.map { "\($0)/\(pair.name)" } : output)
    }
  }

  /// Compares frame by frame; times on screen are no part of it.
  private func compareClips(_ document: inout DiffDocument) throws {
    var (clip, other) = (try APNGReader(first), try APNGReader(second))
    for number in 0..<max(clip.frameCount, other.frameCount) {
      let name = "frame \(number)"
      switch (try clip.nextFrame(), try other.nextFrame()) {
      case (let a?, let b?):
        try compare(
          a.pixmap, b.pixmap, name, &document, map: output.map { "\($0)/\(number).png" })
      case (_?, nil): document.onlyInA.append(name)
      default: document.onlyInB.append(name)
      }
    }
  }

  private func compare(
    _ a: Pixmap, _ b: Pixmap, _ name: String, _ document: inout DiffDocument, map: String?
  ) throws {
    do {
      let difference = try Difference(a, b, tolerance: tolerance)
      document.pictures.append(DiffDocument.Picture(name, difference))
      if let map, !difference.isWithinTolerance {
        try write(Difference.heatMap(a, b, tolerance: tolerance), to: map)
      }
    } catch ImageDiffError.unequalSizes(let width, let height, let otherWidth, let otherHeight) {
      document.pictures.append(
        DiffDocument.Picture(
          name: name, sizes: ["\(width)x\(height)", "\(otherWidth)x\(otherHeight)"]))
    }
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
