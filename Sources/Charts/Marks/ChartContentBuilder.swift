/// Makes one content of the marks in a block.
@resultBuilder @MainActor @preconcurrency public struct ChartContentBuilder {
  /// Takes each expression as it is.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// An empty block has no marks.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One content is itself.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several contents are a group of them.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentGroup {
    var children: [any ChartContent] = []
    repeat children.append(each content)
    return ChartContentGroup(children: children)
  }
  /// `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<Content: ChartContent>(first: Content) -> BranchedChartContent {
    BranchedChartContent(content: first, branch: 0)
  }
  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<Content: ChartContent>(second: Content) -> BranchedChartContent {
    BranchedChartContent(content: second, branch: 1)
  }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks.
public struct EmptyChartContent: PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {}
}

/// Several contents, one above the other.
public struct ChartContentGroup: PrimitiveChartContent {
  let children: [any ChartContent]
  func collect(into collector: inout MarkCollector) {
    for (index, child) in children.enumerated() { collector.add(child, at: index) }
  }
}

/// The content of a condition.
public struct BranchedChartContent: PrimitiveChartContent {
  let content: any ChartContent
  let branch: Int
  func collect(into collector: inout MarkCollector) {
    collector.add(content, at: "branch \(branch)")
  }
}

/// Content that may not be there.
extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public var body: Never { preconditionFailure("content that says its marks has no body") }
  func collect(into collector: inout MarkCollector) {
    if let self { collector.add(self) }
  }
}

/// Content of an erased type.
public struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent
  /// Wraps content.
  public init(_ content: some ChartContent) { self.content = content }
  func collect(into collector: inout MarkCollector) { collector.add(content, at: "any") }
}

/// Several marks that modifiers treat as one content.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content
  /// Creates a plot of the marks in a block.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  func collect(into collector: inout MarkCollector) { collector.add(content) }
}
