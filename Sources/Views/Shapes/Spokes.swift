import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The spokes of a spinner around a centre.
struct Spokes {
  let center: CGPoint
  /// The diameter in points.
  let diameter: CGFloat
  /// What they are painted with.
  let numbers: StyleNumbers

  /// Spokes all round.
  private static let count = 8
  /// How many widths of a spoke make the diameter, and a spoke's length in diameters.
  private static let (widths, length) = (CGFloat(8), CGFloat(0.28))
  /// The opacity of the darkest spoke, and that of the brightest less it.
  private static let (faint, range) = (0.2, 0.8)
  /// The opacity of spokes that stand still.
  private static let still = 0.6

  /// Draws all of them, the brightest where the light is after some turns.
  func draw(into list: inout DisplayList, turns: Double, _ transform: CGAffineTransform) {
    for index in 0..<Self.count {
      // How long ago the light was here, in turns.
      let age = turns - Double(index) / Double(Self.count)
      let brightness = 1 - (age - age.rounded(.down))
      draw(index, into: &list, opacity: Self.faint + Self.range * brightness, transform)
    }
  }

  /// Draws the first of them, as many as a share of all; the last one fades in.
  func draw(into list: inout DisplayList, share: CGFloat, _ transform: CGAffineTransform) {
    let number = Double(share) * Double(Self.count)
    for index in 0..<Self.count where Double(index) < number {
      draw(
        index, into: &list, opacity: Self.still * min(number - Double(index), 1), transform)
    }
  }

  private func draw(
    _ index: Int, into list: inout DisplayList, opacity: Double, _ transform: CGAffineTransform
  ) {
    let share = Double(index) / Double(Self.count)
    let width = diameter / Self.widths
    let spoke = Capsule(style: .circular).path(
      in: CGRect(
        x: center.x - width / 2, y: center.y - diameter / 2, width: width,
        height: diameter * Self.length))
    let turn = CGAffineTransform(rotationAngle: CGFloat(share * 2 * .pi)).about(center)
    let area = CGRect(x: center.x, y: center.y, width: 0, height: 0)
      .insetBy(dx: -diameter / 2, dy: -diameter / 2)
    list.fill(
      spoke, with: numbers.opacity(opacity).paint(in: area),
      transform: turn.concatenating(transform))
  }
}
