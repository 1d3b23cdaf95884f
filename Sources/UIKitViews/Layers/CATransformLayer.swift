import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A layer whose layers inside keep their depth: faces of one body, of which the nearest is painted last.
///
/// It shows nothing itself; faces that go through each other are painted one after the other.
open class CATransformLayer: CALayer {
  /// A layer inside, and where it stands in depth.
  private struct Face {
    let layer: CALayer
    let state: LayerState
    let whole: CATransform3D
    /// How near the middle is to the viewer.
    let height: CGFloat
  }

  override func blank() -> CALayer { CATransformLayer() }

  /// Paints the layers inside, seen from in front.
  final func paintInDepth(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    let whole = state.inDepth(
      sublayerTransform, height: zPosition, perspective: moment.perspective)
    let faces = faces(under: whole, moment).enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }
    for face in faces.map(\.element) {
      let projection = ProjectionTransform(face.whole)
      let isBackward = projection.isBackward(in: face.state.look.bounds)
      guard face.layer.isDoubleSided || !isBackward else { continue }
      var flat = DisplayList()
      face.layer.paintFlat(into: &flat, DrawingContext(), moment)
      list.append(
        flat.projected(
          by: projection.concatenating(ProjectionTransform(context.transform))))
    }
  }

  /// The layers inside that show something, those in layers of this kind among them.
  private func faces(under whole: CATransform3D, _ moment: LayerMoment) -> [Face] {
    children.flatMap { layer -> [Face] in
      guard !layer.isHidden else { return [] }
      let state = layer.presented(at: moment)
      if let inner = layer as? CATransformLayer {
        let own = state.inDepth(inner.sublayerTransform, height: inner.zPosition)
        return inner.faces(under: CATransform3DConcat(own, whole), moment)
      }
      let place = CATransform3DConcat(state.inDepth(height: layer.zPosition), whole)
      let bounds = state.look.bounds
      let height = bounds.midX * place.m13 + bounds.midY * place.m23 + place.m43
      return [Face(layer: layer, state: state, whole: place, height: height)]
    }
  }
}

extension ProjectionTransform {
  /// Whether what is in a rectangle is seen from behind.
  func isBackward(in bounds: CGRect) -> Bool {
    affine(near: CGPoint(x: bounds.midX, y: bounds.midY)).determinant < 0
  }
}
