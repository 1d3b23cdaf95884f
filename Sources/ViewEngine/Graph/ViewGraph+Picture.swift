public import DisplayList
import Foundation
import SceneGraph

// What is seen, said and touched at the time line's current instant.
extension ViewGraph {
  /// What the frame looks like at the time line's current instant.
  public func displayList() -> DisplayList {
    var list = DisplayList()
    draw(into: &list)
    return list
  }

  /// Draws what the frame looks like at the time line's current instant over what is in a list.
  public func draw(into list: inout DisplayList) {
    motion.sample(at: timeline.now)
    layout.draw(self, into: &list)
    drawChrome?(&list)
  }

  /// The accessibility text of the scene: what it says to someone who cannot see it.
  public var spokenText: String? {
    let texts = layout.boxes.compactMap(\.spokenText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Hit-tests the scene: what a touch at `point` of the stage reaches.
  package func hitTest(_ point: CGPoint) -> Hit? {
    for box in layout.boxes.reversed() where !box.isLeaving {
      if let hit = box.hitTest(point, DrawingContext()) { return hit }
    }
    return nil
  }

  /// Surveys everything that can be touched now, and every text.
  func surveyTouches() -> TouchSurvey {
    var survey = TouchSurvey()
    layout.forEachBox { $0.survey(&survey, DrawingContext()) }
    return survey
  }
}
