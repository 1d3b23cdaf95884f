import ArgumentParser
import Codecs
import Foundation
import ImageDiff
import Pixels

/// `rostrum diff A B`.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two pictures, two folders of them, or two .apng clips.",
    discussion: "Ends with 0 if they are the same, 3 if they differ, 5 if sizes or files do.")

  @Argument(help: ArgumentHelp("A .png or .apng file, or a folder.", valueName: "a"))
  var first: String

  @Argument(help: ArgumentHelp("What to compare it with.", valueName: "b"))
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
    document.onlyInA = pairs.onlyInFirst
    document.onlyInB = pairs.onlyInSecond
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
      document.lines.forEach(Standard.output)
    }
    let (status, line) = document.verdict
    if status != .done { throw Failure(status, line) }
  }
}

/// Two pictures, or the pictures of two folders by their names.
struct PicturePairs {
  struct Pair: Equatable {
    let name: String
    let first: String
    let second: String
  }

  let areFolders: Bool
  private(set) var both: [Pair] = []
  private(set) var onlyInFirst: [String] = []
  private(set) var onlyInSecond: [String] = []

  /// Finds what is to be compared.
  ///
  /// - Throws: ``Failure`` if there is nothing, or a folder is compared with a file.
  init(_ first: String, _ second: String) throws {
    let kinds = (Place.kind(of: first), Place.kind(of: second))
    for (path, kind) in [(first, kinds.0), (second, kinds.1)] where kind == .nothing {
      throw Failure(.usage, Messages.noSuchFile(path))
    }
    areFolders = kinds.0 == .folder
    guard kinds.0 == kinds.1 else { throw Failure(.usage, Messages.folderAgainstFile) }
    guard areFolders else {
      both = [Pair(name: Place.name(of: first), first: first, second: second)]
      return
    }
    let (names, others) = (Self.pictures(in: first), Self.pictures(in: second))
    both = names.filter(others.contains).map {
      Pair(name: $0, first: "\(first)/\($0)", second: "\(second)/\($0)")
    }
    onlyInFirst = names.filter { !others.contains($0) }
    onlyInSecond = others.filter { !names.contains($0) }
    if both.isEmpty { throw Failure(.nothingCompared, Messages.nothingToCompare) }
  }

  private static func pictures(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
  }
}

/// The result document of `diff`.
struct DiffDocument: Codable, Equatable {
  struct Box: Codable, Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }
  struct Picture: Codable, Equatable {
    var name: String
    /// `WxH` of both, where they differ; then nothing else is known.
    var sizes: [String]?
    var pixels: Int?
    var differing: Int?
    /// The greatest difference of a component, 0...255.
    var greatest: Int?
    /// The mean difference of the components, 0...255.
    var mean: Double?
    /// What holds all differing pixels.
    var box: Box?
  }

  var a: String
  var b: String
  var tolerance: Int
  var pictures: [Picture] = []
  var onlyInA: [String] = []
  var onlyInB: [String] = []

  init(a: String, b: String, tolerance: Int) {
    (self.a, self.b, self.tolerance) = (a, b, tolerance)
  }

  /// What the whole comes to.
  var verdict: (ExitStatus, String) {
    let unequal = pictures.count { $0.sizes != nil }
    if unequal > 0 || !onlyInA.isEmpty || !onlyInB.isEmpty {
      return (.incomparable, Messages.incomparable(unequal, onlyInA.count, onlyInB.count))
    }
    let differing = pictures.count { ($0.differing ?? 0) > 0 }
    return differing > 0
      ? (.differs, Messages.differ(differing, of: pictures.count)) : (.done, "")
  }

  /// The same for people: a line for each picture that differs, and a sum.
  var lines: [String] {
    var lines = pictures.compactMap(\.line)
    lines += onlyInA.map { "\($0): only in \(a)" } + onlyInB.map { "\($0): only in \(b)" }
    if lines.isEmpty {
      lines = ["\(pictures.count == 1 ? "the same" : "\(pictures.count) pictures, all the same")"]
    }
    return lines
  }
}

extension DiffDocument.Picture {
  init(_ name: String, _ difference: Difference) {
    self.init(
      name: name, pixels: difference.pixelCount, differing: difference.differingCount,
      greatest: difference.greatest, mean: difference.mean,
      box: difference.box.map {
        DiffDocument.Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      })
  }

  fileprivate var line: String? {
    if let sizes { return "\(name): sizes differ, \(sizes.joined(separator: " and "))" }
    guard let differing, differing > 0, let pixels, let greatest, let mean else { return nil }
    let place = box.map { ", within \($0.width)x\($0.height) at \($0.x),\($0.y)" } ?? ""
    return "\(name): \(differing) of \(pixels) pixels differ, at most by \(greatest), "
      + "mean \(mean.formatted(.number.precision(.fractionLength(4))))\(place)"
  }
}
