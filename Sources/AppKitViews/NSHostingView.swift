import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A hosting view: shows SwiftUI's views among AppKit's.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  /// The root view: what is shown.
  open var rootView: Content {
    didSet {
      surface.hostedViewsChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view that shows `rootView`.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override var isFlipped: Bool { true }
  override var hosted: AnyView? { AnyView(rootView) }
  open override var intrinsicContentSize: CGSize { contentSize(forWidth: nil) }
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    // The views on the stage know their state, and remember their sizes.
    func size(_ width: CGFloat?) -> CGSize {
      surface.hostedSize(forWidth: width)
        ?? SurfaceView.measure(AnyView(rootView), ProposedViewSize(width: width, height: nil))
    }
    return CGSize(width: size(nil).width, height: size(width).height)
  }
}

/// A hosting controller: shows SwiftUI's views as a controller's view.
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  /// The root view: what is shown.
  open var rootView: Content {
    didSet {
      if isViewLoaded { (view as? NSHostingView<Content>)?.rootView = rootView }
    }
  }

  /// Creates a controller that shows `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = NSHostingView(rootView: rootView) }

  /// The size that the views take when they are proposed `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    SurfaceView.measure(AnyView(rootView), ProposedViewSize(size))
  }
}
