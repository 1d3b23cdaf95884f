import Foundation
import ViewEngine

// The words for what a script touches, or fails to.
extension Messages {
  /// How many views a message lists; `inspect` lists all.
  private static let listed = 12

  static func describe(_ failure: TapTarget.Failure, at moment: String) -> String {
    let target = describe(failure.target)
    let problem =
      switch failure.reason {
      case .notFound: "nothing called \(target) can be touched at \(moment)"
      case .nothingThere:
        if case .name = failure.target {
          "\(target) takes no touches at \(moment)"
        } else {
          "nothing takes a touch at \(target) at \(moment)"
        }
      case .beyondStage(let size):
        "\(target) is off the stage of \(SizeArgument(width: size.width, height: size.height)) points"
      case .unreachable(let view):
        "\(name(of: view)) \(view.obstacle.map(describe) ?? "takes no touches") at \(moment)"
      case .ambiguous(let views):
        "several things are called \(target) at \(moment); pick one: "
          + views.map { "#\($0.index) at \(place($0.frame.origin))" }.joined(separator: ", ")
      }
    if case .ambiguous = failure.reason { return problem }
    return "\(problem); there is \(list(failure.present))"
  }

  static func describe(_ obstacle: Tappable.Obstacle) -> String {
    switch obstacle {
    case .disabled: "is disabled"
    case .covered(let name): "is covered by '\(short(name))'"
    case .outOfSight: "is scrolled or clipped out of sight"
    case .offStage: "is off the stage"
    case .empty: "paints nothing that a finger could touch"
    }
  }

  static func describe(_ target: TapTarget) -> String {
    switch target {
    case .point(let point): place(point)
    case .index(let index): "#\(index)"
    case .name(let name): "'\(name)'"
    }
  }

  /// What a step does, as the subject of a sentence.
  static func describe(_ action: Script.Action) -> String {
    switch action {
    case .tap(let target, _): "the tap on \(describe(target))"
    case .longPress(let target, _): "the long press on \(describe(target))"
    case .drag(let target, _, _), .path(let target, _): "the drag from \(describe(target))"
    case .type(_, let target): "typing into \(describe(target))"
    }
  }

  private static func place(_ point: CGPoint) -> String {
    [point.x, point.y].map { SizeArgument.short($0, digits: 2) }.joined(separator: ",")
  }

  private static func name(of view: Tappable) -> String {
    view.label.isEmpty ? "#\(view.index) \(view.kind)" : "'\(short(view.label))'"
  }

  /// The greatest length of a label in a message, in characters.
  private static let labelLength = 40

  /// A label in one line, cut where it is long.
  private static func short(_ label: String) -> String {
    let line = label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > labelLength ? "\(line.prefix(labelLength - 1))…" : line
  }

  private static func list(_ views: [Tappable]) -> String {
    if views.isEmpty { return "nothing that can" }
    let lines = views.prefix(listed).map { view in
      let label = view.label.isEmpty ? "" : " '\(short(view.label))'"
      let identifier = view.identifier.map { " (\($0))" } ?? ""
      let obstacle = view.obstacle.map { ", which \(describe($0))" } ?? ""
      return "#\(view.index) \(view.kind)\(label)\(identifier)\(obstacle)"
    }
    let rest = views.count - lines.count
    return lines.joined(separator: "; ") + (rest > 0 ? " … and \(rest) more" : "")
  }
}
