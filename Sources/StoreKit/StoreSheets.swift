@_spi(Engine) public import ViewEngine

extension View {
  /// Shows the store's sheet of subscriptions: in a film it is not shown.
  ///
  /// - Parameter isPresented: Whether it is shown.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `isPresented`: no store's window is shown.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    ineffective("manageSubscriptionsSheet", if: isPresented.wrappedValue)
  }
  /// Shows the store's sheet of a group's subscriptions: in a film it is not shown.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - subscriptionGroupID: The group.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `isPresented`, `subscriptionGroupID`: no store's window is shown.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    ineffective("manageSubscriptionsSheet", if: isPresented.wrappedValue)
  }
  /// Shows the sheet on which money is asked back: in a film it is not shown.
  ///
  /// - Parameters:
  ///   - transactionID: The purchase.
  ///   - isPresented: Whether it is shown.
  ///   - onDismiss: Is told how it ended, which in a film it does not.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `for`, `isPresented`, `onDismiss`: no store's window is shown.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { ineffective("refundRequestSheet", if: isPresented.wrappedValue) }
  /// Shows the sheet on which a code of an offer is entered: in a film it is not shown.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - onCompletion: Is told how it ended, which in a film it does not.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `isPresented`, `onCompletion`: no store's window is shown.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { ineffective("offerCodeRedemption", if: isPresented.wrappedValue) }
}
