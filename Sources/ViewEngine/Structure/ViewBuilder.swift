/// Makes one view of the views in a block.
@resultBuilder @MainActor @preconcurrency public struct ViewBuilder {
  /// Takes each expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An empty block is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view is itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views are a tuple of them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children: children)
  }
  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }
  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
