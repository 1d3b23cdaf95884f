import Foundation

// The words for what goldens are made from.
extension Messages {
  static func noRecording(_ path: String, _ words: [String]) -> String {
    "'\(printable(([path] + words).joined(separator: " ")))' asks for no recording of a scene"
  }

  static let moments = "accepted is how many, 2 to 60, or even:N for as many at even distances"
  static let momentsOfNothing = "--moments are those of a strip; --strip says where it goes"
  static func noFrameForStrip(_ path: String) -> String {
    "\(path): the film has no frame, so there is no strip of it"
  }
  static func notForGoldens(_ option: String) -> String {
    "goldens are of whole films; leave \(option) out"
  }
}
