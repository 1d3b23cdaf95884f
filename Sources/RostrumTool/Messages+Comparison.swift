import Codecs
import Goldens

// The words for what is compared, and how.
extension Messages {
  static let pictureLevel =
    "accepted are exact, delta:N (1 to 255), perceptual:T (above 0 up to 1), as in perceptual:0.1 or "
    + "perceptual:0.1,ignore-aa,oklab"
  static let motionOfPictures =
    "pictures have no values that move; accepted are exact, delta:N, perceptual:T"
  static let levelAndTolerance = "--tolerance N is --level delta:N; give one of them"

  /// What `diff` says of a film that it cannot read back.
  static func filmNotRead(_ path: String, _ ending: String) -> String {
    "\(path): the pixels of .\(ending) are not read back; accepted are .png, folders, patterns, and "
      + ClipFile.fileExtensions.map { ".\($0)" }.joined(separator: ", ")
  }

  static func comparisonOutput(_ path: String, _ ending: String) -> String {
    "\(path): .\(ending) is no place for a difference; accepted are .mp4, .gif or .apng for a film, else .png or a folder "
      + "for heat maps"
  }

  static func outputIsInput(_ path: String) -> String {
    "\(path) is one of the two that are compared, and would be written over"
  }

  static func padded(_ width: Int, _ height: Int) -> String {
    "the film's pictures differ in size and were filled up to \(width)x\(height)"
  }

  static func nearest(_ level: String, _ closeness: Double) -> String {
    let share = Int((min(closeness, 1e6) * 100).rounded(.down))
    return "level \(level): the farthest pixel is at \(share) % of the limit"
  }
}

extension Messages {
  /// What is written above the pictures of a before-and-after film.
  static let panels = ["before", "after", "difference"]

  static func filmTooLarge(_ path: String, _ width: Int, _ height: Int, _ most: Int) -> String {
    "\(path) would be \(width)x\(height) pixels with before, after and difference side by side; "
      + "accepted are sides up to \(most)"
  }

  static let pairedByFrame =
    "frames were paired by their numbers: their times are whole frames at no rate"
}
