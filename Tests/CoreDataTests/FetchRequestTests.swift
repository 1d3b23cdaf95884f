import DisplayList
import Foundation
import Motion
import Rostrum
import Testing
@_spi(Engine) import ViewEngine

@testable import CoreData

/// Views that follow objects.
@MainActor @Suite struct FetchRequestTests {
  private struct Row: View {
    @ObservedObject var box: Box
    var body: some View {
      Rectangle().fill(.red).frame(width: CGFloat(box.rank), height: 10)
    }
  }
  private struct Rows: View {
    let hook: Hook
    @FetchRequest private var boxes: FetchedResults<Box>
    init(_ hook: Hook = Hook(), animation: Animation? = nil) {
      self.hook = hook
      _boxes = FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Box.rank, ascending: true)],
        predicate: NSPredicate(format: "rank < 60"), animation: animation)
    }
    var body: some View {
      hook.results = boxes
      return VStack(spacing: 0) { ForEach(boxes) { Row(box: $0) } }
    }
  }
  /// A way to what a view was given.
  private final class Hook { var results: FetchedResults<Box>? }
  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Box.isFull,
      sortDescriptors: [SortDescriptor(\Box.rank)])
    private var sections: SectionedFetchResults<Bool, Box>
    var body: some View {
      VStack(spacing: 0) {
        ForEach(sections) { section in
          Rectangle().fill(.red).frame(width: CGFloat(section.count), height: 10)
        }
      }
    }
  }

  /// A scene with a store.
  @MainActor private final class Shown {
    let graph: ViewGraph
    let context: NSManagedObjectContext

    init(@ViewBuilder _ content: () -> some View) throws {
      context = try Boxes.container(ranks: [30, 10, 20]).viewContext
      graph = ViewGraph(
        AnyView(content().environment(\.managedObjectContext, context)),
        stage: Stage(size: CGSize(width: 100, height: 100), scale: 1))
      try graph.start()
    }
    /// The widths of what is painted, from above.
    var widths: [CGFloat] {
      graph.displayList().commands.compactMap { command -> CGRect? in
        guard case .fill(let path, _, _, let transform) = command else { return nil }
        return path.boundingRect.applying(transform)
      }
      .sorted { $0.minY < $1.minY }.map(\.width)
    }
    func now(_ action: () throws -> Void) throws {
      try action()
      try graph.settleNow()
    }
    func box(_ rank: Int16) throws -> Box {
      try #require(try context.fetch(Boxes.request()).first { $0.rank == rank })
    }
  }

  @Test("a view shows what is asked for in order, and follows what comes, goes and changes")
  func followed() throws {
    let shown = try Shown { Rows() }
    #expect(shown.widths == [10, 20, 30])
    try shown.now { Box(context: shown.context).rank = 15 }
    #expect(shown.widths == [10, 15, 20, 30])
    try shown.now { try shown.box(10).rank = 50 }
    #expect(shown.widths == [15, 20, 30, 50])
    try shown.now { try shown.box(50).rank = 70 }
    #expect(shown.widths == [15, 20, 30])
    try shown.now { shown.context.delete(try shown.box(20)) }
    #expect(shown.widths == [15, 30])
    try shown.now { shown.context.rollback() }
    #expect(shown.widths == [10, 20, 30])
  }

  @Test("code asks for others, in another order")
  func asked() throws {
    let hook = Hook()
    let shown = try Shown { Rows(hook) }
    try shown.now { hook.results?.nsPredicate = NSPredicate(format: "rank > 15") }
    #expect(shown.widths == [20, 30])
    try shown.now { hook.results?.sortDescriptors = [SortDescriptor(\Box.rank, order: .reverse)] }
    #expect(shown.widths == [30, 20])
    #expect(hook.results?.map(\.rank) == [30, 20])
  }

  @Test("what has the same value stands in a section, as long as it follows one another")
  func sections() throws {
    let shown = try Shown { Sections() }
    #expect(shown.widths == [3])
    try shown.now { try shown.box(20).isFull = true }
    #expect(shown.widths == [1, 1, 1])
    try shown.now { try shown.box(30).isFull = true }
    #expect(shown.widths == [1, 2])
  }

  @Test(
    "rows move with the animation that the view asks for, or none", arguments: [true, false])
  func animated(isAnimated: Bool) throws {
    let shown = try Shown { Rows(animation: isAnimated ? .linear(duration: 1) : nil) }
    try shown.now { try shown.box(10).rank = 25 }
    // The row shows its new value at once, as it observes the object; where it stands is the request's.
    #expect(shown.widths == (isAnimated ? [25, 20, 30] : [20, 25, 30]))
  }

  @Test("without a context there is nothing, which is told")
  func nowhere() throws {
    let graph = ViewGraph(
      AnyView(Rows()), stage: Stage(size: CGSize(width: 100, height: 100), scale: 1))
    try graph.start()
    #expect(graph.displayList().commands.isEmpty)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("@FetchRequest") })
  }
}
