public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A glass, as SwiftUI's glass effect draws it.
open class UIGlassEffect: UIVisualEffect {
  /// Which glass it is.
  public enum Style: Int, Sendable {
    /// It blurs what is beneath.
    case regular
    /// What is beneath stays sharp.
    case clear
  }
  /// Which glass it is.
  let style: Style
  /// Whether it answers touches.
  open var isInteractive = false
  /// The colour of the glass.
  open var tintColor: UIColor?

  /// Creates the regular glass.
  public override init() { style = .regular }
  /// Creates a glass.
  public init(style: Style) { self.style = style }

  /// The same for SwiftUI's views.
  var glass: Glass {
    (style == .clear ? Glass.clear : .regular).tint(tintColor?.color).interactive(isInteractive)
  }
}

/// A container of glasses that flow into one another; here each stays by itself.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near glasses flow into one another, in points.
  ///
  /// - Note: Accepted; no effect. `spacing`: each glass stays by itself.
  open var spacing: CGFloat = 0 {
    didSet { if spacing > 0 { IneffectiveSettings.note("UIGlassContainerEffect.spacing") } }
  }
  /// Creates a container.
  public override init() {}
}

/// What shows the glass of a visual effect's view, below what that shows.
final class GlassView: UIView {
  private var glass = Glass.regular
  private var radius: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  /// Shows a glass.
  ///
  /// - Parameters:
  ///   - glass: The glass.
  ///   - radius: The radius of its corners; `nil` for a capsule.
  func show(_ glass: Glass, radius: CGFloat?) {
    (self.glass, self.radius) = (glass, radius)
    hostedContentChanged()
  }

  override var hostedContent: AnyView? {
    guard let radius else { return AnyView(Color.clear.glassEffect(glass)) }
    return AnyView(Color.clear.glassEffect(glass, in: RoundedRectangle(cornerRadius: radius)))
  }
}
