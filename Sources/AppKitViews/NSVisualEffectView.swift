import DisplayList
import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A view that blurs what lies below it.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  /// For what a blur is: each has its tint.
  public enum Material: Int, Sendable {
    /// A window's title.
    case titlebar = 3
    /// What is chosen.
    case selection = 4
    /// A menu.
    case menu = 5
    /// A popover.
    case popover = 6
    /// A side bar.
    case sidebar = 7
    /// The head of a list.
    case headerView = 10
    /// A sheet.
    case sheet = 11
    /// The ground of a window.
    case windowBackground = 12
    /// What is shown above all for a moment.
    case hudWindow = 13
    /// What fills the screen.
    case fullScreenUI = 15
    /// A tool tip.
    case toolTip = 17
    /// The ground of content.
    case contentBackground = 18
    /// What is below a window's ground.
    case underWindowBackground = 21
    /// What is below pages.
    case underPageBackground = 22

    /// SwiftUI's material that is most like it; an estimate.
    fileprivate var material: ViewEngine.Material {
      switch self {
      case .titlebar, .headerView: .bar
      case .hudWindow, .fullScreenUI: .thin
      case .menu, .popover, .sidebar, .sheet, .toolTip, .selection: .regular
      case .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground:
        .ultraThick
      }
    }
  }
  /// What is blurred.
  public enum BlendingMode: Int, Sendable {
    /// What is behind the window: in a film, what lies below.
    case behindWindow
    /// What lies below.
    case withinWindow
  }
  /// When the view blurs.
  public enum State: Int, Sendable {
    /// While its window takes the keys, as it does in a film.
    case followsWindowActiveState
    /// Always.
    case active
    /// Never: a plain tint.
    case inactive
  }

  /// For what the blur is.
  open var material = Material.popover
  /// What is blurred.
  ///
  /// - Note: Accepted; no effect. `blendingMode`: a film has nothing behind its window.
  open var blendingMode = BlendingMode.behindWindow
  /// When the view blurs.
  open var state = State.followsWindowActiveState
  /// Whether the blur is stronger, as of what is chosen.
  ///
  /// - Note: Accepted; no effect. `isEmphasized`: materials here have one strength.
  open var isEmphasized = false
  /// What of the view blurs: where it is opaque; `nil` for all.
  open var maskImage: NSImage?

  override func paint(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    var environment = surface.environment
    environment.colorScheme = effectiveAppearance.scheme
    let paint = material.material.backdrop(in: environment)
    var group = Layer()
    if let mask = maskImage?.base.cgImage {
      var stencil = DisplayList()
      mask.draw(into: &stencil, in: bounds, transform)
      group.mask = stencil
    }
    list.layer(group) { list in
      guard state != .inactive else {
        var tint = paint.tint
        tint.opacity = 1
        return list.fill(Path(bounds), with: .solid(tint), transform: transform)
      }
      list.fill(Path(bounds), with: .backdrop(paint), transform: transform)
    }
  }
}
