import Foundation

/// A touch target of a scene, as a script finds it.
struct Touchable: Hashable, Sendable {
  /// The words on it, or its accessibility label.
  let label: String
  /// Its accessibility identifier, if it has one.
  let identifier: String?
  /// What it is: button, toggle, gesture.
  let kind: String
  /// Where it is on the stage, in points.
  let frame: CGRect
  /// A place of it that a finger reaches, if there is one.
  var point: CGPoint?

  var center: CGPoint { point ?? CGPoint(x: frame.midX, y: frame.midY) }
}

extension Script.Target {
  /// Where a finger goes down for this target.
  ///
  /// - Parameters:
  ///   - touchables: Everything that can be tapped.
  ///   - seconds: The time, for messages.
  /// - Returns: A place of the stage, in points.
  /// - Throws: ``ScriptError/noTarget(sought:seconds:present:)``, ``ScriptError/ambiguous(name:seconds:numbers:)``.
  func place(in touchables: [Touchable], seconds: Double) throws(ScriptError) -> CGPoint {
    switch self {
    case .point(let x, let y):
      return CGPoint(x: x, y: y)
    case .number(let number):
      if touchables.indices.contains(number - 1) { return touchables[number - 1].center }
    case .named(let name):
      let lower = name.lowercased()
      let tests: [(Touchable) -> Bool] = [
        { $0.identifier == name }, { $0.label == name }, { $0.label.lowercased() == lower },
        { $0.label.lowercased().contains(lower) },
      ]
      for test in tests {
        let found = touchables.indices.filter { test(touchables[$0]) }
        if found.count > 1 {
          throw .ambiguous(name: name, seconds: seconds, numbers: found.map { $0 + 1 })
        }
        if let only = found.first { return touchables[only].center }
      }
    }
    let present = touchables.indices.map { "#\($0 + 1) \(touchables[$0].summary)" }
    throw .noTarget(sought: text, seconds: seconds, present: present)
  }
}

extension Touchable {
  /// One line: its words, or what it is.
  var summary: String {
    let words = label.isEmpty ? kind : "'\(label)'"
    return identifier.map { "\(words) (\($0))" } ?? words
  }
}
