import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Typography
@_spi(Engine) import ViewEngine

/// A letter of the numeric text transition: its opacity, and how far it is off its place.
@MainActor final class RollingLetter {
  let character: Character
  private let presence: Moving<Double>
  /// The roll up or down, in heights of the line; downwards is positive.
  private let roll: Moving<Double>
  /// The offset from the letter's place in the line, in points.
  private var slide = Moving(CGPoint.zero)
  /// The glyphs of a letter on its way out, from the text's anchor.
  private(set) var glyphs: [LetterGlyph] = []

  /// Creates a letter that is there.
  init(_ character: Character) {
    self.character = character
    (presence, roll) = (Moving(1), Moving(0))
  }

  /// Creates a letter that is on its way in from below or above.
  init(entering character: Character, from side: Double, after delay: Double, in node: Node) {
    self.character = character
    (presence, roll) = (Moving(0), Moving(side * Self.distance))
    presence.set(1, Transaction(animation: Self.fading.delay(delay)), in: node)
    roll.set(0, Transaction(animation: Self.rolling.delay(delay)), in: node)
  }

  /// Removes the letter, drawn where it is, by its fade and its roll.
  func leave(to side: Double, after delay: Double, as glyphs: [LetterGlyph], in node: Node) {
    let place = slide.presentation(in: node.graph)
    slide.remove(in: node.graph)
    slide = Moving(.zero)
    self.glyphs = glyphs.map { $0.moved(by: place) }
    presence.set(0, Transaction(animation: Self.fading.delay(delay)), in: node)
    roll.set(side * Self.distance, Transaction(animation: Self.rolling.delay(delay)), in: node)
  }

  /// Sets the letter off by `distance`, where it was shown; it goes back to its place by the transaction
  /// that reaches `node`.
  func slide(from distance: CGPoint, in node: Node) {
    guard distance != .zero else { return }
    slide.set(distance, Transaction(), in: node)
    slide.set(.zero, node.geometryTransaction, in: node)
  }

  // The figures are those that independent re-implementations of SwiftUI agree on.
  private static let fading = Animation.interpolatingSpring(mass: 1, stiffness: 344, damping: 37)
  private static let rolling = Animation.interpolatingSpring(mass: 2, stiffness: 470, damping: 34)
  /// The length of the roll, in heights of the line.
  private static let distance = 19.0 / 32
  /// The scale of a letter that is not there yet.
  private static let smallest = 51.0 / 128
  /// The blur of a letter that is not there yet: a standard deviation, in heights of the line.
  private static let blur = 32.0 / 128

  /// Whether the letter is drawn like any other.
  func isAtRest(in graph: ViewGraph) -> Bool {
    !presence.isMoving(in: graph) && !roll.isMoving(in: graph) && !slide.isMoving(in: graph)
  }

  /// Whether nothing of a letter on its way out is left.
  func isGone(in graph: ViewGraph) -> Bool { !presence.isMoving(in: graph) }

  /// Draws `glyphs`, the letter's own, at this instant; `transform` is that of their line.
  func draw(
    _ glyphs: [LetterGlyph], into list: inout DisplayList, _ graph: ViewGraph,
    _ transform: CGAffineTransform, paint: (Int) -> Paint
  ) {
    let share = presence.presentation(in: graph)
    guard share > 0 else { return }
    let off = slide.presentation(in: graph)
    let roll = roll.presentation(in: graph)
    let scale = Self.smallest + (1 - Self.smallest) * share
    for glyph in glyphs {
      let center = glyph.center
      let own = CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -center.x, y: -center.y)
        .concatenating(
          CGAffineTransform(translationX: off.x, y: off.y + roll * glyph.height)
        )
        .concatenating(transform)
      var layer = Layer()
      layer.opacity = min(share, 1)
      let zoom = abs(Double(transform.determinant)).squareRoot()
      let radius = (1 - share) * Self.blur * glyph.height * zoom
      if radius > 0 { layer.filters = [.blur(radius: radius, isOpaque: false)] }
      var run = glyph.run
      run.text = String(character)
      list.layer(layer) { $0.draw(run, with: paint(glyph.style), transform: own) }
    }
  }

  /// Adds the letter, its opacity and its roll to a trace.
  func trace(as name: String, into lines: inout TraceLines) {
    let words = TracedValue.Quantity.words(String(character))
    lines.add(name, model: words, presentation: words, animation: nil)
    lines.add(
      "\(name).opacity", model: .number(presence.model),
      presentation: .number(presence.presentation(in: lines.graph)),
      animation: presence.animation(in: lines.graph))
    lines.add(
      "\(name).roll", model: .number(roll.model),
      presentation: .number(roll.presentation(in: lines.graph)),
      animation: roll.animation(in: lines.graph))
  }

  /// Removes the moving values from the graph, for good.
  func remove(in graph: ViewGraph) {
    presence.remove(in: graph)
    roll.remove(in: graph)
    slide.remove(in: graph)
  }
}

/// A glyph of a letter.
struct LetterGlyph {
  var run: GlyphRun
  /// The number of the style that it is painted with.
  var style: Int
  /// The height of the line, in points.
  var height: Double

  /// How far above the baseline the middle of capitals is, in ems; capitals are some 0.7 high.
  private static let middleOfCapitals = 0.35

  /// The centre of the letter, about which it is scaled.
  var center: CGPoint {
    guard let glyph = run.glyphs.first else { return .zero }
    let box = run.font.outline(of: glyph.id).boundingRect
    let unit = run.size / run.font.unitsPerEm
    return CGPoint(
      x: glyph.position.x + box.midX * unit, y: glyph.position.y - Self.middleOfCapitals * run.size)
  }

  func moved(by distance: CGPoint) -> LetterGlyph {
    var result = self
    for index in run.glyphs.indices {
      result.run.glyphs[index].position.x += distance.x
      result.run.glyphs[index].position.y += distance.y
    }
    return result
  }
}
