import DisplayList
public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A visual effect: what a ``UIVisualEffectView`` does with what lies below it.
@MainActor @preconcurrency open class UIVisualEffect {
  /// Creates an effect that does nothing.
  public init() {}
}

/// A blur of what lies below.
open class UIBlurEffect: UIVisualEffect {
  /// How a blur is tinted.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight
    /// A little white.
    case light
    /// Nearly black.
    case dark
    /// A little white in light, nearly black in the dark.
    case regular = 4
    /// Nearly white in light, nearly black in the dark.
    case prominent
    /// As SwiftUI's ultra-thin material.
    case systemUltraThinMaterial
    /// As SwiftUI's thin material.
    case systemThinMaterial
    /// As SwiftUI's regular material.
    case systemMaterial
    /// As SwiftUI's thick material.
    case systemThickMaterial
    /// As the material of bars.
    case systemChromeMaterial
    /// The ultra-thin material in light.
    case systemUltraThinMaterialLight
    /// The thin material in light.
    case systemThinMaterialLight
    /// The regular material in light.
    case systemMaterialLight
    /// The thick material in light.
    case systemThickMaterialLight
    /// The material of bars in light.
    case systemChromeMaterialLight
    /// The ultra-thin material in the dark.
    case systemUltraThinMaterialDark
    /// The thin material in the dark.
    case systemThinMaterialDark
    /// The regular material in the dark.
    case systemMaterialDark
    /// The thick material in the dark.
    case systemThickMaterialDark
    /// The material of bars in the dark.
    case systemChromeMaterialDark
  }

  private let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }

  /// What is painted over what lies below.
  func paint(in environment: EnvironmentValues) -> BackdropPaint? {
    var environment = environment
    let material: Material
    switch style {
    case .extraLight: return Self.extraLight
    case .light: return Self.light
    case .dark: return Self.dark
    case .regular: return environment.colorScheme == .light ? Self.light : Self.dark
    case .prominent: return environment.colorScheme == .light ? Self.extraLight : Self.dark
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      material = .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: material = .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: material = .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      material = .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      material = .bar
    }
    if style.rawValue >= Style.systemUltraThinMaterialDark.rawValue {
      environment.colorScheme = .dark
    } else if style.rawValue >= Style.systemUltraThinMaterialLight.rawValue {
      environment.colorScheme = .light
    }
    return material.backdrop(in: environment)
  }

  // The three blurs of iOS 7, as Apple's sample of that year has them: radius, tint and how much of it.
  private static let light = tinted(30, white: 1, opacity: 0.3)
  private static let extraLight = tinted(20, white: 0.97, opacity: 0.82)
  private static let dark = tinted(20, white: 0.11, opacity: 0.73)

  private static func tinted(_ radius: Double, white: Float, opacity: Float) -> BackdropPaint {
    BackdropPaint(
      radius: radius, saturation: 1.8,
      tint: ResolvedColor(red: white, green: white, blue: white, opacity: opacity))
  }
}

/// A vibrancy: contents take colour from what lies below a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy for a blur.
  ///
  /// - Parameter blurEffect: The blur on which the contents lie.
  /// - Note: Accepted; no effect. `blurEffect`: contents keep their own colours.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what lies below it; what is in it belongs into ``contentView``.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  ///
  /// It changes at once, also inside an animation.
  open var effect: UIVisualEffect?
  /// The view for contents, which fills this one.
  public let contentView = UIView()

  /// Creates a view of an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  override func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    guard let node, let paint = (effect as? UIBlurEffect)?.paint(in: node.environment) else {
      return
    }
    list.fill(Path(bounds), with: .backdrop(paint), transform: transform)
  }
}
