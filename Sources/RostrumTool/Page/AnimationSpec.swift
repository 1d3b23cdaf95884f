import FilmPictures
import Foundation
import Geometry
import Motion
import Reports

/// An animation by the words that traces have for it, and what other systems call the same.
struct AnimationSpec {
  /// What it is, as designers say it.
  let title: String
  /// What the equivalents leave out.
  let remark: String
  /// The same elsewhere; none where there is no such thing.
  let equivalents: [SceneAccount.Spec.Equivalent]

  /// Reads `spring(duration: 0.5, bounce: 0.2).delay(0.3)` and the like.
  ///
  /// - Parameters:
  ///   - text: The words of the newest animation.
  ///   - course: How far a run of it was, as a share of its way, at seconds from its start; `nil` where no run came to its
  ///     end. What has no formula elsewhere is told by that.
  ///   - duration: How long that run took, in seconds.
  init(_ text: String, course: ((Double) -> Double?)? = nil, duration: Double = 0) {
    let call = Call(text)
    var notes = call.modifiers.isEmpty ? [] : ["besides: \(call.modifiers)"]
    if let spring = SpringWords(call.base)?.spring {
      title = Self.title(of: spring)
      equivalents = Self.equivalents(of: spring)
    } else if let curve = Self.curve(call) {
      title = "\(call.name) \(Self.short(curve.duration)) s"
      equivalents = Self.equivalents(of: curve)
    } else {
      title = call.name
      if let course, let css = Self.css(duration: duration, course) {
        equivalents = [css]
        notes.append("elsewhere it has no formula: this is the way it went")
      } else {
        equivalents = []
        notes.append("elsewhere it has no formula")
      }
    }
    remark = notes.joined(separator: "; ")
  }

  // MARK: Words

  /// A call as traces print it: its name, its numbers, and what modifies it.
  private struct Call {
    var base: String
    var modifiers = ""
    var name: String
    var numbers: [Double] = []
    var duration: Double?

    init(_ text: String) {
      base = text
      if let close = text.firstIndex(of: ")") {
        let end = text.index(after: close)
        (base, modifiers) = (String(text[..<end]), String(text[end...]))
      }
      name = String(base.prefix { $0 != "(" })
      for part in base.dropFirst(name.count + 1).dropLast().split(separator: ",") {
        let words = part.split(separator: ":").map { String($0.drop { $0 == " " }) }
        if words.count == 2, words[0] == "duration" {
          duration = Double(words[1])
        } else if let number = words.first.flatMap(Double.init) {
          numbers.append(number)
        }
      }
    }
  }

  /// A number as source has it: four places at most.
  static func short(_ number: Double) -> String {
    SizeArgument.short(number, digits: 4)
  }

  // MARK: Springs

  private static func title(of spring: Spring) -> String {
    "spring response \(short(spring.response)) s, damping \(short(spring.dampingRatio))"
  }

  private static func equivalents(of spring: Spring) -> [SceneAccount.Spec.Equivalent] {
    let (mass, stiffness, damping) = (
      short(spring.mass), short(spring.stiffness), short(spring.damping)
    )
    let perceived = "\(short(spring.duration)), bounce: \(short(spring.bounce))"
    var all = [
      SceneAccount.Spec.Equivalent(
        system: "SwiftUI",
        code:
          ".spring(response: \(short(spring.response)), dampingFraction: \(short(spring.dampingRatio)))"
      ),
      SceneAccount.Spec.Equivalent(
        system: "UIKit", code: "UIView.animate(springDuration: \(perceived)) { }"),
      SceneAccount.Spec.Equivalent(
        system: "Core Animation",
        code: """
          let spring = CASpringAnimation(keyPath: "position")
          (spring.mass, spring.stiffness, spring.damping) = (\(mass), \(stiffness), \(damping))
          spring.duration = spring.settlingDuration
          """),
      SceneAccount.Spec.Equivalent(
        system: "Compose",
        code:
          "spring(dampingRatio = \(short(spring.dampingRatio))f, stiffness = \(short(spring.stiffness / spring.mass))f)"
      ),
    ]
    let course = { (time: Double) in Double(spring.value(target: 1.0, time: time)) }
    let end = settled(course)
    if let css = css(duration: end, course) { all.insert(css, at: 1) }
    return all
  }

  /// Samples a second of what is told by samples, and the longest that is looked at, in seconds.
  private static let (rate, longest) = (240.0, 10.0)
  /// A spring rests for the eye when it is so near to its target, as a share of the way.
  private static let rest = 0.001
  /// How far a drawn course may be from the true one.
  private static let tolerance = 0.0015
  /// Units across for one down: distances of places from lines are as good as upright then.
  private static let width = 1000.0

