import Foundation
import ViewEngine

extension ViewGraph {
  /// What can be touched, as scripts name it.
  var touchables: [Touchable] {
    tappables.map {
      Touchable(
        label: $0.label, identifier: $0.identifier, kind: $0.kind, frame: $0.frame,
        point: $0.point)
    }
  }

  /// A finger of a script goes down, moves or goes up.
  func touch(_ moment: TouchMoment, at place: CGPoint, id: Int) {
    let phase: TouchPhase =
      switch moment {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      }
    touch(phase, at: place, id: id)
  }

  /// Words arrive where the caret is.
  func type(_ words: String) throws {
    throw RostrumTool.Failure(.usage, "typing '\(words)' into a field is not in this version")
  }
}
