import SceneGraph
@_spi(Engine) import ViewEngine

/// A view of another framework's as the keyboard knows it: it takes letters and is none of SwiftUI's fields.
@MainActor package final class KeyInputSeat: KeyboardClient {
  /// What such a view asks of the keyboard.
  package struct Traits {
    /// Which keys there are.
    package var type = UIKeyboardType.default
    /// What the return key says.
    package var submitLabel = SubmitLabel.return
    /// Which letters are capitals by themselves.
    package var capitals = UITextAutocapitalizationType.sentences
    /// Whether words are corrected, so that there is a bar for what is proposed.
    package var corrects = true
    /// Whether what is typed is hidden.
    package var isSecure = false
    /// Creates the usual traits.
    package init() {}
  }

  /// What a view does at the keyboard.
  package struct Actions {
    /// Gives what it asks of the keyboard.
    let traits: @MainActor () -> Traits
    /// Says whether there is a text before the caret.
    let hasText: @MainActor () -> Bool
    /// Called with what is typed: a letter, a new line, or ``Typing/backspace``.
    let typed: @MainActor (Character) -> Void

    /// Creates what a view does.
    ///
    /// - Parameters:
    ///   - traits: Gives what it asks of the keyboard.
    ///   - hasText: Says whether there is a text before the caret.
    ///   - typed: Called with what is typed.
    package init(
      traits: @escaping @MainActor () -> Traits, hasText: @escaping @MainActor () -> Bool,
      typed: @escaping @MainActor (Character) -> Void
    ) { (self.traits, self.hasText, self.typed) = (traits, hasText, typed) }
  }

  /// Whose place it is.
  private weak var owner: AnyObject?
  /// Called when the caret has gone to another field, or nowhere; `nil` once the owner has given it up.
  package var left: (@MainActor () -> Void)?
  private let actions: Actions
  let keyboardScheme: ColorScheme

  /// Has an owner take what is typed from now on, and the keyboard rise.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - graph: Where letters are typed.
  ///   - actions: What it does.
  package init(_ owner: AnyObject, in graph: ViewGraph, _ actions: Actions) {
    (self.owner, self.actions) = (owner, actions)
    keyboardScheme = graph.rootEnvironment.colorScheme
    graph.part(SoftKeyboard.self).serve(graph)
    graph.part(Typing.self).take(self)
  }

  /// The place of an owner that takes what is typed into a graph; `nil` where another does, or nobody.
  ///
  /// - Parameters:
  ///   - owner: The owner.
  ///   - graph: The graph.
  /// - Returns: The place.
  package static func of(_ owner: AnyObject, in graph: ViewGraph?) -> KeyInputSeat? {
    let seat = graph?.part(Typing.self).client as? KeyInputSeat
    return seat?.owner === owner ? seat : nil
  }

  var keyboardTraits: KeyboardTraits {
    let own = actions.traits()
    var traits = KeyboardTraits()
    (traits.type, traits.submitLabel) = (own.type, own.submitLabel)
    (traits.corrects, traits.isSecure) = (own.corrects, own.isSecure)
    traits.capitals = TextInputAutocapitalization(own.capitals)
    return traits
  }
  var keyboardToolbar: KeyboardToolbar? { nil }
  /// A text of which is known whether there is one: a letter stands for any.
  var typedText: String { actions.hasText() ? "x" : "" }
  func reveal(_ transaction: Transaction) {}

  package func insert(_ letter: Character) { actions.typed(letter) }
  package func resigned() { left?() }
}
