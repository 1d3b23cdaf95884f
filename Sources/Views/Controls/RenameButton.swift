@_spi(Engine) public import ViewEngine

/// The label that a button for another name has by itself.
public typealias _RenameButtonLabel = Label<Text, Image>

/// A button for another name: it does what the views around have said for that.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  fileprivate init(label: Label) { self.label = label }

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == _RenameButtonLabel {
  /// Creates the button.
  public init() { self.init(label: _RenameButtonLabel("Rename", systemImage: "pencil")) }
}

/// The action by which something gets another name.
@MainActor @preconcurrency public struct RenameAction {
  fileprivate let action: @MainActor () -> Void
  /// Begins to give another name.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// What buttons for another name do; `nil` for nothing.
  public fileprivate(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what the buttons for another name below do.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Has the buttons for another name below give a field the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
