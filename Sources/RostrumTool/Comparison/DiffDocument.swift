import Foundation
import Goldens
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
    /// How near the level's limit the farthest pixel is, 1 at the limit; not for `exact`.
    var closeness: Double?
    /// Pixels that look antialiased, where the level leaves them out.
    var antialiased: Int?
    /// The most differing pixels in a window of 16 by 16.
    var densest: Int?
  }

  var a: String
  var b: String
  /// The greatest difference of a component that does not count; 0 for a perceptual level.
  var tolerance: Int
  /// When two pictures are called the same: `exact`, `delta:2`, `perceptual:0.1,pixelmatch-7.2`.
  var level: String
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

  /// The film of before, after and what differs.
  var film: String?

  init(a: String, b: String, level: ComparisonLevel = .exact) {
    (self.a, self.b, self.level) = (a, b, level.text)
    if case .delta(let steps) = level { tolerance = steps } else { tolerance = 0 }
  }

  /// Keeps a remark.
  mutating func note(_ line: String) { notes = (notes ?? []) + [line] }

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
    let nearest = pictures.compactMap(\.closeness).max().map { Messages.nearest(level, $0) }
    return [pairing].compactMap(\.self) + (notes ?? []) + lines + [nearest].compactMap(\.self)
  }
}

extension DiffDocument.Picture {
  /// The numbers of two pictures.
  ///
  /// - Parameters:
  ///   - name: What they are called.
  ///   - difference: Their difference, pixel by pixel.
  ///   - comparison: What of it counts.
  init(_ name: String, _ difference: Difference, _ comparison: PixelComparison) {
    self.init(
      name: name, pixels: comparison.pixelCount, differing: comparison.differingCount,
      greatest: difference.greatest, mean: difference.mean,
      box: comparison.box.map {
        DiffDocument.Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      },
      closeness: comparison.closeness,
      antialiased: comparison.rule.ignoresAntialiasing ? comparison.antialiasedCount : nil,
      densest: comparison.densest?.count)
  }

  fileprivate var line: String? {
    if let sizes { return "\(name): sizes differ, \(sizes.joined(separator: " and "))" }
    guard let differing, differing > 0, let pixels, let greatest, let mean else { return nil }
    let place = box.map { ", within \($0.width)x\($0.height) at \($0.x),\($0.y)" } ?? ""
    let dense = densest.map { ", up to \($0) in 16x16" } ?? ""
    return "\(name): \(differing) of \(pixels) pixels differ, at most by \(greatest), "
      + "mean \(mean.formatted(.number.precision(.fractionLength(4))))\(place)\(dense)"
  }
}
