public import Foundation
public import ImageFilters
import DisplayList
import Geometry

/// An effect node: what is in it is drawn as one picture, through a filter.
@MainActor @preconcurrency open class SKEffectNode: SKNode {
  /// The filter of the picture, or `nil`: a Gaussian blur is drawn, and of others the tool tells.
  open var filter: CIFilter?
  /// Whether the filter counts.
  open var shouldEnableEffects = true
  /// How the picture mixes with what is behind it.
  open var blendMode = SKBlendMode.alpha
  /// Whether the picture is kept.
  ///
  /// - Note: Accepted; no effect. `shouldRasterize`: every frame is drawn anew.
  open var shouldRasterize = false
  /// Whether the filter's centre is that of the picture.
  ///
  /// - Note: Accepted; no effect. `shouldCenterFilter`: a blur has no centre.
  open var shouldCenterFilter = true

  /// Creates an effect node.
  public override init() { super.init() }
  /// Creates an effect node of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var isGroup: Bool { shouldEnableEffects }

  override func draw(with pen: inout ScenePen) {
    guard isGroup else { return }
    var layer = Layer()
    layer.opacity = Double(pen.opacity)
    layer.blendMode = blendMode.rule
    layer.filters = filters(scale: pen.scale)
    layer.isIsolated = true
    var inner = pen
    inner.list = DisplayList()
    inner.opacity = 1
    // A blur brings in what is beside the view.
    inner.sight = nil
    ScenePainter.drawChildren(of: self, with: &inner)
    let content = inner.list
    pen.list.layer(layer) { $0.append(content) }
  }

  /// The filters of our lists.
  private func filters(scale: Double) -> [Filter] {
    guard let filter else { return [] }
    guard filter.name == "CIGaussianBlur" else {
      ScenePen.note("\(filter.name) of an SKEffectNode")
      return []
    }
    let radius = Self.number(filter.value(forKey: "inputRadius"))
    return radius > 0 ? [.blur(radius: radius * scale, isOpaque: false)] : []
  }
}

extension SKEffectNode {
  /// A number, of whichever type code has set.
  fileprivate static func number(_ value: Any?) -> Double {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}

/// A crop node: what is in it is drawn where its mask is.
@MainActor @preconcurrency open class SKCropNode: SKNode {
  /// The node whose opacity is the mask, in the crop node's coordinates; `nil` for none.
  open var maskNode: SKNode?

  /// Creates a crop node.
  public override init() { super.init() }
  /// Creates a crop node of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }

  override var isGroup: Bool { maskNode != nil }

  override func draw(with pen: inout ScenePen) {
    guard let maskNode else { return }
    var stencil = pen
    (stencil.list, stencil.opacity) = (DisplayList(), 1)
    ScenePainter.draw(maskNode, with: &stencil)
    var inner = pen
    inner.list = DisplayList()
    ScenePainter.drawChildren(of: self, with: &inner)
    var layer = Layer()
    layer.mask = stencil.list
    let content = inner.list
    pen.list.layer(layer) { $0.append(content) }
  }
}
