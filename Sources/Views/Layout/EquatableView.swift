@_spi(Engine) public import ViewEngine

/// An equatable view: its body is evaluated again only where it is not equal to what it was.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// Creates the view.
  public init(content: Content) { self.content = content }
  // Views that are equatable are compared by their own `==` wherever they stand.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Evaluates this view's body only where the view is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
