/// Content whose marks are changed.
struct ChangedMarks<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkRecord) -> Void
  func collect(into collector: inout MarkCollector) { collector.add(content, changed: change) }
}

extension ChartContent {
  /// This content with the looks of its marks changed.
  func look(_ change: @escaping (inout MarkLook) -> Void) -> some ChartContent {
    ChangedMarks(content: self) { change(&$0.look) }
  }
}
