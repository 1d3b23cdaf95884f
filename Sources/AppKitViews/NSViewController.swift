import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A view controller: makes a view and is told when it appears and disappears.
@MainActor @preconcurrency open class NSViewController: NSResponder {
  private var loadedView: NSView?
  /// The title of what the controller shows.
  open var title: String?
  /// The controller around this one.
  public private(set) weak var parent: NSViewController?
  /// The controllers in this one.
  public private(set) var children: [NSViewController] = []
  /// The size that the controller's view would like to have; zero for none.
  open var preferredContentSize = CGSize.zero

  /// Creates a view controller; there are no archives of views, so both arguments do nothing.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of views; there are none.
  ///   - nibBundleOrNil: The bundle of that archive.
  /// - Note: Accepted; no effect. `nibName`, `bundle`: views are made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view, made when it is asked for.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let loadedView else {
        fatalError("loadView() of \(type(of: self)) sets no view")
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }
  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view if it was not made.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }
  /// Makes the view: an empty one, unless a subclass sets another.
  open func loadView() { view = NSView() }

  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes.
  open func viewWillAppear() {}
  /// Called when the view has come.
  open func viewDidAppear() {}
  /// Called before the view goes.
  open func viewWillDisappear() {}
  /// Called when the view has gone.
  open func viewDidDisappear() {}
  /// Called before the view lays out what is in it.
  open func viewWillLayout() {}
  /// Called when the view has laid out what is in it.
  open func viewDidLayout() {}

  /// Takes a controller in; its view is put into this one's by code.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  /// Lets go of the controller around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
