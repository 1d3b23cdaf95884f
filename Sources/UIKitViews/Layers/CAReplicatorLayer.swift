import Foundation
public import Geometry
import DisplayList
@_spi(Engine) import ViewEngine

/// A layer that shows what is inside several times, each moved, later and in another colour.
open class CAReplicatorLayer: CALayer {
  /// How often the layers inside are shown.
  open var instanceCount: Int {
    get { Int(more["instanceCount"]?.scalar ?? 1) }
    set { set("instanceCount", LayerQuantity(newValue), animates: false) }
  }
  /// By how much later each is than the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { more["instanceDelay"]?.scalar ?? 0 }
    set { set("instanceDelay", LayerQuantity(newValue)) }
  }
  /// The transform from one to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { CATransform3DMakeAffineTransform(step) }
    set { set("instanceTransform", LayerQuantity(newValue)) }
  }
  /// The colour by which the first is multiplied; white unless set.
  open var instanceColor: CGColor? {
    get { more["instanceColor"]?.colors?.first.map { CGColor($0) } ?? CGColor(.white) }
    set { set("instanceColor", LayerQuantity(newValue)) }
  }
  /// What each adds to the red of that colour.
  open var instanceRedOffset: Float {
    get { offset("Red") }
    set { set("instanceRedOffset", LayerQuantity(newValue)) }
  }
  /// What each adds to the green of that colour.
  open var instanceGreenOffset: Float {
    get { offset("Green") }
    set { set("instanceGreenOffset", LayerQuantity(newValue)) }
  }
  /// What each adds to the blue of that colour.
  open var instanceBlueOffset: Float {
    get { offset("Blue") }
    set { set("instanceBlueOffset", LayerQuantity(newValue)) }
  }
  /// What each adds to the opacity.
  open var instanceAlphaOffset: Float {
    get { offset("Alpha") }
    set { set("instanceAlphaOffset", LayerQuantity(newValue)) }
  }
  /// Whether the layers inside keep their depth; they are shown flat.
  ///
  /// - Note: Accepted; no effect.
  open var preservesDepth = false

  private func offset(_ name: String) -> Float {
    Float(more["instance\(name)Offset"]?.scalar ?? 0)
  }
  private var step: CGAffineTransform {
    guard case .transform(let step)? = more["instanceTransform"] else { return .identity }
    return step.matrix
  }

  override func blank() -> CALayer { CAReplicatorLayer() }

  override func drawSublayers(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    var step = CGAffineTransform.identity
    if case .transform(let transform)? = state.more["instanceTransform"] { step = transform.matrix }
    let bounds = state.look.bounds
    let center = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
    let first = state.colors("instanceColor")?.first ?? .white
    let delay = state.number("instanceDelay", 0)
    var whole = CGAffineTransform.identity
    for instance in 0..<max(Int(state.number("instanceCount", 1)), 0) {
      func shifted(_ value: Float, _ name: String) -> Float {
        value + Float(instance) * Float(state.number("instance\(name)Offset", 0))
      }
      let color = ResolvedColor(
        red: shifted(first.red, "Red"), green: shifted(first.green, "Green"),
        blue: shifted(first.blue, "Blue"), opacity: shifted(first.opacity, "Alpha"))
      var moment = moment
      moment.time -= Double(instance) * delay
      let about = center.inverted().concatenating(whole).concatenating(center)
      list.layer(ColorTint(color).layer) {
        paintSublayers(into: &$0, context.under(about), moment)
      }
      whole = step.concatenating(whole)
    }
  }
}
