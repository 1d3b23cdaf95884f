import DisplayList
import Foundation
import QuickLook
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Pages on which files are looked at.
@MainActor @Suite("Quick Look") struct QuickLookTests {
  private final class Files: QLPreviewControllerDataSource {
    let files = ["/a.pdf", "/b.png"].map { URL(fileURLWithPath: $0) }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { files[index] }
  }

  @Test("the page has the file at its index, and none beyond its ends")
  func items() {
    let (page, files) = (QLPreviewController(), Files())
    #expect(page.currentPreviewItem == nil)
    page.dataSource = files
    for (index, name) in [(0, "a.pdf"), (1, "b.png"), (2, nil), (-1, nil)] as [(Int, String?)] {
      page.currentPreviewItemIndex = index
      #expect(page.currentPreviewItem?.previewItemTitle == name)
      #expect(page.currentPreviewItem?.previewItemURL?.lastPathComponent == name)
    }
    #expect(QLPreviewController.canPreview(files.files[0]))
    let address = NSURL(string: "file:///c.txt")
    #expect(address?.previewItemURL?.path == "/c.txt" && address?.previewItemTitle == "c.txt")
  }

  @Test("a page stands over a view as long as a file is chosen")
  func modifier() throws {
    struct Scene: View {
      let hook: Hook<URL?>
      @State private var file: URL?
      var body: some View {
        hook.binding = $file
        return Text("below").quickLookPreview($file, in: [])
      }
    }
    let hook = Hook<URL?>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    func says(_ word: String) -> Bool { rehearsal.list.texts.contains { $0.text.contains(word) } }
    #expect(!says("report.pdf") && says("below"))
    try rehearsal.now { hook.value = URL(fileURLWithPath: "/report.pdf") }
    try rehearsal.advance(to: 2)
    #expect(says("report.pdf"))
    #expect(rehearsal.graph.shortcomings.contains { $0.contains("Quick Look") })
    try rehearsal.now { hook.binding?.wrappedValue = nil }
    try rehearsal.advance(to: 4)
    #expect(!says("report.pdf") && says("below"))
  }
}
