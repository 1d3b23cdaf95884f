/// How the stage gets its size: `390x844`, or `fit`.
enum StageExtent: Hashable, Sendable {
  /// The device's screen.
  case device
  /// This size, in points.
  case fixed(SizeArgument)
  /// The view's own size, without more.
  case sizeThatFits
  /// The view's own size with a margin; the device's screen for a view that fills it.
  case fit

  /// Reads what `--size` takes.
  init?(argument: String) {
    if argument == "fit" {
      self = .fit
      return
    }
    guard let size = SizeArgument(argument: argument) else { return nil }
    self = .fixed(size)
  }
}
