public import Foundation
@_spi(Engine) public import ViewEngine
import Views

/// A hosting controller: shows SwiftUI's views as a controller's view.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The root view: what is shown.
  open var rootView: Content {
    didSet { (viewIfLoaded as? UIHostingView)?.content = AnyView(rootView) }
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

  open override func loadView() {
    view = UIHostingView(AnyView(rootView), UIScreen.main.bounds)
  }

  /// UIKit's hosting controllers have the system's background.
  override func makeGround() {
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
  }

  /// Which sizes of UIKit's follow from the views' own.
  ///
  /// - Note: Accepted; no effect. `sizingOptions`: its view has the views' size for layouts in any case.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which regions the views keep clear of.
  ///
  /// - Note: Accepted; no effect. `safeAreaRegions`: views keep clear of all, unless they say otherwise.
  open var safeAreaRegions = SafeAreaRegions.all

  /// The size that the views take when they are proposed `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    UIScreen.measure(AnyView(rootView), ProposedViewSize(size))
  }
}

/// A view that consists of SwiftUI's.
final class UIHostingView: UIView {
  var content: AnyView {
    didSet {
      hostedContentChanged()
      invalidateIntrinsicContentSize()
    }
  }

  init(_ content: AnyView, _ frame: CGRect) {
    self.content = content
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override var hostedContent: AnyView? { content }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIScreen.measure(content, ProposedViewSize(size))
  }

  override var heightFollowsWidth: Bool { true }
  override func fittingSize(forWidth width: CGFloat?) -> CGSize {
    // The views on the stage know their state, and remember their sizes.
    func size(_ width: CGFloat?) -> CGSize {
      let proposal = ProposedViewSize(width: width, height: nil)
      return node?.hostedBoxes.first?.size(for: proposal) ?? UIScreen.measure(content, proposal)
    }
    return CGSize(width: size(nil).width, height: size(width).height)
  }

  /// Puts a view over SwiftUI's that touches reach where something of those is.
  ///
  /// A window that lets through what touches no more than its root controller's view tells them apart by it.
  func tellTouched() {
    guard !subviews.contains(where: { $0 is TouchedContent }) else { return }
    let touched = TouchedContent(frame: bounds)
    touched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(touched)
  }
}

/// The view that touches reach where SwiftUI's views are in the one around it, of which those touches are.
final class TouchedContent: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let box = superview?.node?.box else { return nil }
    return box.hostsSomething(at: convert(point, to: nil)) ? self : nil
  }
}

/// Which sizes of UIKit's follow from a hosting controller's views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that a controller would have where it is presented.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The size that its view has for layouts.
  public static let intrinsicContentSize = Self(rawValue: 2)
}
