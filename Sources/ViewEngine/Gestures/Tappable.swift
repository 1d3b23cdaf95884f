public import Foundation

/// A view on the stage that reacts to touches.
public struct Tappable: Equatable, Sendable, CustomStringConvertible {
  /// Its place among those on the stage, in the order of the views, from 1 on: `#1` names the first.
  public let index: Int
  /// The gestures that it reacts to, in words: "button", "tap", "drag, tap", ….
  public let kind: String
  /// Its name: its accessibility label, else the texts that it shows; may be empty.
  public let label: String
  /// Its accessibility identifier.
  public let identifier: String?
  /// Its accessibility value.
  public let value: String?
  /// Every text that it shows.
  public let texts: [String]
  /// The frame, in points of the stage.
  public let frame: CGRect
  /// A place at which a finger reaches it, in points of the stage; `nil` where it is covered.
  public let point: CGPoint?
  /// Whether it takes touches now.
  public let isEnabled: Bool

  /// One line: `#1 button "Submit" at 20,30 size 100×44`.
  public var description: String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    var words = ["#\(index)", kind]
    if !label.isEmpty { words.append("\"\(label)\"") }
    if let identifier { words.append("(\(identifier))") }
    words.append("at \(number(frame.minX)),\(number(frame.minY))")
    words.append("size \(number(frame.width))×\(number(frame.height))")
    if !isEnabled { words.append("disabled") } else if point == nil { words.append("covered") }
    return words.joined(separator: " ")
  }

  /// Whether the view bears `name`.
  func isNamed(_ name: String) -> Bool {
    identifier == name || label == name || texts.contains(name)
  }
}

extension ViewGraph {
  /// Everything on the stage that reacts to touches now, in the order of the views.
  public var tappables: [Tappable] { tappables(in: surveyTouches()) }

  private func tappables(in survey: TouchSurvey) -> [Tappable] {
    survey.items.enumerated().map { offset, item in
      Tappable(
        index: offset + 1, kind: item.kinds.joined(separator: ", "),
        label: item.notes.label ?? item.texts.joined(separator: " "),
        identifier: item.notes.identifier, value: item.notes.value, texts: item.texts,
        frame: item.frame, point: reach(item), isEnabled: item.isEnabled)
    }
  }

  /// The first of an item's places at which a touch reaches the item.
  private func reach(_ item: TouchSurvey.Item) -> CGPoint? {
    item.places.first { place in
      hitTest(place)?.reaches.contains {
        item.nodes.contains(ObjectIdentifier($0.responder.touchIdentity))
      } ?? false
    }
  }

  /// The point at which a finger touches what a script names.
  ///
  /// A name is looked for among the views that react to touches first (identifier, label, any text
  /// inside), then among all texts, labels and identifiers on the stage.
  ///
  /// - Parameters:
  ///   - target: What the script names.
  ///   - forDragging: Whether what does nothing but scroll will do.
  /// - Returns: A place in points of the stage at which something reacts.
  /// - Throws: ``TapTarget/Failure``, which lists what is there.
  public func resolve(
    _ target: TapTarget, forDragging: Bool = false
  ) throws(TapTarget.Failure) -> CGPoint {
    func isTappable(_ point: CGPoint) -> Bool {
      hitTest(point)?.reaches.contains {
        $0.responder.environment.isEnabled && (forDragging || $0.responder.rightOfWay != .first)
      } ?? false
    }
    let survey = surveyTouches()
    let present = tappables(in: survey)
    func fail(_ reason: TapTarget.Failure.Reason) -> TapTarget.Failure {
      TapTarget.Failure(target: target, reason: reason, present: present)
    }
    switch target {
    case .point(let point):
      guard isTappable(point) else { throw fail(.nothingThere) }
      return point
    case .index(let index):
      guard present.indices.contains(index - 1) else { throw fail(.notFound) }
      return try place(present[index - 1], fail)
    case .name(let name):
      let found = present.filter { $0.isNamed(name) }
      // Of nested views the innermost is meant.
      let innermost = found.filter { outer in
        !found.contains {
          $0.index != outer.index && outer.frame != $0.frame
            && outer.frame.contains($0.frame) && $0.index > outer.index
        }
      }
      if innermost.count > 1 { throw fail(.ambiguous(innermost)) }
      if let only = innermost.first { return try place(only, fail) }
      let centers = survey.names.filter { $0.text == name }.map {
        CGPoint(x: $0.frame.midX, y: $0.frame.midY)
      }
      if centers.isEmpty { throw fail(.notFound) }
      guard let point = centers.first(where: isTappable) else {
        throw fail(.nothingThere)
      }
      return point
    }
  }

  private func place(
    _ tappable: Tappable, _ fail: (TapTarget.Failure.Reason) -> TapTarget.Failure
  ) throws(TapTarget.Failure) -> CGPoint {
    guard tappable.isEnabled else { throw fail(.disabled(tappable)) }
    guard let point = tappable.point else { throw fail(.covered(tappable)) }
    return point
  }
}
