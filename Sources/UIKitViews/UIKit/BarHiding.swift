import Foundation
import Geometry

/// Hides the bars of a navigation controller as a finger swipes or taps what is below them.
@MainActor final class BarHiding: UIGestureRecognizerDelegate {
  private unowned let stack: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// Whether the bar at the bottom is hidden for a finger.
  private var hidesToolbar = false

  init(_ stack: UINavigationController) {
    self.stack = stack
    swipe.addTarget(self, action: Selector("swiped", BarHiding.swiped))
    tap.addTarget(self, action: Selector("tapped", BarHiding.tapped))
    for gesture in [swipe, tap] {
      gesture.delegate = self
      gesture.cancelsTouchesInView = false
      gesture.isEnabled = false
    }
  }

  /// Follows the fingers that are asked for.
  func follow() {
    (swipe.isEnabled, tap.isEnabled) = (stack.hidesBarsOnSwipe, stack.hidesBarsOnTap)
    guard let view = stack.viewIfLoaded else { return }
    if swipe.isEnabled, swipe.view == nil { view.addGestureRecognizer(swipe) }
    if tap.isEnabled, tap.view == nil { view.addGestureRecognizer(tap) }
  }

  private func swiped() {
    guard swipe.state == .began else { return }
    let way = swipe.translation(in: nil)
    if abs(way.y) > abs(way.x) { setHidden(way.y < 0) }
  }
  private func tapped() { setHidden(!stack.isNavigationBarHidden) }

  private func setHidden(_ isHidden: Bool) {
    guard isHidden != stack.isNavigationBarHidden else { return }
    stack.setNavigationBarHidden(isHidden, animated: true)
    if isHidden ? !stack.isToolbarHidden : hidesToolbar {
      stack.setToolbarHidden(isHidden, animated: true)
      hidesToolbar = isHidden
    }
  }

  /// What scrolls below goes on.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}
