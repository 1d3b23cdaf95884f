import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A recogniser of a view, as the touch router sees it.
final class UIGestureBox: Box, TouchResponder {
  private let gesture: UIGestureRecognizer
  let rightOfWay: RightOfWay

  /// Creates the box of a recogniser around others, innermost first.
  init(_ gesture: UIGestureRecognizer, _ node: Node, inside: [UIGestureRecognizer] = []) {
    self.gesture = gesture
    rightOfWay = inside.contains { gesture.mayGoOn(with: $0) } ? .both : gesture.rightOfWay
    super.init(node)
  }

  var touchKinds: [String] { gesture.kinds }
  var touchIdentity: AnyObject { gesture }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    gesture.prepare()
    return gesture.makeRecognizer(seat)
  }
}

extension UIGestureRecognizer {
  /// Whether this recogniser and another both go on: a delegate of one lets them, or neither prevents the other.
  fileprivate func mayGoOn(with other: UIGestureRecognizer) -> Bool {
    let own = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    let others = other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    return own == true || others == true || !prevents(other) && !other.prevents(self)
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
  }
}