  /// When a course from 0 to 1 has come to rest, in seconds.
  private static func settled(_ course: (Double) -> Double) -> Double {
    var sample = Int(longest * rate)
    while sample > 1, abs(course(Double(sample - 1) / rate) - 1) <= rest { sample -= 1 }
    return Double(sample) / rate
  }

  // MARK: Curves

  /// A curve from 0 to 1, and its handles if it is one of Bézier's.
  private struct Timing {
    var curve: UnitCurve
    var handles: [Double]?
    var duration: Double
  }

  private static func curve(_ call: Call) -> Timing? {
    guard let duration = call.duration, duration > 0 else { return nil }
    func bezier(_ handles: [Double]) -> Timing {
      Timing(
        curve: .bezier(
          startControlPoint: UnitPoint(x: handles[0], y: handles[1]),
          endControlPoint: UnitPoint(x: handles[2], y: handles[3])), handles: handles,
        duration: duration)
    }
    switch call.name {
    case "linear": return bezier([0, 0, 1, 1])
    case "easeIn": return bezier([0.42, 0, 1, 1])
    case "easeOut": return bezier([0, 0, 0.58, 1])
    case "easeInOut": return bezier([0.42, 0, 0.58, 1])
    case "timingCurve": return call.numbers.count == 4 ? bezier(call.numbers) : nil
    case "circularEaseIn": return Timing(curve: .circularEaseIn, duration: duration)
    case "circularEaseOut": return Timing(curve: .circularEaseOut, duration: duration)
    case "circularEaseInOut": return Timing(curve: .circularEaseInOut, duration: duration)
    default: return nil
    }
  }

  private static func equivalents(of timing: Timing) -> [SceneAccount.Spec.Equivalent] {
    let seconds = short(timing.duration)
    guard let handles = timing.handles else {
      let css = css(duration: timing.duration) { timing.curve.value(at: $0 / timing.duration) }
      return css.map { [$0] } ?? []
    }
    let points = handles.map(short)
    let floats = points.map { "\($0)f" }.joined(separator: ", ")
    let plain = points.joined(separator: ", ")
    return [
      SceneAccount.Spec.Equivalent(
        system: "CSS", code: "transition: all \(seconds)s cubic-bezier(\(plain));"),
      SceneAccount.Spec.Equivalent(
        system: "UIKit",
        code: """
          UIViewPropertyAnimator(duration: \(seconds), controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])), \
          controlPoint2: CGPoint(x: \(points[2]), y: \(points[3])))
          """),
      SceneAccount.Spec.Equivalent(
        system: "Core Animation",
        code: """
          animation.duration = \(seconds)
          animation.timingFunction = CAMediaTimingFunction(controlPoints: \(plain))
          """),
      SceneAccount.Spec.Equivalent(
        system: "Compose",
        code:
          "tween(durationMillis = \(short((timing.duration * 1000).rounded())), easing = CubicBezierEasing(\(floats)))"
      ),
    ]
  }

  // MARK: Samples

  /// CSS's `linear()`, of as many stops as the course needs.
  ///
  /// - Parameters:
  ///   - duration: Seconds until it has come to its end.
  ///   - course: From 0 to 1 over seconds; `nil` where it is not known.
  /// - Returns: A transition; `nil` for a course that is not known.
  static func css(
    duration: Double, _ course: (Double) -> Double?
  ) -> SceneAccount.Spec.Equivalent? {
    let count = Int((duration * rate).rounded(.up))
    guard duration > 0, duration <= longest, count > 0 else { return nil }
    var places: [CGPoint] = []
    for sample in 0...count {
      let share = Double(sample) / Double(count)
      guard let value = course(share * duration), value.isFinite else { return nil }
      places.append(CGPoint(x: share * width, y: value))
    }
    (places[0].y, places[count].y) = (0, 1)
    let stops = Polyline.simplified(places, within: tolerance)
    let words = stops.enumerated().map { index, stop in
      let value = short((Double(stop.y) * 1000).rounded() / 1000)
      if index == 0 || index == stops.count - 1 { return value }
      return "\(value) \(short((Double(stop.x) / width * 1000).rounded() / 10))%"
    }
    return SceneAccount.Spec.Equivalent(
      system: "CSS",
      code: "transition: all \(short(duration))s linear(\(words.joined(separator: ", ")));")
  }
}
