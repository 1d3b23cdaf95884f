@_spi(Engine) import ViewEngine

// What code asks of recognisers by keys, as that which has a swipe begin anywhere on a page.
extension UIGestureRecognizer {
  /// The value of a key: `nil`, as recognisers have none without Objective-C, which the tool says.
  public func value(forKey key: String) -> Any? {
    IneffectiveSettings.note("\(type(of: self)).value(forKey: \"\(key)\")")
    return nil
  }
  /// Sets the value of a key: recognisers keep none without Objective-C, which the tool says.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The key.
  /// - Note: Accepted; no effect. `value`, `forKey`: there is no Objective-C here.
  public func setValue(_ value: Any?, forKey key: String) {
    IneffectiveSettings.note("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
  }
}
