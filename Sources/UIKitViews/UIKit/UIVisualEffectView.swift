import DisplayList
public import Foundation
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

  /// The names of the filters that blur what lies below, in the order in which a backdrop's layer has them.
  ///
  /// The blurs of iOS 7 saturate and blur, and a view above tints; the materials map what is light, too.
  var filterNames: [BackdropFilter.Name] {
    switch style {
    case .extraLight, .light, .dark, .regular, .prominent: [.saturate, .blur]
    default: [.luminance, .saturate, .brightness, .blur]
    }
  }

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
///
/// A blur's own views lie below that, as in UIKit: first what blurs, whose layer's `filters` say how, then what tints.
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  ///
  /// Inside an animation a blur comes and goes by degrees, and one blur takes another's place at once.
  open var effect: UIVisualEffect? {
    didSet { effectChanged() }
  }
  /// The view for contents, which fills this one.
  public let contentView = UIView()
  private var backdrop: BackdropView?
  private var glass: GlassView?

  /// Creates a view of an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    UIKitChange.withoutAnimation { effectChanged() }
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showGlass()
  }

  /// Shows the glass in the shape that the layer has; a capsule unless it has corners of its own.
  private func showGlass() {
    guard let effect = effect as? UIGlassEffect else {
      glass?.removeFromSuperview()
      return glass = nil
    }
    if glass == nil {
      UIKitChange.withoutAnimation {
        let new = GlassView(frame: bounds)
        insertSubview(new, at: 0)
        glass = new
      }
    }
    let radius = layer.cornerRadius
    glass?.show(effect.glass, radius: radius > 0 ? radius : nil)
  }

  private func effectChanged() {
    showGlass()
    guard let blur = effect as? UIBlurEffect else {
      guard let backdrop else { return }
      backdrop.alpha = 0
      guard !UIKitChange.isAnimating else { return }
      backdrop.wash.removeFromSuperview()
      backdrop.removeFromSuperview()
      self.backdrop = nil
      return
    }
    if backdrop == nil {
      UIKitChange.withoutAnimation {
        let new = BackdropView(frame: bounds)
        insertSubview(new, at: 0)
        insertSubview(new.wash, at: 1)
        new.alpha = 0
        backdrop = new
      }
    }
    backdrop?.show(blur)
    backdrop?.alpha = 1
  }
}
