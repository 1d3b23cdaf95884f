public import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of a pan: a finger moves while down.
///
/// It begins when the finger has moved 10 points; the way is told from where the finger came down.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var speed = CGPoint.zero
  /// What ``setTranslation(_:in:)`` has taken off the way, in points of the stage.
  private var origin = CGPoint.zero

  /// The translation of the finger, in points of `view`; of the stage for `nil`.
  open func translation(in view: UIView?) -> CGPoint {
    let way = CGPoint(x: place.x - start.x - origin.x, y: place.y - start.y - origin.y)
    return way.applying(Self.fromStage(view))
  }

  /// Sets the translation so far; what follows is counted from it.
  ///
  /// - Parameters:
  ///   - translation: The translation in points of `view`.
  ///   - view: The view whose coordinates count; `nil` for the stage.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = translation.applying(Self.fromStage(view).inverted())
    origin = CGPoint(x: place.x - start.x - way.x, y: place.y - start.y - way.y)
  }

  /// The velocity of the finger, in points of `view` per second; of the stage for `nil`.
  open func velocity(in view: UIView?) -> CGPoint { speed.applying(Self.fromStage(view)) }

  /// From directions of the stage to those of a view.
  private static func fromStage(_ view: UIView?) -> CGAffineTransform {
    view?.toStage.linear.inverted() ?? .identity
  }

  /// How many fingers it takes.
  ///
  /// - Note: Accepted; no effect. `minimumNumberOfTouches`: one is enough.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at the most.
  ///
  /// - Note: Accepted; no effect. `maximumNumberOfTouches`: the first one pans.
  open var maximumNumberOfTouches = Int.max

  override var kinds: [String] { ["drag"] }

  /// Forgets the finger before.
  final func forget() { (start, speed, origin) = (.zero, .zero, .zero) }

  /// Takes what a finger does.
  ///
  /// - Parameters:
  ///   - location: Where it is, in points of the stage.
  ///   - begin: Where it came down.
  ///   - velocity: Its velocity in points a second.
  final func take(_ location: CGPoint, from begin: CGPoint, _ velocity: CGSize) {
    (place, start) = (location, begin)
    speed = CGPoint(x: velocity.width, y: velocity.height)
  }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    forget()
    return UIKitRecognizer(self, seat, FingerPanRecognizer(seat), isContinuous: true) {
      [weak self] value in
      self?.take(value.location, from: value.startLocation, value.velocity)
    }
  }
}

/// The recogniser of a tap: a finger goes down and up, once or several times, without moving.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  ///
  /// - Note: Accepted; no effect. `numberOfTouchesRequired`: one is enough.
  open var numberOfTouchesRequired = 1

  override var kinds: [String] { [TapRecognizer<Void>.kind(numberOfTapsRequired)] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    let tap = SpatialTapGesture(
      count: numberOfTapsRequired, coordinateSpace: CoordinateSpace.global
    ).makeRecognizer(seat)
    return UIKitRecognizer(self, seat, tap, isContinuous: false) { [weak self] in
      self?.place = $0.location
    }
  }
}

/// The recogniser of a pinch: two fingers move apart or together.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var told = CGFloat(1)
  private var base = CGFloat(1)
  /// The distance of the fingers over that at the start; setting it makes that the start.
  open var scale: CGFloat {
    get { told / base }
    set { base = newValue == 0 ? base : told / newValue }
  }
  /// Change of the scale per second.
  open private(set) var velocity: CGFloat = 0

  override var kinds: [String] { ["magnify"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    (told, base, velocity) = (1, 1, 0)
    let magnify = MagnifyGesture().makeRecognizer(seat)
    return UIKitRecognizer(self, seat, magnify, isContinuous: true) { [weak self] value in
      guard let self else { return }
      place = view?.convert(value.startLocation, to: nil) ?? place
      told = value.magnification
      velocity = value.velocity / base
    }
  }
}

/// The recogniser of a rotation: two fingers turn about each other.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var told = CGFloat(0)
  private var base = CGFloat(0)
  /// The rotation in radians, clockwise; setting it makes that the rotation so far.
  open var rotation: CGFloat {
    get { told - base }
    set { base = told - newValue }
  }
  /// The change of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  override var kinds: [String] { ["rotate"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    (told, base, velocity) = (0, 0, 0)
    let rotate = RotateGesture().makeRecognizer(seat)
    return UIKitRecognizer(self, seat, rotate, isContinuous: true) { [weak self] value in
      guard let self else { return }
      place = view?.convert(value.startLocation, to: nil) ?? place
      told = CGFloat(value.rotation.radians)
      velocity = CGFloat(value.velocity.radians)
    }
  }
}
