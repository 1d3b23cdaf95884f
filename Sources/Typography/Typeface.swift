internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Synchronization

/// A typeface: one font file in use, with what reads it, what shapes with it, and how its family is
/// set.
final class Typeface: Sendable {
  let path: String
  let file: FontList.File
  let family: FontList.Family
  let face: FontFace
  private let shaper: Shaper
  /// The outlines as display lists refer to them; one object for the life of the book.
  let outlines: GlyphOutlines
  /// The emboldening: font units by which strokes are made wider, and advances by half of it.
  private let strength: Int
  /// What glyphs have beside what their font says, in font units.
  private let fitting: GlyphFitting
  /// What `family.features` says, ready for shaping.
  let features: [FontFeature]
  /// Glyphs whose pictures were asked for.
  private let pictures = Mutex<[UInt32: PlacedPicture]>([:])

  /// A picture and its bearings relative to the pen, as fractions of the font size, y downwards.
  struct PlacedPicture: Sendable {
    let image: ImageReference
    let left: Double
    let top: Double
    let width: Double
    let height: Double
  }

  init(path: String, file: FontList.File, family: FontList.Family) throws(FontError) {
    try checkTables(ofFontAt: path)
    let face = try FontFace(path: path, index: file.index, emboldening: file.emboldening)
    shaper = try Shaper(path: path, index: file.index)
    (self.path, self.file, self.family, self.face) = (path, file, family, face)
    features = family.features.map(FontFeature.init)
    let em = Double(shaper.unitsPerEm)
    strength = Int((file.emboldening * em).rounded())
    let fitting = GlyphFitting(
      family.fitted(at: file.weight.value), unitsPerShare: em / family.sizeFactor,
      glyph: face.glyph(for:))
    let name = strength > 0 ? "\(face.name)+\(strength)" : face.name
    self.fitting = fitting
    outlines = GlyphOutlines(name: name, unitsPerEm: em) { glyph in
      // What a font lacks, and a glyph whose data are broken, is one visible box in every font.
      guard glyph != 0, let outline = face.outline(of: glyph) else { return missingBox(em: em) }
      guard let offset = fitting.letters[glyph]?.offset, offset != 0 else { return outline }
      return outline.applying(CGAffineTransform(translationX: CGFloat(offset), y: 0))
    }
  }

  /// The advance of the box for a missing glyph, in font units.
  var missingAdvance: Int { shaper.unitsPerEm * 3 / 5 }

  /// Shapes `text`: its glyphs from left to right.
  func shape(
    _ text: [Unicode.Scalar], script: Script, isRightToLeft: Bool, features: [FontFeature]
  ) -> [ShapedGlyph] {
    var glyphs = shaper.shape(
      text, script: script, isRightToLeft: isRightToLeft, features: features)
    for i in glyphs.indices {
      if glyphs[i].id == 0 {
        (glyphs[i].advance, glyphs[i].xOffset, glyphs[i].yOffset) = (missingAdvance, 0, 0)
      } else if glyphs[i].advance > 0 {
        glyphs[i].advance += strength / 2 + (fitting.letters[glyphs[i].id]?.advance ?? 0)
        if !isRightToLeft, i + 1 < glyphs.count {
          glyphs[i].advance += fitting.kern(between: glyphs[i].id, and: glyphs[i + 1].id)
        }
      }
    }
    return glyphs
  }

  /// The advance of the widest of the ten digits, in font units.
  func widestDigit(_ features: [FontFeature]) -> Int {
    shape(
      Array("0123456789".unicodeScalars), script: .latin, isRightToLeft: false, features: features
    ).map(\.advance).max() ?? 0
  }

  /// Points to the em where `size` is asked for.
  func drawnSize(_ size: Double) -> Double { size * family.sizeFactor }

  /// Points per font unit where `size` is asked for.
  func unit(at size: Double) -> Double { drawnSize(size) / Double(shaper.unitsPerEm) }

  /// The tracking: points added after each character where `size` is asked for.
  func tracking(at size: Double) -> Double {
    let light =
      file.weight.value < Self.leastHeavy ? Self.tracking(family.lightTracking, at: size) : 0
    return (Self.tracking(family.tracking, at: size) + light + file.tracking) * size
  }

  /// The weight from which letters are not light.
  private static let leastHeavy = 550.0

  /// What a polyline says where `size` is asked for, as a share of it.
  private static func tracking(_ corners: [(size: Double, em: Double)], at size: Double) -> Double {
    guard var before = corners.first else { return 0 }
    for corner in corners {
      if size < corner.size {
        guard corner.size > before.size else { return corner.em }
        let share = (size - before.size) / (corner.size - before.size)
        return before.em + (corner.em - before.em) * share
      }
      before = corner
    }
    return before.em
  }

  /// The ascent and the descent, from the baseline to the edges of a line, in points.
  func lineMetrics(at size: Double) -> (ascent: Double, descent: Double) {
    if let metrics = family.lineMetrics { return (metrics.ascent * size, metrics.descent * size) }
    return (Double(face.ascent) * unit(at: size), Double(face.descent) * unit(at: size))
  }

  /// The metrics of the face.
  ///
  /// - Parameters:
  ///   - size: Points to the em.
  ///   - pitch: Points from one baseline to the next; `nil` for the height of a line.
  /// - Returns: The metrics.
  func metrics(at size: Double, pitch: Double?) -> FontMetrics {
    let (ascent, descent) = lineMetrics(at: size)
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: Double(face.capHeight) * unit(at: size),
      xHeight: Double(face.xHeight) * unit(at: size),
      leading: pitch.map { $0 - ascent - descent } ?? 0)
  }

  /// The picture of `glyph`, the same object each time; `nil` if the font draws it otherwise.
  func picture(of glyph: UInt32) -> PlacedPicture? {
    guard face.hasPictures else { return nil }
    return pictures.withLock { known in
      if let picture = known[glyph] { return picture }
      guard let picture = face.picture(of: glyph) else { return nil }
      let em = picture.pixelsPerEm
      let placed = PlacedPicture(
        image: ImageReference(name: "\(face.name)/\(glyph)", pixmap: picture.pixmap),
        left: picture.left / em, top: -picture.top / em,
        width: Double(picture.pixmap.width) / em, height: Double(picture.pixmap.height) / em)
      known[glyph] = placed
      return placed
    }
  }
}

/// An upright frame, as high as capitals, in font units with y downwards.
private func missingBox(em: Double) -> Path {
  // Shares of the em: the frame of an ordinary capital, in a stroke like a regular letter's.
  let (leftEdge, rightEdge, height, thickness) = (0.08, 0.52, 0.7, 0.06)
  func frame(_ inset: Double, clockwise: Bool) -> [Path.Element] {
    let (left, right) = ((leftEdge + inset) * em, (rightEdge - inset) * em)
    let (top, bottom) = ((-height + inset) * em, -inset * em)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    let order = clockwise ? corners : [corners[0], corners[3], corners[2], corners[1]]
    return [.move(to: order[0])] + order.dropFirst().map { .line(to: $0) } + [.closeSubpath]
  }
  return Path(elements: frame(0, clockwise: true) + frame(thickness, clockwise: false))
}
