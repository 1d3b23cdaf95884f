import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// How an image fills its view.
public enum NSImageScaling: UInt, Sendable {
  /// At its aspect ratio, as large as fits, and not larger than it is.
  case scaleProportionallyDown
  /// Stretched.
  case scaleAxesIndependently
  /// In its own size.
  case scaleNone
  /// At its aspect ratio, as large as fits.
  case scaleProportionallyUpOrDown
}

/// An image view, by AppKit's name.
@MainActor @preconcurrency open class NSImageView: NSControl {
  /// The image.
  open var image: NSImage? { didSet { valueChanged() } }
  /// How the image fills the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { valueChanged() } }
  /// The tint of template images.
  open var contentTintColor: NSColor? { didSet { valueChanged() } }
  /// The size and weight of a symbol.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { valueChanged() } }

  /// Creates a view without an image.
  ///
  /// - Parameter frameRect: Where it is, in points of the view around it.
  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }
  /// Creates a view of the size of an image.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }

  private var shown: NSImage? {
    guard let image, let symbolConfiguration else { return image }
    return image.withSymbolConfiguration(symbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? super.intrinsicContentSize
  }

  override var hosted: AnyView? {
    guard let shown else { return AnyView(EmptyView()) }
    let size = shown.size
    guard size.width > 0, size.height > 0 else { return AnyView(EmptyView()) }
    let picture = Image(nsImage: shown).resizable()
    let tint = (contentTintColor ?? .labelColor).color
    let placed: AnyView =
      switch imageScaling {
      case .scaleAxesIndependently: AnyView(picture)
      case .scaleNone: AnyView(picture.frame(width: size.width, height: size.height))
      case .scaleProportionallyUpOrDown: AnyView(picture.aspectRatio(size, contentMode: .fit))
      case .scaleProportionallyDown:
        AnyView(
          picture.aspectRatio(size, contentMode: .fit)
            .frame(maxWidth: size.width, maxHeight: size.height))
      }
    return AnyView(
      placed.foregroundStyle(tint).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
