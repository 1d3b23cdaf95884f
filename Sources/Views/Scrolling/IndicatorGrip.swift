import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How a finger holds a scroll indicator: the content goes as far as the indicator says.
struct IndicatorGrip {
  /// For how many seconds a finger rests on an indicator before it holds it: a guess.
  static let delay = 0.3
  /// How far beside the indicator and beyond its ends a finger may be, in points: guesses.
  private static let (beside, beyond) = (CGFloat(18), CGFloat(8))

  let axis: Axis
  /// By how many points the content goes for each point of the finger.
  let ratio: CGFloat

  /// Where a finger can take an indicator.
  ///
  /// - Parameters:
  ///   - bar: Its frame.
  ///   - axis: The axis along which it goes.
  /// - Returns: The area around it.
  static func area(around bar: CGRect, _ axis: Axis) -> CGRect {
    axis == .vertical
      ? bar.insetBy(dx: -beside, dy: -beyond) : bar.insetBy(dx: -beyond, dy: -beside)
  }

  /// The content offset when the finger has gone a way.
  ///
  /// - Parameters:
  ///   - start: The content offset before.
  ///   - way: The way of the finger in points, against the layout direction where lines begin at the right.
  /// - Returns: The content offset.
  func place(from start: CGPoint, by way: CGSize) -> CGPoint {
    axis == .vertical
      ? CGPoint(x: start.x, y: start.y + way.height * ratio)
      : CGPoint(x: start.x + way.width * ratio, y: start.y)
  }
}
