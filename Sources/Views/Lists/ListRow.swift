import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A row, header or footer of a list, with what the list paints around it.
///
/// It stays while its view is leaving: where it was, under the rows that close the gap.
@MainActor final class ListRow {
  /// The outermost box of the view, which a transition changes.
  var box: Box
  /// What its parts are called by in traces, as long as it is there.
  let number: Int
  var role: SectionRole
  var section: ObjectIdentifier?
  /// Where layout has the row, insets included.
  var place = CGRect.zero
  /// Where it would be if no row was carried.
  var slot = CGRect.zero
  /// Where the row is seen.
  var frame = MovingFrame()
  /// The separator beneath; `nil` where there is none.
  var line: MovingFrame?
  /// The separator's colour; `nil` for the list's own.
  var lineTint: Color?
  /// Whether it lies on the grey of what is chosen or pressed.
  var isMarked = false
  /// Whether it has a background of its own.
  var hasGround = false
  /// Where a finger chooses it; `nil` where none does.
  var target: RowTarget?
  /// How far it is pulled aside; `nil` for a row without buttons beneath.
  var swipe: RowSwipe?
  /// Its signs while the list is edited; `nil` for a row without any.
  var edit: RowEdit?

  init(_ box: Box, number: Int, role: SectionRole = .row) {
    (self.box, self.number, self.role) = (box, number, role)
  }

  /// What stays the same box while the view comes and goes.
  static func identity(of box: Box) -> ObjectIdentifier { ObjectIdentifier(box.tracedElement) }

  /// Puts a separator beneath, or takes it away.
  func setLine(_ frame: CGRect?, in node: Node) {
    guard let frame else {
      line?.remove(in: node.graph)
      line = nil
      return
    }
    var moving = line ?? MovingFrame()
    moving.set(frame, in: node)
    line = moving
  }

  func wasRemoved(in graph: ViewGraph) {
    frame.remove(in: graph)
    line?.remove(in: graph)
    swipe?.wasRemoved()
    edit?.wasRemoved()
  }

  /// How far from the row's leading edge the separator begins: at the guide that the row's view sets, else at its first
  /// text.
  func separatorStart(_ offer: ProposedViewSize, isRightToLeft: Bool) -> CGFloat {
    func start(of frame: CGRect) -> CGFloat {
      isRightToLeft ? place.maxX - frame.maxX : frame.minX - place.minX
    }
    if let guide = box.dimensions(for: offer)[explicit: .listRowSeparatorLeading] {
      return start(of: box.frame) + guide
    }
    return Self.firstText(in: box).map { start(of: $0.frame) }
      ?? box.environment.systemLook.lists.inset
  }

  /// The first text of a view that is not a control's own; `nil` for one without any.
  static func firstText(in box: Box) -> Box? {
    if box is TextBox { return box }
    if box is ControlWordsBox { return nil }
    // A lazy sequence would look for its first more than once, at every level.
    for content in box.contents {
      if let text = firstText(in: content) { return text }
    }
    return nil
  }
}

/// The background of a group, whose frame moves.
struct ListGround {
  let section: ObjectIdentifier?
  var frame = MovingFrame()
}
