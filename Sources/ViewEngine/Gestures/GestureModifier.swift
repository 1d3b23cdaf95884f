import Foundation
import Geometry

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: BoxModifier {
  typealias Body = Never
  var gesture: G
  var rightOfWay = RightOfWay.inner
  var mask = GestureMask.all

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GestureBox(self, around: inner, node)
  }
}

extension View {
  /// Adds a gesture that takes the finger from what is inside once it is recognised, as scrolling does.
  package func scrollingGesture(_ gesture: some Gesture) -> some View {
    modifier(GestureModifier(gesture: gesture, rightOfWay: .first))
  }
}

/// The box of a view with a gesture.
final class GestureBox<G: Gesture>: ModifierBox<GestureModifier<G>>, TouchResponder {
  var rightOfWay: RightOfWay { modifier.rightOfWay }
  var touchKinds: [String] { modifier.gesture.touchKinds }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { modifier.gesture.recognizer(seat) }

  override func changed(from old: GestureModifier<G>) {
    graph.touches.refresh(node, modifier.gesture)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard var hit = inner.hitTest(point, context) else { return nil }
    if !modifier.mask.contains(.subviews) {
      hit.reaches.removeAll()
      hit.watch = nil
    }
    return modifier.mask.contains(.gesture) ? reached(by: hit, context) : hit
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !isLeaving else { return }
    guard modifier.mask.contains(.gesture) else { return inner.survey(&survey, context) }
    self.survey(&survey, context) { inner.survey(&$0, context) }
  }
}

extension View {
  /// Adds a gesture that waits until those of the views inside have failed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which of the gesture and those of the views inside take part.
  /// - Returns: This view with the gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }
  /// Adds a gesture that waits until those of the views inside have failed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture takes part; those of the views inside always do.
  /// - Returns: This view with the gesture.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture that waits until those of the views inside have failed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The gesture's name.
  ///   - isEnabled: Whether the gesture takes part; those of the views inside always do.
  /// - Returns: This view with the gesture.
  /// - Note: Accepted; no effect. `name`: nothing lists gestures by name.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
  /// Adds a gesture of high priority: those of the views inside wait until it has failed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which of the gesture and those of the views inside take part.
  /// - Returns: This view with the gesture.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rightOfWay: .outer, mask: mask))
  }
  /// Adds a gesture of high priority: those of the views inside wait until it has failed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture takes part; those of the views inside always do.
  /// - Returns: This view with the gesture.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a simultaneous gesture: it and those of the views inside do not wait for one another.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which of the gesture and those of the views inside take part.
  /// - Returns: This view with the gesture.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rightOfWay: .both, mask: mask))
  }
  /// Adds a simultaneous gesture: it and those of the views inside do not wait for one another.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture takes part; those of the views inside always do.
  /// - Returns: This view with the gesture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
