internal import DisplayList
public import Pixels

extension StageSheet {
  /// Draws an onion skin.
  ///
  /// - Parameters:
  ///   - skin: What is seen.
  ///   - title: What was filmed.
  ///   - seconds: When a frame is.
  /// - Returns: The picture, opaque.
  public func onion(_ skin: OnionSkin, title: String, seconds: (Int) -> Double) -> Pixmap {
    let times = skin.frames.map { Measure.text(seconds($0), places: 3) }
    let words =
      times.isEmpty
      ? "nothing moves"
      : "with the last frame, older ones fainter: \(times.joined(separator: ", ")) s"
    return painted(
      page(skin.list, title: title, lines: wrapped(words).map { (nil, $0) }) { _ in })
  }

  /// Words in lines of the sheet's width, broken at spaces.
  func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { "\($0) \(word)" } ?? String(word)
      if lines.isEmpty || lettering.width(longer, .text) > width - 40 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
