// What extensions of controllers' classes have in place of methods that they override in UIKit: Swift alone has no such overrides, so
// that the loader of scenes writes them as these protocols' methods, and controllers ask for them.

/// A controller of which an extension says what happens when its view was made.
@MainActor @preconcurrency public protocol _ExtendedViewDidLoad {
  /// Called in place of the class's `viewDidLoad()`.
  func _extendedViewDidLoad()
}

/// A controller of which an extension says what happens before its view comes.
@MainActor @preconcurrency public protocol _ExtendedViewWillAppear {
  /// Called in place of the class's `viewWillAppear(_:)`.
  func _extendedViewWillAppear(_ animated: Bool)
}

/// A controller of which an extension says what happens when its view has come.
@MainActor @preconcurrency public protocol _ExtendedViewDidAppear {
  /// Called in place of the class's `viewDidAppear(_:)`.
  func _extendedViewDidAppear(_ animated: Bool)
}

/// A controller of which an extension says what happens before its view is laid out.
@MainActor @preconcurrency public protocol _ExtendedViewWillLayoutSubviews {
  /// Called in place of the class's `viewWillLayoutSubviews()`.
  func _extendedViewWillLayoutSubviews()
}

/// A controller of which an extension says what happens when its view has been laid out.
@MainActor @preconcurrency public protocol _ExtendedViewDidLayoutSubviews {
  /// Called in place of the class's `viewDidLayoutSubviews()`.
  func _extendedViewDidLayoutSubviews()
}

extension UIViewController {
  /// Calls what an extension has in place of a method; what that calls by `super` comes back here, and ends.
  func callExtension<Method>(_ call: (Method) -> Void) {
    let method = ObjectIdentifier(Method.self)
    guard let own = self as? Method, extensionsUnderWay.insert(method).inserted else { return }
    defer { extensionsUnderWay.remove(method) }
    call(own)
  }
}
