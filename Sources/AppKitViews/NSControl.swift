import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A control, by AppKit's name: a view with a value, and an action for whoever changes it.
@MainActor @preconcurrency open class NSControl: NSView {
  /// The size of a control beside others.
  public enum ControlSize: UInt, Sendable {
    /// As usual.
    case regular
    /// Small.
    case small
    /// Very small.
    case mini
    /// Large.
    case large
  }

  /// The object whose method ``action`` is.
  open weak var target: AnyObject?
  /// What is called; nothing in a film changes a control of AppKit's by a mouse.
  open var action: Selector?
  /// Whether the control takes anything.
  open var isEnabled = true { didSet { valueChanged() } }
  /// The size of the control beside others.
  open var controlSize = ControlSize.regular { didSet { valueChanged() } }

  /// Called when what is shown is another than before.
  func valueChanged() {
    surface.hostedViewsChanged()
    invalidateIntrinsicContentSize()
  }

  /// Calls the action.
  ///
  /// - Parameters:
  ///   - action: The method; `nil` for none.
  ///   - target: The object.
  /// - Returns: Whether there was one.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action, let target else { return false }
    action.perform(on: target as AnyObject, from: self)
    return true
  }
}
