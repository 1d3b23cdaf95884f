public import Foundation
public import Geometry
import Motion
import ElementaryFunctions

/// An animation of one property of a layer through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path of a point; it counts before ``values``.
  open var path: CGPath?
  /// When each value is there, 0...1; `nil` for evenly.
  open var keyTimes: [NSNumber]?
  /// How far it is between two values each; `nil` for evenly.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is shown between two values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic curve is at each value: 0 unless set, 1 for corners.
  open var tensionValues: [NSNumber]?
  /// How much its direction jumps at each value: 0 unless set, for not at all.
  open var continuityValues: [NSNumber]?
  /// Whether it turns before each value or behind it: 0 unless set, for neither.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    copy.rotationMode = rotationMode
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    copy.biasValues = biasValues
    return copiedProperty(to: copy)
  }

  override func apply(to state: inout LayerState, at time: Double) {
    super.apply(to: &state, at: time)
    guard let rotationMode, let path, let place = timing.place(at: time) else { return }
    let progress = timing.duration > 0 ? place.time / timing.duration : 1
    guard let way = PathWay(path).direction(at: fraction(at: progress, on: path)) else { return }
    let back = rotationMode == .rotateAutoReverse ? Double.pi : 0
    let angle = ElementaryFunctions.atan2(Double(way.dy), Double(way.dx)) + back
    state["transform.rotation"] = .numbers([angle])
  }

  override func value(at progress: Double, over before: LayerQuantity) -> LayerQuantity {
    if let path {
      return PathWay(path).point(at: fraction(at: progress, on: path)).map { LayerQuantity($0) }
        ?? before
    }
    guard let values, let last = values.last else { return before }
    if values.count == 1 { return LayerQuantity(last) }
    if calculationMode == .discrete {
      let (index, _) = step(at: eased(progress), count: values.count)
      return LayerQuantity(values[min(index, values.count - 1)])
    }
    let places = KeyframePlaces(values)
    let paced = calculationMode.isPaced ? places?.paced(at: eased(progress)) : nil
    let (index, part) = paced ?? step(at: eased(progress), count: values.count - 1)
    guard index < values.count - 1 else { return LayerQuantity(last) }
    if calculationMode.isCubic, let places {
      return places.curved(
        index, part, tension: tensionValues, continuity: continuityValues, bias: biasValues)
    }
    return LayerQuantity(values[index]).mixed(with: LayerQuantity(values[index + 1]), at: part)
  }

  /// The part of the path's length that is behind; each of its pieces takes as long as another unless
  /// the mode is paced.
  private func fraction(at progress: Double, on path: CGPath) -> Double {
    let progress = eased(progress)
    if calculationMode.isPaced { return progress }
    let places = PathWay(path).places
    let (index, part) = step(at: progress, count: places.count - 1)
    guard index < places.count - 1 else { return 1 }
    return places[index] + (places[index + 1] - places[index]) * part
  }

  /// In which of `count` pieces a progress is, and how far in it.
  private func step(at progress: Double, count: Int) -> (index: Int, part: Double) {
    guard count > 0 else { return (0, 0) }
    let isDiscrete = calculationMode == .discrete
    var times = keyTimes?.map(\.doubleValue) ?? []
    if times.count != count + 1, !(isDiscrete && times.count == count) {
      times = (0...count).map { Double($0) / Double(count) }
    }
    if progress >= 1 { return (isDiscrete ? count - 1 : count, 0) }
    let index = max((times.lastIndex { $0 <= progress } ?? 0), 0)
    guard index + 1 < times.count else { return (index, 0) }
    let length = times[index + 1] - times[index]
    let part = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    guard let functions = timingFunctions, index < functions.count else { return (index, part) }
    return (index, functions[index].curve.value(at: part))
  }
}

/// A path as the way of a point.
struct PathWay {
  private let path: Path
  init(_ path: CGPath) { self.path = Path(path) }

  /// The fractions of the whole length at which its pieces begin and the last one ends.
  var places: [Double] {
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    var lengths: [Double] = []
    func walk(to end: CGPoint, _ add: (inout Path) -> Void) {
      var piece = Path()
      piece.move(to: pen)
      add(&piece)
      lengths.append(piece.length)
      pen = end
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let end): walk(to: end) { $0.addLine(to: end) }
      case .quadCurve(let end, let control):
        walk(to: end) { $0.addQuadCurve(to: end, control: control) }
      case .curve(let end, let first, let second):
        walk(to: end) { $0.addCurve(to: end, control1: first, control2: second) }
      case .closeSubpath: walk(to: start) { $0.addLine(to: start) }
      }
    }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return [0, 1] }
    return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / whole) }
  }

  func point(at fraction: Double) -> CGPoint? {
    path.place(atFraction: fraction)?.point ?? path.currentPoint
  }
  func direction(at fraction: Double) -> CGVector? { path.place(atFraction: fraction)?.direction }
}

/// What an animation through values shows between two of them.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What lies between, evenly.
  public static let linear = Self(rawValue: "linear")
  /// The first of both, until the second is there.
  public static let discrete = Self(rawValue: "discrete")
  /// What lies between, at one speed along a path.
  public static let paced = Self(rawValue: "paced")
  /// A curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  /// A curve at one speed; along a path as ``paced``.
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
  fileprivate var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns with the path that it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis along the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis against the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// Several animations that begin together.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the time of the group, which cuts what is longer.
  open var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.copied() }
    return copied(to: copy)
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func settleDuration(_ usual: Double) {
    super.settleDuration(usual)
    for animation in animations ?? [] { animation.settleDuration(duration) }
  }

  override func apply(to state: inout LayerState, at time: Double) {
    guard let place = timing.place(at: time) else { return }
    let progress = timing.duration > 0 ? place.time / timing.duration : 1
    let own = timingFunction == nil ? place.time : eased(progress) * timing.duration
    // At the end of a group that stays, what ends with it is still there.
    let moment = min(own, timing.duration.nextDown)
    for animation in animations ?? [] { animation.apply(to: &state, at: moment) }
  }
}
