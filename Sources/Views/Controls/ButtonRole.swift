@_spi(Engine) public import ViewEngine

/// The role of a button: what it is for.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// A button that deletes something or cannot be undone.
  public static let destructive = Self(number: 0)
  /// A button that leaves things as they are.
  public static let cancel = Self(number: 1)
  /// A button that confirms what has been done.
  public static let confirm = Self(number: 2)
  /// A button that closes what it is on.
  public static let close = Self(number: 3)
}

/// The label of a button that has a role alone.
public struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole

  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label that the system has for a role: a title, and a symbol, which toolbars show alone.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - action: What a tap does.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
