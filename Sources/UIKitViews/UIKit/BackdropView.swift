import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What blurs in a visual effect's view, below what it shows.
final class BackdropView: UIView {
  /// What tints the blur: a view of its own above, so that code which takes it away gets the bare blur.
  let wash = BackdropWash()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [self, wash] {
      view.frame = frame
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
    }
  }
  required init?(coder: NSCoder) { nil }

  override func makeLayer() -> CALayer {
    let layer = BackdropLayer()
    layer.owner = self
    return layer
  }

  /// Blurs as an effect does, whatever code has made of the filters before.
  func show(_ effect: UIBlurEffect) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.wash = wash
    layer.show(effect, in: node?.environment ?? UIScreen.environment)
  }
}

/// What tints a blur.
final class BackdropWash: UIView {
  /// Whether code has given the view a colour of its own, instead of the effect's tint.
  private(set) var isReplaced = false
  override var backgroundColor: UIColor? {
    didSet { isReplaced = true }
  }

  /// How much of the effect's tint is to see at a moment, 0...1.
  func share(at moment: LayerMoment) -> Double {
    guard superview != nil, !isHidden, !isReplaced else { return 0 }
    return min(max(layer.presented(at: moment).look.opacity, 0), 1)
  }
}

/// The layer of what blurs: what lies below is seen through its filters.
final class BackdropLayer: CALayer {
  private var effect: UIBlurEffect?
  weak var wash: BackdropWash?

  /// Takes over an effect, with its filters.
  func show(_ effect: UIBlurEffect, in environment: EnvironmentValues) {
    self.effect = effect
    guard let paint = effect.paint(in: environment) else { return }
    filters = effect.filterNames.map { name in
      switch name {
      case .blur: BackdropFilter(name, start: ["inputRadius": paint.radius])
      case .saturate: BackdropFilter(name, start: ["inputAmount": paint.saturation])
      default: BackdropFilter(name, start: [:])
      }
    }
  }

  /// What is half there blurs half as much, and is not seen through.
  override func groupOpacity(_ opacity: Double) -> Double { 1 }

  override func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    guard let environment = (owner as? UIView)?.node?.environment,
      var paint = effect?.paint(in: environment)
    else { return }
    let shown = min(max(state.look.opacity, 0), 1)
    paint.radius = shown * strength(.blur, "inputRadius", paint.radius, without: 0)
    let saturation = strength(.saturate, "inputAmount", paint.saturation, without: 1)
    paint.saturation = 1 + shown * (saturation - 1)
    let hasRange = !mapsLight || filter(.luminance) != nil
    paint.tint = paint.tint.opacity(hasRange ? shown * (wash?.share(at: moment) ?? 0) : 0)
    guard paint.radius > 0 || paint.saturation != 1 || paint.tint.opacity > 0 else { return }
    list.fill(Path(state.look.bounds), with: .backdrop(paint), transform: context.transform)
  }

  /// Whether the effect has a filter that maps what is light, with which its tint goes.
  private var mapsLight: Bool { effect?.filterNames.contains(.luminance) == true }

  /// The filter of a name that is still there and does something.
  private func filter(_ name: BackdropFilter.Name) -> BackdropFilter? {
    let found = filters?.first { ($0 as? BackdropFilter)?.name == name } as? BackdropFilter
    return found.flatMap { $0.isEnabled ? $0 : nil }
  }

  private func strength(
    _ name: BackdropFilter.Name, _ key: String, _ usual: Double, without none: Double
  ) -> Double {
    guard let filter = filter(name) else { return none }
    return max(filter.number(key) ?? usual, 0)
  }
}
