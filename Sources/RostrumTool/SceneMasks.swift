import DisplayList
import Foundation
import Geometry
import Goldens
import ViewEngine

/// The parts of a scene's picture that are not compared, as its frames are drawn.
///
/// A view that is masked is not drawn at all, nor is what is inside it; a rectangle is painted over. So neither
/// the list's digest nor a pixel depends on what is there.
@MainActor struct SceneMasks {
  private let masks: [GoldenMask]
  /// The masks, by their numbers, whose views have been there in their time.
  private var met: Set<Int> = []
  /// The names of all views that have been there.
  private var present: Set<String> = []

  init(_ masks: [GoldenMask]) { self.masks = masks }

  /// Whether everything is compared.
  var isEmpty: Bool { masks.isEmpty }

  /// Draws what is compared of the graph's current instant.
  ///
  /// - Parameters:
  ///   - graph: The scene.
  ///   - list: What lies beneath.
  ///   - seconds: The instant, which says what is masked now.
  /// - Returns: The frame, with the view of each command; rectangles are nobody's.
  mutating func draw(
    _ graph: ViewGraph, over list: DisplayList = DisplayList(), at seconds: Double
  ) -> DrawnFrame {
    note(graph.viewNames, at: seconds)
    let names = masks.compactMap { mask -> String? in
      if case .node(let name, _, _) = mask, Self.isActive(mask, at: seconds) { name } else { nil }
    }
    var frame = graph.drawn(over: list) { view in
      names.contains { ViewName.matches($0, view) }
    }
    for case .rectangle(let x, let y, let width, let height) in masks {
      let rect = CGRect(x: x, y: y, width: width, height: height)
      frame.list.fill(Path(rect), with: .solid(.black))
      frame.views.append("")
    }
    return frame
  }

  private mutating func note(_ views: [String], at seconds: Double) {
    guard met.count < masks.count else { return }
    present.formUnion(views)
    for (index, mask) in masks.enumerated() where !met.contains(index) {
      guard case .node(let name, _, _) = mask else {
        met.insert(index)
        continue
      }
      let isThere = views.contains { ViewName.matches(name, $0) }
      if isThere, Self.isActive(mask, at: seconds) { met.insert(index) }
    }
  }

  /// Whether a mask holds at an instant.
  static func isActive(_ mask: GoldenMask, at seconds: Double) -> Bool {
    guard case .node(_, let from, let to) = mask else { return true }
    return seconds >= from ?? -.infinity && seconds <= to ?? .infinity
  }

  /// Refuses a mask of a view that has not been there; asked when all frames are drawn.
  ///
  /// - Throws: ``Failure``, which lists what was there.
  func check() throws(Failure) {
    for (index, mask) in masks.enumerated() where !met.contains(index) {
      guard case .node(let name, let from, let to) = mask else { continue }
      let wasThere = present.contains { ViewName.matches(name, $0) }
      throw Failure(
        .usage,
        wasThere
          ? Messages.maskOutOfTime(name, from: from, to: to)
          : Messages.unknownMask(name, present.sorted()))
    }
  }
}

extension DrawnFrame {
  /// The list as text, each line with the view that drew it.
  var lines: [DrawnLine] {
    list.numberedLines.map { line in
      DrawnLine(view: views[line.command], text: String(line.text.drop { $0 == " " }))
    }
  }
}
