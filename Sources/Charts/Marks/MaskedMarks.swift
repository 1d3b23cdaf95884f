/// Content that is seen where the marks of a mask are.
struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask
  func collect(into collector: inout MarkCollector) { collector.add(content, maskedBy: mask) }
}

extension ChartContent {
  /// Masks the marks: they are seen where those of other content are, on the same scales.
  ///
  /// - Parameter content: The content whose marks are the mask.
  /// - Returns: The masked marks.
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { MaskedMarks(content: self, mask: content()) }
}
