public import Foundation
import Geometry

// How a script finds what it touches: the one way from a name, number or place to where a finger goes down.
extension ViewGraph {
  /// Everything on the stage that reacts to touches now, in the order of the views.
  public var tappables: [Tappable] { tappables(in: surveyTouches()) }

  private var stageFrame: CGRect { CGRect(origin: .zero, size: stage.size) }

  private func tappables(in survey: TouchSurvey) -> [Tappable] {
    survey.items.enumerated().map { offset, item in
      let point = reach(item)
      let texts = item.texts.joined(separator: " ")
      let title = item.notes.title.flatMap { $0.isEmpty ? nil : $0 }
      let label = item.notes.label ?? title ?? texts
      return Tappable(
        index: offset + 1, kind: item.kinds.joined(separator: ", "),
        label: label.isEmpty ? item.pictures.joined(separator: " ") : label,
        identifier: item.notes.identifier,
        value: item.notes.value ?? (title == nil || [label, ""].contains(texts) ? nil : texts),
        texts: item.texts,
        pictures: item.pictures, frame: item.frame, point: point,
        obstacle: obstacle(to: item, point))
    }
  }

  // MARK: Reaching a view

  /// The part of an item that is on the stage, inside what scrolls and clips around it.
  private func sight(_ item: TouchSurvey.Item) -> CGRect {
    let seen = item.window.map { item.frame.intersection($0) } ?? item.frame
    return seen.isNull ? seen : seen.intersection(stageFrame)
  }

  /// The shares of a frame's sides at which a finger tries to reach what is partly covered.
  private static let shares: [CGFloat] = [0.25, 0.5, 0.75]

  /// The places at which a finger may reach an item: the middles of what it paints, then others within its frame.
  private func places(_ item: TouchSurvey.Item) -> [CGPoint] {
    let painted = item.places.filter(stageFrame.contains)
    let sight = sight(item)
    if sight.isNull || sight.isEmpty { return painted }
    let others = Self.shares.flatMap { y in
      Self.shares.map { x in
        CGPoint(x: sight.minX + sight.width * x, y: sight.minY + sight.height * y)
      }
    }
    return painted + [CGPoint(x: sight.midX, y: sight.midY)] + others
  }

  /// The place at which a touch reaches an item: best where nothing inside it takes the touch first.
  private func reach(_ item: TouchSurvey.Item) -> CGPoint? {
    func isItem(_ touched: any TouchedBox) -> Bool {
      item.nodes.contains(ObjectIdentifier(touched.touchIdentity))
    }
    var fallback: CGPoint?
    for place in places(item) {
      guard let hit = hitTest(place) else { continue }
      // What is told of touches is inside of all gestures but those of its own parts.
      let ownCount = hit.watch?.ownReaches ?? 0
      let own = hit.reaches.prefix(ownCount).map { $0.responder as any TouchedBox }
      let watching = hit.watch.map { [$0.watcher as any TouchedBox] } ?? []
      let outer = hit.reaches.dropFirst(own.count).map { $0.responder as any TouchedBox }
      let all = own + watching.filter(isItem) + outer
      guard all.contains(where: isItem) else { continue }
      if all.first.map(isItem) ?? false { return place }
      fallback = fallback ?? place
    }
    return fallback
  }

  /// What keeps touches from an item that a finger reaches at `point`, or nowhere.
  private func obstacle(to item: TouchSurvey.Item, _ point: CGPoint?) -> Tappable.Obstacle? {
    if !item.isEnabled { return .disabled }
    if point != nil { return nil }
    if let window = item.window, !window.intersects(item.frame) { return .outOfSight }
    guard let place = places(item).first else { return .offStage }
    guard let front = hitTest(place)?.front, !item.box.contains(front) else { return .empty }
    return .covered(by: name(of: front, before: item.box))
  }

  /// The name of a box that is painted over `covered`: its text, or that of the least that is around it.
  private func name(of front: Box, before covered: Box) -> String {
    var box: Box? = front
    while let current = box, !current.contains(covered) {
      var survey = TouchSurvey()
      current.survey(&survey, DrawingContext())
      if let name = survey.names.first { return name.text }
      box = current.container
    }
    return front.tracedElement.tracedName
  }

  // MARK: Resolving a target

