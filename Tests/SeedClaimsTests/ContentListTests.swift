import Testing

/// Seed 000, from loading to content or to an empty state: rows S0-18 to S0-21 of the claims.
///
/// The seed leaves its three views out; these are the claims' own.
@Suite struct ContentListTests {
  private static let stubs = [
    ("ProgressView(\"Loading\")", "Rectangle().frame(width: 100, height: 100)"),
    (
      "Text(\"Nothing here yet\")\n            .foregroundStyle(.secondary)",
      "Circle().frame(width: 100, height: 100)"
    ),
  ]
  private static let last = ".animation(.spring(duration: 0.3), value: items.isEmpty)"

  private func trace(_ change: String, _ changes: [(String, String)] = []) throws -> Trace {
    let poked = (Self.last, "\(Self.last)\n\(poke(change))")
    return try Program(
      "ContentListView", changing: Self.stubs + changes + [poked], root: "ContentListView()"
    ).trace()
  }

  /// The moving value of a view, the outermost of its kind.
  private func moving(_ trace: Trace, _ view: String, _ property: String) throws -> Trace.Series {
    let found = trace.all.filter {
      $0.view.contains(view) && $0.property.hasPrefix(property) && $0.settled != nil
    }
    guard let last = found.last else {
      let known = Set(trace.all.map { "\($0.view).\($0.property)" }).sorted()
      throw Program.Failure(
        description: "no moving \(view).\(property) in\n\(known.joined(separator: "\n"))")
    }
    return last
  }

  private func expectGoing(_ opacity: Trace.Series) throws {
    for (time, progress) in Curve.duration3.points where time <= 0.4 {
      #expect(abs(try opacity.at(0.5 + time) - (1 - progress)) <= 1e-4)
    }
    #expect(opacity.gone != nil)
  }

  private func expectComing(_ opacity: Trace.Series) throws {
    #expect(opacity.comes == 0.5)
    for (time, progress) in Curve.duration3.points where time <= 0.4 {
      #expect(abs(try opacity.at(0.5 + time) - progress) <= 1e-4)
    }
  }

  @Test("S0-18 loading to empty: one fades out, the other fades in and grows from 0.95")
  func empty() throws {
    let trace = try trace("isLoading = false; items = []")
    try expectGoing(try moving(trace, "LoadingView", "opacity"))
    try expectComing(try moving(trace, "EmptyStateView", "opacity"))
    let scale = try moving(trace, "EmptyStateView", "scale.width")
    for (time, progress) in Curve.duration3.points where time <= 0.3 {
      #expect(abs(try scale.at(0.5 + time) - (0.95 + 0.05 * progress)) <= 1e-4)
    }
  }

  @Test("S0-19 loading to content: the list comes by the default opacity")
  func content() throws {
    let trace = try trace("isLoading = false; items = [Item(), Item()]")
    try expectGoing(try moving(trace, "LoadingView", "opacity"))
    try expectComing(try moving(trace, "List", "opacity"))
  }

  @Test("S0-20 empty to content by the second animation")
  func second() throws {
    let trace = try trace("items = [Item(), Item()]", [("isLoading = true", "isLoading = false")])
    try expectGoing(try moving(trace, "EmptyStateView", "opacity"))
    let scale = try moving(trace, "EmptyStateView", "scale.width")
    #expect(abs(try scale.at(0.6) - (1 - 0.05 * 0.6189)) <= 1e-4)
    try expectComing(try moving(trace, "List", "opacity"))
  }

  @Test("S0-21 a row's transition is not the list's: rows do not slide")
  func rows() throws {
    let trace = try trace("isLoading = false; items = [Item(), Item()]")
    let rows = trace.all.filter { $0.view.contains("Text 'Item'") }
    #expect(!rows.isEmpty)
    for row in rows where row.property.hasPrefix("offset") || row.property.hasPrefix("frame") {
      #expect(row.isConstant, "\(row.view).\(row.property)")
    }
  }

  @Test("S0-21 in a lazy stack a row that is added under an animation slides and fades")
  func lazyStack() throws {
    let trace = try Program(
      "ContentListView",
      root: "Rows()",
      adding: """
        struct Rows: View {
          @State private var items = [Item()]
          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(items) { item in
                  ItemRow(item: item).transition(.slide.combined(with: .opacity))
                }
              }
            }
            \(poke("withAnimation(.spring(duration: 0.3)) { items.append(Item()) }"))
          }
        }
        """
    ).trace()
    try expectComing(try moving(trace, "ItemRow[1]/Text 'Item'", "opacity"))
    let offset = try moving(trace, "ItemRow[1]/Text 'Item'", "offset.x")
    let start = try offset.at(0.5)
    #expect(start < -10)
    for (time, progress) in Curve.duration3.points where time <= 0.4 {
      #expect(abs(try offset.at(0.5 + time) - start * (1 - progress)) <= 1e-4 * -start)
    }
  }
}
