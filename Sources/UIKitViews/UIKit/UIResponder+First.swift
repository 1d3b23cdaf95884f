@_spi(Engine) import ViewEngine
import Views

// The first responder is the field that has the caret, or a view of `UIKeyInput`: what else may be one asks for nothing that
// a film shows.
extension UIResponder {
  /// Takes the caret from the field that has it, so that the keyboard goes.
  ///
  /// - Returns: Whether a field had it.
  static func dismissTyping() -> Bool {
    guard let graph = ViewGraph.current else { return false }
    let typing = graph.part(Typing.self)
    guard typing.client != nil else { return false }
    typing.dismiss()
    return true
  }
}

extension UIView {
  /// Takes the caret from the field that has it, whether the field likes it or not.
  ///
  /// - Returns: Whether a field had it.
  /// - Note: Accepted; no effect. `force`: no field refuses.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { Self.dismissTyping() }
}
