import Foundation
import DisplayList
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one fades into the other.
  public static let fade = Self(rawValue: "fade")
  /// What comes moves over what was there.
  public static let moveIn = Self(rawValue: "moveIn")
  /// What comes pushes away what was there.
  public static let push = Self(rawValue: "push")
  /// What was there moves away from what comes.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where what comes in a transition moves.
///
/// Core Animation counts upwards: on a telephone's screen, where y grows downwards, ``fromTop`` moves upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right, to the left.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left, to the right.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// Upwards on the screen.
  public static let fromTop = Self(rawValue: "fromTop")
  /// Downwards on the screen.
  public static let fromBottom = Self(rawValue: "fromBottom")

  /// The way of what comes, in sizes of the layer.
  fileprivate var way: CGVector {
    switch self {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}

/// A transition: a layer goes from what it shows, with all in it, to what it shows after changes.
///
/// What it shows is kept when the transition is added. What moves fades, too, as Core Animation has it.
open class CATransition: CAAnimation {
  /// The kind.
  open var type = CATransitionType.fade
  /// From where what comes moves; `nil` for from the left.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins, 0...1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0...1.
  open var endProgress: Float = 1
  /// What the layer showed before, in its own coordinates.
  var before: DisplayList?

  override func copied() -> CAAnimation {
    let copy = CATransition()
    (copy.type, copy.subtype, copy.before) = (type, subtype, before)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    return copied(to: copy)
  }

  /// How far it is at a time of the layer, 0...1; `nil` before and after.
  func progress(at time: Double) -> Double? {
    guard before != nil, let place = timing.place(at: time) else { return nil }
    let share = eased(timing.duration > 0 ? place.time / timing.duration : 1)
    return Double(startProgress) + Double(endProgress - startProgress) * share
  }

  /// How one of the two is shown.
  struct Look: Equatable {
    /// How far it is moved, in sizes of the layer.
    var shift = CGVector()
    var opacity = 1.0
  }
  /// How both are shown.
  struct Looks {
    var old = Look()
    var new = Look()
    /// Whether what comes lies above.
    var isNewAbove = true
    /// Whether both make up one whole, in the same place.
    var isDissolve = false
  }

  /// How what was there and what comes are shown at a progress.
  func looks(at progress: Double) -> Looks {
    let way = (subtype ?? .fromLeft).way
    /// A part of the way.
    func part(_ share: Double) -> CGVector {
      CGVector(dx: way.dx * CGFloat(share), dy: way.dy * CGFloat(share))
    }
    var looks = Looks()
    switch type {
    case .moveIn: looks.new = Look(shift: part(progress - 1), opacity: progress)
    case .push:
      looks.old = Look(shift: part(progress), opacity: 1 - progress)
      looks.new = Look(shift: part(progress - 1), opacity: progress)
    case .reveal:
      looks.old = Look(shift: part(progress), opacity: 1 - progress)
      looks.isNewAbove = false
    default:
      (looks.old.opacity, looks.new.opacity) = (1 - progress, progress)
      looks.isDissolve = true
    }
    return looks
  }
}

/// Whether views are to paint what they had before the changes of this instant, which many say before they add a transition.
@MainActor enum FormerContents {
  private(set) static var areShown = false

  /// Paints with what was there before.
  static func show(_ paint: () -> Void) {
    areShown = true
    defer { areShown = false }
    paint()
  }
}

extension CALayer {
  /// Keeps what the layer shows for a transition that is about to be added.
  func prepare(_ transition: CATransition) {
    guard let graph = node?.graph else { return }
    var list = DisplayList()
    FormerContents.show {
      if !isHidden { paintFlat(into: &list, DrawingContext(), LayerMoment(graph)) }
    }
    transition.before = list
    let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    if !known.contains(transition.type) {
      IneffectiveSettings.note("CATransition.type '\(transition.type.rawValue)'")
    }
  }

  /// The transition that is under way, and how far it is.
  func transition(at moment: LayerMoment) -> (CATransition, Double)? {
    guard !running.isEmpty else { return nil }
    let time = localTime(at: moment.time)
    for animation in running.reversed() where animation.hasBegun {
      guard let transition = animation.animation as? CATransition,
        let progress = transition.progress(at: time)
      else { continue }
      return (transition, progress)
    }
    return nil
  }

  /// Paints what a transition shows.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - progress: How far it is.
  ///   - bounds: The layer's bounds.
  ///   - list: What is painted into.
  ///   - inside: The context of the layer's own coordinates.
  ///   - paintNew: Paints what comes.
  func paint(
    _ transition: CATransition, _ progress: Double, in bounds: CGRect,
    into list: inout DisplayList, _ inside: DrawingContext,
    _ paintNew: (inout DisplayList, DrawingContext) -> Void
  ) {
    let looks = transition.looks(at: progress)
    func shifted(_ look: CATransition.Look) -> DrawingContext {
      inside.under(
        CGAffineTransform(
          translationX: look.shift.dx * bounds.width, y: look.shift.dy * bounds.height))
    }
    func group(_ look: CATransition.Look, adds: Bool) -> Layer {
      var layer = Layer()
      layer.opacity = min(max(look.opacity, 0), 1)
      if adds { layer.blendMode = .plusLighter }
      return layer
    }
    func paintOld(_ list: inout DisplayList) {
      guard let before = transition.before, looks.old.opacity > 0 else { return }
      let transform = shifted(looks.old).transform
      list.layer(group(looks.old, adds: false)) {
        $0.append(before.projected(by: ProjectionTransform(transform)))
      }
    }
    func paintComing(_ list: inout DisplayList) {
      guard looks.new.opacity > 0 else { return }
      list.layer(group(looks.new, adds: looks.isDissolve)) { paintNew(&$0, shifted(looks.new)) }
    }
    var whole = Layer()
    whole.isIsolated = looks.isDissolve
    list.layer(whole) { list in
      if looks.isNewAbove {
        paintOld(&list)
        paintComing(&list)
      } else {
        paintComing(&list)
        paintOld(&list)
      }
    }
  }
}
