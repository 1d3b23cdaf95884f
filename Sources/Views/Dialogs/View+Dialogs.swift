public import Foundation
@_spi(Engine) public import ViewEngine

extension View {
  /// Presents a dialog while `isPresented` is true.
  private func dialog<Actions: View, Message: View>(
    _ kind: DialogLook.Kind, _ title: Text?, _ isPresented: Binding<Bool>,
    actions: @escaping () -> Actions, message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented, .bare, nil) {
      DialogView(
        kind: kind, title: title,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(), message: message())
    }
  }

  /// Presents a dialog about `data` while `isPresented` is true and there are data.
  func dialog<Actions: View, Message: View, T>(
    _ kind: DialogLook.Kind, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
    actions: @escaping (T) -> Actions, message: @escaping (T) -> Message
  ) -> some View {
    let shown = Binding<T?>(
      get: { isPresented.wrappedValue ? data : nil },
      set: { isPresented.wrappedValue = $0 != nil })
    return presenting(shown, identity: true, .bare, nil) { data in
      DialogView(
        kind: kind, title: title,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(data),
        message: message(data))
    }
  }

  // MARK: Alerts

  /// Presents an alert with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  /// - Returns: This view.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert, Text(titleKey), isPresented, actions: { actions }, message: { EmptyView() })
  }
  /// Presents an alert with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  /// - Returns: This view.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }
  /// Presents an alert with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  /// - Returns: This view.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }
  /// Presents an alert with a title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  /// Presents an alert with a title and a message.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  /// Presents an alert with a title and a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return dialog(.alert, title, isPresented, actions: { actions }, message: { message })
  }
  /// Presents an alert about data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - data: What it is about; without it there is no alert.
  ///   - actions: Its buttons and fields for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, data, actions: actions, message: message)
  }
  /// Presents an alert about data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - data: What it is about; without it there is no alert.
  ///   - actions: Its buttons and fields for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data, actions: actions, message: message)
  }
  /// Presents an alert about data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - data: What it is about; without it there is no alert.
  ///   - actions: Its buttons and fields for the data.
  /// - Returns: This view.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, data, actions: actions, message: { _ in EmptyView() })
  }
  /// Presents an alert about an error, whose description is the title.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - error: The error; without it there is no alert.
  ///   - actions: Its buttons and fields; without any there is one that says OK.
  /// - Returns: This view.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return dialog(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error, actions: { _ in actions },
      message: { _ in EmptyView() })
  }
  /// Presents an alert about an error, whose description is the title.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is there; a button of it sets false.
  ///   - error: The error; without it there is no alert.
  ///   - actions: Its buttons and fields for the error.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error, actions: actions,
      message: message)
  }

  // MARK: Confirmations

  /// Presents a confirmation dialog: buttons from below, and one that cancels.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the dialog is there; a button of it, and a tap beside it, set false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  /// - Returns: This view.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }
  /// Presents a confirmation dialog: buttons from below, and one that cancels.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the dialog is there; a button of it, and a tap beside it, set false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  /// - Returns: This view.
  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }
  /// Presents a confirmation dialog with a message.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether the dialog is there; a button of it, and a tap beside it, set false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
  /// Presents a confirmation dialog with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  /// - Returns: This view.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }
  /// Presents a confirmation dialog with a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is there; a button of it, and a tap beside it, set false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return asking(isPresented) { place in
      DialogView(
        kind: .confirmation, title: titleVisibility == .visible ? title : nil, place: place,
        dismiss: { isPresented.wrappedValue = false }, actions: actions, message: message)
    }
  }
}
