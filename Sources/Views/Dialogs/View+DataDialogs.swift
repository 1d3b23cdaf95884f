@_spi(Engine) public import ViewEngine

// Dialogs about data: without the data there is no dialog.
extension View {
  /// Presents an alert about data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  /// - Returns: This view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  /// - Returns: This view.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about data, with a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog about data.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  /// - Returns: This view.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      Text(titleKey), isPresented, titleVisibility, data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog about data, with a message.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      Text(titleKey), isPresented, titleVisibility, data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog about data.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  /// - Returns: This view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      Text(title), isPresented, titleVisibility, data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog about data, with a message.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      Text(title), isPresented, titleVisibility, data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog about data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  /// - Returns: This view.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      title, isPresented, titleVisibility, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a confirmation dialog about data, with a message.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is there; a button of it sets false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; without it there is none.
  ///   - actions: Its buttons for the data.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      title, isPresented, titleVisibility, data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isPresented: Whether the dialog is there; a button of it, and a tap beside it, set false.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Its buttons; one that cancels is added where there is none.
  ///   - message: What stands below the title.
  /// - Returns: This view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog about data, out of this view or from below.
  private func asking<A: View, M: View, T>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, _ data: T?,
    actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && data != nil },
      set: { isPresented.wrappedValue = $0 })
    return asking(shown) { place in
      DialogView(
        kind: .confirmation, title: titleVisibility == .visible ? title : nil, place: place,
        dismiss: { isPresented.wrappedValue = false }, actions: data.map(actions),
        message: data.map(message))
    }
  }

  /// Gives dialogs another picture than the app's, which those of a phone do not show.
  ///
  /// - Parameter icon: The picture.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `icon`: dialogs of a phone have no picture.
  public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Lets people not be asked again, which dialogs of a phone do not.
  ///
  /// - Parameter isSuppressed: Whether they are not.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `isSuppressed`: dialogs of a phone have no box for it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
