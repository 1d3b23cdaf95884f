import Foundation
import ImageDiff

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
  /// `number` or `name`: what pictures of two folders have in common.
  var pairedBy: String?
  /// What was paired by number, in words.
  var pairing: String?
  var pictures: [Picture] = []
  var onlyInA: [String] = []
  var onlyInB: [String] = []
  /// Sequences that are not as their indexes say, so that nothing was compared.
  var broken: [String]?
  var notes: [String]?

  init(a: String, b: String, tolerance: Int) {
    (self.a, self.b, self.tolerance) = (a, b, tolerance)
  }

  /// Tells how pictures were paired, and what is left over.
  mutating func take(_ pairs: PicturePairs) {
    (onlyInA, onlyInB) = (pairs.onlyInFirst, pairs.onlyInSecond)
    if pairs.areFolders { pairedBy = pairs.areByNumber ? "number" : "name" }
    pairing = pairs.pairing
    if !pairs.broken.isEmpty { broken = pairs.broken }
    if !pairs.notes.isEmpty { notes = pairs.notes }
  }

  /// What the whole comes to.
  var verdict: (ExitStatus, String) {
    if let broken { return (.incomparable, broken.joined(separator: "; ")) }
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
    if broken != nil { return notes ?? [] }
    var lines = pictures.compactMap(\.line)
    lines += onlyInA.map { "\($0): only in \(a)" } + onlyInB.map { "\($0): only in \(b)" }
    if lines.isEmpty {
      lines = ["\(pictures.count == 1 ? "the same" : "\(pictures.count) pictures, all the same")"]
    }
    return [pairing].compactMap(\.self) + (notes ?? []) + lines
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
