import Foundation
import UIKitViews

/// A responder, which reacts to events: a view or a controller, by AppKit's name.
@MainActor @preconcurrency open class NSResponder: Hashable {
  /// Creates a responder.
  public init() {}
  /// Creates a responder of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether the responder would take what is typed: of views here none does.
  open var acceptsFirstResponder: Bool { false }
  /// Asks to take what is typed: of views here none does.
  open func becomeFirstResponder() -> Bool { false }
  /// Asks to take it no more.
  open func resignFirstResponder() -> Bool { true }
  /// Called when the mouse's button goes down; a film has no mouse.
  open func mouseDown(with event: NSEvent) {}
  /// Called when the mouse's button goes up; a film has no mouse.
  open func mouseUp(with event: NSEvent) {}
  /// Called when the mouse moves with its button down; a film has no mouse.
  open func mouseDragged(with event: NSEvent) {}
  /// Called when the mouse comes over the view; a film has no mouse.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the mouse leaves the view; a film has no mouse.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the mouse moves over the view; a film has no mouse.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the wheel turns; a film has no mouse.
  open func scrollWheel(with event: NSEvent) {}
  /// Called when a key goes down; nothing is typed into views here.
  open func keyDown(with event: NSEvent) {}
  /// Called when a key goes up; nothing is typed into views here.
  open func keyUp(with event: NSEvent) {}

  nonisolated public static func == (lhs: NSResponder, rhs: NSResponder) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event, by AppKit's name: nothing here makes one.
@MainActor @preconcurrency open class NSEvent {
  init() {}
}
