public import Foundation

/// A recogniser of what one finger does, from where it comes down until it goes up or is taken away.
@_spi(Engine) open class OneFingerRecognizer<Value>: LeafRecognizer<Value> {
  private var finger: (id: Int, start: CGPoint)?

  public final override func handle(_ event: TouchEvent) {
    guard isOpen else { return }
    switch event.phase {
    case .began:
      guard finger == nil else { return anotherBegan() }
      finger = (event.id, event.point)
      began(event)
    case .moved:
      guard let finger, finger.id == event.id else { return }
      moved(event, from: finger.start)
    case .ended:
      guard let finger, finger.id == event.id else { return }
      self.finger = nil
      ended(event, from: finger.start)
    case .cancelled:
      if finger?.id == event.id { enter(.failed) }
    }
  }

  /// Called when the finger comes down.
  open func began(_ event: TouchEvent) {}
  /// Called when another comes down beside it.
  open func anotherBegan() {}
  /// Called when the finger, which came down at `start`, moves.
  open func moved(_ event: TouchEvent, from start: CGPoint) {}
  /// Called when the finger, which came down at `start`, goes up.
  open func ended(_ event: TouchEvent, from start: CGPoint) { enter(.failed) }
}