  /// Whether something takes a touch at a place of the stage.
  private func takesTouch(_ point: CGPoint, forDragging: Bool) -> Bool {
    guard let hit = hitTest(point) else { return false }
    if let watch = hit.watch, watch.isMinded, watch.watcher.environment.isEnabled { return true }
    return hit.reaches.contains {
      $0.responder.environment.isEnabled && (forDragging || $0.responder.rightOfWay != .first)
    }
  }

  /// The identity of the innermost view that takes a touch at `point`; `nil` where none does.
  public func touchedView(at point: CGPoint) -> ObjectIdentifier? {
    guard let hit = hitTest(point) else { return nil }
    if let reach = hit.reaches.first(where: { $0.responder.environment.isEnabled }) {
      return ObjectIdentifier(reach.responder.touchIdentity)
    }
    guard let watch = hit.watch, watch.isMinded, watch.watcher.environment.isEnabled else {
      return nil
    }
    return ObjectIdentifier(watch.watcher.touchIdentity)
  }

  /// The point at which a finger touches what a script names.
  ///
  /// A name is looked for among the views that react to touches, the closest fit first: identifier, label, a
  /// text inside, a picture's name; then among all texts and labels on the stage; then without regard to case, and
  /// as some of the words. Of views that fit alike, the innermost is meant, and one that a finger reaches.
  ///
  /// - Parameters:
  ///   - target: What the script names.
  ///   - forDragging: Whether what does nothing but scroll will do.
  /// - Returns: A place in points of the stage at which something reacts.
  /// - Throws: ``TapTarget/Failure``, which lists what is there.
  public func resolve(
    _ target: TapTarget, forDragging: Bool = false
  ) throws(TapTarget.Failure) -> CGPoint {
    let survey = surveyTouches()
    let search = TapSearch(target: target, present: tappables(in: survey))
    switch target {
    case .point(let point):
      guard stageFrame.contains(point) else { throw search.failure(.beyondStage(stage.size)) }
      guard !takesTouch(point, forDragging: forDragging) else { return point }
      let inner = hitTest(point)?.reaches.first
      let number = inner.flatMap { reach in
        survey.items.firstIndex {
          $0.nodes.contains(ObjectIdentifier(reach.responder.touchIdentity))
        }
      }
      throw search.failure(number.map { .unreachable(search.present[$0]) } ?? .nothingThere)
    case .index(let index):
      guard search.present.indices.contains(index - 1) else { throw search.failure(.notFound) }
      return try place(search.present[index - 1], search, forDragging: forDragging)
    case .name(let name):
      let centers = survey.names.filter { $0.text == name }.map {
        CGPoint(x: $0.frame.midX, y: $0.frame.midY)
      }
      for (tier, fits) in Tappable.fits.enumerated() {
        if tier == TapSearch.exactCount,
          let point = centers.first(where: {
            stageFrame.contains($0) && takesTouch($0, forDragging: forDragging)
          })
        {
          return point
        }
        if let view = try search.view(where: { fits($0, name) }) {
          return try place(view, search, forDragging: forDragging)
        }
      }
      throw search.failure(centers.isEmpty ? .notFound : .nothingThere)
    }
  }

  private func place(
    _ view: Tappable, _ search: TapSearch, forDragging: Bool
  ) throws(TapTarget.Failure) -> CGPoint {
    guard let point = view.point,
      view.obstacle == nil || forDragging && takesTouch(point, forDragging: true)
    else { throw search.failure(.unreachable(view)) }
    return point
  }
}

/// A search for the target of a touch among the views that react to touches.
private struct TapSearch {
  let target: TapTarget
  let present: [Tappable]
  /// How many of the fits are of the very name.
  static let exactCount = 4

  func failure(_ reason: TapTarget.Failure.Reason) -> TapTarget.Failure {
    TapTarget.Failure(target: target, reason: reason, present: present)
  }

  /// The one view that fits; `nil` if none does.
  func view(where fits: (Tappable) -> Bool) throws(TapTarget.Failure) -> Tappable? {
    let found = present.filter(fits)
    // Of nested views the innermost is meant.
    let innermost = found.filter { outer in
      !found.contains {
        $0.index > outer.index && outer.frame != $0.frame && outer.frame.contains($0.frame)
      }
    }
    // A page may lie over another that looks alike.
    let reached = innermost.filter { $0.point != nil }
    let meant = reached.isEmpty ? innermost : reached
    if meant.count > 1 { throw failure(.ambiguous(meant)) }
    return meant.first
  }
}
