import Foundation
@_spi(Engine) public import ViewEngine

/// An alert, by the older name: a title, a message and one or two buttons.
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: @MainActor () -> Void

    private init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
      (self.label, self.role, self.action) = (label, role, action ?? {})
    }

    /// A plain button.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - action: What a tap does, once the alert goes.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label, nil, action)
    }
    /// A button that leaves things as they are.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - action: What a tap does, once the alert goes.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label, .cancel, action)
    }
    /// A button that says Cancel, and leaves things as they are.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      Self(Text("Cancel"), .cancel, action)
    }
    /// A button that deletes something or cannot be undone.
    ///
    /// - Parameters:
    ///   - label: What it says.
    ///   - action: What a tap does, once the alert goes.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(label, .destructive, action)
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What stands below it; `nil` for nothing.
  ///   - dismissButton: The button; `nil` for one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What stands below it; `nil` for nothing.
  ///   - primaryButton: A button.
  ///   - secondaryButton: Another.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// A sheet of actions, by the older name: what is a confirmation dialog today.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: What stands below it; `nil` for nothing.
  ///   - buttons: The buttons, from the top.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an older alert or sheet.
private struct DialogActions: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { place in
      Button(role: buttons[place].role, action: buttons[place].action) { buttons[place].label }
    }
  }
}

extension View {
  /// The dialog of an older alert or sheet.
  private func dialog(
    _ kind: DialogLook.Kind, _ title: Text, _ message: Text?, _ buttons: [Alert.Button],
    place: CGRect? = nil, dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    DialogView(
      kind: kind, title: title, place: place, dismiss: dismiss,
      actions: DialogActions(buttons: buttons), message: message)
  }

  /// Presents an alert while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - content: The alert.
  /// - Returns: This view.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(isPresented, .bare, nil) {
      let alert = content()
      return dialog(.alert, alert.title, alert.message, alert.buttons) {
        isPresented.wrappedValue = false
      }
    }
  }
  /// Presents an alert while `item` is there.
  ///
  /// - Parameters:
  ///   - item: What it is about; a button of it sets `nil`.
  ///   - content: The alert for the item.
  /// - Returns: This view.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(
      item, identity: item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(false), .bare, nil
    ) { value in
      let alert = content(value)
      return dialog(.alert, alert.title, alert.message, alert.buttons) { item.wrappedValue = nil }
    }
  }
  /// Presents a sheet of actions while `isPresented` is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; a button of it, and a tap beside it, set false.
  ///   - content: The sheet.
  /// - Returns: This view.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    asking(isPresented) { place in
      let sheet = content()
      return dialog(.confirmation, sheet.title, sheet.message, sheet.buttons, place: place) {
        isPresented.wrappedValue = false
      }
    }
  }
}
