import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// The workspace, in which other applications are: in a film there are none.
@MainActor @preconcurrency public final class NSWorkspace {
  private init() {}
  /// The only workspace.
  public static let shared = NSWorkspace()

  /// Opens an address; a film has nothing that shows it, and the tool says so.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it was opened: it never is.
  /// - Note: Accepted; no effect. `url`: a film has no other application.
  @discardableResult public func open(_ url: URL) -> Bool {
    IneffectiveSettings.note("NSWorkspace.open")
    return false
  }
  /// Shows files in the Finder; a film has none, and the tool says so.
  ///
  /// - Parameter fileURLs: The files.
  /// - Note: Accepted; no effect. `fileURLs`: a film has no Finder.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    IneffectiveSettings.note("NSWorkspace.activateFileViewerSelecting")
  }
  /// Whether motion is to be reduced: as the stage says.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    UIScreen.environment.accessibilityReduceMotion
  }
}

/// A cursor: the form of the mouse's pointer, which no film shows.
///
/// - Note: Accepted; no effect. A film has no mouse.
@MainActor @preconcurrency public final class NSCursor {
  private init() {}
  /// The usual arrow.
  public static let arrow = NSCursor()
  /// The hand over what can be pressed.
  public static let pointingHand = NSCursor()
  /// The bar between letters.
  public static let iBeam = NSCursor()
  /// The cross.
  public static let crosshair = NSCursor()
  /// The open hand.
  public static let openHand = NSCursor()
  /// The closed hand.
  public static let closedHand = NSCursor()
  /// To the left and to the right.
  public static let resizeLeftRight = NSCursor()
  /// Up and down.
  public static let resizeUpDown = NSCursor()
  /// Makes the cursor the pointer's form.
  public func set() {}
  /// Makes the cursor the pointer's form, until it is popped.
  public func push() {}
  /// Gives the pointer the form from before.
  public func pop() {}
  /// Gives the pointer the form from before.
  public static func pop() {}
  /// Hides the pointer.
  public static func hide() {}
  /// Shows the pointer.
  public static func unhide() {}
}
