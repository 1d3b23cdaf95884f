import DisplayList
import Foundation
import Geometry

/// How far what lies below a sheet stands back: it is smaller, has round corners, and black is behind it.
package struct StageRecession {
  /// The part of the way back, from 0 to 1.
  private let progress: CGFloat
  /// Where its upper edge comes to, in points from the stage's.
  private let top: CGFloat
  /// The radius that its corners come to, in points.
  private let radius: CGFloat

  /// The space at both sides when it stands back, in points: on a stage 390 points wide it is 0.92 times as large.
  private static let inset: CGFloat = 16

  /// Creates a recession.
  ///
  /// - Parameters:
  ///   - progress: The part of the way back, from 0 to 1.
  ///   - top: Where the upper edge comes to, in points from the stage's.
  ///   - radius: The radius that the corners come to, in points.
  package init(progress: CGFloat, top: CGFloat, radius: CGFloat) {
    (self.progress, self.top, self.radius) = (progress, top, radius)
  }

  /// Whether it is nearer to the end of its way.
  var isMoreThanHalf: Bool { progress > 0.5 }

  /// From the stage to where what stands back is.
  private func transform(in size: CGSize, from edge: CGFloat) -> CGAffineTransform {
    let inset = progress * Self.inset
    let scale = 1 - 2 * inset / size.width
    let goal = edge + progress * (top - edge)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: inset, ty: goal - scale * edge)
  }

  /// Draws what stands back.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - size: The stage's size, in points.
  ///   - edge: Where its upper edge is when it does not stand back.
  ///   - ground: What it has beneath it, where it is the lowest of all: then black is behind it; else `nil`.
  ///   - content: Draws it.
  @MainActor func draw(
    into list: inout DisplayList, _ size: CGSize, from edge: CGFloat, on ground: ResolvedColor?,
    _ content: (inout DisplayList, DrawingContext) -> Void
  ) {
    let stage = CGRect(origin: .zero, size: size)
    let transform = transform(in: size, from: edge)
    var layer = Layer()
    layer.clip = Layer.Clip(
      Path(
        roundedRect: stage.applying(transform), cornerRadius: progress * radius, style: .circular))
    if ground != nil { list.fill(Path(stage), with: .solid(.black)) }
    list.layer(layer) { list in
      if let ground { list.fill(Path(stage.applying(transform)), with: .solid(ground)) }
      content(&list, DrawingContext(transform: transform))
    }
  }
}
