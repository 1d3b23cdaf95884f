import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// What is told to whoever observes the keyboard, by UIKit's names.
package enum KeyboardNotice {
  /// The keyboard is about to rise, or to be another.
  package static let willShow = Notification.Name("UIKeyboardWillShowNotification")
  /// It is about to go.
  package static let willHide = Notification.Name("UIKeyboardWillHideNotification")
  /// Its frame is about to change.
  package static let willChangeFrame = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// It has risen.
  package static let didShow = Notification.Name("UIKeyboardDidShowNotification")
  /// It has gone.
  package static let didHide = Notification.Name("UIKeyboardDidHideNotification")
  /// The key of its frame before.
  package static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of its frame afterwards.
  package static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
  /// The key of how many seconds that takes.
  package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the number of its curve.
  package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether it is this app's.
  package static let isLocal = "UIKeyboardIsLocalUserInfoKey"

  /// The seconds that the system says its keyboard takes, and the number of its curve.
  private static let (seconds, curveNumber) = (0.25, 7)

  /// Posts what happens to a keyboard.
  ///
  /// - Parameters:
  ///   - old: How high it stood, in points.
  ///   - new: How high it is to stand.
  ///   - graph: The stage's graph.
  ///   - isFinger: Whether a finger moves it, which nobody is told.
  @MainActor static func post(
    from old: CGFloat, to new: CGFloat, _ graph: ViewGraph, isFinger: Bool
  ) {
    guard !isFinger else { return }
    let size = graph.stage.size
    func frame(_ height: CGFloat) -> CGRect {
      // A keyboard that is away lies below the screen.
      let whole = height > 0 ? height : max(old, new)
      return CGRect(x: 0, y: size.height - height, width: size.width, height: whole)
    }
    let words: [AnyHashable: Any] = [
      frameBegin: frame(old), frameEnd: frame(new), duration: seconds, curve: curveNumber,
      isLocal: true,
    ]
    for name in [willChangeFrame, new > 0 ? willShow : willHide] {
      NotificationCenter.default.post(name: name, object: nil, userInfo: words)
    }
    graph.timeline.schedule(at: graph.timeline.now + Instant(seconds: seconds), .timer) {
      NotificationCenter.default.post(
        name: new > 0 ? didShow : didHide, object: nil, userInfo: words)
    }
  }
}
