import DisplayList
import Foundation
import Motion
import Rostrum
import Testing
@_spi(Engine) import ViewEngine

@testable import SwiftData

/// Views that follow models.
@MainActor @Suite struct QueryTests {
  private struct Row: View {
    let days: Int
    var body: some View { Rectangle().fill(.red).frame(width: CGFloat(days), height: 10) }
  }
  private struct Rows: View {
    @Query(sort: \Trip.days) private var trips: [Trip]
    var body: some View {
      VStack(spacing: 0) { ForEach(trips) { Row(days: $0.days) } }
    }
  }
  private struct LongRows: View {
    @Query private var trips: [Trip]
    init(_ least: Int, animation: Animation? = nil) {
      let filter = #Predicate<Trip> { $0.days >= least }
      if let animation {
        _trips = Query(filter: filter, sort: \.days, animation: animation)
      } else {
        _trips = Query(filter: filter, sort: [SortDescriptor(\.days, order: .reverse)])
      }
    }
    var body: some View {
      VStack(spacing: 0) { ForEach(trips) { Row(days: $0.days) } }
    }
  }
  /// Puts a model in when it is shown.
  private struct Adder: View {
    @Environment(\.modelContext) private var context
    var body: some View { Color.clear.onAppear { context.insert(Trip("Oslo", days: 40)) } }
  }

  /// A scene with a container.
  @MainActor private final class Shown {
    let container: ModelContainer
    let graph: ViewGraph
    var context: ModelContext { container.mainContext }

    init(@ViewBuilder _ content: () -> some View) throws {
      container = try ModelContainer(for: Trip.self)
      for days in [30, 10, 20] { container.mainContext.insert(Trip("\(days)", days: days)) }
      graph = QueryTests.graph(content().modelContainer(container))
      try graph.start()
    }
    /// The widths of what is painted, from above.
    var widths: [CGFloat] { QueryTests.widths(graph) }
    func now(_ action: () throws -> Void) throws {
      try action()
      try graph.settleNow()
    }
  }

  private static func widths(_ graph: ViewGraph) -> [CGFloat] {
    graph.displayList().commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _, let transform) = command else { return nil }
      return path.boundingRect.applying(transform)
    }
    .sorted { $0.minY < $1.minY }.map(\.width)
  }
  private static func graph(_ content: some View) -> ViewGraph {
    ViewGraph(AnyView(content), stage: Stage(size: CGSize(width: 100, height: 100), scale: 1))
  }

  @Test("a view shows what is asked for in order, and follows what comes, goes and changes")
  func followed() throws {
    let shown = try Shown { Rows() }
    #expect(shown.widths == [10, 20, 30])
    let trip = Trip("new", days: 15)
    try shown.now { shown.context.insert(trip) }
    #expect(shown.widths == [10, 15, 20, 30])
    try shown.now { trip.days = 50 }
    #expect(shown.widths == [10, 20, 30, 50])
    try shown.now { shown.context.delete(trip) }
    #expect(shown.widths == [10, 20, 30])
  }

  @Test("a filter that the view makes counts, also for what changes")
  func filtered() throws {
    let shown = try Shown { LongRows(15) }
    #expect(shown.widths == [30, 20])
    let short = try #require(shown.context.fetch(FetchDescriptor<Trip>()).first { $0.days == 10 })
    try shown.now { short.days = 26 }
    #expect(shown.widths == [30, 26, 20])
  }

  @Test("changes are animated as the question says, where nobody says otherwise")
  func animated() throws {
    let shown = try Shown { LongRows(0, animation: .linear(duration: 1)) }
    let trip = try #require(shown.context.fetch(FetchDescriptor<Trip>()).first { $0.days == 10 })
    try shown.now { trip.days = 16 }
    try shown.graph.advance(to: Instant(seconds: 0.5))
    #expect(shown.widths == [13, 20, 30])
    try shown.graph.advance(to: Instant(seconds: 2))
    #expect(shown.widths == [16, 20, 30])
    let plain = try Shown { LongRows(0) }
    let other = try #require(plain.context.fetch(FetchDescriptor<Trip>()).first { $0.days == 10 })
    try plain.now { other.days = 16 }
    #expect(plain.widths == [30, 20, 16])
  }

  @Test("a container is made once where a view asks for one, and its views have its context")
  func ownContainer() throws {
    var containers: [ModelContainer] = []
    let graph = Self.graph(
      VStack {
        Rows()
        Adder()
      }
      .modelContainer(for: Trip.self, inMemory: true) {
        if let container = try? $0.get() { containers.append(container) }
      })
    try graph.start()
    #expect(containers.count == 1)
    let context = try #require(containers.first?.mainContext)
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
    #expect(Self.widths(graph).contains(40))
  }

  @Test("a filter that throws gives no models, and the film says so")
  func throwing() throws {
    struct Broken: View {
      @Query private var trips: [Trip]
      init() {
        let numbers: [Int] = []
        _trips = Query(filter: #Predicate<Trip> { numbers.first! == $0.days })
      }
      var body: some View { ForEach(trips) { Row(days: $0.days) } }
    }
    let shown = try Shown { Broken() }
    #expect(shown.widths.isEmpty)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("@Query of Trip") })
  }

  private struct Count<Model: PersistentModel>: View {
    var height: CGFloat
    @Query private var models: [Model]
    var body: some View {
      Rectangle().fill(.red).frame(width: CGFloat(models.count), height: height)
    }
  }

  @Test("a view with models asked for without arguments is made of its other properties")
  func memberwise() throws {
    let shown = try Shown { Count<Trip>(height: 10) }
    #expect(shown.widths == [3])
  }

  @Test("without a container there are no models, and the film says so")
  func none() throws {
    let graph = Self.graph(Rows())
    try graph.start()
    #expect(graph.displayList().commands.isEmpty)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("@Query") })
  }
}
