import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// What the return key does in a field.
enum ReturnKey {
  /// It submits what the field shows, and the field gives the focus up.
  case submits
  /// It begins a line.
  case breaks
}

/// Makes a view a field that a tap, or a focus state, gives the caret: it takes what is typed.
struct TypingField: ViewModifier {
  /// What is typed into; `nil` for a field that only shows what it is given.
  let text: Binding<String>?
  /// Where the caret is in what the field shows.
  let caret: Caret
  /// Where letters are typed; `nil` for behind the last one.
  var edits: EditedText?
  var returnKey = ReturnKey.submits
  var isSecure = false
  /// Told how many letters there are when one has been typed.
  var typed: (@MainActor (Int) -> Void)?
  /// Told when the editing begins, with true, and when it ends.
  var edited: (@MainActor (Bool) -> Void)?
  /// Told when the return key ends the editing, before what the scene does then.
  var committed: (@MainActor () -> Void)?
  @State private var seat = FieldSeat()
  /// Whether the field has the caret though no focus state is bound to it.
  @State private var isActive = false
  @Environment(\.fieldFocus) private var focus
  @Environment(\.drawing) private var drawing
  @Environment(\.keyboardTraits) private var traits
  @Environment(\.keyboardToolbars) private var toolbars
  @Environment(\.submitActions) private var actions
  @Environment(\.submitTrigger) private var trigger
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  private var hasCaret: Bool { focus?.isTaken ?? isActive }

  func body(content: Content) -> some View {
    let _ = connect()
    content
      .environment(\.caret, hasCaret ? caret : nil)
      .contentShape(Rectangle())
      .modifier(FieldPlace(seat: seat))
      .gesture(
        PressGesture(name: "text field", pressChanged: { _ in }) {
          focus?.take()
          if !isActive { begin() }
        }
      )
      .onChange(of: focus?.isTaken ?? false, initial: true) { _, isTaken in
        if isTaken, !isActive { begin() }
        if !isTaken, focus != nil { end() }
      }
      .onChange(of: isEnabled) { if !isEnabled { end() } }
      .onChange(of: text?.wrappedValue) { seat.keyboard?.textChanged() }
      .onChange(of: toolbars) { seat.keyboard?.settleLater() }
      .onChange(of: traits) { seat.keyboard?.settleLater() }
      .onChange(of: hasCaret) {
        if hasCaret { edits?.begin() }
        edited?(hasCaret)
      }
      .onDisappear { end() }
      .preference(key: HoldsFocusKey.self, value: hasCaret)
  }

  /// Hands what the field is now to its seat, which outlives this value.
  private func connect() {
    (seat.text, seat.edits) = (text, edits)
    seat.returnKey = returnKey
    seat.keyboardTraits = traits
    seat.keyboardTraits.isSecure = isSecure
    seat.keyboardToolbar = toolbars.last
    seat.keyboardScheme = scheme
    seat.submit = {
      committed?()
      actions.submit(trigger)
    }
    seat.leave = {
      isActive = false
      focus?.leave()
    }
    seat.typed = typed
  }

  private func begin() {
    guard let graph = drawing.graph else { return }
    isActive = true
    let keyboard = graph.part(SoftKeyboard.self)
    keyboard.serve(graph)
    seat.graph = graph
    graph.part(Typing.self).take(seat)
  }

  private func end() { drawing.graph?.part(Typing.self).release(seat) }
}

/// A field as the keyboard knows it: it stays the same while the field's value changes.
@MainActor final class FieldSeat: KeyboardClient {
  weak var graph: ViewGraph?
  var text: Binding<String>?
  var edits: EditedText?
  var returnKey = ReturnKey.submits
  var keyboardTraits = KeyboardTraits()
  var keyboardToolbar: KeyboardToolbar?
  var keyboardScheme = ColorScheme.light
  /// Does what is done when the field submits what it shows.
  var submit: (() -> Void)?
  /// Takes the focus from the field's state.
  var leave: (() -> Void)?
  var typed: ((Int) -> Void)?
  /// Where the field is.
  weak var box: Box?
  /// The space that is kept between a field and the edge of what scrolls, in points.
  private static let margin: CGFloat = 16

  var keyboard: SoftKeyboard? { graph?.part(SoftKeyboard.self) }
  var typedText: String { text?.wrappedValue ?? "" }

  func insert(_ letter: Character) {
    if letter.isNewline, returnKey == .submits { return submitted() }
    if let edits {
      edits.insert(letter)
      typed?(typedText.count)
      return
    }
    var new = typedText
    if letter == Typing.backspace { _ = new.popLast() } else { new.append(letter) }
    text?.wrappedValue = new
    typed?(new.count)
  }

  /// Submits, and gives the focus up unless that has moved it to another field.
  private func submitted() {
    guard let graph else { return }
    graph.afterUpdate { [weak self] in
      self?.submit?()
      // When whoever watches the focus has heard of what that did.
      graph.enqueue {
        graph.afterUpdate {
          graph.enqueue { if let self { graph.part(Typing.self).release(self) } }
        }
      }
    }
  }

  func resigned() { leave?() }

  func reveal(_ transaction: Transaction) {
    guard let box else { return }
    let target = box.frame.insetBy(dx: 0, dy: -Self.margin)
    var around = box.container
    while let current = around {
      if let window = current as? ScrollBox {
        window.scroll(toShow: target, anchor: nil, transaction)
      }
      around = current.container
    }
  }
}

/// Tells a field's seat where the field is.
private struct FieldPlace: BoxModifier {
  typealias Body = Never
  let seat: FieldSeat
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    seat.box = inner
    return ModifierBox(self, around: inner, node)
  }
}

private enum SubmitTriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }

extension EnvironmentValues {
  /// What the return key triggers in the fields below.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
}
