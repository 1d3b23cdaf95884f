import Foundation

/// A request to the process of a live scene: a line of JSON each.
enum LiveRequest: Codable, Hashable, Sendable {
  /// Shows a frame; the first request. `holds` has the scene stay there, for a finger; else it goes on to its end by itself.
  case begin(frame: Int, holds: Bool)
  /// The picture of a frame.
  case picture(frame: Int)
  /// A finger goes down, at a frame that was not taken yet.
  case press(LivePlace)
  /// The finger goes on from place to place, and up at the last one if that is wanted; the film goes with it.
  case follow(places: [LivePlace], isLast: Bool)
}

/// A place of a finger in points of the stage, at a frame.
struct LivePlace: Codable, Hashable, Sendable {
  var frame: Int
  var x: Double
  var y: Double
}

/// An answer of the process of a live scene.
enum LiveAnswer: Codable, Hashable, Sendable {
  /// The scene stands on its stage.
  case stands(LiveStand)
  /// So many frames are taken; when the film is whole, that is all of them.
  case taken(LiveLength)
  /// A picture of a frame, which the frames from `key` on share; without bytes if it was sent before.
  case picture(frame: Int, key: Int, png: Data?)
  /// Why no finger can go down there; `nil` if it went.
  case pressed(obstacle: String?)
  /// The finger went up: what a script says of it.
  case lifted(LiveStep)
}

/// The stage of a live scene.
struct LiveStand: Codable, Hashable, Sendable {
  /// Points.
  var width: Double
  var height: Double
  /// Pixels.
  var columns: Int
  var rows: Int
  var framesPerSecond: Double
  /// The same as a ratio, as it is written.
  var rate: String
  var preview: String
  var previews: [String]
  var isDark: Bool
}

/// The length of a live scene's film, as far as it is known.
struct LiveLength: Codable, Hashable, Sendable {
  var count: Int
  var isWhole: Bool
  /// What goes on for ever, so that the film is cut.
  var restless: String?
  /// What the picture lacks, and what the script does too late: a line each.
  var notes: [String] = []
}

/// A step of a script as its flag has it: `tap`, `long-press` or `drag`, and the flag's value.
struct LiveStep: Codable, Hashable, Sendable {
  enum Verb: String, Codable, Sendable {
    case tap, drag
    case longPress = "long-press"
  }
  var verb: Verb
  var text: String

  /// The step as a script reads it.
  ///
  /// - Throws: ``ScriptError`` if it is none.
  func step() throws(ScriptError) -> Script.Step {
    switch verb {
    case .tap: try Script.Step(tap: text)
    case .longPress: try Script.Step(longPress: text)
    case .drag: try Script.Step(drag: text)
    }
  }

  /// The step as flags.
  var words: [String] { ["--\(verb.rawValue)", text] }

  /// The step as a line of a script file.
  var line: String { "- \(verb.rawValue): '\(text.replacing("'", with: "''"))'" }
}
