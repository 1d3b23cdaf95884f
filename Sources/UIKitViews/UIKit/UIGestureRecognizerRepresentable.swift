public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine
import Views

/// A gesture of SwiftUI's views that represents a `UIGestureRecognizer`.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, which lives beside the recogniser, as its delegate.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// What turns places of the recogniser into those of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recogniser.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recogniser from this value.
  ///
  /// - Parameters:
  ///   - recognizer: The recogniser, as it was made.
  ///   - context: The coordinator and the converter.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Does what the gesture is for; called when the recogniser's state has changed.
  ///
  /// - Parameters:
  ///   - recognizer: The recogniser.
  ///   - context: The coordinator and the converter.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a `UIGestureRecognizerRepresentable`'s methods.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator, which lives beside the recogniser.
  public let coordinator: Representable.Coordinator
  /// What turns places of the recogniser into those of the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// What turns places of a recogniser into those of the view that has the gesture.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  weak var box: (any AnyRepresentedGesture)?

  /// Where the finger is, in points of the view.
  public var localLocation: CGPoint {
    guard let recognizer, let box else { return .zero }
    return box.local(recognizer.location(in: nil))
  }
  /// How far the finger has gone, in points of the view; `nil` for what is no pan.
  public var localTranslation: CGPoint? {
    guard let pan = recognizer as? UIPanGestureRecognizer, let box else { return nil }
    let way = pan.translation(in: nil)
    let (start, end) = (box.local(.zero), box.local(way))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
  /// How fast the finger goes, in points of the view a second; `nil` for what is no pan.
  public var localVelocity: CGPoint? {
    guard let pan = recognizer as? UIPanGestureRecognizer, let box else { return nil }
    let (start, end) = (box.local(.zero), box.local(pan.velocity(in: nil)))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The box of a view with a represented gesture, whatever its type.
@MainActor protocol AnyRepresentedGesture: AnyObject {
  /// A place of the stage, in points of the view.
  func local(_ place: CGPoint) -> CGPoint
}

/// Adds a represented gesture to a view.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: BoxModifier {
  typealias Body = Never
  let representable: Representable
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    RepresentedGestureBox(self, around: inner, node)
  }
}

/// The box of a view with a represented gesture.
final class RepresentedGestureBox<R: UIGestureRecognizerRepresentable>:
  ModifierBox<RepresentedGestureModifier<R>>, TouchResponder, AnyRepresentedGesture
{
  private lazy var coordinator = modifier.representable.makeCoordinator(
    converter: .init(recognizer: nil, box: self))
  private lazy var recognizer = makeRecognizer()
  /// From the coordinates of this box to the stage's, when it was hit last.
  private var toStage = CGAffineTransform.identity

  let rightOfWay = RightOfWay.inner
  var touchKinds: [String] { recognizer.kinds }
  var touchIdentity: AnyObject { recognizer }

  private var context: R.Context {
    R.Context(
      coordinator: coordinator, converter: .init(recognizer: recognizer, box: self))
  }

  private func makeRecognizer() -> R.UIGestureRecognizerType {
    let context = R.Context(
      coordinator: coordinator, converter: .init(recognizer: nil, box: self))
    let recognizer = modifier.representable.makeUIGestureRecognizer(context: context)
    recognizer.entered = { [weak self] in
      guard let self else { return }
      modifier.representable.handleUIGestureRecognizerAction(self.recognizer, context: self.context)
    }
    return recognizer
  }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    recognizer.prepare()
    return recognizer.makeRecognizer(seat)
  }

  override func changed(from old: RepresentedGestureModifier<R>) {
    modifier.representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  func local(_ place: CGPoint) -> CGPoint {
    let inside = place.applying(toStage.inverted())
    return CGPoint(x: inside.x - frame.minX, y: inside.y - frame.minY)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard let hit = inner.hitTest(point, context) else { return nil }
    guard recognizer.isEnabled else { return hit }
    toStage = context.transform
    return reached(by: hit, context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    self.survey(&survey, context) { inner.survey(&$0, context) }
  }
}

extension View {
  /// Adds a gesture of UIKit's, which waits until those of the views inside have failed.
  ///
  /// - Parameter representable: The gesture.
  /// - Returns: This view with the gesture.
  public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(RepresentedGestureModifier(representable: representable))
  }
}
