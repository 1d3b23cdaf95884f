/// How opaque a view is.
enum Visibility {
  /// The product of a view's opacities.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - record: The record.
  ///   - frame: The frame.
  /// - Returns: 0 where it is not there.
  static func opacity(of view: String, in record: MotionRecord, at frame: Int) -> Double {
    var (opacity, isThere) = (1.0, false)
    for track in record.tracks where track.view == view {
      guard let value = track.value(at: frame) else { continue }
      isThere = true
      let name = track.property.prefix { $0 != "#" }
      if name == "opacity", let share = value.number { opacity *= share }
    }
    return isThere ? opacity : 0
  }
}

extension MotionTrack {
  /// What is shown at a frame of the record.
  func value(at frame: Int) -> Value? {
    values.indices.contains(frame - first) ? values[frame - first] : nil
  }
}

/// The stage's bounds, and what is beyond them.
///
/// A view's place is its frame, scaled about its anchor and moved by its own offsets; rotations, and effects on views
/// around it, do not count.
struct StageBounds {
  let width: Double
  let height: Double

  /// The least that counts as beyond, in points.
  private static let least = 0.01

  /// Views that are seen and leave the stage.
  func unmet(_ subject: ExpectationSubject) -> [String] {
    var (sentences, count) = ([String](), 0)
    for view in subject.views {
      let tracks = subject.record.tracks.filter { $0.view == view }
      guard tracks.contains(where: { $0.property == "frame.x" }) else { continue }
      count += 1
      var worst: (edge: String, beyond: Double, frame: Int)?
      for frame in subject.frames
      where Visibility.opacity(of: view, in: subject.record, at: frame) > 0 {
        for (edge, beyond) in beyond(tracks, frame)
        where beyond > max(worst?.beyond ?? 0, Self.least) {
          worst = (edge, beyond, frame)
        }
      }
      if let worst {
        let size = PeopleNumber.text(worst.beyond, .points)
        sentences.append(
          "\(view): is \(size) beyond the stage's \(worst.edge) edge at frame \(worst.frame), expected inside"
        )
      }
    }
    if count == 0 {
      return ["\(subject.views.joined(separator: ", ")): has no frame, expected inside"]
    }
    return sentences
  }

  /// By how much a view is beyond each edge.
  ///
  /// - Parameters:
  ///   - tracks: The view's tracks.
  ///   - frame: The frame.
  /// - Returns: Points by edge; less than 0 inside.
  private func beyond(_ tracks: [MotionTrack], _ frame: Int) -> [(String, Double)] {
    func number(_ property: String) -> Double? {
      tracks.first { $0.property == property }?.value(at: frame)?.number
    }
    func sum(_ name: String) -> Double {
      tracks.filter { $0.property.prefix { $0 != "#" } == name }
        .reduce(0) { $0 + ($1.value(at: frame)?.number ?? 0) }
    }
    guard let x = number("frame.x"), let y = number("frame.y"), let width = number("frame.width"),
      let height = number("frame.height")
    else { return [] }
    func span(_ start: Double, _ size: Double, _ part: String, _ axis: String) -> (Double, Double) {
      let scale = number("scale.\(part)") ?? 1
      let anchor = start + size * (number("scale.anchor.\(axis)") ?? 0.5)
      let offset = sum("offset.\(axis)")
      let ends = [anchor + (start - anchor) * scale, anchor + (start + size - anchor) * scale]
      return (min(ends[0], ends[1]) + offset, max(ends[0], ends[1]) + offset)
    }
    let (left, right) = span(x, width, "width", "x")
    let (top, bottom) = span(y, height, "height", "y")
    return [
      ("left", -left), ("right", right - self.width), ("top", -top),
      ("bottom", bottom - self.height),
    ]
  }
}
