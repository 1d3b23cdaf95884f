import Networking

/// What has values that are watched by key path: layers, and the views whose layers they are.
@MainActor @preconcurrency public protocol _WatchedLayer: AnyObject {
  /// The layer by whose changes the values may change.
  var _watchedLayer: CALayer { get }
}

extension CALayer: _WatchedLayer {
  /// The layer itself.
  public var _watchedLayer: CALayer { self }
}

extension UIView: _WatchedLayer {
  /// The view's own layer.
  public var _watchedLayer: CALayer { layer }
}

extension _WatchedLayer {
  /// Watches a value: told are changes of what places and shows a layer, and of what a scroll view scrolls.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: What is to be told.
  ///   - changeHandler: Called when it is another one.
  /// - Returns: What ends it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let layer = _watchedLayer
    let watchers = layer.manners.watchers ?? ValueWatchers()
    layer.manners.watchers = watchers
    return watchers.add({ [weak self] in self?[keyPath: keyPath] }, options) { [weak self] change in
      if let self { changeHandler(self, change) }
    }
  }
}
