import DisplayList
import Foundation
import Testing
import UIKitViews

@testable import PDFKit
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Views of documents", .serialized)
struct PDFViewTests {
  private struct Shown: UIViewRepresentable {
    let view: PDFView
    func makeUIView(context: Context) -> PDFView { view }
    func updateUIView(_ uiView: PDFView, context: Context) {}
  }

  /// A stage of 210×300 points with a view of three pages, as large as the view is without its margins.
  private func stage(_ change: (PDFView) -> Void = { _ in }) throws -> (ViewGraph, PDFView) {
    let view = PDFView()
    view.document = PDFDocument(data: Data(PDFTextTests.three.utf8))
    change(view)
    let graph = ViewGraph(
      AnyView(Shown(view: view)), stage: Stage(size: CGSize(width: 208, height: 300), scale: 1))
    try graph.start()
    return (graph, view)
  }

  private func words(_ graph: ViewGraph) -> [String] {
    graph.displayList().commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
    }
  }

  @Test("pages are the places of what is not drawn, which is told")
  func places() throws {
    let (graph, view) = try stage()
    #expect(words(graph).starts(with: ["1", "2"]))
    #expect(graph.shortcomings.contains { $0.contains("`the pages of PDFDocument`") })
    #expect(view.currentPage === view.document?.page(at: 0))
    #expect(view.visiblePages.count >= 2 && view.documentView != nil)
  }

  @Test("pages that fit are as wide as the view without its margins; others as large as they are")
  func scale() throws {
    let (_, view) = try stage { $0.autoScales = true }
    #expect(abs(view.scaleFactor - 1) < 1e-9)
    view.pageBreakMargins = UIEdgeInsets(top: 0, left: 54, bottom: 0, right: 54)
    #expect(abs(view.scaleFactor - 0.5) < 1e-9)
    view.displaysPageBreaks = false
    #expect(abs(view.scaleFactor - 208 / 200) < 1e-9)
    view.scaleFactor = 3
    #expect(view.scaleFactor == 3 && !view.autoScales)
    #expect(PDFView().scaleFactorForSizeToFit == 1)
  }

  @Test("going to a page brings it to the top, or as near as there is room")
  func going() throws {
    let (graph, view) = try stage { $0.scaleFactor = 2 }
    let document = try #require(view.document)
    let pages = (0..<3).compactMap(document.page)
    #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    try graph.settleNow()
    #expect(view.currentPage !== pages[0])
    view.goToLastPage(nil)
    try graph.settleNow()
    #expect(view.currentPage === pages[2] && !view.canGoToNextPage)
    view.goToFirstPage(nil)
    #expect(view.currentPage === pages[0])
    view.go(to: PDFPage())
    #expect(view.currentPage === pages[0])
  }

  @Test("one page at a time is that which was gone to")
  func single() throws {
    let (graph, view) = try stage { $0.usePageViewController(true) }
    #expect(view.displayMode == .singlePage && words(graph) == ["1"])
    view.goToNextPage(nil)
    try graph.settleNow()
    #expect(words(graph) == ["2"] && view.currentDestination?.page?.label == "2")
    view.document = nil
    try graph.settleNow()
    #expect(words(graph).isEmpty && view.currentPage == nil)
  }

  @Test("a page of a picture shows it, and is as large")
  func picture() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    let page = try #require(PDFPage(image: image))
    #expect(page.bounds(for: .cropBox).size == CGSize(width: 40, height: 30))
    let document = PDFDocument()
    document.insert(page, at: 0)
    let (graph, _) = try stage { $0.document = document }
    #expect(words(graph).isEmpty)
    #expect(!graph.shortcomings.contains { $0.contains("PDFDocument") })
    let small = page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox)
    #expect(small.size == CGSize(width: 20, height: 15))
  }
}
