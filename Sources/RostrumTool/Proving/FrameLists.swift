import ArgumentParser
import DisplayList
import Digest

/// An order in which a film's frames are drawn.
enum FrameOrder: String, CaseIterable, ExpressibleByArgument {
  /// First to last, over older frames.
  case usual
  /// Last to first, over later ones.
  case reversed
  /// First to last, each in memory of its own.
  case alone
}

/// What a run through a film's frames tells besides their pixels.
struct FrameLists: Codable {
  /// The preview's name, or its number.
  var preview: String
  /// The first 16 hexadecimal digits of the digest of each frame's display list, in order.
  var digests: [String] = []
  /// The display list that was asked for.
  var list: String?

  /// Takes the next frame's list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - shown: The place in the film's frames of the one whose list is to be told.
  mutating func take(_ list: DisplayList, shown: Int?) {
    let text = list.description
    if digests.count == shown { self.list = text }
    digests.append(String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(16)))
  }
}
