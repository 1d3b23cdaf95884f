@_spi(Engine) import ViewEngine

/// Says that the words in a view are a control's own, such as those of segments: no separator of a list begins at them.
struct ControlWords: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ControlWordsBox(self, around: inner, node)
  }
}

/// The box of a control with words of its own.
final class ControlWordsBox: ModifierBox<ControlWords> {}
