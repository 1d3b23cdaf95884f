import Goldens
import ImageDiff

extension PixelRule {
  /// The rule for pixels that a level is; `nil` for a level of values.
  init?(_ level: ComparisonLevel) {
    switch level {
    case .exact: self = .exact
    case .delta(let steps): self.init(.channels(steps))
    case .perceptual(.yiq, let share, let ignores):
      self.init(.yiq(share), ignoresAntialiasing: ignores)
    case .perceptual(.oklab, let share, let ignores):
      self.init(.oklab(share), ignoresAntialiasing: ignores)
    case .motion: return nil
    }
  }
}
