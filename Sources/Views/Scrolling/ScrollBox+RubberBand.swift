import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension ScrollBox {
  /// The rubber band along an axis.
  func band(_ axis: Axis) -> RubberBand {
    RubberBand(length: Double(axis == .vertical ? frame.height : frame.width))
  }

  /// Where the content stands when a finger has pulled it to an offset: beyond its ends a rubber band holds it.
  ///
  /// - Parameters:
  ///   - free: The content offset if it went with the finger.
  ///   - room: The room of a spinner above the content.
  /// - Returns: The content offset.
  func stretched(_ free: CGPoint, above room: CGFloat) -> CGPoint {
    let ends = allowed(free, above: room)
    func side(_ axis: Axis, _ free: CGFloat, _ end: CGFloat) -> CGFloat {
      guard axes.contains(axis == .vertical ? .vertical : .horizontal) else { return 0 }
      guard bounces(axis), free != end else { return end }
      let way = CGFloat(band(axis).stretched(Double(abs(free - end))))
      return free < end ? end - way : end + way
    }
    return CGPoint(
      x: side(.horizontal, free.x, ends.x), y: side(.vertical, free.y, ends.y))
  }

  /// Where a finger would have pulled content that stands at an offset.
  ///
  /// - Parameters:
  ///   - place: The content offset, beyond its ends perhaps.
  ///   - room: The room of a spinner above the content.
  /// - Returns: The content offset if it had gone with the finger.
  func released(_ place: CGPoint, above room: CGFloat) -> CGPoint {
    let ends = allowed(place, above: room)
    func side(_ axis: Axis, _ place: CGFloat, _ end: CGFloat) -> CGFloat {
      guard place != end else { return place }
      let way = CGFloat(band(axis).released(Double(abs(place - end))))
      return place < end ? end - way : end + way
    }
    return CGPoint(
      x: side(.horizontal, place.x, ends.x), y: side(.vertical, place.y, ends.y))
  }
}
