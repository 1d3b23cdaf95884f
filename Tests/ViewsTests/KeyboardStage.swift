import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// A telephone's screen, on which a keyboard rises.
@MainActor enum KeyboardStage {
  /// 390 by 844 points, of which 47 are covered at the top and 34 at the bottom.
  static var phone: Stage {
    var stage = Stage.of(390, 844)
    stage.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    stage.showsKeyboard = true
    return stage
  }

  /// What is free of it without a keyboard.
  static let free = CGRect(x: 0, y: 47, width: 390, height: 763)
  /// The height of the usual keyboard, in points.
  static let usual: CGFloat = 336
}

extension Rehearsal {
  /// How high the keyboard stands at the current instant, in points.
  var keyboardRise: CGFloat {
    _ = list
    return SoftKeyboard.of(graph)?.shownHeight ?? 0
  }

  /// What the keys show.
  var keyboardFace: KeyboardFace? { SoftKeyboard.of(graph)?.model.face }

  /// Types letters one after another, from now on, and waits until all are there.
  func type(_ words: String) throws {
    #expect(graph.typeLetters(of: words))
    try advance(to: graph.timeline.now.seconds + Double(words.count) * 0.1)
  }
}
