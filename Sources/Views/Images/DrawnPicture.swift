import DisplayList
import Foundation
import Geometry

/// A picture that code drew: its commands, which stay sharp at every size.
package struct DrawnPicture: Equatable, Sendable {
  /// What is painted, in points from the top left.
  package let list: DisplayList
  /// The size, in points.
  package let size: CGSize
  /// Pixels to the point, as code is told; nothing is drawn in pixels.
  package let scale: Double
  /// Whether only the opacity counts, unless the scene says otherwise.
  package let isTemplate: Bool

  /// Keeps what was drawn.
  ///
  /// - Parameters:
  ///   - list: What is painted, in points from the top left.
  ///   - size: The size, in points.
  ///   - scale: Pixels to the point, as code is told.
  ///   - isTemplate: Whether only the opacity counts.
  package init(_ list: DisplayList, size: CGSize, scale: Double = 1, isTemplate: Bool = false) {
    (self.list, self.size, self.scale, self.isTemplate) = (list, size, scale, isTemplate)
  }

  /// Paints the picture, stretched to `rect` in the coordinates of `transform`.
  package func draw(
    into target: inout DisplayList, in rect: CGRect, _ transform: CGAffineTransform
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let own = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    target.append(list.projected(by: ProjectionTransform(own.concatenating(transform))))
  }
}
