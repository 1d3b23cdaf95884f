/// What a chart is made of: marks, and what puts marks together.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content that this one stands for.
  associatedtype Body: ChartContent
  /// The content that this one stands for.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("content that says its marks has no body") }
}

/// Content that says itself which marks it has.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds the marks.
  func collect(into collector: inout MarkCollector)
}

extension PrimitiveChartContent {
  /// Marks stand for nothing else.
  public var body: Never { preconditionFailure("content that says its marks has no body") }
}

/// Gathers the marks of a chart's content, each under its place there.
@MainActor struct MarkCollector {
  private(set) var marks: [MarkRecord] = []
  private var path: [AnyHashable] = []

  /// Over which numbers functions are drawn that say nothing themselves.
  private(set) var domain: ClosedRange<Double> = -10...10

  /// The marks of a chart's content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - domain: The numbers of the horizontal axis; `nil` where the scene names none.
  /// - Returns: The marks.
  static func marks(
    of content: some ChartContent, over domain: ClosedRange<Double>? = nil
  ) -> [MarkRecord] {
    var collector = MarkCollector()
    if let domain { collector.domain = domain }
    collector.add(content)
    return collector.marks
  }

  /// Adds the marks of `content`.
  mutating func add<Content: ChartContent>(_ content: Content) {
    if let primitive = content as? any PrimitiveChartContent {
      primitive.collect(into: &self)
    } else {
      add(content.body)
    }
  }

  /// Adds the marks of one of several, which `key` tells from the others.
  mutating func add(_ content: any ChartContent, at key: AnyHashable) {
    path.append(key)
    add(content)
    path.removeLast()
  }

  /// Adds the marks of `content`, which are seen where those of `mask` are.
  mutating func add(_ content: some ChartContent, maskedBy mask: some ChartContent) {
    let key = AnyHashable(path + [Self.maskKey])
    add(content, changed: { if $0.look.mask == nil { $0.look.mask = key } })
    path.append(Self.maskKey)
    add(mask, changed: { $0.look.maskPart = key })
    path.removeLast()
  }
  /// What tells the marks of a mask from those that are seen through it.
  private static let maskKey = AnyHashable("mask")

  /// Adds the marks of a plot, each under its number; those of a line are a series of their own.
  ///
  /// - Parameters:
  ///   - marks: The marks.
  ///   - isSeries: Whether they are points of one line or area, which may have parts.
  mutating func add(plot marks: [MarkRecord], isSeries: Bool) {
    let own = path
    for (number, mark) in marks.enumerated() {
      var mark = mark
      mark.id = own + [AnyHashable(number)]
      if isSeries { mark.series = "\(own) \(mark.series ?? "")" }
      self.marks.append(mark)
    }
  }

  /// Adds a mark.
  mutating func add(_ mark: MarkRecord) {
    var mark = mark
    mark.id = path
    marks.append(mark)
  }

  /// Adds the marks of `content`, changed.
  mutating func add(_ content: some ChartContent, changed change: (inout MarkRecord) -> Void) {
    let first = marks.count
    add(content)
    for index in first..<marks.count { change(&marks[index]) }
  }
}
