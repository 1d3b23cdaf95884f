/// Something that happens in a film.
public struct FilmEvent: Hashable, Sendable {
  /// Seconds of the scene.
  public var time: Double
  /// What it is, in a word or two; empty for what is marked without words.
  public var label: String

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - time: Seconds of the scene.
  ///   - label: What it is, in a word or two; empty for what is marked without words.
  public init(time: Double, label: String) { (self.time, self.label) = (time, label) }
}
