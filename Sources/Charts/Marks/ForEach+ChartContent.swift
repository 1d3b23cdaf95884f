public import ViewEngine

/// A collection whose elements have marks and identities.
extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { preconditionFailure("content that says its marks has no body") }

  /// Creates the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - content: The marks of an element.
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, content: content, identity: { $0.id })
  }

  /// Creates the marks of each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity, by which marks move from update to update.
  ///   - content: The marks of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, content: content, identity: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates the marks of each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers, which are the marks' identities.
  ///   - content: The marks of a number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, content: content, identity: { $0 })
  }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  func collect(into collector: inout MarkCollector) {
    for element in data { collector.add(content(element), at: AnyHashable(identity(element))) }
  }
}
